// The bots a seat can be given to, by name.
import type { Bot } from './bot.ts';
import type { TableBot } from './levels.ts';
import { LEVELS, planner } from './mind/planner.ts';
import { randomBot } from './random-bot.ts';
import { sensibleBot } from './sensible-bot.ts';

const AT_TABLES: Readonly<Record<TableBot, Bot>> = {
  swift: planner(LEVELS.swift),
  quick: planner(LEVELS.quick),
  strong: planner(LEVELS.strong),
  sensible: sensibleBot,
  random: randomBot,
};

/** `search`: tables set up before the planner came asked for this one. */
const PLAYERS: Readonly<Record<string, Bot>> = { ...AT_TABLES, search: AT_TABLES.strong };

export const playerNamed = (level: string): Bot | undefined => PLAYERS[level];
