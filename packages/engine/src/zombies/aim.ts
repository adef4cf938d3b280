// Where zombies of a zone go: sight first, then noise (White Death: what they can reach first), one step by the shortest way.
import { type BoardTables, FAR } from '../board/index.ts';
import type { Table } from '../rules.ts';
import { NOWHERE, type ZoneId } from '../state/state.ts';
import { type Senses, zombieSees } from './senses.ts';

/** How they walk: as usual, unhindered by sandbags and tank (extra activations), or up ramparts without stairs. */
export type Gait = 'walks' | 'unhindered' | 'climbs';

export type Why = 'sees' | 'hears' | 'nobody' | 'drawn';

/** `ways` holds distinct next zones; the own zone among them: stopped on the way. */
export interface Aim {
  readonly why: Why;
  readonly targets: readonly ZoneId[];
  readonly ways: readonly ZoneId[];
}

/** An aim while it is being found. */
interface Aiming extends Aim {
  why: Why;
  readonly targets: ZoneId[];
  readonly ways: ZoneId[];
}

const stepsOf = (board: BoardTables, gait: Gait): readonly (readonly ZoneId[])[] =>
  gait === 'walks' ? board.zombieSteps : gait === 'climbs' ? board.climbSteps : board.freeZombieSteps;

function distanceOf(board: BoardTables, gait: Gait, from: ZoneId, to: ZoneId): number {
  if (gait === 'walks') return board.zombieDistance(from, to);
  return gait === 'climbs' ? board.climbDistance(from, to) : board.freeZombieDistance(from, to);
}

/** Keeps the loudest of the candidates. */
function consider(targets: ZoneId[], noise: readonly number[], zone: ZoneId): void {
  if (targets.length > 0) {
    const most = noise[targets[0]];
    if (noise[zone] < most) return;
    if (noise[zone] > most) targets.length = 0;
  }
  targets.push(zone);
}

function chooseTargets(t: Table, senses: Senses, zone: ZoneId, gait: Gait): Aiming {
  const { people, noise, loudest, tables } = senses;
  const targets: ZoneId[] = [];
  const aim: Aiming = { why: 'sees', targets, ways: [] };
  const reachableFirst = t.r.law.preferReachable;
  let reachable = false;
  for (let i = 0; i < people.length; i++) {
    const seen = people[i] !== zone && zombieSees(t, senses, zone, people[i]);
    if (reachableFirst) {
      const open = distanceOf(tables, gait, zone, people[i]) !== FAR;
      reachable ||= open;
      if (!open) continue;
    }
    if (seen) consider(targets, noise, people[i]);
  }
  if (targets.length > 0) return aim;
  if (reachableFirst) {
    for (let i = 0; i < people.length; i++)
      if (people[i] !== zone && zombieSees(t, senses, zone, people[i])) consider(targets, noise, people[i]);
    if (targets.length > 0) return aim;
  }
  aim.why = 'hears';
  if (reachableFirst && reachable) {
    for (let heard = 0; heard < noise.length; heard++) {
      if (noise[heard] > 0 && distanceOf(tables, gait, zone, heard) !== FAR) consider(targets, noise, heard);
    }
  } else for (let i = 0; i < loudest.length; i++) targets.push(loudest[i]);
  if (targets.length === 0) aim.why = 'nobody';
  return aim;
}

/** Where zombies of this zone want to go now and by which next zones; no ways: they stay. */
export function aimFrom(t: Table, senses: Senses, zone: ZoneId, gait: Gait): Aim {
  const aim = chooseTargets(t, senses, zone, gait);
  const { targets, ways } = aim;
  // whoever stands where it is noisiest has arrived
  if (targets.includes(zone)) return aim;
  for (let i = 0; i < targets.length; i++) addWays(t, senses.tables, zone, targets[i], gait, ways);
  settleWays(t, zone, ways);
  return aim;
}

/** The same with the goals given: taunted zombies, necromancers. */
export function aimAt(t: Table, board: BoardTables, zone: ZoneId, goals: readonly ZoneId[], gait: Gait): Aim {
  const ways: ZoneId[] = [];
  for (const goal of goals) if (goal !== zone) addWays(t, board, zone, goal, gait, ways);
  settleWays(t, zone, ways);
  return { why: 'drawn', targets: [...goals], ways };
}

const ascending = (a: number, b: number): number => a - b;

function addWay(ways: ZoneId[], zone: ZoneId): void {
  if (!ways.includes(zone)) ways.push(zone);
}

