// How long corruption needs to the Beacon: a Defiler drives the spawn token it came from there, a zone in each zombies phase.
import type { State, ZoneId } from '@holdout/engine';
import { FARTHEST } from './assess.ts';
import type { Facts } from './facts.ts';

const across = new WeakMap<Facts, Map<ZoneId, Int16Array>>();

/** Zones from everywhere to this one as the crow flies: corruption minds no walls. */
function acrossTo(f: Facts, zone: ZoneId): Int16Array {
  let known = across.get(f);
  if (known === undefined) {
    known = new Map();
    across.set(f, known);
  }
  let steps = known.get(zone);
  if (steps !== undefined) return steps;
  const { cells, cols, zones } = f.ground.board;
  steps = new Int16Array(zones.length).fill(FARTHEST);
  steps[zone] = 0;
  // as often as a step may still shorten a way: boards are small
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < cells.length; i++)
      for (const j of [(i + 1) % cols === 0 ? -1 : i + 1, i + cols]) {
        const a = cells[i] ?? -1;
        const b = cells[j] ?? -1;
        if (a < 0 || b < 0 || a === b) continue;
        const [near, far] = (steps[a] as number) < (steps[b] as number) ? [a, b] : [b, a];
        if ((steps[far] as number) <= (steps[near] as number) + 1) continue;
        steps[far] = (steps[near] as number) + 1;
        changed = true;
      }
  }
  known.set(zone, steps);
  return steps;
}

/** Zombies phases until this one's token is at the Beacon; FARTHEST: none is on its way. */
export function phasesLeft(f: Facts, state: State, { zone, source }: State['necromancers'][number]): number {
  const from = state.spawns[source]?.zone ?? -1;
  return state.beacon < 0 || zone < 0 || from < 0 ? FARTHEST : (acrossTo(f, state.beacon)[from] as number);
}

/** steps of a turn, turns it takes to fell somebody, and turns to spare: then it is time to go */
const TURN = 2.5;
const FELLING = 1;
const SPARE = 2;

/** Whoever has so many steps to this one has no time to lose. */
export const isLate = (f: Facts, state: State, one: State['necromancers'][number], steps: number): boolean =>
  phasesLeft(f, state, one) <= steps / TURN + FELLING + SPARE;

/** what the way to somebody who is about to lose the game is worth */
const HURRY = 2.5;

/** How much more than usual it is worth to get at whoever stands in one of these zones; absent: as usual. */
export function hurryTo(f: Facts, state: State, zones: readonly ZoneId[], steps: number): { readonly haste?: number } {
  return state.necromancers.some((one) => zones.includes(one.zone) && isLate(f, state, one, steps)) ? { haste: HURRY } : {};
}

/** How near corruption is to the Beacon while somebody leads it there. */
export function doomOf(f: Facts, state: State): number {
  let most = 0;
  for (const one of state.necromancers) {
    const left = phasesLeft(f, state, one);
    if (left < FARTHEST) most = Math.max(most, 1 / Math.max(1, left));
  }
  return most;
}
