import type { ChatLine } from '@holdout/protocol';
import { expect, it } from 'vitest';
import { saidOf } from './said.ts';

const line = (n: number, player = 'ada', at = 1000 + n): ChatLine => ({
  player: player as ChatLine['player'],
  nick: player,
  text: `${n}`,
  at,
});
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => line(from + n));

it('a line keeps its id when older ones have gone: what is new stays new after hundreds of them and after a new connection', () => {
  const before = saidOf(lines(0, 200), null);
  const after = saidOf(lines(101, 201), null);
  const newest = after.at(-1);
  expect(newest?.id).toBeGreaterThan(before.at(-1)?.id ?? 0);
  expect(after.at(-2)).toEqual(before.at(-1));
});

it('two lines of one moment have an order', () => {
  const [first, second] = saidOf([line(0, 'ada', 7), line(1, 'bob', 7)], null);
  expect(second.id).toBeGreaterThan(first.id);
});

it("one's own lines are one's own for whoever only looks on too", () => {
  expect(saidOf([line(0, 'cat'), line(1, 'ada')], 'cat').map(({ own }) => own)).toEqual([true, false]);
});
