// One game from setup to its end, played by one bot for every seat.
import { type Bot, botRandom, seatAsked } from '@holdout/bots';
import type { Engine, GameEvent, GameSetup, State } from '@holdout/engine';

export interface Limits {
  readonly rounds: number;
  readonly answers: number;
}

export const LIMITS: Limits = { rounds: 120, answers: 20_000 };

export interface Played {
  readonly state: State;
  readonly answers: readonly string[];
  /** false: a limit stopped it */
  readonly finished: boolean;
}

/** Who watches a game: told every event, with the state after it; and the state before each answer. */
export interface Watcher {
  listen(event: GameEvent, state: State): void;
  before?(state: State): void;
}

/** Throws when the engine refuses what it offered. */
export function playGame(engine: Engine, setup: GameSetup, bot: Bot, watcher: Watcher | null, limits = LIMITS): Played {
  const opened = engine.setup(setup);
  if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.refusal)}`);
  const { state } = opened;
  const random = botRandom(`${setup.seed} ${bot.id}`);
  const answers: string[] = [];
  for (const event of watcher === null ? [] : opened.events) watcher?.listen(event, state);
  while (state.over === null && state.round <= limits.rounds && answers.length < limits.answers) {
    const { key } = bot.choose(engine, state, seatAsked(state), random);
    watcher?.before?.(state);
    const result = engine.answer(state, key, watcher === null);
    if (!result.ok) throw new Error(`refused ${key}: ${JSON.stringify(result.refusal)}`);
    answers.push(key);
    for (const event of watcher === null ? [] : result.events) watcher?.listen(event, state);
  }
  return { state, answers, finished: state.over !== null };
}
