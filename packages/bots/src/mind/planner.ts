// The mind: tries out what a survivor might do in games that look the same from its seat, and takes what turns out best.
import type { Engine, State, SurvivorId } from '@holdout/engine';
import { answerQuestion } from '../answers.ts';
import type { Bot, Choice } from '../bot.ts';
import type { BotRandom } from '../random.ts';
import { answered, BY_RULE, TRIED, toldByRule, tryAnswers } from './answering.ts';
import { readKey } from './attacks.ts';
import { begin, goesOn, leadsBack } from './begun.ts';
import { HOLD } from './dealing.ts';
import { type Errand, team } from './errands.ts';
import { zombiesAt } from './facts.ts';
import type { Turn } from './goal.ts';
import { reasonOf } from './reason.ts';
import { retold, seedsUpTo } from './retold.ts';
import { planOf, type Search } from './team.ts';
import { firsts, goalFor, type Thought, thoughtOf, turnsFor } from './thought.ts';
import { type Ended, type Ending, HURT, isClose, type Told, type Tried, toldOf, worthOf } from './told.ts';
import { endingOf, playOn } from './trial.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export interface Level {
  readonly id: string;
  /** turns kept in mind while one is thought through on average */
  readonly beam: number;
  /** turns tried out in games, as far as they are worth so little less than the best on average */
  readonly width: number;
  readonly within: number;
  /** games tried for each in the first, second and last round of trials, and how many go on to it; none: averages alone decide */
  readonly trials: readonly [number, number, number];
  readonly kept: readonly [number, number];
  /** zombies phases a trial goes through */
  readonly rounds: number;
  /** how long the team's plan is bent and tried before a turn; absent: everyone is about what is dealt out */
  readonly search?: Search;
  /**
   * every answer of a turn is thought about, so that it has its figures: a walk under way is gone on with only where it still is the best. What is
   * chosen and the next best are told by so many games: more than choosing needs, over the same seeds for both
   */
  readonly tells?: number;
}

export const LEVELS: Readonly<Record<'swift' | 'quick' | 'strong' | 'patient', Level>> = {
  /** averages alone: for hundreds of games at a time */
  swift: { id: 'swift', beam: 20, width: 4, within: 80, trials: [0, 0, 0], kept: [3, 2], rounds: 1 },
  quick: {
    id: 'quick',
    beam: 10,
    width: 2,
    within: 40,
    trials: [1, 1, 0],
    kept: [2, 2],
    rounds: 1,
    search: { plans: 2, look: 2, games: 4, rounds: 2 },
  },
  strong: {
    id: 'strong',
    beam: 10,
    width: 3,
    within: 80,
    trials: [3, 3, 0],
    kept: [2, 2],
    rounds: 1,
    search: { plans: 5, look: 4, games: 12, rounds: 2 },
  },
  patient: {
    id: 'patient',
    beam: 12,
    width: 5,
    within: 150,
    trials: [4, 8, 12],
    kept: [4, 2],
    rounds: 2,
    search: { plans: 24, look: 4, games: 24, rounds: 2 },
  },
};

/** Can zombies reach this zone in the next phase, or come right there? */
const isPressed = ({ state, order: { facts } }: Thought, zone: number): boolean =>
  (facts.engine.oracles.threat(state)[zone] ?? 0) > 0 || state.spawns.some((token) => token.active && token.zone === zone);

/** A turn as an errand: what the answer it begins with is about. */
function errandOf(t: Thought, who: SurvivorId, turn: Turn): Errand {
  const goal = goalFor(t, who).errand;
  const said = readKey(turn.key);
  const here = t.state.survivors[who]?.zone ?? -1;
  const to = turn.zone === here ? [] : [turn.zone];
  switch (said?.verb) {
    case 'melee':
    case 'ranged':
    case 'magic':
      return { deed: 'hunt', zones: to, stance: 'fight' };
    case 'search':
      return { deed: 'search', zones: to, stance: 'fight' };
    case 'end':
      return HOLD;
    case 'move': {
      const { field } = goalFor(t, who);
      if ((field[turn.zone] ?? 0) <= (field[here] ?? 0)) return { ...goal, zones: to };
      // away from what is to be done: a flight only where there is something to flee from
      return isPressed(t, here) ? { deed: 'flee', zones: to, stance: 'fight' } : { ...HOLD, zones: to };
    }
    default:
      return { ...goal, zones: to };
  }
}

