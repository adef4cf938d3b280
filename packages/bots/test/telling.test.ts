// What an advice is told by: figures for every kind of question, of more games than choosing takes.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { botRandom, LEVELS, planner, seatAsked, sensibleBot, WEIGHTS } from '../src/index.ts';
import { retold } from '../src/mind/retold.ts';
import { thoughtOf } from '../src/mind/thought.ts';
import { type Ending, strikeOf } from '../src/mind/told.ts';
import { playOn } from '../src/mind/trial.ts';
import { engine, newGame, playedOn } from './table.ts';

const GAMES = 4;
const teller = planner({
  ...LEVELS.quick,
  trials: [1, 1, 0],
  search: { plans: 1, look: 1, games: 1, rounds: 1, forgets: true },
  tells: GAMES,
});

const end = (value: number, wounds = 0, cleared?: boolean): Ending => ({
  value,
  wounds,
  lost: false,
  ...(cleared === undefined ? {} : { cleared }),
});

describe('figures of an advice', () => {
  it.each(['second-edition/m01', 'black-plague/q01', 'white-death/w04', 'washington/z01'])(
    'are there for every question with more than one answer: %s',
    (mission) => {
      const kinds = new Map<string, number>();
      for (let n = 0; n < 3; n++) {
        const state = newGame(mission, `telling ${n}`);
        const random = botRandom(`telling ${n}`);
        for (let i = 0; state.over === null && i < 250; i++) {
          const { ask } = state;
          const name = `${ask?.kind} ${ask?.topic ?? ''}`;
          const seen = kinds.get(name) ?? 0;
          if (seen < 2 && engine.optionKeys(state).length > 1) {
            kinds.set(name, seen + 1);
            const { key, told, why } = teller.choose(engine, state, seatAsked(state), botRandom(`${i}`));
            expect(engine.whyNot(state, key), `${name}: ${key}`).toBeNull();
            // what a note nobody has read brings is told to nobody
            if (why !== 'unread') expect(told?.trials, `${name}: ${key}`).toBeGreaterThanOrEqual(GAMES);
          }
          engine.answer(state, sensibleBot.choose(engine, state, seatAsked(state), random).key, true);
        }
      }
      expect(kinds.size).toBeGreaterThan(3);
    },
    120_000,
  );

  it('stand on as many games for the next best, which comes first only where it surely is better by those', () => {
    const first = { name: 'first', ends: [end(0.5), end(0.5)] };
    const tried = (second: (seed: number) => number) =>
      retold(
        [
          { ...first, ends: [...first.ends] },
          { name: 'second', ends: [end(0.4)] },
        ],
        12,
        Array.from({ length: 12 }, (_, i) => String(i)),
        ({ name }, seed) => end(name === 'first' ? 0.5 + Number(seed) / 1000 : second(Number(seed))),
      );
    const surely = tried((seed) => 0.8 + seed / 900);
    expect(surely.map(({ name, ends }) => [name, ends.length])).toEqual([
      ['second', 12],
      ['first', 12],
    ]);
    expect(tried((seed) => (seed % 2 === 0 ? 0.9 : 0.2)).map(({ name }) => name)).toEqual(['first', 'second']);
    expect(tried((seed) => 0.3 + seed / 900).map(({ name }) => name)).toEqual(['first', 'second']);
  });

  it('tell in how many games a turn clears its zone, and the wounds where it does and where it does not', () => {
    expect(strikeOf(7, { ends: [end(1, 0, true), end(1, 1, true), end(1, 3, false), end(1, 9)] })).toEqual({
      zone: 7,
      clears: 67,
      cleared: 0.5,
      otherwise: 3,
    });
    expect(strikeOf(7, { ends: [end(1, 2, true)] })).toMatchObject({ clears: 100, otherwise: null });
    expect(strikeOf(7, { ends: [end(1, 2)] })).toBeUndefined();
    expect(strikeOf(-1, { ends: [end(1, 2, true)] })).toBeUndefined();
  });

  it('go through the first round where the question comes before it, so that they are those of the turn after it', () => {
    const state = newGame('black-plague/q01', 'before');
    expect([state.round, state.ask?.kind]).toEqual([0, 'option']);
    const coach = planner({ ...LEVELS.strong, search: { plans: 1, look: 1, games: 1, rounds: 1, forgets: true }, tells: 12 });
    const chance = (): number => coach.choose(engine, state, seatAsked(state), botRandom('before')).told?.chance ?? 0;
    const before = chance();
    while (state.ask?.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
    expect(Math.abs(before - chance())).toBeLessThan(12);
  });

  it('see a turn as it ends, before the enemy moves, also where it is the last of its round', () => {
    const state = lastTurn();
    const who = state.ask?.who as number;
    const seen: [string, number][] = [];
    const round = state.round;
    playOn(thoughtOf(engine, state, 0), engine.clone(state), round + 1, WEIGHTS, {
      who,
      steps: ['end'],
      over: (after) => seen.push([after.phase, after.round]),
    });
    expect(seen).toEqual([['players', round]]);
  });
});

/** Everybody else has had their turn. */
function lastTurn(): State {
  for (let n = 0; n < 60; n++) {
    const state = playedOn('second-edition/m00', 'last', n);
    const left = state.survivors.filter((s) => s.role === 'played' && s.alive && !s.done);
    if (state.ask?.kind === 'turn' && left.length === 1) return state;
  }
  throw new Error('no last turn');
}
