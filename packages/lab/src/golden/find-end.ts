// Finds a game that ends as wanted by playing every round many times over and keeping the best tables: a search with open cards, for golden games only.
// The dice of a branch are fixed by the game's own random state, so acting in another order is another fate.
import { type BotRandom, botRandom, drawForay, type Foray, playForay, variedForay } from '@holdout/bots';
import type { Engine, GameSetup, State } from '@holdout/engine';

export type Wish = (engine: Engine, state: State) => number;

export interface Search {
  /** tables kept after each round */
  readonly keep: number;
  /** ways each of them is played on for a round */
  readonly tries: number;
  readonly rounds: number;
  /** gives up after so long on the processor: a busy machine makes no weaker search */
  readonly seconds: number;
  /** how good a table is */
  readonly wish: Wish;
  /** how it should end: `won`, or how it is lost; other ends are dead ends */
  readonly end?: string;
  /** answers the search starts after */
  readonly from?: readonly string[];
}

export interface Line {
  readonly state: State;
  readonly answers: readonly string[];
}

interface Kept extends Line {
  readonly value: number;
  readonly parent: number;
}

/** Tables alike in this are as good as the same; the whole hash would cost more than it saves. */
function fingerprint(state: State): string {
  const people = state.survivors.map((s) => `${s.zone},${s.ap},${s.wounds},${s.done ? 1 : 0},${s.hands},${s.pack},${s.car}`);
  return `${people.join(';')}|${state.zombies.join('')}|${state.doors.join('')}`;
}

/** Best first, not too many of them children of one. */
function spread(tables: Kept[], siblingsMost: number): Kept[] {
  const children = new Map<number, number>();
  return tables
    .sort((a, b) => b.value - a.value)
    .filter((table) => {
      const siblings = children.get(table.parent) ?? 0;
      children.set(table.parent, siblings + 1);
      return siblings < siblingsMost;
    });
}

/** Face-down tokens lie open for a search that may know everything; the answers it finds do not depend on it. */
export function turnedUp(state: State): State {
  for (const token of state.objectives) token.down = false;
  return state;
}

function firstTable(engine: Engine, setup: GameSetup, answers: readonly string[]): Kept {
  const opened = engine.setup(setup);
  if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.refusal)}`);
  const state = turnedUp(opened.state);
  for (const key of answers) engine.answer(state, key, true);
  return { state, answers, value: 0, parent: 0 };
}

/** What was kept of a round's beginning, to come back to. */
interface Camp {
  /** many more than are played on, best first */
  tables: Kept[];
  best: number;
  /** how often the round before ended in disaster */
  setbacks: number;
}

/** so much worse than a round ago is a disaster */
const DISASTER = 120;
/** after so many tries a disaster is taken as fate */
const PATIENCE = 4;
/** tables a camp holds for each one played on */
const CAMP = 5;

/** The best of them and some of the others. */
function sample(tables: readonly Kept[], count: number, random: BotRandom): Kept[] {
  const pool = tables.slice();
  const chosen = pool.splice(0, Math.ceil(count / 3));
  while (chosen.length < count && pool.length > 0) chosen.push(...pool.splice(random.below(pool.length), 1));
  return chosen;
}

/** Where to go on from at the beginning of a round: from here, or from earlier when the last round went badly wrong. */
function pitch(camps: Camp[], round: number, ranked: readonly Kept[], keep: number, random: BotRandom): Kept[] {
  const tables = ranked.slice(0, CAMP * keep);
  const best = tables[0]?.value ?? Number.NEGATIVE_INFINITY;
  const before = camps[round];
  const setbacks = before?.setbacks ?? 0;
  const better = before === undefined || best > before.best;
  camps[round] = better ? { tables, best, setbacks } : before;
  const last = camps[round - 1];
  const camp = camps[round] as Camp;
  if (last === undefined || best >= last.best - DISASTER) return better ? tables.slice(0, keep) : sample(tables, keep, random);
  if (setbacks >= PATIENCE) return sample(camp.tables, keep, random);
  camp.setbacks++;
  const back = camps[Math.max(1, round - 1 - setbacks)] ?? last;
  return sample(back.tables, keep, random);
}

const ended = ({ over }: State, wanted: string): boolean => over !== null && (over.result === wanted || over.reason === wanted);

/** rounds drawn afresh before the best of them is varied */
const FRESH = 0.4;

/** Plays the line's round on again and again: drawn afresh at first, then changed bit by bit from the best so far. */
function* roundsFrom(engine: Engine, line: Kept, parent: number, search: Search, random: BotRandom): Generator<Kept> {
  let best: { readonly foray: Foray; readonly value: number } | null = null;
  for (let i = 0; i < search.tries; i++) {
    const state = engine.clone(line.state);
    const foray: Foray = best === null || i < FRESH * search.tries ? drawForay(state, random) : variedForay(best.foray, random);
    const answers = line.answers.concat(playForay(engine, state, foray, search.wish));
    if (ended(state, search.end ?? 'won')) {
      yield { state, answers, value: Number.POSITIVE_INFINITY, parent };
      return;
    }
    if (state.over !== null || state.round === line.state.round || state.round > search.rounds) continue;
    const value = search.wish(engine, state);
    if (best === null || value >= best.value) best = { foray, value };
    yield { state, answers, value, parent };
  }
}

function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** A line that ends as wanted, or null when the search ran dry. `report` hears of each round. */
export function findEnd(
  engine: Engine,
  setup: GameSetup,
  search: Search,
  report: (best: State, value: number, tables: number) => void = () => {},
): Line | null {
  const random = botRandom(`${setup.seed} search`);
  const end = worked() + search.seconds;
  const camps: Camp[] = [];
  let kept: Kept[] = [firstTable(engine, setup, search.from ?? [])];
  while (kept.length > 0 && worked() < end) {
    const next = new Map<string, Kept>();
    for (const [parent, line] of kept.entries()) {
      for (const played of roundsFrom(engine, line, parent, search, random)) {
        if (played.value === Number.POSITIVE_INFINITY) return played;
        const print = fingerprint(played.state);
        if (!next.has(print)) next.set(print, played);
      }
      if (worked() > end) break;
    }
    const ranked = spread([...next.values()], Math.max(3, search.keep / 2));
    const [best] = ranked;
    if (best === undefined) {
      // all is lost: from a camp a few rounds back, if there is one
      const back = camps[Math.max(1, camps.length - 2 - random.below(4))];
      kept = back === undefined ? [] : sample(back.tables, search.keep, random);
      continue;
    }
    report(best.state, best.value, next.size);
    kept = pitch(camps, best.state.round, ranked, search.keep, random);
  }
  return null;
}
