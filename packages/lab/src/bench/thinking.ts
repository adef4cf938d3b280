// How long a bot thinks about one answer: processor time of this process, so that other work on the machine does not matter.
import type { Bot } from '@holdout/bots';
import type { Engine, GameSetup } from '@holdout/engine';
import { playGame } from '../run-game.ts';
import { worked } from './measure.ts';

/** Milliseconds an answer, by the kind of question. */
export interface Thinking {
  readonly question: string;
  readonly answers: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

const ROUNDS = 30;
const ANSWERS = 5000;
const MICROS = 1000;

function figures(question: string, times: readonly number[]): Thinking {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const mean = times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length);
  return { question, answers: times.length, mean, p50: at(0.5), p95: at(0.95), most: at(1) };
}

/** Whole games; what the first of them takes is left out where there are more: a machine that has just been started is slow. */
export function thinking(engine: Engine, setups: readonly GameSetup[], bot: Bot): Thinking[] {
  const times = new Map<string, number[]>();
  const [, ...warm] = setups;
  for (const setup of setups) {
    const timed: Bot = {
      id: bot.id,
      choose(thinker, state, seat, random) {
        const kind = state.ask?.kind ?? '';
        const question = kind === 'turn' || kind === 'order' ? kind : 'others';
        const began = worked();
        const choice = bot.choose(thinker, state, seat, random);
        if (setups.length === 1 || warm.includes(setup)) times.set(question, [...(times.get(question) ?? []), (worked() - began) / MICROS]);
        return choice;
      },
    };
    playGame(engine, setup, timed, null, { rounds: ROUNDS, answers: ANSWERS });
  }
  const kinds = [...times].sort(([a], [b]) => a.localeCompare(b)).map(([question, list]) => figures(question, list));
  return [...kinds, figures('all', [...times.values()].flat())];
}
