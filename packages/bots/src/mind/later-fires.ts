// Fires that only a line to come asks for, all in one round: what is thrown before has to be found again when everybody is in a hurry.
import type { Engine, MissionDef, State } from '@holdout/engine';

const known = new WeakMap<MissionDef, readonly number[]>();

/** How many fires each line asks for in the same round. */
function firesByLine(def: MissionDef): readonly number[] {
  let found = known.get(def);
  if (found === undefined) {
    found = def.objectives.list.map((goal) => ('same-round' in goal ? burnedIn(goal['same-round']) : 0));
    known.set(def, found);
  }
  return found;
}

function burnedIn(goals: readonly object[]): number {
  let sum = 0;
  for (const goal of goals) if ('burned' in goal) sum += countOf(goal.burned);
  return sum;
}

const countOf = (burned: unknown): number =>
  typeof burned === 'object' && burned !== null && 'count' in burned && typeof burned.count === 'number' ? burned.count : 1;

/** Of lines that are not met. */
export function firesToCome(engine: Engine, { setup, met }: State): number {
  const def = typeof setup.mission === 'string' ? engine.mission(setup.mission) : setup.mission;
  if (def === null) return 0;
  return firesByLine(def).reduce((sum, fires, line) => sum + (met[line] === true ? 0 : fires), 0);
}
