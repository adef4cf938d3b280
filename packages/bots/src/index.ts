export { BOT_REASONS, type Bot, type BotReason, type Choice, chooseAnswer, seatAsked } from './bot.ts';
export { LEVELS, planner } from './mind/planner.ts';
export type { Part, Told } from './mind/told.ts';
export { WEIGHTS, type Weights } from './mind/weights.ts';
export { outlook, remaining } from './outlook.ts';
export { playerNamed } from './players.ts';
export { type BotRandom, botRandom } from './random.ts';
export { eagerBot, randomBot } from './random-bot.ts';
export { rankTurn, sensibleBot } from './sensible-bot.ts';
