import { editions } from '@holdout/content';
import { createEngine, type GameSetup } from '@holdout/engine';
import { usualSurvivors } from '@holdout/engine/content';
import { expect, test } from 'vitest';
import { FIRST_PAIR, FIRST_STEPS, TUTORIAL } from '../first-steps.ts';
import { rehearsedAnswer } from './lesson.ts';

const engine = createEngine(editions);
const content = editions.find((one) => one.edition === TUTORIAL.edition);
const mission = content?.missions.find((one) => one.id === TUTORIAL.mission);
if (content === undefined || mission === undefined) throw new Error('no tutorial');
const setup: GameSetup = { ...TUTORIAL, seats: [usualSurvivors(content, mission)], options: {}, seed: FIRST_STEPS };

function begun() {
  const made = engine.setup(setup);
  if (!made.ok) throw new Error(made.refusal.reason);
  return made.state;
}

test('whoever follows the lesson wins, and nobody is hurt', () => {
  const state = begun();
  const acted = new Set<string>();
  for (let n = 0; !state.over; n++) {
    const key = rehearsedAnswer(engine, state);
    if (key === null) throw new Error(`the rehearsed game ends at answer ${n}: record it again`);
    if (state.round === 1 && state.ask?.kind === 'turn' && key !== 'end') acted.add(state.survivors[state.ask.who].id);
    // nobody is taught to go by while there is somebody to shoot or strike
    if (state.ask?.kind === 'turn' && key === 'end') expect(engine.options(state).filter(({ attack }) => attack !== undefined)).toEqual([]);
    expect(engine.answer(state, key).ok).toBe(true);
    for (const one of state.survivors) expect(one.wounds).toBe(0);
  }
  expect(state.over.result).toBe('won');
  expect([...acted].sort()).toEqual([...FIRST_PAIR].sort());
});

test('whoever leaves its path is not led any more', () => {
  const state = begun();
  expect(rehearsedAnswer(engine, state)).toBe(FIRST_PAIR[0]);
  expect(engine.answer(state, 'wanda').ok).toBe(true);
  expect(rehearsedAnswer(engine, state)).toBe(null);
});
