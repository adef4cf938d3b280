// A turn that was thought through is carried on while nothing happens that it did not expect: no die, no card, nobody else moved.
import type { State, SurvivorId } from '@holdout/engine';
import { readKey } from './attacks.ts';

interface Begun {
  readonly who: SurvivorId;
  readonly zone: number;
  readonly steps: readonly string[];
  readonly table: string;
}

/** Turns of running games, the latest last. By name: states travel between threads. */
const begun = new Map<string, Begun>();
const MOST = 60;

const gameOf = ({ setup, survivors }: State, seat: number): string =>
  `${seat} ${typeof setup.mission === 'string' ? setup.mission : setup.mission.id} ${survivors.map((s) => s.id).join()}`;

/** Everything a walk leaves as it was. */
const tableOf = (state: State, who: SurvivorId): string =>
  `${state.round}|${state.zombies.join('')}|${state.doors.join('')}|${state.noise.join('')}|${state.survivors
    .map((s, i) => (i === who ? `${s.hands} ${s.pack.length}` : `${s.zone} ${s.done} ${s.wounds}`))
    .join()}`;

/** The next answer of a walk that goes on as it was thought. */
export function goesOn(state: State, seat: number, who: SurvivorId): readonly string[] | null {
  const known = begun.get(gameOf(state, seat));
  if (known === undefined || known.who !== who || state.survivors[who]?.zone !== known.zone || known.table !== tableOf(state, who))
    return null;
  return known.steps;
}

/** `steps`: the answer that is given now, and those after it. Only after a plain step it is known what the table will be. */
export function begin(state: State, seat: number, who: SurvivorId, steps: readonly string[]): void {
  const name = gameOf(state, seat);
  begun.delete(name);
  const said = readKey(steps[0] ?? '');
  if (said?.verb !== 'move' || steps.length < 2) return;
  begun.set(name, { who, zone: said.path.at(-1) ?? -1, steps: steps.slice(1), table: tableOf(state, who) });
  const [oldest] = begun.keys();
  if (begun.size > MOST && oldest !== undefined) begun.delete(oldest);
}
