// The measurements. Rates count processor time of this process, so that other work on the machine does not matter; single answers are too
// short for that clock and are timed by the wall. Microseconds unless the name says otherwise.
import { type BotRandom, botRandom } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine, type Engine, type GameSetup, type State } from '@holdout/engine';
import { missionNamed, setupOf, teamFor } from '../library.ts';

export interface Measured {
  readonly mission: string;
  readonly gamesPerMinute: number;
  readonly roundsPerGame: number;
  readonly answersPerGame: number;
  readonly answersPerSecond: number;
  /** one answer and the list of options before it */
  readonly decisionMicros: number;
  /** the answer alone: check and run to the next question */
  readonly answerMicros: number;
  readonly answerP50: number;
  readonly answerP95: number;
  readonly cloneMicros: number;
  readonly stateBytes: number;
  readonly boardMs: number;
  /** mean answer in rounds 1-10 and 41-50 of a game in which nobody can die */
  readonly earlyMicros: number;
  readonly lateMicros: number;
  readonly lateStateBytes: number;
}

function newGame(engine: Engine, setup: GameSetup): State {
  const opened = engine.setup(setup);
  if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.refusal)}`);
  return opened.state;
}

const anyKey = (engine: Engine, state: State, random: BotRandom): string => {
  const keys = engine.optionKeys(state);
  return keys[random.below(keys.length)] ?? '';
};

/** microseconds of processor time so far */
export const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const MOST_ANSWERS = 20_000;

/** Asking for processor time costs as much as many answers on some machines: it is asked once in so many games. */
const GAMES_A_LOOK = 20;

function games(engine: Engine, setup: GameSetup, ms: number) {
  const random = botRandom('bench');
  const began = worked();
  let played = 0;
  let answers = 0;
  let rounds = 0;
  while (played % GAMES_A_LOOK !== 0 || worked() - began < ms * 1000) {
    const state = newGame(engine, { ...setup, seed: `bench ${played}` });
    for (let n = 0; state.over === null && n < MOST_ANSWERS; n++) {
      engine.answer(state, anyKey(engine, state, random), true);
      answers++;
    }
    rounds += state.round;
    played++;
  }
  const micros = worked() - began;
  return {
    gamesPerMinute: (60e6 * played) / micros,
    roundsPerGame: rounds / played,
    answersPerGame: answers / played,
    answersPerSecond: (1e6 * answers) / micros,
    decisionMicros: micros / answers,
  };
}

/** The same games again with their answers known: what is left is the answer alone, check and run to the next question. */
function answersAlone(engine: Engine, setup: GameSetup, ms: number) {
  const random = botRandom('alone');
  const recorded = Array.from({ length: 60 }, (_, i) => {
    const state = newGame(engine, { ...setup, seed: `alone ${i}` });
    const keys: string[] = [];
    while (state.over === null && keys.length < MOST_ANSWERS) {
      const key = anyKey(engine, state, random);
      keys.push(key);
      engine.answer(state, key, true);
    }
    return { start: newGame(engine, { ...setup, seed: `alone ${i}` }), keys };
  });
  const single: number[] = [];
  const began = worked();
  let answers = 0;
  let micros = 0;
  while (worked() - began < ms * 1000) {
    const states = recorded.map(({ start }) => engine.clone(start));
    const from = worked();
    for (const [i, { keys }] of recorded.entries()) {
      const state = states[i];
      if (state === undefined) continue;
      for (const key of keys) engine.answer(state, key, true);
      answers += keys.length;
    }
    micros += worked() - from;
  }
  for (const { start, keys } of recorded) {
    const state = engine.clone(start);
    for (const key of keys) {
      const at = performance.now();
      engine.answer(state, key, true);
      single.push((performance.now() - at) * 1000);
    }
  }
  single.sort((a, b) => a - b);
  return { answerMicros: micros / answers, answerP50: quantile(single, 0.5), answerP95: quantile(single, 0.95) };
}

/** Nobody dies: wounds are wiped away before they add up. */
function keepAlive(state: State): void {
  for (const s of state.survivors) {
    s.wounds = 0;
    s.health = 1_000_000;
  }
}

const ROUNDS = 50;

/** Plays on for fifty rounds and times every answer; `visit` sees the game as it goes. */
function longGame(engine: Engine, setup: GameSetup, visit: (state: State, micros: number) => void): State {
  const random = botRandom('long');
  let state = newGame(engine, { ...setup, seed: 'long' });
  let nth = 0;
  for (let n = 0; state.round <= ROUNDS && n < MOST_ANSWERS; n++) {
    keepAlive(state);
    const key = anyKey(engine, state, random);
    const began = performance.now();
    engine.answer(state, key, true);
    visit(state, (performance.now() - began) * 1000);
    // a mission can be lost in other ways: then another game goes on from its start, and only its later rounds count
    if (state.over !== null) state = newGame(engine, { ...setup, seed: `long ${++nth}` });
    if (nth > 200) break;
  }
  return state;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length);

/** A hiccup of the machine is no property of the engine: the slowest hundredth is left out of means. */
const steady = (list: readonly number[]): number => {
  const sorted = [...list].sort((a, b) => a - b);
  return mean(sorted.slice(0, Math.max(1, Math.floor(0.99 * sorted.length))));
};

/** Three times, the quickest counts: other work on the machine only ever slows things down. */
function best<T>(take: () => T, micros: (found: T) => number): T {
  const found = [take(), take(), take()];
  return found.reduce((a, b) => (micros(b) < micros(a) ? b : a));
}

/** Answers after which a grown table is laid out afresh: a round or two. */
const STRETCH = 40;

/** Options and answer with so many zombies on the board, strewn over all zones; nobody dies of them. */
function decisionAmong(engine: Engine, setup: GameSetup, zombies: number, ms: number): number {
  const random = botRandom('among');
  const start = newGame(engine, setup);
  while (start.ask?.kind !== 'turn') engine.answer(start, anyKey(engine, start, random), true);
  const zones = start.noise.length;
  const kinds = start.zombies.length / zones;
  start.zombies.fill(0);
  for (let i = 0; i < zombies; i++) start.zombies[((i * 7) % zones) * kinds]++;
  const began = worked();
  let answers = 0;
  while (answers % (10 * STRETCH) !== 0 || worked() - began < ms * 1000) {
    const state = engine.clone(start);
    for (let n = 0; n < STRETCH; n++) {
      if (state.over !== null) break;
      keepAlive(state);
      engine.answer(state, anyKey(engine, state, random), true);
    }
    answers += STRETCH;
  }
  return (worked() - began) / answers;
}

export interface Growth {
  readonly smallBoard: number;
  readonly largeBoard: number;
  readonly manyZombies: number;
}

const setupFor = (missionId: string): GameSetup => {
  const mission = missionNamed(missionId);
  return setupOf(mission, teamFor(mission, 0, 6), 1, {}, 'growth');
};

/** What a decision costs on two tiles and on nine, and among 10 zombies and 70, each pair of one edition. */
export function growth(engine: Engine, ms: number): Growth {
  const [small, large] = ['second-edition/m00', 'second-edition/m01'].map(setupFor);
  const least = [Infinity, Infinity, Infinity];
  // in turns, so that what slows the machine slows all of them
  for (let turn = 0; turn < 4; turn++) {
    const now = [decisionAmong(engine, small, 10, ms), decisionAmong(engine, large, 10, ms), decisionAmong(engine, large, 70, ms)];
    for (let i = 0; i < now.length; i++) least[i] = Math.min(least[i], now[i]);
  }
  return { smallBoard: least[0], largeBoard: least[1], manyZombies: least[2] };
}

function cloneTime(engine: Engine, state: State, ms: number): number {
  const began = worked();
  let clones = 0;
  while (worked() - began < ms * 1000) {
    for (let i = 0; i < 1000; i++) engine.clone(state);
    clones += 1000;
  }
  return (worked() - began) / clones;
}

/** A new engine knows no board yet, so the whole way from tiles to tables is in it. */
function boardTime(setup: GameSetup): number {
  const times: number[] = [];
  for (let i = 0; i < 7; i++) {
    const engine = createEngine(editions);
    const began = performance.now();
    newGame(engine, setup);
    times.push(performance.now() - began);
  }
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  );
}

const bytesOf = (state: State): number => JSON.stringify(state).length;

export function measure(engine: Engine, missionId: string, ms: number): Measured {
  const mission = missionNamed(missionId);
  const setup = setupOf(mission, teamFor(mission, 0, 6), 1, {}, 'bench');
  games(engine, setup, ms);
  const played = best(
    () => games(engine, setup, ms / 3),
    (found) => found.decisionMicros,
  );
  const early: number[] = [];
  const late: number[] = [];
  let middle: State | null = null;
  let largest = 0;
  for (let again = 0; again < 3; again++) {
    const last = longGame(engine, setup, (state, micros) => {
      if (again === 0) return;
      if (state.round <= 10) early.push(micros);
      if (state.round > ROUNDS - 10) late.push(micros);
      if (middle === null && state.round === 6) middle = engine.clone(state);
    });
    largest = Math.max(largest, bytesOf(last));
  }
  const sample = middle ?? newGame(engine, setup);
  cloneTime(engine, sample, 200);
  const copied = best(
    () => cloneTime(engine, sample, 200),
    (micros) => micros,
  );
  return {
    mission: missionId,
    ...played,
    ...best(
      () => answersAlone(engine, setup, ms / 6),
      (found) => found.answerMicros,
    ),
    cloneMicros: copied,
    stateBytes: bytesOf(sample),
    boardMs: boardTime(setup),
    earlyMicros: steady(early),
    lateMicros: steady(late),
    lateStateBytes: largest,
  };
}