interface Candidate extends Tried {
  readonly key: string;
  /** worth of it on average, before a game is tried out */
  readonly value: number;
  /** the answers after its first */
  readonly steps: readonly string[];
}

interface Weighing {
  readonly t: Thought;
  readonly seat: number;
  readonly level: Level;
  readonly w: Weights;
  /** who acts when, as far as the team's plan says */
  readonly order: readonly SurvivorId[];
}

function trialOf({ t, seat, level, w, order }: Weighing, seed: string, one: Candidate): Ending {
  const { engine } = t.order.facts;
  const game = engine.resample(t.state, seat, seed);
  if (game.ask?.kind === 'order') engine.answer(game, t.state.survivors[one.who]?.id ?? '', true);
  engine.answer(game, one.key, true);
  const zone = level.tells === undefined ? -1 : struckBy(t, one);
  let cleared: boolean | undefined;
  const over = (after: State): void => {
    cleared = zombiesAt(t.order.facts, after, zone) === 0;
  };
  playOn(t, game, t.state.round + level.rounds, w, zone < 0 ? one : { ...one, over }, order);
  return cleared === undefined ? endingOf(t, game) : { ...endingOf(t, game), cleared };
}

/** The zone a turn strikes at first; -1: none. */
function struckBy({ state, order: { facts } }: Thought, { who, key, steps }: Candidate): number {
  let at = state.survivors[who]?.zone ?? -1;
  for (const step of [key, ...steps]) {
    const said = readKey(step);
    if (said?.verb === 'move') at = said.path.at(-1) ?? at;
    else if (said?.verb === 'melee' || said?.verb === 'ranged' || said?.verb === 'magic') {
      const zone = said.verb === 'melee' ? at : (said.zones[0] ?? at);
      return zone >= 0 && zombiesAt(facts, state, zone) > 0 ? zone : -1;
    }
  }
  return -1;
}

/** Few games tell little: what is known on average counts as so many of them; a point of it is so much of a chance. */
const PRIOR = 6;
const POINT = 0.0004;
const settled = (one: Candidate): number => (PRIOR * POINT * one.value + one.ends.length * worthOf(one)) / (PRIOR + one.ends.length);

/** Halving: all are tried a little, the better ones more. */
function compare(about: Weighing, seeds: readonly string[], tried: Candidate[]): Candidate[] {
  const { level } = about;
  let left = tried;
  let from = 0;
  for (let round = 0; round < 3; round++) {
    const games = level.trials[round] ?? 0;
    for (const one of left) for (let i = from; i < from + games; i++) one.ends.push(trialOf(about, seeds[i] ?? '', one));
    from += games;
    left = [...left].sort((a, b) => settled(b) - settled(a));
    if (round < 2) left = left.slice(0, level.kept[round]);
    if (left.length === 1) break;
  }
  return left;
}

const seedsFor = (level: Level, random: BotRandom): string[] =>
  Array.from({ length: level.trials.reduce((a, b) => a + b, 0) }, () => String(random.below(1_000_000_000)));

interface Weighed {
  readonly ranked: readonly Candidate[];
  readonly told: Told | undefined;
}

