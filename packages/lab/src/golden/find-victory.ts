// Finds a game that ends as wanted by trying many rounds and keeping the best tables: a search with open cards, for golden games only.
// The dice of a branch are fixed by the game's own random state, so acting in another order is another fate.
import { type BotRandom, botRandom, outlook, rankTurn, seatAsked, sensibleBot } from '@holdout/bots';
import type { Engine, GameSetup, State } from '@holdout/engine';

export interface Search {
  /** tables kept after each round */
  readonly keep: number;
  /** ways each of them is played on for a round */
  readonly tries: number;
  readonly rounds: number;
  /** wish: how good a table is; the bots' outlook unless a mission needs a hint */
  readonly wish?: (engine: Engine, state: State) => number;
}

export interface Line {
  readonly state: State;
  readonly answers: readonly string[];
}

interface Kept extends Line {
  readonly value: number;
}

/** Mostly what the sensible bot would do, sometimes the second or third best, seldom anything. */
function choose(engine: Engine, state: State, random: BotRandom, wildness: number): string {
  if (state.ask?.kind === 'turn') {
    const ranked = rankTurn(engine, state, seatAsked(state), random);
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
  if (random.share() < 0.25) return keys[random.below(keys.length)] ?? '';
  return sensibleBot.choose(engine, state, seatAsked(state), random).key;
}

const MOST_ANSWERS = 600;

function playRound(engine: Engine, line: Line, random: BotRandom, wildness: number): Line | null {
  const state = engine.clone(line.state);
  const answers = line.answers.slice();
  const round = state.round;
  for (let i = 0; i < MOST_ANSWERS && state.over === null && state.round <= round; i++) {
    const key = choose(engine, state, random, wildness);
    if (!engine.answer(state, key, true).ok) return null;
    answers.push(key);
  }
  return { state, answers };
}

/** A line that ends in the wanted way, or null when the search ran dry. `report` hears of each round. */
export function findVictory(
  engine: Engine,
  setup: GameSetup,
  search: Search,
  report: (round: number, best: number, alive: number) => void = () => {},
): Line | null {
  const opened = engine.setup(setup);
  if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.refusal)}`);
  const random = botRandom(`${setup.seed} search`);
  const wish = search.wish ?? outlook;
  let kept: Kept[] = [{ state: opened.state, answers: [], value: 0 }];
  for (let round = 0; round <= search.rounds && kept.length > 0; round++) {
    const next = new Map<string, Kept>();
    for (const line of kept) {
      for (let i = 0; i < search.tries; i++) {
        const played = playRound(engine, line, random, i === 0 ? 0 : 0.5 + 3 * random.share());
        if (played === null || played.state.over?.result === 'lost') continue;
        if (played.state.over?.result === 'won') return played;
        const hash = engine.hash(played.state);
        if (!next.has(hash)) next.set(hash, { ...played, value: wish(engine, played.state) });
      }
    }
    kept = [...next.values()].sort((a, b) => b.value - a.value).slice(0, search.keep);
    report(round, kept[0]?.value ?? 0, next.size);
  }
  return null;
}
