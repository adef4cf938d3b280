import { secondEdition } from '@holdout/content/second-edition';
import { createEngine } from '@holdout/engine';
import { expect, it } from 'vitest';

it('whoever is in the car of a driver at the exit is named before they drive off', () => {
  const engine = createEngine([secondEdition]);
  const seats = [['amy', 'doug', 'elle']];
  const made = engine.setup({ edition: 'second-edition', mission: 'second-edition/m04', seats, options: {}, seed: 'car' });
  if (!made.ok) throw new Error(made.refusal.reason);
  const { state } = made;
  for (const [who, driver] of [
    [0, true],
    [2, false],
  ] as const)
    Object.assign(state.survivors[who], { car: 0, driver });
  const asked = (who: number) => {
    state.ask = { kind: 'use', by: 0, who, topic: 'exit', keys: ['yes', 'no'] };
    return engine.view(state, 0).ask?.along;
  };
  expect(asked(0)).toEqual([2]);
  // a passenger who goes on foot takes nobody along, nor does somebody without a car
  expect(asked(2)).toBeUndefined();
  expect(asked(1)).toBeUndefined();
});
