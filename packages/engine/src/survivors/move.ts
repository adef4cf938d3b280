// Move: 1 zone, more with skills. Leaving a zone costs 1 more action per zombie in it; entering a zone with zombies ends the Move.
import { type Refusal, refuse } from '../kernel/index.ts';
import { readPath, takeFree } from '../keys/index.ts';
import type { Table } from '../rules.ts';
import { fold, hasSkill } from '../skills/fold.ts';
import { NOBODY, type Survivor, type ZoneId } from '../state/state.ts';
import { tables, tell, zombiesIn } from '../table.ts';
import type { Action } from './action.ts';
import { goTo } from './arrive.ts';
import { cannotPay, costOf, type Expense, pay, payRefused, payVariants, withVariants } from './spending.ts';

/** What a Move would cost and how zombies hinder it. */
export interface Gait {
  /** extra ordinary actions for leaving the zone */
  readonly leave: number;
  /** zombies in an entered zone end the Move */
  readonly stopped: boolean;
  /** a kid's once-a-turn Slippery is what helps here */
  readonly kid: boolean;
}

const KID = 'kid-slippery';

/** A heavy load switches off every skill that changes movement. */
export const laden = (t: Table, s: Survivor): boolean => t.r.missionRules.moveCost(t, s) > 0;

/** A kid whose Slippery of this turn is still to come may walk without it. */
const mayKeepSlippery = (t: Table, s: Survivor): boolean => s.kid && t.r.law.kidsSlippery && !s.used.includes(KID) && !laden(t, s);

/** `plain`: a kid keeps its Slippery for later. */
export function gait(t: Table, s: Survivor, plain = false): Gait {
  const zombies = zombiesIn(t, s.zone);
  if (laden(t, s)) return { leave: zombies, stopped: true, kid: false };
  const leave = s.marks.includes('easy-leave') ? 0 : fold(t, s, 'leave-cost', zombies, { zombies });
  const stopped = fold(t, s, 'zombies-stop-move', true, null);
  if (!plain && mayKeepSlippery(t, s)) return { leave: 0, stopped: false, kid: leave > 0 };
  return { leave, stopped, kid: false };
}

/** Zones one step away for this survivor: Wall Climber needs neither stairs nor ladder. */
export function stepsFrom(t: Table, s: Survivor, zone: ZoneId): readonly ZoneId[] {
  const board = tables(t);
  if (!hasSkill(s, 'wall-climber')) return board.steps[zone];
  const climbs = board.adjacent[zone].filter(
    (to) => board.walkway[to] !== board.walkway[zone] && board.street[to] && board.street[zone] && !board.steps[zone].includes(to),
  );
  return climbs.length === 0 ? board.steps[zone] : [...board.steps[zone], ...climbs];
}

/** Climbing onto a tank costs one more action. */
export const climbCost = (t: Table, path: readonly ZoneId[]): number => {
  let cost = 0;
  for (const zone of path) if (t.r.board.zones[zone].tank) cost++;
  return cost;
};

/** A heavy load is carried by ordinary actions: a free Move is a skill of movement, too. */
const expense = (t: Table, s: Survivor): Expense =>
  laden(t, s) ? { kind: 'other' } : { kind: 'move', corruption: t.g.corruption.includes(s.zone) };

/** Is this a way the survivor can walk? Each zone a step from the last, none after one where zombies stop it. */
export function walkRefused(t: Table, s: Survivor, path: readonly ZoneId[], most: number, how: Gait = gait(t, s)): Refusal | null {
  if (path.length === 0) return refuse('move-nowhere');
  if (path.length > most) return refuse('move-too-far', { most });
  const zones = t.r.board.zones.length;
  let at = s.zone;
  for (let i = 0; i < path.length; i++) {
    if (!Number.isInteger(path[i]) || path[i] < 0 || path[i] >= zones) return refuse('unknown-zone');
    if (path[i] === s.zone || path.indexOf(path[i]) < i) return refuse('move-goes-back', { zone: path[i] });
    if (!stepsFrom(t, s, at).includes(path[i])) return refuse('move-no-way', { from: at, to: path[i] });
    at = path[i];
    if (how.stopped && i < path.length - 1 && zombiesIn(t, at) > 0) return refuse('move-stopped-by-zombies', { zone: at });
  }
  return null;
}

