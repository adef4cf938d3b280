// Special rules of Second Edition missions that want their own boards.
import { createEngine, type State } from '@holdout/engine';
import { placeAt } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { secondEdition } from '../src/index.ts';

const engine = createEngine([secondEdition]);

function begun(mission: string): State {
  const seats = [secondEdition.survivors.map((s) => s.id).slice(0, 6)];
  const made = engine.setup({ edition: 'second-edition', mission, seats, options: {}, seed: 'rules' });
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  while (made.state.ask?.kind !== 'turn') engine.answer(made.state, engine.optionKeys(made.state)[0] as string);
  return made.state;
}

it('M7: a spawn zone is shut where no zombie stands, the starting one never', () => {
  const state = begun('second-edition/m07');
  const active = state.survivors[state.active];
  if (!active) throw new Error('nobody is on turn');
  const at = (colour: string): number => state.spawns.find((token) => token.colour === colour)?.zone ?? -1;
  const kinds = state.zombies.length / state.noise.length;
  const start = at('starting');
  placeAt(active, start);
  expect(engine.whyNot(state, 'grant:shut-spawn')?.reason).toBe('grant-not-here');
  const red = at('red');
  placeAt(active, red);
  state.zombies[red * kinds] = 1;
  expect(engine.whyNot(state, 'grant:shut-spawn')?.reason).toBe('grant-needs');
  state.zombies[red * kinds] = 0;
  expect(engine.answer(state, 'grant:shut-spawn').ok).toBe(true);
  expect(state.spawns.map((token) => token.zone === start)).toEqual([true, true, false]);
  // where its token lay there is nothing left to shut
  expect(engine.whyNot(state, 'grant:shut-spawn')?.reason).toBe('grant-not-here');
});
