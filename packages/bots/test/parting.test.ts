import { editions } from '@holdout/content';
import { createEngine, type GameSetup, inquire, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { parting } from '../src/mind/parting.ts';

/** Whole games are played. */
const PLAYED_MS = 120_000;

/** The first mission without its order: its exit, where everybody begins, is open from the first turn on. */
function begun(people: number): { readonly state: State; readonly engine: ReturnType<typeof createEngine> } {
  const book = editions.find(({ edition }) => edition === 'second-edition');
  const first = book?.missions.find(({ id }) => id === 'second-edition/m00');
  if (!book || !first) throw new Error('no first mission');
  const engine = createEngine(editions);
  const mission = { ...first, id: 'own/exit', tutorial: false, objectives: { ...first.objectives, ordered: false } };
  const seats = [book.survivors.slice(0, people).map(({ id }) => id)];
  const made = engine.setup({ edition: book.edition, mission, seats, options: {}, seed: 'exits' } satisfies GameSetup);
  if (!made.ok) throw new Error(made.refusal.reason);
  return { state: made.state, engine };
}

/** Ends turns until somebody is asked at the exit. */
function toExit(engine: ReturnType<typeof createEngine>, state: State): void {
  while (state.ask?.kind !== 'use') {
    const options = engine.options(state);
    engine.answer(state, (options.find(({ key }) => key === 'end') ?? options[0]).key);
  }
}

const thoughtOf = (engine: ReturnType<typeof createEngine>, state: State) => {
  const thought = parting(engine, state, 0);
  for (let step = thought.next(); ; step = thought.next()) if (step.done) return step.value;
};

it(
  'whoever leaves with goals open lowers the chance to win, and the game in hand stays as it is',
  () => {
    const { engine, state } = begun(6);
    toExit(engine, state);
    const before = JSON.stringify(state);
    const { goes, stays } = thoughtOf(engine, state);
    expect(goes).toBeLessThan(stays);
    expect(JSON.stringify(state)).toBe(before);
    expect(inquire(engine, state, { about: 'loses', key: 'yes' })).toBe(false);
  },
  PLAYED_MS,
);

it(
  'the last one to leave with goals open loses the game for sure',
  () => {
    const { engine, state } = begun(6);
    for (let left = 0; left < 5; left++) {
      toExit(engine, state);
      engine.answer(state, 'yes');
    }
    toExit(engine, state);
    expect(inquire(engine, state, { about: 'loses', key: 'yes' })).toBe(true);
    expect(inquire(engine, state, { about: 'loses', key: 'no' })).toBe(false);
    // what is no answer at all loses nothing
    expect(inquire(engine, state, { about: 'loses', key: 'move:<b>' })).toBe(false);
    expect(thoughtOf(engine, state).goes).toBe(0);
  },
  PLAYED_MS,
);
