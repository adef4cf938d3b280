// An analysis as the page sees it: not there, under way with its progress, or there.
import type { Analysis } from '@holdout/bots/findings';
import type { GameFile } from '@holdout/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
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

export function useAnalysis(file: GameFile, id: string): Analysing {
  const [state, setState] = useState<AnalysisState>({ is: 'looking' });
  const worker = useRef<ReturnType<typeof extraWorker> | null>(null);
  const of = { id, steps: file.steps.length, ruleset: file.ruleset };

  const end = useCallback(() => {
    worker.current?.end();
    worker.current = null;
  }, []);
  // whoever leaves the page stops the work
  useEffect(() => end, [end]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is named by these
  useEffect(() => {
    let gone = false;
    void keptAnalysis(of).then((analysis) => !gone && setState(analysis === null ? { is: 'none' } : { is: 'there', analysis }));
    return () => {
      gone = true;
    };
  }, [of.id, of.steps]);

  const run = async () => {
    if (file.seed === null) return;
    const mine = extraWorker();
    worker.current = mine;
    const stopped = () => worker.current !== mine;
    setState({ is: 'running', done: 0, all: 0 });
    try {
      const all = await mine.engine.beginStudy({ ...file.setup, seed: file.seed }, answersUpTo(file, file.steps.length));
      if (stopped()) return;
      if (all === null) return setState({ is: 'unfit' });
      for (let done = 0; done < all; ) {
        setState({ is: 'running', done, all });
        done = await mine.engine.nextTurn();
        if (stopped()) return;
      }
      const analysis = await mine.engine.studied();
      if (stopped() || analysis === null) return;
      await keepAnalysis(of, analysis);
      setState({ is: 'there', analysis });
    } catch (error) {
      if (stopped()) return;
      console.error(error);
      setState({ is: 'failed' });
    } finally {
      if (!stopped()) end();
    }
  };

  return {
    state,
    start: () => void run(),
    cancel() {
      end();
      setState({ is: 'none' });
    },
  };
}
