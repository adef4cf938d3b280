import type { GameEvent } from '@holdout/engine';
import { expect, test } from 'vitest';
import { newsOf } from './news.ts';

const told = (tick: number) => ({ tick, event: { t: 'turn-end', who: 0 } as unknown as GameEvent });
const game = [told(1), told(1), told(2), told(3)];

test('a game tells whatever came since', () => {
  expect(newsOf(game.slice(0, 2), game, false)).toEqual(game.slice(2));
  expect(newsOf([], game, false)).toEqual(game);
  expect(newsOf(game, game.slice(0, 2), false)).toEqual([]);
  expect(newsOf([told(1)], game, false)).toEqual([]);
});

test('a record tells one step: a jump from its beginning, where nothing has happened, told the whole game', () => {
  expect(newsOf(game.slice(0, 2), game.slice(0, 3), true)).toEqual(game.slice(2, 3));
  expect(newsOf([], game.slice(0, 2), true)).toEqual(game.slice(0, 2));
  expect(newsOf([], game, true)).toEqual([]);
});
