// A thread in which bots think, so that the server never waits for them.
import { type Bot, botRandom, randomBot, searchBot, seatAsked, sensibleBot } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import { serveJobs } from '../threads/serve.ts';
import type { Choice, Thought } from './threads.ts';

const engine = createEngine(editions);
const bots: Readonly<Record<string, Bot>> = { sensible: sensibleBot, search: searchBot(), random: randomBot };

serveJobs(({ level, state, seed }: Thought): Choice => {
  const bot = bots[level];
  if (!bot) throw new Error(`unknown bot ${level}`);
  const { key, why } = bot.choose(engine, state, seatAsked(state), botRandom(seed));
  return { key, why: `bot.why.${why}` };
});
