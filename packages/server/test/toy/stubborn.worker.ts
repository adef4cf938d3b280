// Bots for tests of the threads: one answers, one never does, one falls over, one keeps its thread busy for a while.
import type { Choice, Thought } from '../../src/bots/threads.ts';
import { serveJobs } from '../../src/threads/serve.ts';

serveJobs(({ level }: Thought): Choice => {
  if (level === 'never') for (;;);
  if (level === 'falls') process.exit(1);
  if (level === 'eats') for (const eaten: unknown[] = []; ; ) eaten.push(new Array(100_000).fill(eaten.length));
  if (level === 'throws') throw new Error('no idea');
  const until = Date.now() + (level === 'slow' ? 400 : 0);
  while (Date.now() < until);
  return { key: 'pass', why: 'toy' };
});
