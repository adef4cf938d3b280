// Looks ahead: the best few answers are each tried out in games that look the same from this seat, a short way on.
import type { Engine, State } from '@holdout/engine';
import { type Bot, seatAsked } from './bot.ts';
import { outlook } from './outlook.ts';
import type { BotRandom } from './random.ts';
import { rankTurn, sensibleBot } from './sensible-bot.ts';

export interface Depth {
  /** answers tried */
  readonly width: number;
  /** games tried for each */
  readonly trials: number;
  /** whole rounds a trial goes on for */
  readonly rounds: number;
}

const MOST_ANSWERS = 400;

function playOn(engine: Engine, state: State, until: number, random: BotRandom): void {
  for (let i = 0; i < MOST_ANSWERS && state.over === null && state.round <= until; i++) {
    const { key } = sensibleBot.choose(engine, state, seatAsked(state), random);
    if (!engine.answer(state, key, true).ok) return;
  }
}

export function searchBot(depth: Depth = { width: 4, trials: 3, rounds: 1 }): Bot {
  return {
    id: 'search',
    choose(engine, state, seat, random) {
      if (state.ask?.kind !== 'turn') return sensibleBot.choose(engine, state, seat, random);
      const candidates = rankTurn(engine, state, seat, random).slice(0, depth.width);
      const [first] = candidates;
      if (first === undefined || candidates.length === 1) return sensibleBot.choose(engine, state, seat, random);
      let best = first;
      let most = Number.NEGATIVE_INFINITY;
      const seeds = Array.from({ length: depth.trials }, () => String(random.below(1_000_000_000)));
      for (const candidate of candidates) {
        let sum = 0;
        for (const seed of seeds) {
          const trial = engine.resample(state, seat, seed);
          if (!engine.answer(trial, candidate.key, true).ok) continue;
          playOn(engine, trial, state.round + depth.rounds - 1, random);
          sum += outlook(engine, trial);
        }
        if (sum > most) {
          most = sum;
          best = candidate;
        }
      }
      return { key: best.key, why: 'looked-ahead' };
    },
  };
}
