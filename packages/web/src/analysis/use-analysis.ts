// An analysis as the page sees it: not there, under way with its progress, or there. It goes on while its page is left, until the client is closed;
// one is under way at a time.
import type { Analysis } from '@holdout/bots/findings';
import type { GameFile } from '@holdout/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { extraWorker } from '../game/local/worker.ts';
import { answersUpTo } from '../game/record/record.ts';
import { keepAnalysis, keptAnalysis } from './kept.ts';

export type AnalysisState =
  | { readonly is: 'looking' }
  | { readonly is: 'none' }
  | { readonly is: 'running'; readonly done: number; readonly all: number }
  | { readonly is: 'there'; readonly analysis: Analysis }
  /** the answers do not fit the rules of today */
  | { readonly is: 'unfit' }
  | { readonly is: 'failed' };

export interface Analysing {
  readonly state: AnalysisState;
  start(): void;
  cancel(): void;
}

const LOOKING: AnalysisState = { is: 'looking' };
const NONE: AnalysisState = { is: 'none' };

const states = new Map<string, AnalysisState>();
const listeners = new Set<() => void>();
let working: { readonly name: string; readonly worker: ReturnType<typeof extraWorker> } | null = null;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function show(name: string, state: AnalysisState): void {
  states.set(name, state);
  for (const listener of listeners) listener();
}

function end(): void {
  if (working === null) return;
  const { name, worker } = working;
  working = null;
  worker.end();
  if (states.get(name)?.is === 'running') show(name, NONE);
}

/** A longer record is another one, and so is one of other rules. */
const nameOf = (file: GameFile, id: string): string => `${id} ${file.steps.length} ${file.ruleset}`;

/** Was it begun or looked at since the client was opened? */
export const wasAnalysed = (file: GameFile, id: string): boolean => ['running', 'there'].includes(states.get(nameOf(file, id))?.is ?? '');

async function run(file: GameFile, id: string): Promise<void> {
  if (file.seed === null) return;
  end();
  const name = nameOf(file, id);
  const mine = { name, worker: extraWorker() };
  working = mine;
  const stopped = () => working !== mine;
  show(name, { is: 'running', done: 0, all: 0 });
  try {
    const { engine } = mine.worker;
    const all = await engine.beginStudy({ ...file.setup, seed: file.seed }, answersUpTo(file, file.steps.length));
    if (stopped()) return;
    if (all === null) return show(name, { is: 'unfit' });
    for (let done = 0; done < all; ) {
      show(name, { is: 'running', done, all });
      done = await engine.nextTurn();
      if (stopped()) return;
    }
    const analysis = await engine.studied();
    if (stopped() || analysis === null) return;
    await keepAnalysis({ id, steps: file.steps.length, ruleset: file.ruleset }, analysis);
    show(name, { is: 'there', analysis });
  } catch (error) {
    if (stopped()) return;
    console.error(error);
    show(name, { is: 'failed' });
  } finally {
    if (!stopped()) end();
  }
}

export function useAnalysis(file: GameFile, id: string): Analysing {
  const name = nameOf(file, id);
  const state = useSyncExternalStore(subscribe, () => states.get(name) ?? LOOKING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is named by this
  useEffect(() => {
    if (states.has(name)) return;
    void keptAnalysis({ id, steps: file.steps.length, ruleset: file.ruleset }).then((analysis) => {
      if (!states.has(name)) show(name, analysis === null ? NONE : { is: 'there', analysis });
    });
  }, [name]);
  return { state, start: () => void run(file, id), cancel: end };
}
