import type { GameEvent } from '@holdout/engine';
import { expect, it } from 'vitest';
import { merge, toldSoFar } from './merge.ts';

it('tells a line when all of its events are told', () => {
  const step = (kind: string): GameEvent => ({ t: 'spawned', zone: 4, kind, count: 1, how: 'card' }) as GameEvent;
  const events = [{ t: 'searched', who: 0 } as unknown as GameEvent, step('walker'), step('runner')].map((event) => ({ tick: 1, event }));
  const told = merge(events);
  expect(told.map((one) => one.of)).toEqual([1, 2]);
  expect([0, 1, 2, 3, 9].map((left) => toldSoFar(told, left).length)).toEqual([2, 1, 1, 0, 0]);
});
