// Bots for tests of the threads: one answers, one never does, one falls over, one keeps its thread busy for a while.
import { parentPort } from 'node:worker_threads';
import type { Chosen, Thought } from '../../src/bots/bot-messages.ts';

parentPort?.on('message', ({ id, level }: Thought) => {
  if (level === 'never') for (;;);
  if (level === 'falls') throw new Error('fell over');
  const until = Date.now() + (level === 'slow' ? 400 : 0);
  while (Date.now() < until);
  const chosen: Chosen = { id, key: 'pass', why: 'toy' };
  parentPort?.postMessage(chosen);
});