/** Turns that come to mind for this question, best on average first. */
function candidates(t: Thought, seat: number, level: Level, w: Weights, order: readonly SurvivorId[]): Candidate[] {
  const { engine } = t.order.facts;
  const { ask } = t.state;
  if (ask?.kind === 'turn') {
    const who = ask.who as number;
    const found: Candidate[] = [];
    for (const turn of turnsFor(t, t.state, who, w, level.beam)) {
      if (found.length >= level.width) break;
      if (engine.whyNot(t.state, turn.key) !== null || leadsBack(t.state, seat, who, turn.key)) continue;
      found.push({ key: turn.key, value: turn.value, errand: errandOf(t, who, turn), who, steps: turn.steps.slice(1), ends: [] });
    }
    return found;
  }
  const keys = engine.optionKeys(t.state);
  const named = order.find((who) => keys.includes(t.state.survivors[who]?.id ?? ''));
  return firsts(t, w, named === undefined ? keys : [t.state.survivors[named]?.id ?? ''], level.beam)
    .slice(0, level.width)
    .map(({ who, turn, gain }) => ({
      key: turn.key,
      value: gain,
      errand: errandOf(t, who, turn),
      who,
      steps: turn.steps.slice(1),
      ends: [],
    }));
}

/** `begun`: the answer a turn under way would go on with, which is given unless it does more harm by now. */
export function weigh(
  engine: Engine,
  real: State,
  seat: number,
  level: Level,
  random: BotRandom,
  w: Weights = WEIGHTS,
  begun?: string,
): Weighed {
  const thought = thoughtOf(engine, real, seat);
  const seeds = seedsFor(level, random);
  const plan = level.search === undefined ? { goals: thought.goals, order: [] } : planOf(thought, seat, level.search, w, random);
  const t: Thought = { ...thought, goals: plan.goals };
  const found = soundOnes(t, candidates(t, seat, level, w, plan.order), seeds.length === 0 ? 1 : level.width);
  // the scale of averages is not that of games: only how far they lie apart counts
  const best = found[0]?.value ?? 0;
  const level0 = seeds.length === 0 ? best : 0;
  const tried = found.filter((one) => best - one.value <= level.within).map((one) => ({ ...one, value: one.value - best + level0 }));
  const about: Weighing = { t, seat, level, w, order: plan.order };
  const usual = ratherUsual(compare(about, seeds, tried), tried[0]);
  const chosen = ratherBegun(usual, tried, begun);
  const { tells } = level;
  const ranked =
    tells === undefined ? chosen : retold(chosen, tells, seedsUpTo(tells, seeds, random), (one, seed) => trialOf(about, seed, one));
  return weighed(t, ranked, plan.order);
}

/** As many as are wanted of those that are not the end at once. */
function soundOnes(t: Thought, all: readonly Candidate[], most: number): Candidate[] {
  const sound: Candidate[] = [];
  for (const one of all) {
    if (sound.length >= most) break;
    if (!losesAtOnce(t, one)) sound.push(one);
  }
  return sound;
}

/** Nobody does what is the end at once. */
function losesAtOnce({ state, order: { facts } }: Thought, { key, who }: Candidate): boolean {
  const game = facts.engine.clone(state);
  if (game.ask?.kind === 'order') facts.engine.answer(game, state.survivors[who]?.id ?? '', true);
  facts.engine.answer(game, key, true);
  return game.over?.result === 'lost';
}

/** Wounds and losses in the first games of both: the same seeds. */
const harm = ({ ends }: Ended, games: number): number =>
  ends.slice(0, games).reduce((sum, end) => sum + end.wounds + (end.lost ? HURT : 0), 0);

/**
 * What is best on average is done unless games tried out tell something else than luck would. Nor do they set much store by a first step
 * towards work to come: nobody idles for that, only where it is safer.
 */
function ratherUsual(ranked: Candidate[], onAverage: Candidate | undefined): Candidate[] {
  const [best] = ranked;
  if (best === undefined || onAverage === undefined || best === onAverage) return ranked;
  const games = Math.min(best.ends.length, onAverage.ends.length);
  const idles = best.key === 'end' && onAverage.key !== 'end' && harm(onAverage, games) <= harm(best, games);
  return idles || isClose(best, onAverage) ? [onAverage, ...ranked.filter((one) => one !== onAverage)] : ranked;
}

