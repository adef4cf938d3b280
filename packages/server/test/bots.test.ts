import { getEventListeners } from 'node:events';
import type { State } from '@holdout/engine';
import { afterEach, expect, test } from 'vitest';
import { botThreads, type Choice, type Thought } from '../src/bots/threads.ts';
import type { Bots } from '../src/index.ts';
import { type Pool, threadPool } from '../src/threads/pool.ts';

const thread = new URL('./toy/stubborn.worker.ts', import.meta.url);
const levels = ['good', 'slow', 'never', 'falls'];
const state = {} as State;
let closing: { close(): Promise<void> } | null = null;
const open = (count = 1, limitMs = 60_000): Bots => {
  const bots = botThreads({ count, limitMs, thread, levels });
  closing = bots;
  return bots;
};
const openPool = (limitMs: number, more = {}): Pool<Omit<Thought, 'id'>, Choice> => {
  const pool = threadPool<Omit<Thought, 'id'>, Choice>({ thread, count: 1, limitMs, ...more });
  closing = pool;
  return pool;
};
const job = (level: string) => ({ level, state, seed: '' });
afterEach(() => closing?.close());

test('bots think without holding up the server', async () => {
  const bots = open();
  await bots.choose(state, 'good', 'a');
  let turns = 0;
  const beat = setInterval(() => turns++, 10);
  expect(await bots.choose(state, 'slow', 'a')).toEqual({ key: 'pass', why: 'toy' });
  clearInterval(beat);
  expect(turns).toBeGreaterThan(10);
});

test('a job that takes too long, falls or eats the memory is given up alone', { timeout: 90_000 }, async () => {
  const pool = openPool(1500, { megabytes: 64 });
  const others = ['never', 'good', 'falls', 'good', 'throws', 'good'].map((level) =>
    pool.run(job(level), 'a').then(
      () => 'done',
      (error: Error) => error.message,
    ),
  );
  expect(await Promise.all(others)).toEqual(['given up: too-long', 'done', 'given up: fell', 'done', 'Error: no idea', 'done']);
  await expect(pool.run(job('eats'), 'a')).rejects.toThrow('given up');
  expect(await pool.run(job('good'), 'a')).toMatchObject({ key: 'pass' });
});

test('lines take turns, have an end, and those who are gone are not served', async () => {
  const pool = openPool(60_000, { line: 4 });
  const order: string[] = [];
  const run = (level: string, line: string, signal?: AbortSignal) =>
    pool.run(job(level), line, signal).then(
      () => order.push(line),
      (error: Error) => order.push(`${line}: ${error.message}`),
    );
  const gone = new AbortController();
  const all = [run('slow', 'greedy')];
  for (let i = 0; i < 5; i++) all.push(run('good', 'greedy'));
  all.push(run('good', 'modest'), run('good', 'gone', gone.signal));
  gone.abort();
  await Promise.all(all);
  expect(order).toContain('gone: given up: gone');
  expect(order).toContain('greedy: given up: line-full');
  expect(order.filter((one) => !one.includes(':')).indexOf('modest')).toBeLessThan(3);
  expect(pool.busy).toBe(0);
});

test('many thoughts at once are shared out', async () => {
  const bots = open(2);
  const choices = await Promise.all(Array.from({ length: 30 }, () => bots.choose(state, 'good', 'a')));
  expect(choices).toHaveLength(30);
});

test('closing ends what is under way', async () => {
  const bots = open();
  const thought = bots.choose(state, 'never', 'a');
  const outcome = expect(thought).rejects.toThrow('closing');
  await bots.close();
  await outcome;
  await expect(bots.choose(state, 'good', 'a')).rejects.toThrow('closing');
});

test('whoever asks for hours keeps hold of no job that is over', async () => {
  const pool = openPool(60_000);
  const asker = new AbortController();
  for (let n = 0; n < 3; n++) await pool.run(job('good'), 'a', asker.signal);
  await expect(pool.run(job('throws'), 'a', asker.signal)).rejects.toThrow();
  expect(getEventListeners(asker.signal, 'abort')).toHaveLength(0);
});
