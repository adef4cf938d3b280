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

/** Throws when the engine refuses what it offered. `listen` is told every event. */
export function playGame(engine: Engine, setup: GameSetup, bot: Bot, listen: ((event: GameEvent) => void) | null, limits = LIMITS): Played {
  const opened = engine.setup(setup);
  if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.refusal)}`);
  const { state } = opened;
  const random = botRandom(`${setup.seed} ${bot.id}`);
  const answers: string[] = [];
  if (listen) opened.events.forEach(listen);
  while (state.over === null && state.round <= limits.rounds && answers.length < limits.answers) {
    const { key } = bot.choose(engine, state, seatAsked(state), random);
    const result = engine.answer(state, key, listen === null);
    if (!result.ok) throw new Error(`refused ${key}: ${JSON.stringify(result.refusal)}`);
    answers.push(key);
    if (listen) result.events.forEach(listen);
  }
  return { state, answers, finished: state.over !== null };
}
