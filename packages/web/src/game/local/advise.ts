// What a bot of this browser would do. Bots are a script of their own, loaded when the first one is asked.
import { botRandom, coach, playerNamed, seatAsked, sensibleBot, type Told } from '@holdout/bots';
import type { Engine, State } from '@holdout/engine';
import { randomText } from '../random-text.ts';
import { guessOf } from './guess.ts';

export interface Advice {
  readonly key: string;
  /** label key of the reason */
  readonly why: string;
  readonly told?: Told;
}

/** `level` null: for a hint. */
export function advise(engine: Engine, state: State, level: string | null): Advice {
  const seat = seatAsked(state);
  const random = botRandom(randomText(12));
  const bot = level === null ? null : (playerNamed(level) ?? sensibleBot);
  // the coach thinks about another game that looks the same by itself
  const { key, why, told } =
    bot === null ? coach.choose(engine, state, seat, random) : bot.choose(engine, guessOf(engine, state), seat, random);
  return { key, why: `bot.why.${why}`, ...(told ? { told } : {}) };
}