/** Walks the path: one event, one arrival at the end. */
export function walk(t: Table, s: Survivor, path: readonly ZoneId[], by: string): void {
  const who = t.g.survivors.indexOf(s);
  tell(t, { t: 'moved', who, path: [s.zone, ...path], by });
  goTo(t, s, path[path.length - 1]);
}

/** Marks the kid's Slippery as used if this walk needed it: zombies left behind, or walked through. */
export function spendKid(t: Table, s: Survivor, how: Gait, path: readonly ZoneId[]): void {
  if (!s.kid || how.stopped || s.used.includes(KID)) return;
  if (how.kid || path.slice(0, -1).some((zone) => zombiesIn(t, zone) > 0)) s.used.push(KID);
}

/** Every path of up to `most` zones without turning back on itself, in reading order. */
export function paths(t: Table, s: Survivor, most: number, how: Gait, visit: (path: ZoneId[]) => void): void {
  const path: ZoneId[] = [];
  const go = (at: ZoneId) => {
    for (const next of stepsFrom(t, s, at)) {
      if (next === s.zone || path.includes(next)) continue;
      path.push(next);
      visit(path);
      if (path.length < most && !(how.stopped && zombiesIn(t, next) > 0)) go(next);
      path.pop();
    }
  };
  go(s.zone);
}

/** Zones a Move may cover. */
const reachOf = (t: Table, s: Survivor): number => (laden(t, s) ? 1 : fold(t, s, 'move-zones', 1, null));

interface Read {
  readonly path: readonly ZoneId[];
  readonly plain: boolean;
  readonly how: Gait;
  readonly extra: number;
  readonly chosen?: string;
}

function read(t: Table, s: Survivor, args: readonly string[]): Read {
  const { args: rest, chosen } = takeFree(args);
  const { path, said: plain } = readPath(rest, 'plain');
  const how = gait(t, s, plain);
  const known = path.every((zone) => t.r.board.zones[zone] !== undefined);
  return { path, plain, how, extra: how.leave + t.r.missionRules.moveCost(t, s) + (known ? climbCost(t, path) : 0), chosen };
}

export const move: Action = {
  verb: 'move',
  list(t, s, push) {
    const how = gait(t, s);
    const base = how.leave + t.r.missionRules.moveCost(t, s);
    if (s.car !== NOBODY || cannotPay(s, expense(t, s), base) !== null) return;
    const most = reachOf(t, s);
    const affordable = (path: readonly ZoneId[]) => {
      const climb = climbCost(t, path);
      return climb === 0 || cannotPay(s, expense(t, s), base + climb) === null;
    };
    if (most === 1) {
      for (const next of stepsFrom(t, s, s.zone)) if (affordable([next])) push(`move:${next}`);
      return;
    }
    paths(t, s, most, how, (path) => {
      if (affordable(path)) push(`move:${path.join(':')}`);
    });
  },
  check(t, s, args) {
    if (s.car !== NOBODY) return refuse('in-a-car');
    const { path, plain, how, extra, chosen } = read(t, s, args);
    if (plain && !mayKeepSlippery(t, s)) return refuse('unknown-thing', { what: 'plain' });
    return walkRefused(t, s, path, reachOf(t, s), how) ?? payRefused(s, expense(t, s), chosen, extra);
  },
  run(t, s, args) {
    const { path, how, extra, chosen } = read(t, s, args);
    pay(t, s, expense(t, s), extra, chosen);
    spendKid(t, s, how, path);
    walk(t, s, path, 'move');
  },
  describe(t, s, args) {
    const { path, how, extra } = read(t, s, args);
    const e = expense(t, s);
    const about = { zones: path, cost: costOf(s, e, extra) };
    const slips = !how.stopped && mayKeepSlippery(t, s) && move.check(t, s, [...path.map(String), 'plain']) === null;
    return { ...about, ...withVariants({ ...payVariants(s, e), ...(slips ? { manners: ['plain' as const] } : {}) }) };
  },
};
