// The bots a seat can be given to, by name.
import type { Bot } from './bot.ts';
import { LEVELS, planner } from './mind/planner.ts';
import { randomBot } from './random-bot.ts';
import { sensibleBot } from './sensible-bot.ts';

const swift = planner(LEVELS.swift);
const quick = planner(LEVELS.quick);
const strong = planner(LEVELS.strong);

const PLAYERS: Readonly<Record<string, Bot>> = {
  swift,
  quick,
  strong,
  sensible: sensibleBot,
  random: randomBot,
  // tables set up before the planner came asked for this one
  search: strong,
};

export const playerNamed = (level: string): Bot | undefined => PLAYERS[level];
