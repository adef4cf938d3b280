// What a bot of this browser would do.
import { type Bot, botRandom, randomBot, searchBot, seatAsked, sensibleBot } from '@holdout/bots';
import type { Engine, State } from '@holdout/engine';
import type { BOT_LEVELS } from '../bots.ts';
import { randomText } from '../random-text.ts';

export interface Advice {
  readonly key: string;
  /** label key of the reason */
  readonly why: string;
}

const bots: Readonly<Record<(typeof BOT_LEVELS)[number], Bot>> = { sensible: sensibleBot, search: searchBot(), random: randomBot };

const guesses = new WeakMap<State, State>();

/** Another game that looks the same: neither a bot nor a preview made of it can give away the real decks and dice. */
export function guessOf(engine: Engine, state: State): State {
  let guess = guesses.get(state);
  if (!guess) {
    guess = engine.resample(state, seatAsked(state), randomText(12));
    guesses.set(state, guess);
  }
  return guess;
}

/** `level` null: for a hint. */
export function advise(engine: Engine, state: State, level: string | null): Advice {
  const bot = bots[(level ?? 'sensible') as keyof typeof bots] ?? sensibleBot;
  const { key, why } = bot.choose(engine, guessOf(engine, state), seatAsked(state), botRandom(randomText(12)));
  return { key, why: `bot.why.${why}` };
}
