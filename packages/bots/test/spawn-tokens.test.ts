// Which spawn token goes when a necromancer dies: those to come have to have a way to run.
import { describe, expect, it } from 'vitest';
import { leavingTwo } from '../src/answers.ts';
import { engine, newGame } from './table.ts';

describe('a spawn token taken off', () => {
  it('leaves two live zones where necromancers flee, as long as that can be chosen', () => {
    const state = newGame('black-plague/q02', 'tokens');
    const [one, two, three] = state.spawns.map((token) => token.zone) as [number, number, number];
    state.spawns.forEach((token, i) => {
      token.active = i < 3;
      token.zone = i === 2 ? one : token.zone;
    });
    // two tokens in one zone and one in another: one of the two goes
    expect(leavingTwo(engine, state, [String(one), String(two)])).toEqual([String(one)]);
    // one in each: there is no choice left
    (state.spawns[2] as { active: boolean }).active = false;
    expect(leavingTwo(engine, state, [String(one), String(two)])).toEqual([String(one), String(two)]);
    // three zones: any of them
    Object.assign(state.spawns[2] as object, { active: true, zone: three });
    expect(leavingTwo(engine, state, [String(one), String(two), String(three)])).toHaveLength(3);
  });

  it('is any of them where nobody flees', () => {
    const state = newGame('white-death/w01', 'tokens');
    const keys = state.spawns.map((token) => String(token.zone));
    for (const [i, token] of state.spawns.entries()) token.active = i === 0;
    expect(leavingTwo(engine, state, keys)).toEqual(keys);
  });
});
