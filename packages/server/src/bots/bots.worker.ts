// A thread in which bots think, so that the server never waits for them.
import { botRandom, playerNamed, seatAsked } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import { engineOfJob } from '../rules/open-rules.ts';
import { serveJobs } from '../threads/serve.ts';
import type { Choice, Thought } from './threads.ts';

const engine = createEngine(editions);

serveJobs(async ({ level, state, seed, rules }: Thought): Promise<Choice> => {
  const bot = playerNamed(level);
  if (!bot) throw new Error(`unknown bot ${level}`);
  const { key, why, told } = bot.choose(await engineOfJob(rules, engine), state, seatAsked(state), botRandom(seed));
  return { key, why: `bot.why.${why}`, ...(told ? { told } : {}) };
});
