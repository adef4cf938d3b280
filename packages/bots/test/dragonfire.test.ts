// Dragon fire is a weapon: bile and torch, by one or by two, at what nobody can fell.
import type { CardId, State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { orderOf } from '../src/mind/order.ts';
import { dealsOf } from '../src/mind/sharing.ts';
import { thoughtOf, turnsFor } from '../src/mind/thought.ts';
import { engine, newGame } from './table.ts';

type Person = State['survivors'][number];

const change = (state: State, who: number, by: Partial<Person>): void => {
  state.survivors[who] = { ...(state.survivors[who] as Person), ...by };
};

/** Everyone in one street zone, an abomination and two walkers next door, nobody with anything but what is given here. */
function beside(mission: string): { state: State; who: number; other: number; zone: number; next: number; card: (id: string) => CardId } {
  const state = newGame(mission, 'fire');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  const { items, street, ground, kinds } = orderOf(engine, state).facts;
  const who = state.ask?.who as number;
  const zone = street.findIndex((is, i) => is && ground.ways[i]?.some((way) => way.door < 0 && street[way.to]));
  const next = ground.ways[zone]?.find((way) => way.door < 0 && street[way.to])?.to ?? -1;
  for (const i of state.survivors.keys()) change(state, i, { zone, hands: [-1, -1], pack: [] });
  state.zombies.fill(0);
  const kind = (base: string): number => next * kinds.length + kinds.findIndex((one) => one.base === base);
  state.zombies[kind('abomination')] = 1;
  state.zombies[kind('walker')] = 2;
  return { state, who, other: who === 0 ? 1 : 0, zone, next, card: (id) => state.cards.findIndex((item) => items[item]?.id === id) };
}

const best = (state: State, who: number): readonly string[] => {
  const t = thoughtOf(engine, state, 0);
  return turnsFor(t, t.state, who, WEIGHTS)[0]?.steps ?? [];
};

describe('dragon fire', () => {
  it('is laid and lit by whoever has both, out of the pack too, and never on friends', () => {
    const { state, who, other, next, card } = beside('black-plague/q03');
    change(state, who, { hands: [card('dragon-bile'), card('torch')], actions: 3 });
    expect(best(state, who).slice(0, 2)).toEqual([`bile:${next}`, `torch:${next}`]);
    change(state, who, { hands: [-1, -1], pack: [card('dragon-bile'), card('torch')] });
    const [grip = '', ...then] = best(state, who);
    expect(grip).toMatch(/^arrange:/);
    expect(engine.whyNot(state, grip)).toBeNull();
    expect(then).toEqual([`bile:${next}`, `torch:${next}`]);
    change(state, other, { zone: next });
    expect(best(state, who).some((key) => key.startsWith('bile:'))).toBe(false);
  });

  it('is laid by one for another who has still to act, and lit by that one', () => {
    const { state, who, other, next, card } = beside('black-plague/q03');
    change(state, who, { hands: [card('dragon-bile'), -1], actions: 1 });
    change(state, other, { hands: [card('torch'), -1], done: false });
    expect(best(state, who)[0]).toBe(`bile:${next}`);
    change(state, other, { done: true });
    expect(best(state, who)).not.toContain(`bile:${next}`);
    change(state, who, { hands: [card('torch'), -1] });
    state.bile.push(next);
    expect(best(state, who)[0]).toBe(`torch:${next}`);
  });

  it('takes what it lacks from somebody beside', () => {
    const { state, who, other, next, card } = beside('black-plague/q03');
    change(state, who, { hands: [card('dragon-bile'), -1], actions: 3 });
    change(state, other, { hands: [-1, -1], pack: [card('torch')], done: true });
    const [grip = '', ...then] = best(state, who);
    expect(grip).toMatch(/^arrange:/);
    expect(then).toEqual([`bile:${next}`, `torch:${next}`]);
    expect(dealsOf(orderOf(engine, state, []), state, who).length).toBeGreaterThan(0);
  });

  it('is kept for what the mission asks, and thrown at those it is asked for', () => {
    const { state, who, next, card } = beside('black-plague/q03');
    change(state, who, { hands: [card('dragon-bile'), card('torch')], actions: 3 });
    const asks = (lead: 'burn' | 'kill') =>
      orderOf(engine, state, [{ deed: lead, need: 1, zones: [next], items: ['dragon-bile', 'torch'] }]);
    expect(asks('burn')).toMatchObject({ thrifty: true, prey: [] });
    expect(asks('kill')).toMatchObject({ thrifty: true, prey: [next] });
    const t = thoughtOf(engine, state, 0);
    const turn = (lead: 'burn' | 'kill') => turnsFor({ ...t, order: asks(lead) }, t.state, who, WEIGHTS)[0]?.steps ?? [];
    expect(turn('kill')[0]).toBe(`bile:${next}`);
    expect(turn('burn')[0]).not.toBe(`bile:${next}`);
  });
});
