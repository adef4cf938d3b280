// Words of Washington's cards and notes, beside the ordinary effects.

import { lifeOf } from '../../campaign/life.ts';
import { nearest } from '../../parse/nearest.ts';
import { refreshBoard } from '../../state/board-state.ts';
import { NOBODY } from '../../state/state.ts';
import { finish } from '../../survivors/finish.ts';
import { call, present, tell } from '../../table.ts';
import { areaOf, fixedZones } from '../areas.ts';
import { goalOf } from '../conditions/index.ts';
import { counted } from '../names.ts';
import { blame, type Compiling, isRecord } from '../reading.ts';
import type { Effect } from '../script.ts';
import { occasion } from '../script.ts';
import { ifSo } from './branch.ts';
import type { CompileEffect } from './index.ts';

type Branch = (c: Compiling, given: unknown, place: string, compile: (list: unknown, place: string) => number) => Effect;

/** Words whose parameters hold effect lists or a bare number or name. */
export const listEffects: Readonly<Record<string, Branch>> = {
  /** two lines or more, decided by the table */
  choose(c, given, place, compile) {
    if (!Array.isArray(given) || given.length < 2) blame(c, place, 'choose', 'two lists of effects are wanted at least');
    const lists = (Array.isArray(given) ? given : []).map((list, i) => compile(list, `${place}[${i}]`));
    return (t, f) => call(t, 'choose-line', { who: f.who, zone: f.zone, card: f.card ?? '', lists });
  },
  note(c, given, place) {
    const notes = c.mission.notes ?? [];
    if (!notes.some((note) => note.no === given)) blame(c, place, 'note', `the mission has no note ${String(given)}`);
    return (t, f) => call(t, 'read-note', { who: f.who, zone: f.zone, note: Number(given), optional: false });
  },
  keyword(c, given, place) {
    const word = nameIn(c, given, place, 'keyword');
    return (t) => {
      t.g.progress[`keyword:${word}`] = 1;
      tell(t, { t: 'mission', text: 'keyword', word });
    };
  },
  /** the rest only with the keyword; else the card goes back to its place, or `else` happens */
  'needs-keyword'(c, given, place, compile) {
    const word = nameIn(c, isRecord(given) ? given.word : given, place, 'needs-keyword');
    const otherwise = isRecord(given) && given.else !== undefined ? compile(given.else, `${place}.else`) : -1;
    return (t, f) => {
      if (counted(t, `keyword:${word}`) > 0) return;
      f.at = Number.MAX_SAFE_INTEGER;
      if (f.card) delete t.g.progress[`card:${f.card}`];
      tell(t, { t: 'mission', text: 'needs-keyword', word });
      if (otherwise >= 0) call(t, 'mission-effects', { ...occasion(f), list: otherwise });
    };
  },
  if: ifSo,
  stay() {
    return (t, f) => {
      if (f.card) t.g.progress[`card:${f.card}`] = 2;
    };
  },
  /** what follows becomes an objective of the mission */
  aim(c, given, place) {
    const number = c.aims.push({ entry: given, place }) - 1;
    return (t) => {
      const before = Object.keys(t.g.progress).filter((name) => name.startsWith('aim:')).length;
      t.g.progress[`aim:${number}`] ??= before + 1;
      tell(t, { t: 'mission', text: 'aim', number });
    };
  },
  end() {
    return (t) => finish(t, { result: 'won', reason: 'mission' });
  },
};

function nameIn(c: Compiling, given: unknown, place: string, word: string): string {
  if (typeof given === 'string' && given !== '') return given;
  blame(c, place, word, 'a name is wanted');
  return '';
}

const ACHIEVEMENTS_FOR = ['all', 'taker'] as const;

export const cardEffects: Readonly<Record<string, CompileEffect>> = {
  /** written on the sheet of the whole team, or of the one who took the card */
  achievement(r) {
    const id = r.text('id');
    const own = r.choice('for', ACHIEVEMENTS_FOR, 'all') === 'taker';
    if (r.c.content.campaign === undefined) r.blame('this book has no campaign sheet');
    return (t, f) => {
      const taker = own ? t.g.survivors[f.who] : undefined;
      const list = taker === undefined ? t.g.campaign?.achievements : lifeOf(t, taker).achievements;
      if (list === undefined || list.includes(id)) return;
      list.push(id);
      if (taker === undefined) tell(t, { t: 'mission', text: 'achievement', id });
      else tell(t, { t: 'mission', text: 'achievement-own', id, who: f.who });
    };
  },
  'campaign-xp'(r) {
    const count = r.number('count', 1);
    const to = r.choice('to', ['taker', 'all'], 'taker');
    return (t, f) => {
      const who = t.g.survivors.flatMap((s, i) => (s.role === 'played' && s.alive && (to === 'all' || i === f.who) ? [i] : []));
      call(t, 'campaign-points-of', { left: who, count });
    };
  },
  light(r) {
    const area = areaOf(r, 'zone');
    const on = !r.has('on') || r.flag('on');
    return (t, f) => {
      for (const zone of area.zones(t, { who: f.who, zone: f.zone })) {
        if (on) t.g.progress[`light:${zone}`] = 1;
        else delete t.g.progress[`light:${zone}`];
        tell(t, { t: 'token', what: 'light', zone, change: on ? 'placed' : 'removed' });
      }
    };
  },
  /** two zones count as neighbours from now on, if it is so when the card is read */
  link(r) {
    const zones = r.texts('zones').map((name) => fixedZones(r.c, r.place, r.word, [name])[0]);
    if (zones.length !== 2 || zones.some((zone) => zone === undefined)) r.blame('zones must name two zones');
    const goal = r.has('if') ? goalOf(r.c, r.raw('if'), r.at('if')) : null;
    return (t, f) => {
      if (goal !== null && !goal.met(t, { who: f.who, zone: f.zone })) return;
      t.g.progress[`link:${zones[0]}-${zones[1]}`] = 1;
      refreshBoard(t);
    };
  },
  /** wounds healed or taken by the taker, or by everyone in the zone */
  heal(r) {
    return healOrWound(r, 'heal-survivors');
  },
  wound(r) {
    return healOrWound(r, 'wound-survivors');
  },
  /** noise tokens in a zone */
  noise(r) {
    const area = areaOf(r, 'zone');
    const count = r.number('count', 1);
    return (t, f) => {
      for (const zone of area.zones(t, { who: f.who, zone: f.zone })) {
        t.g.noise[zone] += count;
        tell(t, { t: 'noise', zone, tokens: t.g.noise[zone], who: f.who });
      }
    };
  },
  /** zombies of a kind activate once more */
  activate(r) {
    const name = r.text('kind');
    const kinds = r.c.kinds.flatMap((kind, i) => (name === 'zombie' || kind.id === name || kind.base === name ? [i] : []));
    if (kinds.length === 0) r.blame(`unknown kind of zombie ${name}`, nearest(name, ['zombie', ...r.c.kinds.map((k) => k.id)]));
    return (t) => call(t, 'activate-kind', { kinds });
  },
};

const healOrWound = (r: Parameters<CompileEffect>[0], proc: 'heal-survivors' | 'wound-survivors'): Effect => {
  const count = r.number('count', 1);
  const to = r.choice('to', ['taker', 'all', 'there'], 'taker');
  return (t, f) => {
    const who = t.g.survivors.flatMap((s, i) => {
      const fits = to === 'taker' ? i === f.who : to === 'all' ? true : s.zone === f.zone;
      return fits && present(s) && s.role === 'played' ? [i] : [];
    });
    if (f.who !== NOBODY || to !== 'taker') call(t, proc, { left: who, count });
  };
};
