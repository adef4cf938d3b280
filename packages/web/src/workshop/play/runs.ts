// Runs of bots on a draft, kept while the page is open: a version played before stays beside the one played now.
import type { MissionDef } from '@holdout/engine/content';
import { useSyncExternalStore } from 'react';
import type { Playtest } from '../../game/local/workshop.ts';
import { type Run, runPlaytest } from './run.ts';

export interface TestRun {
  readonly id: number;
  /** the draft as it was then */
  readonly mission: MissionDef;
  readonly survivors: readonly string[];
  readonly bot: string;
  readonly wanted: number;
  readonly games: readonly Playtest[];
  readonly state: 'running' | 'done' | 'failed';
}

const MOST_RUNS = 8;
/** Games of a run whose answers are kept to be watched: thousands of them would fill the memory. */
const MOST_FILMED = 30;

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
  return [...known, ...more.map((game, at) => (at < room ? game : { ...game, answers: [] }))];
}

export function startRun(wish: Pick<TestRun, 'mission' | 'survivors' | 'bot' | 'wanted'>): void {
  const { mission, survivors, bot, wanted } = wish;
  stopRun(mission.id);
  const before = runs.get(mission.id) ?? NONE;
  const id = (before[0]?.id ?? 0) + 1;
  keep(mission.id, [{ ...wish, id, games: [], state: 'running' as const }, ...before].slice(0, MOST_RUNS));
  const change = (next: (run: TestRun) => TestRun) =>
    keep(
      mission.id,
      (runs.get(mission.id) ?? NONE).map((run) => (run.id === id ? next(run) : run)),
    );
  const work = runPlaytest(
    { mission, survivors, bot, games: wanted },
    (more) =>
      change((run) => {
        const games = thinned(run.games, more);
        return { ...run, games, state: games.length >= wanted ? 'done' : run.state };
      }),
    () => change((run) => ({ ...run, state: 'failed' })),
  );
  working.set(mission.id, work);
}

/** What was played so far counts; a run without a game is forgotten. */
export function stopRun(mission: string): void {
  working.get(mission)?.stop();
  working.delete(mission);
  const known = runs.get(mission);
  if (known?.some((run) => run.state === 'running'))
    keep(
      mission,
      known
        .map((run): TestRun => (run.state === 'running' ? { ...run, wanted: run.games.length, state: 'done' } : run))
        .filter((run) => run.games.length > 0),
    );
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Newest first. */
export const useRuns = (mission: string): readonly TestRun[] => useSyncExternalStore(subscribe, () => runs.get(mission) ?? NONE);
