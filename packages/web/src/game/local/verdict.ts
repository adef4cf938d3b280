// Warnings by the planner, thought in slices between the table's own questions and given up as soon as nobody waits for them.
import { judging, seatAsked, type Verdict } from '@holdout/bots';
import type { Engine, State } from '@holdout/engine';

const breath = () => new Promise((resolve) => setTimeout(resolve, 0));

export async function verdictOn(engine: Engine, state: State, key: string, wanted: () => boolean): Promise<Verdict | null> {
  if (state.ask?.kind !== 'turn') return null;
  const thought = judging(engine, state, seatAsked(state), key);
  for (;;) {
    await breath();
    if (!wanted()) return null;
    const step = thought.next();
    if (step.done) return step.value;
  }
}
