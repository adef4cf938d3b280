// A round played through in the game itself, by choices drawn round what the planner would do: for searches that may know cards and dice.
import type { Engine, State, SurvivorId } from '@holdout/engine';
import type { TurnKey } from '@holdout/engine/keys';
import { answerQuestion } from '../answers.ts';
import { seatAsked } from '../bot.ts';
import { type BotRandom, botRandom } from '../random.ts';
import { rankTurn } from '../sensible-bot.ts';
import { readKey } from './attacks.ts';
import { agendaOf, candidatesFor } from './candidates.ts';
import { type Order, team, Walk } from './errands.ts';
import { evaluate } from './evaluate.ts';
import { factsOf, fieldTo } from './facts.ts';
import { orderOf } from './order.ts';
import { WEIGHTS, type Weights } from './weights.ts';

type Verb = TurnKey['verb'];

/** How one survivor plays the round. */
interface Part {
  /** which of the errands that come to mind, the likeliest first; RANKED and TASTED go option by option */
  readonly pick: number;
  /** how far from the best option, where options are ranked */
  readonly wildness: number;
  /** chance of another answer than the usual one to a question beside the turn */
  readonly whim: number;
  readonly seed: string;
}

export interface Foray {
  /** who goes first */
  readonly order: readonly number[];
  readonly parts: readonly Part[];
}

const WIDTH = 14;
/** as the sensible bot ranks them */
const RANKED = -1;
/** each is tried, and what it leads to weighed: dice are known to whoever tries */
const TASTED = -2;
const MOST_TASTED = 14;

export type Worth = (engine: Engine, state: State) => number;

function drawPart(random: BotRandom): Part {
  const share = random.share();
  const pick = share < 0.06 ? RANKED : share < 0.3 ? TASTED : share < 0.6 ? 0 : random.below(WIDTH);
  return { pick, wildness: 4 * random.share(), whim: random.share() < 0.5 ? 0 : 0.25 * random.share(), seed: String(random.below(1e9)) };
}

function shuffled(list: readonly number[], random: BotRandom): number[] {
  const left = [...list];
  const drawn: number[] = [];
  while (left.length > 0) drawn.push(...left.splice(random.below(left.length), 1));
  return drawn;
}

export function drawForay(state: State, random: BotRandom): Foray {
  return { order: shuffled(team(state), random), parts: state.survivors.map(() => drawPart(random)) };
}

/** The same but for one of them; whoever acts before is not touched by it. */
export function variedForay(foray: Foray, random: BotRandom): Foray {
  const { order } = foray;
  const from = random.below(Math.max(1, order.length));
  const who = order[from] ?? 0;
  const parts = foray.parts.map((part, i) => (i === who ? drawPart(random) : part));
  const swaps = random.share() < 0.3;
  return { order: swaps ? [...order.slice(0, from), ...shuffled(order.slice(from), random)] : order, parts };
}

const MOST_ANSWERS = 400;
const PLAIN: Part = { pick: 0, wildness: 0, whim: 0, seed: '' };
/** after these the rest of the turn is thought about anew */
const STEADY: readonly Verb[] = ['move', 'melee', 'ranged', 'magic', 'drive', 'search'];

/** seldom worth a taste, and never */
const NEVER: readonly Verb[] = ['end', 'noise', 'discard', 'seat'];
const DULL: readonly Verb[] = [...NEVER, 'arrange', 'pass'];

const isOneOf = (verbs: readonly Verb[], key: string): boolean => {
  const verb = readKey(key)?.verb;
  return verb !== undefined && verbs.includes(verb);
};

/** One survivor's turn in progress. */
class Going {
  readonly random: BotRandom;
  #walk: Walk | null = null;
  #first = true;

  constructor(
    readonly engine: Engine,
    readonly who: SurvivorId,
    readonly part: Part,
    readonly worth: Worth,
  ) {
    this.random = botRandom(part.seed);
  }

  next(state: State): string {
    const { ask } = state;
    if (this.part.pick === TASTED) return this.#tasted(state);
    if (this.part.pick === RANKED || (ask?.kind === 'turn' && ask.verbs !== undefined)) return this.#ranked(state);
    this.#walk ??= this.#begin(state);
    const key = this.#walk.next(state);
    if (!isOneOf(STEADY, key)) this.#walk = null;
    return this.engine.whyNot(state, key) === null ? key : this.#ranked(state);
  }

