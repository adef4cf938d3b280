// Runs of bots, kept while the client is open: what was played before stays beside what is played now.
import type { GameSetup } from '@holdout/engine';
import type { MissionDef } from '@holdout/engine/content';
import { useSyncExternalStore } from 'react';
import type { Playtest } from '../../game/local/workshop.ts';
import { type Run, runPlaytest } from './run.ts';

export interface TestRun {
  readonly id: number;
  /** as it was then: a draft may have changed since */
  readonly mission: MissionDef;
  readonly setup: Omit<GameSetup, 'seed'>;
  readonly bot: string;
  readonly wanted: number;
  /** in the order of their numbers, however they came in */
  readonly games: readonly Playtest[];
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  readonly series: string;
  /** when it began: how long the rest will take is told by what was played */
  readonly began: number;
}

const MOST_RUNS = 8;
/** Games of a run whose answers are kept to be watched: thousands of them would fill the memory. */
const MOST_FILMED = 200;

const runs = new Map<string, readonly TestRun[]>();
const working = new Map<string, Run>();
const listeners = new Set<() => void>();
const NONE: readonly TestRun[] = [];

function keep(id: string, list: readonly TestRun[]): void {
  runs.set(id, list);
  for (const listener of listeners) listener();
}

/** Games from here on are only counted, not filmed. */
function thinned(known: readonly Playtest[], more: readonly Playtest[]): readonly Playtest[] {
  const room = MOST_FILMED - known.length;
  const films = more.map((game, at) => (at < room ? game : { ...game, answers: [] }));
  return [...known, ...films].sort((a, b) => gameNumber(a) - gameNumber(b));
}

/** Which game of its series it is, the first being 1. */
export const gameNumber = ({ seed }: Pick<Playtest, 'seed'>): number => Number(seed.slice(seed.lastIndexOf('-') + 1)) + 1;

/** `place`: whose runs these are, a draft's or the simulator's; one runs at a time. */
export function startRun(place: string, wish: Pick<TestRun, 'mission' | 'setup' | 'bot' | 'wanted' | 'series'>): void {
  const { setup, bot, wanted, series } = wish;
  stopRun(place);
  const before = runs.get(place) ?? NONE;
  const id = (before[0]?.id ?? 0) + 1;
  keep(place, [{ ...wish, id, games: [], state: 'running' as const, began: Date.now() }, ...before].slice(0, MOST_RUNS));
  const change = (next: (run: TestRun) => TestRun) =>
    keep(
      place,
      (runs.get(place) ?? NONE).map((run) => (run.id === id ? next(run) : run)),
    );
  const work = runPlaytest(
    { setup, bot, games: wanted, series },
    (more) =>
      change((run) => {
        const games = thinned(run.games, more);
        return { ...run, games, state: games.length >= wanted ? 'done' : run.state };
      }),
    () => change((run) => ({ ...run, state: 'failed' })),
  );
  working.set(place, work);
}

/** What was played so far counts; a run without a game is forgotten. */
export function stopRun(place: string): void {
  working.get(place)?.stop();
  working.delete(place);
  const known = runs.get(place);
  if (known?.some((run) => run.state === 'running'))
    keep(
      place,
      known.map((run): TestRun => (run.state === 'running' ? { ...run, state: 'stopped' } : run)).filter((run) => run.games.length > 0),
    );
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Newest first. */
export const useRuns = (place: string): readonly TestRun[] => useSyncExternalStore(subscribe, () => runs.get(place) ?? NONE);
