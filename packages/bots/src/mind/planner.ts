// The mind: tries out what a survivor might do in games that look the same from its seat, and takes what turns out best.
import type { Engine, State } from '@holdout/engine';
import { answerQuestion } from '../answers.ts';
import type { Bot, BotReason, Choice } from '../bot.ts';
import type { BotRandom } from '../random.ts';
import { type Agenda, agendaOf, candidatesFor } from './candidates.ts';
import { type Errand, type Order, team, Walk } from './errands.ts';
import { evaluate } from './evaluate.ts';
import { orderOf } from './order.ts';
import { type Ended, type Ending, type Told, type Tried, toldOf, toldOfAnswers, worthOf, woundsOf } from './told.ts';
import { playOut } from './trial.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export interface Level {
  readonly id: string;
  /** errands tried for a survivor */
  readonly width: number;
  /** games tried for each in the first, second and last round of trials, and how many go on to it */
  readonly trials: readonly [number, number, number];
  readonly kept: readonly [number, number];
  /** zombies phases a trial goes through */
  readonly rounds: number;
}

export const LEVELS: Readonly<Record<'quick' | 'strong' | 'patient', Level>> = {
  quick: { id: 'quick', width: 9, trials: [4, 4, 8], kept: [4, 2], rounds: 2 },
  strong: { id: 'strong', width: 12, trials: [12, 16, 32], kept: [6, 3], rounds: 2 },
  patient: { id: 'patient', width: 16, trials: [24, 48, 96], kept: [8, 4], rounds: 2 },
};

const REASON: Readonly<Partial<Record<Errand['deed'], BotReason>>> = {
  take: 'take',
  read: 'objective',
  recruit: 'take',
  find: 'search',
  search: 'search',
  open: 'door',
  kill: 'attack',
  clear: 'attack',
  hunt: 'attack',
  burn: 'burn',
  flee: 'flee',
  leave: 'exit',
  drive: 'drive',
  join: 'help',
  hold: 'wait',
};

/** What everyone may know of this table, as a game to think about: the real order of cards and dice is left out. */
interface Thought {
  readonly order: Order;
  readonly state: State;
  readonly agenda: Agenda;
}

function thoughtOf(engine: Engine, real: State, seat: number): Thought {
  const state = engine.resample(real, seat, 'thought');
  const order = orderOf(engine, state, seat);
  return { order, state, agenda: agendaOf(order, state, engine.oracles.leads(state)) };
}

function trialOf(t: Thought, seat: number, seed: string, level: Level, w: Weights, who: number, errand: Errand): Ending {
  const { engine } = t.order.facts;
  const game = engine.resample(t.state, seat, seed);
  const errands = [...t.agenda.defaults];
  errands[who] = errand;
  const order = [who, ...team(t.state).filter((i) => i !== who)];
  playOut(t.order, game, errands, order, t.state.round + level.rounds);
  return endingOf(t, game, w);
}

/** Halving: all are tried a little, the better ones more. */
function compare(t: Thought, seat: number, seeds: readonly string[], level: Level, w: Weights, tried: Tried[]): Tried[] {
  let left = tried;
  let from = 0;
  for (let round = 0; round < 3; round++) {
    const games = level.trials[round] ?? 0;
    for (const one of left)
      for (let i = from; i < from + games; i++) one.ends.push(trialOf(t, seat, seeds[i] ?? '', level, w, one.who, one.errand));
    from += games;
    left = [...left].sort((a, b) => worthOf(b) - worthOf(a));
    if (round < 2) left = left.slice(0, level.kept[round]);
    if (left.length === 1) break;
  }
  return left;
}

const seedsFor = (level: Level, random: BotRandom): string[] =>
  Array.from({ length: level.trials.reduce((a, b) => a + b, 0) }, () => String(random.below(1_000_000_000)));

interface Weighed {
  readonly ranked: readonly Tried[];
  readonly told: Told | undefined;
}

export function weigh(engine: Engine, real: State, seat: number, level: Level, random: BotRandom, w: Weights = WEIGHTS): Weighed {
  const t = thoughtOf(engine, real, seat);
  const seeds = seedsFor(level, random);
  if (real.ask?.kind === 'turn') {
    const who = real.ask.who as number;
    const tried = candidatesFor(t.order, t.state, who, t.agenda, level.width).map((errand): Tried => ({ errand, who, ends: [] }));
    return weighed(t, compare(t, seat, seeds, level, w, tried));
  }
  const names = engine.optionKeys(t.state);
  const able = team(t.state).filter((who) => names.includes(t.state.survivors[who]?.id ?? ''));
  const each = Math.max(1, Math.floor(level.width / Math.max(1, able.length)));
  const tried = able.flatMap((who) =>
    candidatesFor(t.order, t.state, who, t.agenda, each).map((errand): Tried => ({ errand, who, ends: [] })),
  );
  return weighed(t, compare(t, seat, seeds, level, w, tried));
}

const weighed = (t: Thought, ranked: readonly Tried[]): Weighed => ({
  ranked,
  told: toldOf(t.order, t.state, ranked, t.agenda.defaults, team(t.state)),
});

