// Adrenaline and danger levels: Blue 0, Yellow 7 (+1 action), Orange 19 (1 of 2 skills), Red 43 (1 of 3). New skills work at once.

import { END } from '../kernel/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import { DANGER, levelOf, type Table, TOP_AP } from '../rules.ts';
import { skillOf } from '../skills/lookup.ts';
import type { Survivor, SurvivorId } from '../state/state.ts';
import { ask, call, present, tell } from '../table.ts';
import { noticeSkill } from './inventory.ts';

/** Level as spawning reads it: a survivor on a later lap of Ultrared stays Red. */
export const survivorLevel = (s: Survivor): number => (s.laps > 0 ? 3 : levelOf(s.ap));

/** The highest level among living survivors that play: what zombie cards are read at. */
export function dangerLevel(t: Table): number {
  let level = 0;
  for (const s of t.g.survivors) if (s.role === 'played' && s.alive) level = Math.max(level, survivorLevel(s));
  return level;
}

export function gainAp(t: Table, who: SurvivorId, n: number, why: string): void {
  const s = t.g.survivors[who];
  if (n <= 0 || s.role !== 'played' || !s.alive) return;
  const ultrared = t.r.options.ultrared === true;
  const before = levelOf(s.ap);
  s.ap = ultrared ? s.ap + n : Math.min(TOP_AP, s.ap + n);
  tell(t, { t: 'ap', who, gained: n, total: s.ap, why });
  const reached = levelOf(s.ap);
  if (reached > before || (ultrared && s.ap >= TOP_AP)) call(t, 'level-up', { who, from: before });
}

/** A skill joins the survivor and works at once, a free action of this turn included. */
export function gainSkill(t: Table, who: SurvivorId, id: string): void {
  const s = t.g.survivors[who];
  s.skills.push(id);
  const free = skillOf(t.r, id).free;
  if (free !== undefined && t.g.active === who) s.free.push(free);
  tell(t, { t: 'skill', who, skill: id, how: 'gained' });
  noticeSkill(t, id);
}

const times = (list: readonly string[], id: string): number => list.filter((other) => other === id).length;

/** Skills this survivor may still take at a level, also one more of a kind it has if the card prints it again (they add up); in Ultrared's later laps any that its card left, then any of the book. */
function choices(t: Table, s: Survivor, level: number): string[] {
  const card = t.r.survivorCards[s.id];
  if (!card) return [];
  const printed = level === 2 ? card.orange : card.red;
  const upTo = level === 2 ? [...card.blue, ...card.orange] : [...card.blue, ...card.orange, ...card.red];
  const open = printed.filter((id) => times(s.skills, id) < times(upTo, id));
  if (open.length > 0 || s.laps === 0) return open;
  // any skill of the book, but only once the whole card is taken
  const all = [...card.blue, ...card.orange, ...card.red];
  if (all.some((id) => times(s.skills, id) < times(all, id))) return [];
  return (t.r.content.skills ?? []).filter((id) => !s.skills.includes(id));
}

/** One level at a time, from the one below up; each Orange and Red asks which skill. */
export const levelUp: ProcedureOf<'level-up'> = {
  next(t, f) {
    const s = t.g.survivors[f.who];
    if (!present(s) && !s.out) return END;
    if (f.from >= levelOf(s.ap)) return 'lap';
    f.from++;
    tell(t, { t: 'level', who: f.who, level: DANGER[f.from], lap: s.laps });
    if (f.from > 1) return;
    if (t.g.active === f.who && s.laps === 0) s.actions++;
    return 'next';
  },
  /** what else a book gives for Orange and Red: Washington's campaign points */
  reached() {},
  choose(t, f) {
    const s = t.g.survivors[f.who];
    const open = choices(t, s, f.from);
    if (open.length === 0) return 'next';
    if (open.length === 1) {
      gainSkill(t, f.who, open[0]);
      return 'next';
    }
    ask(t, { kind: 'skill', by: s.seat, who: f.who, level: f.from, keys: open });
  },
  take(t, f) {
    gainSkill(t, f.who, f.answer);
    return 'next';
  },
  /** Ultrared: past Red the track starts again, points carry over, skills stay */
  lap(t, f) {
    const s = t.g.survivors[f.who];
    if (t.r.options.ultrared !== true || s.ap < TOP_AP) return END;
    s.ap -= TOP_AP;
    s.laps++;
    f.from = 0;
    return 'next';
  },
};
