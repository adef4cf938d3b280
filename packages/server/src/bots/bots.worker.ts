// A thread in which bots think, so that the server never waits for them.
import { parentPort } from 'node:worker_threads';
import { type Bot, botRandom, randomBot, searchBot, seatAsked, sensibleBot } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import type { Chosen, Thought } from './bot-messages.ts';

if (!parentPort) throw new Error('this is a worker thread');
const port = parentPort;
const engine = createEngine(editions);
const bots: Readonly<Record<string, Bot>> = { sensible: sensibleBot, search: searchBot(), random: randomBot };

function think({ id, level, state, seed }: Thought): Chosen {
  try {
    const bot = bots[level];
    if (!bot) return { id, problem: `unknown bot ${level}` };
    const { key, why } = bot.choose(engine, state, seatAsked(state), botRandom(seed));
    return { id, key, why: `bot.why.${why}` };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

port.on('message', (thought: Thought) => port.postMessage(think(thought)));
