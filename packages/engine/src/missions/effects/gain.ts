// `gain`: someone gets adrenaline, a card, a companion or a token.
import { nearest } from '../../parse/nearest.ts';
import type { Table } from '../../rules.ts';
import { NOBODY, NOWHERE, type SurvivorId } from '../../state/state.ts';
import { gainAp } from '../../survivors/adrenaline.ts';
import { call, present, tell } from '../../table.ts';
import { areaOf } from '../areas.ts';
import { itemsNamed } from '../names.ts';
import { Reading } from '../reading.ts';
import type { Effect } from '../script.ts';
import type { CompileEffect } from './index.ts';

/** Names of decks a card may be drawn from blindly. */
export const DECKS: Readonly<Record<string, string>> = {
  epic: 'epic',
  equipment: 'equipment',
  'secret-service': 'secret-service',
  'vault-weapon': 'vault',
  artefact: 'vault',
};
const SOURCES = ['equipment-deck', 'discards', 'any-deck', 'epic-deck', 'secret-service-deck', 'artefacts', 'stored'];
const TO = ['taker', 'all', 'chosen-survivor', 'chosen-survivor-there'] as const;
const TOKENS = ['beacon', 'rope-ladder'];

export const gain: CompileEffect = (r) => {
  const to = r.choice('to', TO, 'taker');
  if (r.has('ap')) return gainPoints(r.number('ap'), to);
  if (r.has('card')) return gainCard(r, to);
  if (r.has('companion')) return gainCompanion(r);
  if (r.has('token')) return gainToken(r);
  r.blame('it says nothing to gain: ap, card, companion or token');
  return () => {};
};

const gainPoints =
  (ap: number, to: (typeof TO)[number]): Effect =>
  (t, f) => {
    if (to !== 'all') {
      if (f.who !== NOBODY) gainAp(t, f.who, ap, 'mission');
      return;
    }
    for (let who = 0; who < t.g.survivors.length; who++) if (present(t.g.survivors[who])) gainAp(t, who, ap, 'mission');
  };

function gainCard(r: Reading, to: (typeof TO)[number]): Effect {
  const card = r.text('card');
  const from = r.texts('from', []);
  r.known('from', from, SOURCES);
  const shuffle = r.flag('shuffle');
  const tag = r.text('tag', '');
  const pick = r.flag('pick');
  const area = r.has('zone') ? areaOf(r, 'zone') : null;
  let otherwise = 0;
  if (r.has('else')) {
    const other = new Reading(r.c, r.place, 'else', r.raw('else'));
    otherwise = other.number('ap');
    other.close();
  }
  const stack = card === 'from-stack';
  const deck = DECKS[card] ?? '';
  const items = deck === '' && !stack ? itemsNamed(r.c, card) : [];
  if (deck !== '' && r.c.content.decks[deck] === undefined) r.blame(`this edition has no ${card} deck`);
  if (deck === '' && !stack && items.length === 0)
    r.blame(`unknown card ${card}`, nearest(card, [...Object.keys(DECKS), 'from-stack', ...r.c.content.items.map((i) => i.id)]));
  if (tag !== '') r.c.means.tags.set(tag, items[0] ?? card);
  return (t, f) =>
    call(t, 'gain-card', {
      who: f.who,
      zone: area === null ? f.zone : (area.zones(t, f)[0] ?? NOWHERE),
      name: card,
      deck,
      items,
      stack,
      from,
      pick,
      to,
      shuffle,
      tag,
      otherwise,
    });
}

function gainCompanion(r: Reading): Effect {
  const companion = r.text('companion');
  const named = r.c.content.survivors.map((s) => s.id);
  if (companion === 'random-unused') r.c.means.bringsUnused = true;
  else if (companion !== 'chosen-wounded' && !named.includes(companion)) {
    r.blame(`unknown companion ${companion}`, nearest(companion, ['random-unused', 'chosen-wounded', ...named]));
  }
  return (t, f) => {
    if (f.who !== NOBODY) call(t, 'gain-companion', { who: f.who, companion });
  };
}

function gainToken(r: Reading): Effect {
  const token = r.text('token');
  r.known('token', [token], TOKENS);
  return (t, f) => {
    if (f.who === NOBODY) return;
    if (token === 'beacon') t.g.beaconBy = f.who;
    else t.g.ladders.push({ at: t.g.survivors[f.who].zone, to: NOWHERE, by: f.who });
    tellTaken(t, f.who, token);
  };
}

function tellTaken(t: Table, who: SurvivorId, what: string): void {
  tell(t, { t: 'took', who, what, colour: '', zone: t.g.survivors[who].zone });
}
