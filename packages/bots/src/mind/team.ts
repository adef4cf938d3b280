// The plan of the whole team for a round: what everyone is about and who acts when, bent a little at a time and tried out in games that look the
// same from the seat, to the end of the round. What turns out better over the same seeds is kept.
import type { State, SurvivorId } from '@holdout/engine';
import type { BotRandom } from '../random.ts';
import { candidatesFor } from './candidates.ts';
import { GROUP } from './dealing.ts';
import { type Errand, team } from './errands.ts';
import { fieldTo } from './facts.ts';
import type { Goal } from './goal.ts';
import { musterOf } from './muster.ts';
import { prospect } from './prospects.ts';
import { inGroups, type Thought } from './thought.ts';
import { playOn } from './trial.ts';
import type { Weights } from './weights.ts';
import { toDoAt } from './work-left.ts';

export interface TeamPlan {
  readonly goals: readonly Goal[];
  /** who acts first, second, …; those not named when they are pressed most */
  readonly order: readonly SurvivorId[];
}

export interface Search {
  /** bent plans tried */
  readonly plans: number;
  /** games of each: a first look, and as many as the best one gets */
  readonly look: number;
  readonly games: number;
  readonly rounds: number;
  /** thinks anew at every question, so that the same moment gets the same answer whatever was asked before */
  readonly forgets?: true;
  /** thinks as hard at every question of a round as at its first, with the plan before as one of those to begin with */
  readonly anew?: true;
}

interface Judged {
  readonly plan: TeamPlan;
  readonly ends: number[];
}

const ALONG: ReadonlySet<Errand['deed']> = new Set(['join', 'hold']);
const CHOICES = 10;
const ALL = 6;
const PAIRS = 2;
const HURRY = 3;
const HASTES = [1, 2, 4];

/** The same with everyone in more or less of a hurry. */
const hurried = (goals: readonly Goal[], haste: number): Goal[] => goals.map((goal) => ({ ...goal, haste }));

/** Everyone looks for arms in one room. */
function mustered({ order, state }: Thought): Goal[] | null {
  const errand = musterOf(order, state);
  if (errand === null) return null;
  const field = fieldTo(order.facts, state, errand.zones, order.closed);
  return state.survivors.map(() => ({ errand, field, along: false }));
}

class TeamSearch {
  readonly #t: Thought;
  readonly #seat: number;
  readonly #w: Weights;
  readonly #random: BotRandom;
  readonly #seeds: string[];
  readonly #rounds: number;
  readonly #left: readonly SurvivorId[];
  readonly #choices = new Map<SurvivorId, Goal[]>();

  constructor(t: Thought, seat: number, search: Search, w: Weights, random: BotRandom) {
    this.#t = t;
    this.#seat = seat;
    this.#w = w;
    this.#random = random;
    this.#rounds = search.rounds;
    this.#seeds = Array.from({ length: search.games }, () => String(random.below(1_000_000_000)));
    const acting = t.state.ask?.kind === 'turn' ? (t.state.ask.who as SurvivorId) : -1;
    this.#left = team(t.state).filter((who) => who === acting || t.state.survivors[who]?.done === false);
  }