  #begin(state: State): Walk {
    const order = orderFor(this.engine, state);
    const agenda = agendaOf(order, state, this.engine.oracles.leads(state));
    const found = candidatesFor(order, state, this.who, agenda, WIDTH);
    const nth = this.#first ? this.part.pick % found.length : 0;
    this.#first = false;
    return new Walk(order, this.who, found[nth] ?? { deed: 'hold', zones: [], stance: 'fight' });
  }

  #tasted(state: State): string {
    const busy = this.random.share() < 0.75;
    const left = this.engine.optionKeys(state).filter((key) => !isOneOf(busy ? DULL : NEVER, key));
    const worth = this.worth(this.engine, state);
    let best = 'end';
    let most = worth;
    for (let i = 0; i < MOST_TASTED && left.length > 0; i++) {
      const [key = 'end'] = left.splice(this.random.below(left.length), 1);
      const tried = this.engine.clone(state);
      if (!this.engine.answer(tried, key, true).ok || tried.over?.result === 'lost') continue;
      // an action spent is a pity unless something comes of it
      const value = this.worth(this.engine, tried) - 1 + this.part.wildness * this.random.share();
      if (value <= most) continue;
      most = value;
      best = key;
    }
    return best;
  }

  #ranked(state: State): string {
    let best = 'end';
    let most = Number.NEGATIVE_INFINITY;
    for (const option of rankTurn(this.engine, state, seatAsked(state), this.random)) {
      const value = option.score - this.part.wildness * Math.log(1e-9 + this.random.share());
      if (value > most) {
        most = value;
        best = option.key;
      }
    }
    return best;
  }
}

/** questions where a whim costs more than it may bring */
const SOBER = new Set(['exit', 'remove-spawn']);
const SOBER_KINDS = new Set(['keep', 'arrange']);
/** questions with more to them than the engine's own suggestion, which stands first */
const WEIGHED = new Set(['keep', 'arrange', 'skill', 'use', 'reroll', 'zone', 'option']);

/** Plays the state itself on to the next round or the end of the game and returns the answers given. */
export function playForay(engine: Engine, state: State, foray: Foray, worth: Worth): string[] {
  const answers: string[] = [];
  const going: (Going | undefined)[] = [];
  const { round } = state;
  const idle = botRandom(foray.parts[0]?.seed ?? '');
  while (answers.length < MOST_ANSWERS && state.over === null && state.round === round && state.ask !== null) {
    const { ask } = state;
    const keys = ask.kind === 'turn' ? [] : engine.optionKeys(state);
    const part = foray.parts[ask.who ?? 0] ?? PLAIN;
    let key: string;
    if (ask.kind === 'turn') {
      const who = ask.who as number;
      key = (going[who] ??= new Going(engine, who, foray.parts[who] ?? PLAIN, worth)).next(state);
    } else if (ask.kind === 'order') {
      const next = foray.order.find((who) => keys.includes(state.survivors[who]?.id ?? ''));
      key = next === undefined ? (keys[0] ?? '') : (state.survivors[next]?.id ?? '');
    } else if (keys.length === 1) key = keys[0] ?? '';
    else if (part.whim > 0 && !SOBER.has(ask.topic ?? '') && !SOBER_KINDS.has(ask.kind) && idle.share() < part.whim)
      key = keys[idle.below(keys.length)] ?? '';
    else if (!WEIGHED.has(ask.kind)) key = keys[0] ?? '';
    else key = answerQuestion(engine, state, engine.view(state, seatAsked(state)), idle).key;
    if (!engine.answer(state, key, true).ok) {
      key = ask.kind === 'turn' ? 'end' : (engine.optionKeys(state)[0] ?? '');
      if (!engine.answer(state, key, true).ok) break;
    }
    answers.push(key);
  }
  return answers;
}

const lately = new WeakMap<object, { key: string; order: Order }>();

/** What errands heed, asked again only when the board or what was done changed: a search looks at many tables that are alike in this. */
function orderFor(engine: Engine, state: State): Order {
  const done = state.objectives.reduce((n, o) => n + (o.place === 'board' ? 1 : 0), 0);
  const key = `${state.boardKey}|${done}|${Object.keys(state.progress).length}|${state.met.join()}`;
  const before = lately.get(state.setup);
  if (before?.key === key) return before.order;
  const order = orderOf(engine, state);
  lately.set(state.setup, { key, order });
  return order;
}

/** Steps from every zone to the nearest of these, by the ways that are open to the team. */
export function stepsTo(engine: Engine, state: State, zones: readonly number[]): Float64Array {
  return fieldTo(factsOf(engine, state), state, zones, orderFor(engine, state).closed);
}

/** How good a table is, by the planner's measure. */
export function worthOfTable(engine: Engine, state: State, weights: Weights = WEIGHTS): number {
  return evaluate(factsOf(engine, state), state, weights, orderFor(engine, state).closed);
}
