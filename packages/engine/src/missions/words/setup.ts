// Setup words: what the map does not already show.

import { shuffle } from '../../kernel/index.ts';
import { nearest } from '../../parse/nearest.ts';
import type { Table } from '../../rules.ts';
import { drawAbomination } from '../../spawn/deck.ts';
import { NOBODY, type ObjectiveToken, type ZoneId } from '../../state/state.ts';
import { itemOf } from '../../survivors/inventory.ts';
import { addZombies } from '../../zombies/figures.ts';
import { areaNamed, areaOf, CARRIERS, fixedZones } from '../areas.ts';
import { tablesAtStart } from '../doors.ts';
import type { CompileWord } from '../draft.ts';
import { effectsOf } from '../effects/index.ts';
import { COLOURS, isToken, itemsOf, kindsOf, raise } from '../names.ts';
import { isRecord } from '../reading.ts';
import { NO_SCENE, occasion } from '../script.ts';

type Colour = ObjectiveToken['colour'];

const MAP = 'shown';

/** Zombies of a base: abominations are drawn from their deck. */
export function layZombies(t: Table, zone: ZoneId, kinds: readonly number[], count: number): void {
  for (let i = 0; i < count; i++) {
    const kind = kinds.length > 1 && t.r.kinds[kinds[0]].base === 'abomination' ? drawAbomination(t) : kinds[0];
    if (kind >= 0) addZombies(t, zone, kind, 1, 'setup');
  }
}

export function layNoise(t: Table, zone: ZoneId, count: number, permanent: boolean): void {
  t.g.noise[zone] += count;
  if (permanent) raise(t, `noise:${zone}`, count);
}

export const place: CompileWord = (r, d) => {
  const zone = r.texts('zone');
  const count = r.number('count', 1);
  const permanent = r.flag('permanent');
  const what = r.raw('what');
  if (zone.includes(MAP)) return;
  const kinds = CARRIERS[zone[0]?.replace('with:', '')];
  const area = areaNamed(r.c, r.place, r.word, zone);
  if (isRecord(what)) {
    for (const [name, n] of Object.entries(what)) {
      const group = kindsOf(r, name);
      d.lay.push((t) => {
        for (const at of area.zones(t, NO_SCENE)) layZombies(t, at, group, Number(n));
      });
    }
    return;
  }
  for (const name of r.texts('what')) {
    if (name === 'noise') {
      d.lay.push((t) => {
        for (const at of area.zones(t, NO_SCENE)) layNoise(t, at, count, permanent);
      });
    } else if (name === 'light') {
      d.lay.push((t) => {
        for (const at of area.zones(t, NO_SCENE)) t.g.progress[`light:${at}`] = 1;
      });
    } else if (name === 'crate') {
      d.lay.push((t) => {
        if (kinds === undefined) for (const at of area.zones(t, NO_SCENE)) t.g.crates.push({ zone: at, place: 'board', car: NOBODY });
        else {
          for (let i = 0; i < t.g.cars.length; i++) {
            if (kinds.includes(t.g.cars[i].kind)) t.g.crates.push({ zone: t.g.cars[i].zone, place: 'board', car: i });
          }
        }
      });
    } else if (isToken(name)) {
      const colour = (name === 'objective' ? 'red' : name) as Colour;
      if (area.fixed !== null && area.fixed.length !== count) r.blame(`${count} tokens want as many zones, not ${area.fixed.length}`);
      d.lay.push((t) => {
        const zones = area.zones(t, NO_SCENE);
        for (const zone of zones) t.g.objectives.push(newToken(zone, colour));
      });
    } else r.blame(`nothing to place is called ${name}`, nearest(name, ['noise', 'light', 'crate', 'objective', ...COLOURS]));
  }
};

export const newToken = (zone: ZoneId, colour: Colour): ObjectiveToken => ({ zone, colour, down: false, place: 'board', by: NOBODY });

/** Leaves out what the tile prints; goes before everything else. */
export const omit: CompileWord = (r, d) => {
  const what = r.texts('what');
  r.known('what', what, ['objective', 'crate', 'door']);
  const zones = fixedZones(r.c, r.place, r.word, r.texts('zone'));
  d.lay.unshift((t) => {
    if (what.includes('objective')) t.g.objectives = t.g.objectives.filter((o) => !zones.includes(o.zone));
    if (what.includes('crate')) t.g.crates = t.g.crates.filter((c) => !zones.includes(c.zone));
  });
};

/** Coloured tokens face down at random among those of another colour. */
export const hide: CompileWord = (r, d) => {
  const colours = r.texts('colours');
  const among = r.text('among', 'red');
  r.known('colours', colours, COLOURS);
  r.known('among', [among], COLOURS);
  const mix = r.number('mix', 0);
  const placed = r.number('placed', 0);
  const aside = r.number('aside', 0);
  if (mix > 0 && placed + aside !== mix) r.blame('mix must be placed and aside together');
  const spared = r.has('except') ? fixedZones(r.c, r.place, r.word, r.texts('except')) : [];
  d.lay.push((t) => {
    const tokens = t.g.objectives.filter((o) => o.place === 'board' && !o.down && o.colour === among && !spared.includes(o.zone));
    const bag = [...colours];
    while (bag.length < Math.max(mix, tokens.length)) bag.push(among);
    const order = bag.map((_, i) => i);
    shuffle(t.g.random, order);
    tokens.forEach((token, i) => {
      token.colour = bag[order[i]] as Colour;
      token.down = true;
    });
  });
};