/** What a turn is worth that is known answer by answer: given as far as it can be, then played on by errands; the same seeds as `weigh`. */
export function valueOfKeys(
  engine: Engine,
  real: State,
  seat: number,
  level: Level,
  random: BotRandom,
  keys: readonly string[],
  w: Weights = WEIGHTS,
): number {
  const t = thoughtOf(engine, real, seat);
  const seeds = seedsFor(level, random);
  let sum = 0;
  for (const seed of seeds) {
    const game = engine.resample(t.state, seat, seed);
    for (const key of keys) if (game.over !== null || !engine.answer(game, key, true).ok) break;
    playOut(t.order, game, t.agenda.defaults, team(t.state), t.state.round + level.rounds);
    sum += evaluate(t.order.facts, game, w, t.order.closed);
  }
  return sum / Math.max(1, seeds.length);
}

/** The answer that begins this errand. */
function beginning(engine: Engine, real: State, seat: number, tried: Tried): string {
  const t = thoughtOf(engine, real, seat);
  const key = new Walk(t.order, tried.who, tried.errand).next(t.state);
  return engine.whyNot(t.state, key) === null ? key : 'end';
}

/** questions whose answers are tried out one by one */
const TRIED = new Set(['wounds', 'friendly-fire', 'route', 'split', 'use', 'armour', 'hits', 'zone']);
const MOST_ANSWERS = 8;

/** How this game came out, seen from the one it began as. */
const endingOf = (t: Thought, game: State, w: Weights): Ending => ({
  value: evaluate(t.order.facts, game, w, t.order.closed),
  wounds: woundsOf(game) - woundsOf(t.state),
  lost: game.over?.result === 'lost',
});

/** Every answer is given in games that look the same, and the phase played on by errands; the best first. */
function tryAnswers(
  engine: Engine,
  real: State,
  seat: number,
  level: Level,
  random: BotRandom,
  w: Weights,
  keys: readonly string[],
): readonly (Ended & { readonly key: string })[] {
  const t = thoughtOf(engine, real, seat);
  const games = level.trials[0] + level.trials[1];
  const seeds = Array.from({ length: games }, () => String(random.below(1_000_000_000)));
  const tried = keys.slice(0, MOST_ANSWERS).map((key) => {
    const ends: Ending[] = [];
    for (const seed of seeds) {
      const game = engine.resample(t.state, seat, seed);
      if (!engine.answer(game, key, true).ok) continue;
      playOut(t.order, game, t.agenda.defaults, team(t.state), t.state.round + level.rounds);
      ends.push(endingOf(t, game, w));
    }
    return { key, ends };
  });
  const sum = ({ ends }: Ended): number => ends.reduce((n, end) => n + end.value, 0);
  return tried.sort((a, b) => sum(b) - sum(a));
}

const WAY = /^move:/;

/** An errand begun in this very game goes on until something unknown is revealed. */
const begun = new WeakMap<State, { readonly info: number; readonly tick: number; readonly tried: Tried }>();

function answered(ranked: ReturnType<typeof tryAnswers>, keys: readonly string[]): Choice {
  const told = toldOfAnswers(ranked);
  return { key: ranked[0]?.key ?? keys[0] ?? '', why: 'looked-ahead', ...(told ? { told } : {}) };
}

export function planner(level: Level, w: Weights = WEIGHTS): Bot {
  return {
    id: level.id,
    choose(engine, state, seat, random): Choice {
      const { ask } = state;
      if (ask?.kind === 'turn' && ask.verbs === undefined) {
        const before = begun.get(state);
        const goesOn = before?.info === state.info && before.tick === state.tick && before.tried.who === ask.who;
        const fresh = goesOn ? null : weigh(engine, state, seat, level, random, w);
        const best = goesOn ? before.tried : fresh?.ranked[0];
        if (best === undefined) return { key: 'end', why: 'wait' };
        const key = beginning(engine, state, seat, best);
        // only the way there is walked without another thought
        if (WAY.test(key)) begun.set(state, { info: state.info, tick: state.tick + 1, tried: best });
        return { key, why: REASON[best.errand.deed] ?? 'objective', ...(fresh?.told ? { told: fresh.told } : {}) };
      }
      const keys = engine.optionKeys(state);
      if (keys.length === 1 && keys[0] !== undefined) return { key: keys[0], why: 'only' };
      if (ask?.kind === 'order') {
        const { ranked, told } = weigh(engine, state, seat, level, random, w);
        const id = state.survivors[ranked[0]?.who ?? -1]?.id;
        const key = id !== undefined && keys.includes(id) ? id : (keys[0] ?? '');
        return { key, why: 'looked-ahead', ...(told ? { told } : {}) };
      }
      if (ask !== null && TRIED.has(ask.kind) && ask.topic !== 'exit' && ask.topic !== 'remove-spawn')
        return answered(tryAnswers(engine, state, seat, level, random, w, keys), keys);
      return answerQuestion(engine, state, engine.view(state, seat), random);
    },
  };
}