/** Nobody turns back half way, unless going on does more harm. */
function ratherBegun(ranked: Candidate[], tried: readonly Candidate[], begun: string | undefined): Candidate[] {
  const [best] = ranked;
  const goes = tried.find((one) => one.key === begun);
  if (best === undefined || goes === undefined || goes === best) return ranked;
  const games = Math.min(best.ends.length, goes.ends.length);
  return harm(goes, games) > harm(best, games) + games ? ranked : [goes, ...ranked.filter((one) => one !== goes)];
}

const weighed = (t: Thought, ranked: readonly Candidate[], order: readonly SurvivorId[]): Weighed => ({
  ranked,
  told:
    (ranked[0]?.ends.length ?? 0) === 0
      ? undefined
      : toldOf(
          t.order,
          t.state,
          ranked,
          t.goals.map((goal) => goal.errand),
          [...order, ...team(t.state).filter((who) => !order.includes(who))],
          ranked[0] === undefined ? -1 : struckBy(t, ranked[0]),
        ),
});

/** How games come out in which a turn is known answer by answer: given as far as it can be, then played on by errands; the same seeds as `weigh`. */
export function endsOfKeys(
  engine: Engine,
  real: State,
  seat: number,
  level: Level,
  random: BotRandom,
  keys: readonly string[],
  w: Weights = WEIGHTS,
): Ending[] {
  const t = thoughtOf(engine, real, seat);
  return seedsFor(level, random).map((seed) => {
    const game = engine.resample(t.state, seat, seed);
    for (const key of keys) if (game.over !== null || !engine.answer(game, key, true).ok) break;
    playOn(t, game, t.state.round + level.rounds, w);
    return endingOf(t, game);
  });
}

/** `heard` is told the choice at every turn that was thought about, for who measures. */
export function planner(level: Level, w: Weights = WEIGHTS, heard?: (best: Tried) => void): Bot {
  return {
    id: level.id,
    choose(engine, state, seat, random): Choice {
      const { ask } = state;
      if (ask?.kind === 'turn' && ask.verbs === undefined) {
        const who = ask.who as SurvivorId;
        const goes = goesOn(state, seat, who);
        if (goes?.[0] !== undefined && !level.tells && !level.search?.forgets && engine.whyNot(state, goes[0]) === null) {
          begin(state, seat, who, goes);
          return { key: goes[0], why: 'objective' };
        }
        const { ranked, told } = weigh(engine, state, seat, level, random, w, goes?.[0]);
        const [best] = ranked;
        if (best === undefined) return { key: 'end', why: 'wait' };
        heard?.(best);
        begin(state, seat, who, [best.key, ...best.steps]);
        return { key: best.key, why: reasonOf(best.key, best.errand), ...(told ? { told } : {}) };
      }
      const keys = engine.optionKeys(state);
      // cards may be laid out in other ways than are listed
      if (keys.length === 1 && keys[0] !== undefined && ask?.kind !== 'keep') return { key: keys[0], why: 'only' };
      if (ask?.kind === 'order') {
        const { ranked, told } = weigh(engine, state, seat, level, random, w);
        const id = state.survivors[ranked[0]?.who ?? -1]?.id;
        const key = id !== undefined && keys.includes(id) ? id : (keys[0] ?? '');
        return { key, why: 'looked-ahead', ...(told ? { told } : {}) };
      }
      if (ask !== null && TRIED.has(ask.kind) && !BY_RULE.has(ask.topic ?? ''))
        return answered(tryAnswers(engine, state, seat, level, random, w, keys), keys);
      return toldByRule(engine, state, seat, level, random, w, answerQuestion(engine, state, engine.view(state, seat), random));
    },
  };
}
