// Guards whose death loses the game: what they are told to do about zombies near them.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { choresOf } from '../src/mind/chores.ts';
import { HOLD } from '../src/mind/dealing.ts';
import { orderOf } from '../src/mind/order.ts';
import { engine, newGame } from './table.ts';

function begun(): State {
  const state = newGame('white-death/w07', 'guards');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return state;
}

/** Orders to the guards, with one of this kind put somewhere. */
function orders(kind: 'walker' | 'abomination', next: boolean, skills: readonly string[] = []): readonly string[] {
  const state = begun();
  const order = orderOf(engine, state);
  const { kinds, ground } = order.facts;
  const post = state.guards.findIndex((n) => n > 0);
  const beside = ground.ways[post]?.find((way) => way.door < 0 && (state.guards[way.to] ?? 0) === 0)?.to ?? -1;
  const which = kinds.findIndex((one) => one.base === kind);
  state.zombies.fill(0);
  state.zombies[(next ? beside : post) * kinds.length + which] = 1;
  const who = state.ask?.kind === 'turn' ? state.ask.who : -1;
  const s = state.survivors[who];
  if (s === undefined) throw new Error('nobody acts');
  state.survivors[who] = { ...s, skills: [...skills] };
  return choresOf(order, state, who, HOLD, new Float64Array(state.noise.length)).flatMap(({ key }) =>
    key.startsWith('guards') ? [key] : [],
  );
}

describe('guards whose death loses the game', () => {
  it('strike at a walker among them, and are called away from a giant they cannot hurt', () => {
    expect(engine.oracles.guardDeathLoses(begun())).toBe(true);
    expect(orders('walker', false).some((key) => /melee|move/.test(key))).toBe(true);
    const giant = orders('abomination', false);
    expect(giant.length).toBeGreaterThan(0);
    expect(giant.some((key) => key.includes('melee'))).toBe(false);
  });

  it('do something about a single walker next door', () => {
    expect(orders('walker', true).length).toBeGreaterThan(0);
  });
});