/** Door tokens are part of the map; the word says in passing what is there. */
export const doors: CompileWord = (r) => {
  r.raw('zone');
  r.choice('state', ['open', 'closed', 'broken'], 'closed');
  r.raw('colour');
  r.number('count', 0);
};

const PILES: Readonly<Record<string, { readonly deck: string; readonly name: string }>> = {
  artefact: { deck: 'vault', name: 'artefact' },
  'vault-weapon': { deck: 'vault', name: 'vault-weapon' },
  equipment: { deck: 'equipment', name: 'stack' },
};

function lie(t: Table, zone: ZoneId, name: string, cards: number[], down: boolean): void {
  if (cards.length === 0) return;
  t.g.loose.push({ zone, name, cards, down });
  raise(t, `laid:${name}`, cards.length);
}

/** A card of this item: out of a deck, else one that was put into the box. */
function cardOf(t: Table, item: string): number {
  const used = new Set<number>();
  for (const deck of Object.values(t.g.decks)) {
    const at = deck.draw.findIndex((card) => itemOf(t, card).id === item);
    if (at >= 0) return deck.draw.splice(at, 1)[0];
    for (const card of [...deck.draw, ...deck.discard]) used.add(card);
  }
  for (const heap of t.g.loose) for (const card of heap.cards) used.add(card);
  return t.g.cards.findIndex((number, card) => !used.has(card) && t.r.items[number].id === item);
}

export const stock: CompileWord = (r, d) => {
  const area = areaOf(r, 'zone');
  const cards = r.raw('cards');
  if (isRecord(cards)) {
    for (const [item, n] of Object.entries(cards)) {
      itemsOf(r, [item]);
      d.lay.push((t) => {
        for (const zone of area.zones(t, NO_SCENE)) {
          const heap = Array.from({ length: Number(n) }, () => cardOf(t, item)).filter((card) => card >= 0);
          lie(t, zone, item, heap, false);
        }
      });
    }
    return;
  }
  const pile = PILES[r.text('cards')];
  if (pile === undefined) {
    r.blame(`no pile of cards is called ${r.text('cards')}`, nearest(r.text('cards'), Object.keys(PILES)));
    return;
  }
  const count = r.amount('random', ['survivors'], 1);
  d.lay.push((t) => {
    const n = count === 'survivors' ? t.g.survivors.length : count;
    const deck = t.g.decks[pile.deck];
    for (const zone of new Set(area.zones(t, NO_SCENE)))
      lie(t, zone, pile.name, deck?.draw.splice(Math.max(0, deck.draw.length - n), n) ?? [], true);
  });
};

export const removeCards: CompileWord = (r, d) => {
  const deck = r.text('deck');
  const cards = r.texts('cards');
  r.amount('count', ['all'], 'all');
  const to = r.text('to', 'box');
  const zone = to === 'box' ? null : areaNamed(r.c, r.place, r.word, [to]);
  if (deck === 'zombie') {
    r.known('cards', cards, ['spawn', 'rush', 'extra', 'double', 'necromancer', 'siege']);
    d.lay.push((t) => {
      t.g.zombieDeck.draw = t.g.zombieDeck.draw.filter((card) => !cards.includes(t.r.zombieCards[card].is));
    });
    return;
  }
  if (r.c.content.decks[deck] === undefined) r.blame(`unknown deck ${deck}`, nearest(deck, ['zombie', ...Object.keys(r.c.content.decks)]));
  const items = itemsOf(r, cards);
  d.lay.push((t) => {
    const heap = t.g.decks[deck];
    if (heap === undefined) return;
    const out = heap.draw.filter((card) => items.includes(itemOf(t, card).id));
    heap.draw = heap.draw.filter((card) => !out.includes(card));
    for (const at of zone?.zones(t, NO_SCENE).slice(0, 1) ?? []) {
      for (const item of items)
        lie(
          t,
          at,
          item,
          out.filter((card) => itemOf(t, card).id === item),
          false,
        );
    }
  });
};

export const clock: CompileWord = (r, d) => {
  const start = r.number('start');
  if (start > 23) r.blame('start must be an hour from 0 to 23');
  d.lay.push((t) => {
    t.g.hour = start;
  });
};

/** The cards themselves are the mission's data; the word says how many there are. */
export const dealCards: CompileWord = (r) => {
  const expect = (name: string, list: readonly unknown[] | undefined): void => {
    const n = r.number(name, list?.length ?? 0);
    if (n !== (list?.length ?? 0)) r.blame(`the mission has ${list?.length ?? 0} ${name}, not ${n}`);
  };
  expect('cards', r.c.mission.cards);
  expect('notes', r.c.mission.notes);
  for (const name of ['on-doors', 'instead-of-crate', 'notes-in-order', 'picked-up']) r.raw(name);
};

/** A tile that joins no other until something links it. */
export const detach: CompileWord = (r) => {
  const tile = r.text('tile');
  const zones = fixedZones(r.c, r.place, r.word, [`tile:${tile}`]);
  const { steps } = tablesAtStart(r.c);
  if (zones.some((zone) => steps[zone].some((next) => !zones.includes(next)))) r.blame(`${tile} touches another tile: lay it apart`);
};

/** A spawn at setup is an effect after everything lies there. */
export const spawnAtSetup: CompileWord = (r, d) => {
  const given: Record<string, unknown> = {};
  for (const name of ['zone', 'cards', 'redraw', 'as']) if (r.has(name)) given[name] = r.raw(name);
  const list = effectsOf(r.c, [{ spawn: given }], r.place);
  d.setup.push({ proc: 'mission-effects', locals: { ...occasion(NO_SCENE), list } });
};
