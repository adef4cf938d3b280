// Finds a game that ends as wanted by trying many turns and keeping the best tables: a search with open cards, for golden games only.
// The dice of a branch are fixed by the game's own random state, so acting in another order is another fate.
import { type BotRandom, botRandom, outlook, rankTurn, seatAsked, sensibleBot } from '@holdout/bots';
import type { Engine, GameSetup, State } from '@holdout/engine';

export interface Search {
  /** tables kept after each turn */
  readonly keep: number;
  /** ways each of them is played on for a turn */
  readonly tries: number;
  readonly rounds: number;
  /** gives up after so long */
  readonly seconds: number;
  /** how good a table is; the bots' outlook unless a mission needs a hint */
  readonly wish?: (engine: Engine, state: State) => number;
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

type Rankings = Map<string, ReturnType<typeof rankTurn>>;

/** Tries from one table often begin alike: what was ranked once after the same answers need not be ranked again. */
function ranking(engine: Engine, state: State, random: BotRandom, path: string, known: Rankings): ReturnType<typeof rankTurn> {
  const before = known.get(path);
  if (before !== undefined) return before;
  const ranked = rankTurn(engine, state, seatAsked(state), random);
  known.set(path, ranked);
  return ranked;
}

/** Mostly what the sensible bot would do, sometimes the second or third best, seldom anything. */
function choose(engine: Engine, state: State, random: BotRandom, wildness: number, path: string, known: Rankings): string {
  if (state.ask?.kind === 'turn') {
    const ranked = ranking(engine, state, random, path, known);
    let best = ranked[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const option of ranked) {
      const value = option.score + wildness * -Math.log(1e-9 + random.share());
      if (value > most) {
        most = value;
        best = option;
      }
    }
    return best?.key ?? 'end';
  }
  const keys = engine.optionKeys(state);
  const kind = state.ask?.kind;
  const loose = state.ask?.topic === 'exit' ? 0 : kind === 'order' ? 0.7 : kind === 'keep' || kind === 'arrange' ? 0.03 : 0.2;
  if (wildness > 0 && random.share() < loose) return keys[random.below(keys.length)] ?? '';
  return sensibleBot.choose(engine, state, seatAsked(state), random).key;
}

const MOST_ANSWERS = 300;
const turnsDone = (state: State): number => 100 * state.round + state.survivors.filter((s) => s.done).length;

/** One survivor's turn, and the zombies' phase after the last. */
function playTurn(engine: Engine, line: Line, random: BotRandom, wildness: number, known: Rankings): Line | null {
  const state = engine.clone(line.state);
  const answers = line.answers.slice();
  const before = turnsDone(state);
  let path = '';
  for (let i = 0; i < MOST_ANSWERS && state.over === null; i++) {
    const between = state.ask?.kind === 'order' || state.ask?.kind === 'turn';
    if (between && turnsDone(state) !== before) break;
    const key = choose(engine, state, random, wildness, path, known);
    if (!engine.answer(state, key, true).ok) return null;
    answers.push(key);
    path += `|${key}`;
  }
  return { state, answers };
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

function firstTable(engine: Engine, setup: GameSetup, answers: readonly string[]): Kept {
  const opened = engine.setup(setup);
  if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.refusal)}`);
  const { state } = opened;
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

/** A line that ends as wanted, or null when the search ran dry. `report` hears of each round. */
export function findEnd(
  engine: Engine,
  setup: GameSetup,
  search: Search,
  report: (best: State, value: number, tables: number) => void = () => {},
): Line | null {
  const wanted = search.end ?? 'won';
  const random = botRandom(`${setup.seed} search`);
  const wish = search.wish ?? outlook;
  const end = performance.now() + 1000 * search.seconds;
  const camps: Camp[] = [];
  let kept: Kept[] = [firstTable(engine, setup, search.from ?? [])];
  let round = 0;
  while (kept.length > 0 && performance.now() < end) {
    const next = new Map<string, Kept>();
    for (const [parent, line] of kept.entries()) {
      const known: Rankings = new Map();
      for (let i = 0; i < search.tries; i++) {
        const played = playTurn(engine, line, random, i === 0 ? 0 : 0.5 + 3.5 * random.share(), known);
        if (played === null || played.state.round > search.rounds) continue;
        const { over } = played.state;
        if (over !== null && (over.result === wanted || over.reason === wanted)) return played;
        if (over !== null) continue;
        const print = fingerprint(played.state);
        if (!next.has(print)) next.set(print, { ...played, value: wish(engine, played.state), parent });
      }
    }
    const ranked = spread([...next.values()], Math.max(3, search.keep / 2));
    const [best] = ranked;
    if (best === undefined) {
      // all is lost: from a camp a few rounds back, if there is one
      const back = camps[Math.max(1, camps.length - 2 - random.below(4))];
      kept = back === undefined ? [] : sample(back.tables, search.keep, random);
      continue;
    }
    if (best.state.round !== round) report(best.state, best.value, next.size);
    round = best.state.round;
    const fresh = best.state.survivors.every((s) => !s.done);
    kept = fresh ? pitch(camps, round, ranked, search.keep, random) : ranked.slice(0, search.keep);
  }
  return null;
}
