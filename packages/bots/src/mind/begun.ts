// A turn that was thought through is carried on while nothing happens that it did not expect: no die, no card, nobody else moved.
import type { State, SurvivorId } from '@holdout/engine';
import { readKey } from './attacks.ts';

interface Walk {
  /** the answers still to be given */
  readonly steps: readonly string[];
  /** zones it came through */
  readonly zones: readonly number[];
  /** what could still be done when the step was taken; absent: nobody has asked since */
  left?: string;
}

/** Walks under way, by the moment they were expected to come to, the latest last. By name: states travel between threads. */
const begun = new Map<string, Walk>();
const MOST = 60;

/** Everything that a walk leaves as it was, and where whoever walks will stand. */
const momentOf = (state: State, seat: number, who: SurvivorId, zone: number): string => {
  const { setup, survivors } = state;
  const people = survivors.map((s, i) => (i === who ? `${s.id} ${s.hands} ${s.pack.length}` : `${s.id} ${s.zone} ${s.done} ${s.wounds}`));
  const mission = typeof setup.mission === 'string' ? setup.mission : setup.mission.id;
  return [seat, mission, state.round, who, zone, state.zombies, state.doors, state.noise, people].join('|');
};

/** A blow that missed or an objective that was taken leaves all else as it was, but an action less: whoever did it is no longer walking. */
function walkOf(state: State, seat: number, who: SurvivorId): Walk | undefined {
  const s = state.survivors[who];
  const walk = begun.get(momentOf(state, seat, who, s?.zone ?? -1));
  if (walk === undefined || s === undefined) return undefined;
  const left = `${s.actions} ${s.free} ${s.used}`;
  walk.left ??= left;
  return walk.left === left ? walk : undefined;
}

/** The answers of a walk that goes on as it was thought. */
export const goesOn = (state: State, seat: number, who: SurvivorId): readonly string[] | null => {
  const steps = walkOf(state, seat, who)?.steps ?? [];
  return steps.length === 0 ? null : steps;
};

/** Would this answer lead somebody who has done nothing but walk back to where it came from? */
export function leadsBack(state: State, seat: number, who: SurvivorId, key: string): boolean {
  const said = readKey(key);
  return said?.verb === 'move' && walkOf(state, seat, who)?.zones.includes(said.path.at(-1) ?? -1) === true;
}

/** `steps`: the answer that is given now, and those after it. Only after a plain step it is known what the table will be. */
export function begin(state: State, seat: number, who: SurvivorId, steps: readonly string[]): void {
  const said = readKey(steps[0] ?? '');
  if (said?.verb !== 'move') return;
  const zones = [...(walkOf(state, seat, who)?.zones ?? []), state.survivors[who]?.zone ?? -1];
  const moment = momentOf(state, seat, who, said.path.at(-1) ?? -1);
  begun.delete(moment);
  begun.set(moment, { steps: steps.slice(1), zones });
  const [oldest] = begun.keys();
  if (begun.size > MOST && oldest !== undefined) begun.delete(oldest);
}