  #try(one: Judged, games: number): void {
    const { order, state } = this.#t;
    const { engine } = order.facts;
    for (let i = one.ends.length; i < games; i++) {
      const game = engine.resample(this.#t.state, this.#seat, this.#seeds[i] ?? '');
      playOn({ ...this.#t, goals: one.plan.goals }, game, this.#t.state.round + this.#rounds, this.#w, undefined, one.plan.order);
      one.ends.push(prospect(this.#t.order, game, toDoAt(order.facts, state, order.closed)));
    }
  }

  #goalsOf(who: SurvivorId): Goal[] {
    let found = this.#choices.get(who);
    if (found === undefined) {
      const { order, state, agenda } = this.#t;
      const known = new Map<string, Float64Array>();
      found = candidatesFor(order, state, who, agenda, CHOICES)
        .filter((errand) => errand.stance === 'fight')
        .map((errand) => {
          const name = errand.zones.join();
          let field = known.get(name);
          if (field === undefined) {
            field = fieldTo(order.facts, state, errand.zones, order.closed);
            known.set(name, field);
          }
          return { errand, field, along: ALONG.has(errand.deed) };
        });
      this.#choices.set(who, found);
    }
    return found;
  }

  #bent(plan: TeamPlan): TeamPlan {
    const random = this.#random;
    const goals = [...plan.goals];
    let { order } = plan;
    const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
    const kind = random.below(10);
    if (kind < 2 && this.#left.length > 1) {
      // somebody goes first
      const who = pick(this.#left);
      order = [who, ...order.filter((other) => other !== who)];
    } else if (kind < 4) {
      // somebody's task is everybody's near
      const who = pick(this.#left);
      const goal = pick(this.#goalsOf(who));
      const zone = this.#t.state.survivors[who]?.zone;
      for (const other of this.#left)
        if (other === who || this.#t.state.survivors[other]?.zone === zone || random.below(2) === 0) goals[other] = goal;
    } else if (kind < 6) {
      // more or less of a hurry, for one or for all
      const haste = pick(HASTES);
      const who = random.below(2) === 0 ? this.#left : [pick(this.#left)];
      for (const one of who) {
        const goal = goals[one];
        if (goal !== undefined) goals[one] = { ...goal, haste };
      }
    } else {
      const who = pick(this.#left);
      goals[who] = pick(this.#goalsOf(who));
      if (random.below(3) === 0) {
        const other = pick(this.#left);
        goals[other] = pick(this.#goalsOf(other));
      }
    }
    return { goals, order };
  }

  run(first: readonly TeamPlan[], search: Search): TeamPlan {
    const starts = first.map((plan): Judged => ({ plan, ends: [] }));
    for (const one of starts) this.#try(one, search.look);
    let [best] = starts;
    if (best === undefined) return { goals: this.#t.goals, order: [] };
    for (const other of starts) if (other !== best && ahead(other, best, search.look) > 0) best = other;
    this.#try(best, search.games);
    for (let i = 0; i < search.plans; i++) {
      const other: Judged = { plan: this.#bent(best.plan), ends: [] };
      for (let games = search.look; ; games = Math.min(search.games, 2 * games)) {
        this.#try(other, games);
        if (ahead(other, best, games) <= 0) break;
        if (games >= search.games) {
          best = other;
          break;
        }
      }
    }
    return best.plan;
  }
}

const DOUBT = 1;

/** How much better in the games both have played, less its standard error: luck alone is no reason to change a plan. */
function ahead(a: Judged, b: Judged, games: number): number {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < games; i++) {
    const gap = (a.ends[i] ?? 0) - (b.ends[i] ?? 0);
    sum += gap;
    squares += gap * gap;
  }
  const mean = sum / games;
  const spread = Math.max(0, squares / games - mean * mean);
  return mean - DOUBT * Math.sqrt(spread / games);
}

interface Remembered {
  readonly work: string;
  /** whose turn it was made for; -1: before it was known */
  readonly who: SurvivorId;
  readonly done: string;
  readonly zones: readonly number[];
  readonly plan: TeamPlan;
}

/** Plans of running rounds, the latest last: within a turn one is kept, and the next turn's begins with it. By name: states travel between threads. */
const remembered = new Map<string, Remembered>();
const MOST_REMEMBERED = 60;

const roundOf = ({ setup, survivors, round }: State): string =>
  `${typeof setup.mission === 'string' ? setup.mission : setup.mission.id} ${survivors.map((s) => s.id).join()} ${round}`;

const doneOf = (state: State): string => state.survivors.map((s) => (s.done ? 1 : 0)).join('');

/** Made at this moment of a round, or earlier in it: by how many have acted. A later one is another game's. */
const isBefore = (before: string, done: string): boolean =>
  before === done || [...before].filter((one) => one === '1').length < [...done].filter((one) => one === '1').length;

/** The same turn of the same game, as far as can be told: only whoever acts may have moved. */
const isSame = (before: Remembered, { survivors }: State, who: SurvivorId, done: string): boolean =>
  before.done === done && (before.who === who || before.who < 0) && survivors.every((s, i) => i === who || s.zone === before.zones[i]);

function remember(name: string, plan: Remembered): void {
  remembered.delete(name);
  remembered.set(name, plan);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

/** Within a round its plan is only looked over: what happened since may ask for something else. */
const refined = (search: Search): Search => ({
  ...search,
  plans: Math.ceil(search.plans / 2),
  look: Math.ceil((2 * search.look) / 3),
  games: Math.ceil((2 * search.games) / 3),
});

/** The team's plan for the rest of this round. */
export function planOf(t: Thought, seat: number, search: Search, w: Weights, random: BotRandom): TeamPlan {
  const { ask, survivors } = t.state;
  const who = ask?.kind === 'turn' ? (ask.who as SurvivorId) : -1;
  const done = doneOf(t.state);
  const name = roundOf(t.state);
  const before = search.forgets ? undefined : remembered.get(name);
  const known = before?.work === t.work && isBefore(before.done, done) ? before : undefined;
  if (known !== undefined && !search.anew && who >= 0 && isSame(known, t.state, who, done)) {
    if (known.who < 0) remember(name, { ...known, who });
    return known.plan;
  }
  const starts: TeamPlan[] = [{ goals: t.goals, order: [] }];
  if (known !== undefined) starts.unshift(known.plan);
  if (known === undefined || search.anew) {
    for (const most of [ALL, PAIRS]) starts.push({ goals: inGroups(t, most).goals, order: [] });
    starts.push({ goals: hurried(t.goals, HURRY), order: [] }, { goals: inGroups(t, GROUP, true).goals, order: [] });
    const gathered = mustered(t);
    if (gathered !== null) starts.push({ goals: gathered, order: [] });
  }
  const plan = new TeamSearch(t, seat, search, w, random).run(starts, known === undefined || search.anew ? search : refined(search));
  if (!search.forgets) remember(name, { work: t.work, who, done, zones: survivors.map((s) => s.zone), plan });
  return plan;
}