function addWays(t: Table, board: BoardTables, zone: ZoneId, target: ZoneId, gait: Gait, ways: ZoneId[]): void {
  const steps = stepsOf(board, gait)[zone];
  if (t.r.missionRules.pathsThroughDoors(t, target)) {
    addWaysThroughDoors(board, zone, target, steps, ways);
    return;
  }
  const away = distanceOf(board, gait, zone, target);
  if (away !== FAR) {
    for (let i = 0; i < steps.length; i++) if (distanceOf(board, gait, steps[i], target) === away - 1) addWay(ways, steps[i]);
    return;
  }
  if (t.r.law.noWay === 'through-doors') addWaysThroughDoors(board, zone, target, steps, ways);
  else if (t.r.law.noWay === 'through-all') addWaysThroughAll(board, zone, target, steps, ways);
}

/** As if all doors were open; a closed one still stops them. */
function addWaysThroughDoors(board: BoardTables, zone: ZoneId, target: ZoneId, steps: readonly ZoneId[], ways: ZoneId[]): void {
  const away = board.distanceThroughDoors(zone, target);
  const wished = board.stepsThroughDoors[zone];
  for (let i = 0; i < wished.length; i++) {
    if (board.distanceThroughDoors(wished[i], target) === away - 1) addWay(ways, steps.includes(wished[i]) ? wished[i] : zone);
  }
}

/** As if nothing stood in the way; walls and walkways still stop them. */
function addWaysThroughAll(board: BoardTables, zone: ZoneId, target: ZoneId, steps: readonly ZoneId[], ways: ZoneId[]): void {
  const away = board.distanceThroughAll(zone, target);
  const wished = board.adjacent[zone];
  for (let i = 0; i < wished.length; i++) {
    if (board.distanceThroughAll(wished[i], target) === away - 1) addWay(ways, steps.includes(wished[i]) ? wished[i] : zone);
  }
}

/** In reading order. Where groups go together a barred way is no way while another is open. */
function settleWays(t: Table, zone: ZoneId, ways: ZoneId[]): void {
  if (ways.length < 2) return;
  ways.sort(ascending);
  const barred = t.r.law.split === 'together' ? ways.indexOf(zone) : -1;
  if (barred >= 0) ways.splice(barred, 1);
}

/** Walkways that bar the straight way to what the zombies of this zone are after: a Siege card lets them climb these (WD). */
export function climbsFrom(t: Table, senses: Senses, zone: ZoneId): ZoneId[] {
  const board = senses.tables;
  const climbs: ZoneId[] = [];
  // out of a house or a ruin nobody climbs: only from the street
  if (board.walkway[zone] || !board.street[zone] || !board.adjacent[zone].some((next) => board.walkway[next])) return climbs;
  const { targets } = chooseTargets(t, senses, zone, 'walks');
  if (targets.includes(zone)) return climbs;
  for (const target of targets) {
    // stairs further off do not matter where the rampart is the shorter way
    const open = board.zombieDistance(zone, target);
    const distance = (from: ZoneId): number => (open === FAR ? board.distanceThroughAll(from, target) : board.climbDistance(from, target));
    const away = distance(zone);
    if (away >= open) continue;
    for (const next of board.adjacent[zone]) {
      const barred = board.walkway[next] && !board.zombieSteps[zone].includes(next);
      if (barred && distance(next) === away - 1 && !climbs.includes(next)) climbs.push(next);
    }
  }
  return climbs;
}

/** Of the goals, those fewest steps away by open ways, else as the edition counts when there is none. */
export function nearest(t: Table, board: BoardTables, zone: ZoneId, goals: readonly ZoneId[], gait: Gait): ZoneId[] {
  let near: ZoneId[] = [];
  let least = FAR;
  const weigh = (distance: (to: ZoneId) => number): void => {
    for (const goal of goals) {
      const away = distance(goal);
      if (away > least || away === FAR) continue;
      if (away < least) near = [];
      least = away;
      near.push(goal);
    }
  };
  weigh((to) => distanceOf(board, gait, zone, to));
  if (near.length === 0 && t.r.law.noWay === 'through-doors') weigh((to) => board.distanceThroughDoors(zone, to));
  if (near.length === 0 && t.r.law.noWay === 'through-all') weigh((to) => board.distanceThroughAll(zone, to));
  return near;
}

/** First of the targets, for events; NOWHERE when there is none. */
export const firstTarget = (aim: Aim): ZoneId => (aim.targets.length > 0 ? aim.targets[0] : NOWHERE);
