// Questions besides turn and order: answers tried out one by one, and answers by rule with the games that tell them.
import type { Engine, State } from '@holdout/engine';
import type { Choice } from '../bot.ts';
import type { BotRandom } from '../random.ts';
import { unread } from './choosing.ts';
import type { Level } from './planner.ts';
import { retold, seedsUpTo } from './retold.ts';
import { type Thought, thoughtOf } from './thought.ts';
import { type Ended, type Ending, toldOfAnswers } from './told.ts';
import { endingOf, playOn } from './trial.ts';
import type { Weights } from './weights.ts';

interface Weighing {
  readonly t: Thought;
  readonly seat: number;
  readonly level: Level;
  readonly w: Weights;
}

/** questions whose answers are tried out one by one; of turns those for a few deeds out of turn */
export const TRIED = new Set(['turn', 'route', 'split', 'use', 'armour', 'hits', 'zone']);
/** and those known better than a table judged afterwards tells: it takes an objective that is gone for work that is done, a lucky roll for the roll to come */
export const BY_RULE = new Set(['exit', 'remove-spawn', 'move-beacon', 'corruption', 'car-attack']);
/** answers to these roll dice or draw cards: one roll tells nothing of the next */
const ROLLED = new Set(['turn', 'use', 'armour']);
const ROLLS = 6;
const MOST_ANSWERS = 8;

/** As many as can be tried, doing nothing among them. */
const mostOf = (keys: readonly string[]): string[] =>
  (keys.includes('end') ? ['end', ...keys.filter((key) => key !== 'end')] : [...keys]).slice(0, MOST_ANSWERS);

/** Every answer is given in games that look the same, and the phase played on by errands; the best first. */
export function tryAnswers(
  engine: Engine,
  real: State,
  seat: number,
  level: Level,
  random: BotRandom,
  w: Weights,
  keys: readonly string[],
): readonly TriedAnswer[] {
  const t = thoughtOf(engine, real, seat);
  // without trials the table is judged as the answer leaves it, more than once where dice fall
  const games = Math.max(real.ask !== null && ROLLED.has(real.ask.kind) ? ROLLS : 1, level.trials[0]);
  const seeds = Array.from({ length: games }, () => String(random.below(1_000_000_000)));
  const about = { t, seat, level, w };
  const tried = mostOf(keys).map((key): TriedAnswer => ({ key, ends: seeds.flatMap((seed) => answerTried(about, key, seed) ?? []) }));
  const ranked = tried.sort((a, b) => worthIn(b) - worthIn(a));
  const { tells } = level;
  return tells === undefined
    ? ranked
    : retold(ranked, tells, seedsUpTo(tells, seeds, random), ({ key }, seed) => answerTried(about, key, seed));
}

interface TriedAnswer extends Ended {
  readonly key: string;
}

const worthIn = ({ ends }: Ended): number => ends.reduce((n, end) => n + end.value, 0);

/** Null: this game does not take it. */
function answerTried({ t, seat, level, w }: Weighing, key: string, seed: string): Ending | null {
  const { engine } = t.order.facts;
  const game = engine.resample(t.state, seat, seed);
  if (!engine.answer(game, key, true).ok) return null;
  if (level.tells !== undefined && game.round === 0) return toldBefore(engine, game, seat, level, w);
  if (level.trials[0] > 0) playOn(t, game, t.state.round + level.rounds, w);
  return endingOf(t, game);
}

/** Before the first round nobody stands anywhere yet: the game is laid out, and judged from there through that round. */
function toldBefore(engine: Engine, game: State, seat: number, level: Level, w: Weights): Ending {
  while (game.over === null && game.round === 0 && engine.answer(game, engine.optionKeys(game)[0] ?? '', true).ok);
  const t = thoughtOf(engine, game, seat);
  playOn(t, game, game.round + level.rounds, w);
  return endingOf(t, game);
}

/** the next best beside an answer by rule is looked for among so many */
const MOST_BESIDE = 3;
/** what these do shows at once: games tried out tell it better than a rule */
const SHOWS: ReadonlySet<string> = new Set(['wounds', 'friendly-fire', 'reroll']);

/** An answer by rule, told by games in which it is given, and by others beside it where a table judged afterwards tells them apart. */
export function toldByRule(engine: Engine, real: State, seat: number, level: Level, random: BotRandom, w: Weights, choice: Choice): Choice {
  const games = level.tells ?? 0;
  const { ask } = real;
  if (games === 0 || ask === null) return choice;
  const about = { t: thoughtOf(engine, real, seat), seat, level, w };
  const others = BY_RULE.has(ask.topic ?? '') ? [] : engine.optionKeys(real).filter((key) => key !== choice.key);
  if (unread(engine, real, [choice.key, ...others])) return { ...choice, why: 'unread' };
  const seeds = seedsUpTo(games, [], random);
  const tryOut = ({ key }: TriedAnswer, seed: string) => answerTried(about, key, seed);
  const beside = others
    .slice(0, MOST_BESIDE)
    .map((key): TriedAnswer => ({ key, ends: seeds.slice(0, ROLLS).flatMap((seed) => answerTried(about, key, seed) ?? []) }));
  const first: TriedAnswer = { key: choice.key, ends: [] };
  const ranked = retold([first, ...beside.sort((a, b) => worthIn(b) - worthIn(a))], games, seeds, tryOut);
  if (first.ends.length === 0) return choice;
  const [best] = ranked;
  const better = best !== undefined && best !== first && SHOWS.has(ask.kind);
  const told = toldOfAnswers(better ? ranked : [first, ...ranked.filter((one) => one !== first)]);
  return { ...(better ? { key: best.key, why: 'looked-ahead' as const } : choice), ...(told ? { told } : {}) };
}

export function answered(ranked: ReturnType<typeof tryAnswers>, keys: readonly string[]): Choice {
  const told = toldOfAnswers(ranked);
  return { key: ranked[0]?.key ?? keys[0] ?? '', why: 'looked-ahead', ...(told ? { told } : {}) };
}
