import type { State } from '@holdout/engine';
import { afterEach, expect, test } from 'vitest';
import { botThreads } from '../src/bots/threads.ts';
import type { Bots } from '../src/index.ts';

const thread = new URL('./toy/stubborn.worker.ts', import.meta.url);
const levels = ['good', 'slow', 'never', 'falls'];
const state = {} as State;
let bots: Bots;
const open = (count = 1, limitMs = 60_000) => {
  bots = botThreads({ count, limitMs, thread, levels });
};
afterEach(() => bots.close());

test('bots think without holding up the server', async () => {
  open();
  await bots.choose(state, 'good');
  let turns = 0;
  const beat = setInterval(() => turns++, 10);
  expect(await bots.choose(state, 'slow')).toEqual({ key: 'pass', why: 'toy' });
  clearInterval(beat);
  expect(turns).toBeGreaterThan(10);
});

test('a bot that thinks too long or falls over is given up, and the next one is well', async () => {
  // long enough for a thread to start on a machine that is busy with something else
  open(1, 8000);
  await expect(bots.choose(state, 'never')).rejects.toThrow('too long');
  expect(await bots.choose(state, 'good')).toMatchObject({ key: 'pass' });
  await expect(bots.choose(state, 'falls')).rejects.toThrow();
  expect(await bots.choose(state, 'good')).toMatchObject({ key: 'pass' });
}, 90_000);

test('many thoughts at once are shared out', async () => {
  open(2);
  const choices = await Promise.all(Array.from({ length: 30 }, () => bots.choose(state, 'good')));
  expect(choices).toHaveLength(30);
});

test('closing ends what is under way', async () => {
  open();
  const thought = bots.choose(state, 'never');
  const outcome = expect(thought).rejects.toThrow('closes');
  await bots.close();
  await outcome;
  await expect(bots.choose(state, 'good')).rejects.toThrow('closes');
});
