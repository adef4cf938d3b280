// Warnings by the planner, thought in slices between the table's own questions and given up as soon as nobody waits for them.
import { judging, type Parting, parting, seatAsked, type Verdict } from '@holdout/bots';
import type { Engine, State } from '@holdout/engine';

const breath = () => new Promise((resolve) => setTimeout(resolve, 0));

async function thoughtOut<T>(thought: Generator<undefined, T>, wanted: () => boolean): Promise<T | null> {
  for (;;) {
    await breath();
    if (!wanted()) return null;
    const step = thought.next();
    if (step.done) return step.value;
  }
}

export const verdictOn = async (engine: Engine, state: State, key: string, wanted: () => boolean): Promise<Verdict | null> =>
  state.ask?.kind === 'turn' ? thoughtOut(judging(engine, state, seatAsked(state), key), wanted) : null;

export const partingIn = async (engine: Engine, state: State, wanted: () => boolean): Promise<Parting | null> =>
  state.ask?.kind === 'use' ? thoughtOut(parting(engine, state, seatAsked(state)), wanted) : null;
