import { type GuardOrder, makeKey } from '@holdout/engine/keys';
import { describe, expect, it } from 'vitest';
import { botRandom, LEVELS, planner, seatAsked } from '../src/index.ts';
import type { Errand } from '../src/mind/errands.ts';
import { reasonOf } from '../src/mind/reason.ts';
import { isClose, type Tried, toldOfAnswers } from '../src/mind/told.ts';
import { engine, newGame, playedOn } from './table.ts';

const tried = (values: readonly number[]): Tried => ({
  errand: { deed: 'hold', zones: [], stance: 'fight' },
  who: 0,
  ends: values.map((value) => ({ value, wounds: 0, lost: false })),
});

describe('what an advice is told by', () => {
  it('numbers of the games tried out, the next best, and a plan that begins with the choice', () => {
    const state = playedOn('second-edition/m00', 'told', 12);
    const { told, key } = planner({ ...LEVELS.quick, width: 4, trials: [2, 1, 1] }).choose(engine, state, seatAsked(state), botRandom('t'));
    expect(engine.whyNot(state, key)).toBeNull();
    expect(told?.trials).toBe(4);
    expect(told?.wounds).toBeGreaterThanOrEqual(0);
    expect(told?.lost).toBeGreaterThanOrEqual(0);
    expect(told?.other).not.toBeNull();
    expect(told?.plan[0]?.who).toBe(state.ask?.who);
    // each way begins where its survivor stands and ends where it leads, zone by zone
    for (const { path, from, to } of told?.plan ?? []) expect([path[0], path.at(-1), new Set(path).size]).toEqual([from, to, path.length]);
    expect(new Set(told?.plan.map((part) => part.who)).size).toBe(told?.plan.length);
  });

  it('an answer to another question has its numbers too, and the next best answer beside it', () => {
    const ends = (wounds: readonly number[]) => wounds.map((n) => ({ value: -n, wounds: n, lost: n > 2 }));
    const told = toldOfAnswers([
      { key: 'left', ends: ends([0, 0, 1, 0]) },
      { key: 'right', ends: ends([3, 2, 3, 3]) },
    ]);
    expect(told).toMatchObject({ trials: 4, wounds: 0.3, lost: 0, other: { key: 'right', wounds: 2.8, lost: 75 }, close: false, plan: [] });
    expect(toldOfAnswers([])).toBeUndefined();
  });

  it('a close call is a difference that so few games cannot tell from none', () => {
    expect(isClose(tried([10, 12, 11]), tried([11, 11, 11]))).toBe(true);
    expect(isClose(tried([100, 102, 101]), tried([11, 11, 11]))).toBe(false);
    // pairs by seed: a steady difference counts, however much the games differ
    expect(isClose(tried([0, 500, -300]), tried([-20, 480, -321]))).toBe(false);
    expect(isClose(tried([1]), tried([1]))).toBe(false);
  });
});

describe('a next best whose figures are no worse', () => {
  const ends = (value: number, wounds: number) => [0, 1, 2, 3].map((n) => ({ value: value + n / 1000, wounds, lost: false }));
  const beside = (value: number, wounds: number) =>
    toldOfAnswers([
      { key: 'left', ends: ends(0.5, 1) },
      { key: 'right', ends: ends(value, wounds) },
    ]);
  it('is a close call, however steady the difference is that nobody is shown', () => {
    expect(beside(0.4999, 1)?.close).toBe(true);
    expect(beside(0.4999, 2)?.close).toBe(false);
    expect(beside(0.3, 1)?.close).toBe(false);
  });

  it('or differ by so little that nobody would choose by it', () => {
    const tenth = (n: number) => ({ value: 0.5 - n / 1000, wounds: n < 2 ? 2 : 1, lost: false });
    const told = toldOfAnswers([
      { key: 'left', ends: Array.from({ length: 10 }, () => ({ value: 0.5, wounds: 1, lost: false })) },
      { key: 'right', ends: Array.from({ length: 10 }, (_, n) => tenth(n)) },
    ]);
    expect(told).toMatchObject({ wounds: 1, other: { wounds: 1.2 }, close: true });
  });
});

describe('the reason of an answer', () => {
  it('is flight only where zombies can reach whoever flees', () => {
    const swift = planner(LEVELS.swift);
    let fled = 0;
    for (const mission of ['second-edition/m01', 'second-edition/m04', 'black-plague/q01', 'washington/z03']) {
      const state = newGame(mission, 'flight');
      const random = botRandom(mission);
      for (let i = 0; i < 250 && state.over === null; i++) {
        const { key, why } = swift.choose(engine, state, seatAsked(state), random);
        const zone = state.survivors[state.ask?.who ?? -1]?.zone ?? -1;
        if (why === 'flee') {
          fled++;
          const comes = state.spawns.some((token) => token.active && token.zone === zone);
          expect(comes || (engine.oracles.threat(state)[zone] ?? 0) > 0, `${mission} ${i} ${key}`).toBe(true);
        }
        engine.answer(state, key, true);
      }
    }
    expect(fled).toBeGreaterThan(0);
  });

  it('is that of the answer itself where it says enough, and nothing is left only at the end of a turn', () => {
    const hold = { deed: 'hold', zones: [], stance: 'fight' } as const;
    const flee = { deed: 'flee', zones: [3], stance: 'fight' } as const;
    expect(reasonOf('end', flee)).toBe('wait');
    expect(reasonOf('move:3', hold)).toBe('looked-ahead');
    expect(reasonOf('move:3', flee)).toBe('flee');
    expect(reasonOf('take:crate:0', flee)).toBe('take');
    expect(reasonOf('search', hold)).toBe('search');
    expect(reasonOf('seat:driver', hold)).toBe('drive');
  });

  it('says of a walk where it leads, not that it is done there already', () => {
    const towards = (deed: Errand['deed']) => ({ deed, zones: [9], stance: 'fight' }) as const;
    expect(reasonOf('move:3', towards('drive'))).toBe('to-car');
    expect(reasonOf('move:3', towards('search'))).toBe('to-search');
    expect(reasonOf('leave', towards('burn'))).toBe('to-fire');
    expect(reasonOf('leave', towards('drive'))).toBe('looked-ahead');
    expect(reasonOf('move:3', towards('join'))).toBe('join');
    expect(reasonOf('enter:0', towards('drive'))).toBe('drive');
  });

  it('is for guards that of their order', () => {
    const hold = { deed: 'hold', zones: [], stance: 'fight' } as const;
    const order = (one: GuardOrder) => reasonOf(makeKey({ verb: 'guards', zone: 4, order: one, to: 5 }), hold);
    expect([order('move'), order('ranged'), order('pour')]).toEqual(['guards', 'attack', 'burn']);
  });
});
