// A turn that was thought through is carried on while nothing happens that it did not expect: no die, no card, nobody else moved.
import type { State, SurvivorId } from '@holdout/engine';
import { readKey } from './attacks.ts';

/** The answers still to be given, by the moment they were expected for, the latest last. By name: states travel between threads. */
const begun = new Map<string, readonly string[]>();
const MOST = 60;

/** Everything that a walk leaves as it was, and where whoever walks will stand. */
const momentOf = (state: State, seat: number, who: SurvivorId, zone: number): string => {
  const { setup, survivors } = state;
  const people = survivors.map((s, i) => (i === who ? `${s.id} ${s.hands} ${s.pack.length}` : `${s.id} ${s.zone} ${s.done} ${s.wounds}`));
  const mission = typeof setup.mission === 'string' ? setup.mission : setup.mission.id;
  return [seat, mission, state.round, who, zone, state.zombies, state.doors, state.noise, people].join('|');
};

/** The answers of a walk that goes on as it was thought. */
export const goesOn = (state: State, seat: number, who: SurvivorId): readonly string[] | null =>
  begun.get(momentOf(state, seat, who, state.survivors[who]?.zone ?? -1)) ?? null;

/** `steps`: the answer that is given now, and those after it. Only after a plain step it is known what the table will be. */
export function begin(state: State, seat: number, who: SurvivorId, steps: readonly string[]): void {
  const said = readKey(steps[0] ?? '');
  if (said?.verb !== 'move' || steps.length < 2) return;
  const moment = momentOf(state, seat, who, said.path.at(-1) ?? -1);
  begun.delete(moment);
  begun.set(moment, steps.slice(1));
  const [oldest] = begun.keys();
  if (begun.size > MOST && oldest !== undefined) begun.delete(oldest);
}
