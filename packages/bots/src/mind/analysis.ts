// A finished game looked at again: how it stood at every turn, what each turn cost against the best that was seen, and what luck did.
import type { Engine, GameSetup, State } from '@holdout/engine';
import { seatAsked } from '../bot.ts';
import { botRandom } from '../random.ts';
import type { Errand } from './errands.ts';
import { WON } from './evaluate.ts';
import { type Level, valueOfKeys, weigh } from './planner.ts';
import { worthOf } from './told.ts';

/** One survivor's turn. */
export interface Moment {
  /** number of its first answer */
  readonly step: number;
  readonly round: number;
  readonly who: number;
  readonly seat: number;
  /** worth of the table with the best turn that was found, and with the turn that was taken */
  readonly best: number;
  readonly taken: number;
  readonly better: Errand['deed'];
  /** what came of it against what was to be expected of the same turn */
  readonly luck: number;
}

export interface Analysis {
  readonly moments: readonly Moment[];
  readonly won: boolean;
  readonly players: readonly { readonly seat: number; readonly turns: number; readonly accuracy: number }[];
}

interface Turn {
  readonly step: number;
  readonly keys: string[];
}

/** Whole turns of survivors, each with the answers that were given to its own questions. */
function turnsOf(engine: Engine, setup: GameSetup, answers: readonly string[]): Turn[] {
  const opened = engine.setup(setup);
  if (!opened.ok) return [];
  const { state } = opened;
  const turns: Turn[] = [];
  let now = null as (Turn & { readonly who: number }) | null;
  for (const [step, key] of answers.entries()) {
    const { ask } = state;
    if (ask === null) break;
    if (ask.kind === 'order' || state.phase !== 'players') now = null;
    else if (ask.kind === 'turn' && ask.verbs === undefined && now?.who !== ask.who) {
      now = { step, keys: [], who: ask.who as number };
      turns.push(now);
    }
    now?.keys.push(key);
    if (!engine.answer(state, key, true).ok) break;
  }
  return turns;
}

/** points of worth that halve the accuracy of a turn, about one wound and a half */
const HALF = 35;

export const accuracyOf = (lost: number): number => 100 * 0.5 ** (Math.max(0, lost) / HALF);

/** On an even scale from 0 to 100: a fixed curve over the planner's points, not a measured chance to win. */
export const outlookOf = (worth: number): number => Math.round(100 / (1 + Math.exp(-(worth + 250) / 160)));

/** `seen` is told how many turns of how many are done. */
export function analyse(
  engine: Engine,
  setup: GameSetup,
  answers: readonly string[],
  level: Level,
  seen: (done: number, all: number) => void = () => {},
): Analysis {
  const turns = turnsOf(engine, setup, answers);
  const opened = engine.setup(setup);
  if (!opened.ok) return { moments: [], won: false, players: [] };
  const { state } = opened;
  const found: Omit<Moment, 'luck'>[] = [];
  let at = 0;
  const goTo = (step: number): void => {
    for (; at < step; at++) engine.answer(state, answers[at] ?? '', true);
  };
  for (const [i, turn] of turns.entries()) {
    goTo(turn.step);
    found.push(looked(engine, state, turn, level));
    seen(i + 1, turns.length);
  }
  goTo(answers.length);
  const won = state.over?.result === 'won';
  const end = state.over === null ? (found.at(-1)?.taken ?? 0) : won ? WON : -WON;
  const moments = found.map((moment, i): Moment => ({ ...moment, luck: (found[i + 1]?.best ?? end) - moment.taken }));
  return { moments, won, players: playersOf(moments) };
}

function looked(engine: Engine, state: State, { step, keys }: Turn, level: Level): Omit<Moment, 'luck'> {
  const seat = seatAsked(state);
  const { ranked } = weigh(engine, state, seat, level, botRandom(`analysis ${step}`));
  const [first] = ranked;
  const taken = valueOfKeys(engine, state, seat, level, botRandom(`analysis ${step}`), keys);
  // a turn better than all that were tried is the best that was seen
  const best = Math.max(taken, first === undefined ? taken : worthOf(first));
  return { step, round: state.round, who: state.ask?.who as number, seat, best, taken, better: first?.errand.deed ?? 'hold' };
}

function playersOf(moments: readonly Moment[]): Analysis['players'] {
  const seats = [...new Set(moments.map((moment) => moment.seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = moments.filter((moment) => moment.seat === seat);
    const accuracy = own.reduce((sum, moment) => sum + accuracyOf(moment.best - moment.taken), 0) / Math.max(1, own.length);
    return { seat, turns: own.length, accuracy: Math.round(accuracy) };
  });
}
