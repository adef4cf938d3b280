// What a bot of this browser would do. Bots are a script of their own, loaded when the first one is asked.
import { type Bot, botRandom, randomBot, searchBot, seatAsked, sensibleBot } from '@holdout/bots';
import type { Engine, State } from '@holdout/engine';
import type { BOT_LEVELS } from '../bots.ts';
import { randomText } from '../random-text.ts';
import { guessOf } from './guess.ts';

export interface Advice {
  readonly key: string;
  /** label key of the reason */
  readonly why: string;
}

const bots: Readonly<Record<(typeof BOT_LEVELS)[number], Bot>> = { sensible: sensibleBot, search: searchBot(), random: randomBot };

/** `level` null: for a hint. */
export function advise(engine: Engine, state: State, level: string | null): Advice {
  const bot = bots[(level ?? 'sensible') as keyof typeof bots] ?? sensibleBot;
  const { key, why } = bot.choose(engine, guessOf(engine, state), seatAsked(state), botRandom(randomText(12)));
  return { key, why: `bot.why.${why}` };
}
