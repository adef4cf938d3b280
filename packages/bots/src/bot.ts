import type { Engine, State } from '@holdout/engine';
import type { Told } from './mind/told.ts';
import type { BotRandom } from './random.ts';

/** Why a bot answers as it does: the label `bot.why.<reason>`, for hints. */
export const BOT_REASONS = [
  'only',
  'random',
  'attack',
  'to-zombies',
  'burn',
  'to-fire',
  'flee',
  'objective',
  'take',
  'to-take',
  'door',
  'to-door',
  'search',
  'to-search',
  'equip',
  'reload',
  'heal',
  'help',
  'join',
  'guards',
  'drive',
  'to-car',
  'exit',
  'reroll',
  'skill',
  'wait',
  'usual',
  'looked-ahead',
  'unread',
] as const;
export type BotReason = (typeof BOT_REASONS)[number];

export interface Choice {
  readonly key: string;
  readonly why: BotReason;
  /** the numbers behind it, where games were tried out */
  readonly told?: Told;
}

/** A player that needs nothing but the engine's questions. The same state, seat and random give the same choice. */
export interface Bot {
  readonly id: string;
  choose(engine: Engine, state: State, seat: number, random: BotRandom): Choice;
}

/** The seat that answers the pending question; a question to the whole team is answered by seat 0. */
export const seatAsked = (state: State): number => (state.ask === null ? -1 : Math.max(0, state.ask.by));

export function chooseAnswer(bot: Bot, engine: Engine, state: State, random: BotRandom): string {
  return bot.choose(engine, state, seatAsked(state), random).key;
}
