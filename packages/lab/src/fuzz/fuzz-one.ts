import { engine } from '../library.ts';
import { Violation } from './invariants.ts';
import { playFuzz } from './play-fuzz.ts';
import { readSpec } from './spec.ts';

export interface FuzzReport {
  readonly spec: string;
  readonly rule: string | null;
  readonly detail: string;
  readonly answers: number;
}

const whereIn = (stack: string | undefined): string => /packages\/([^\s)]+)/.exec(stack ?? '')?.[1] ?? '';

export function fuzzOne(spec: string): FuzzReport {
  try {
    const { answers, end } = playFuzz(engine, readSpec(spec));
    return { spec, rule: null, detail: end, answers };
  } catch (problem) {
    if (problem instanceof Violation) return { spec, rule: problem.rule, detail: problem.message, answers: 0 };
    const error = problem instanceof Error ? problem : new Error(String(problem));
    return { spec, rule: 'the engine never throws', detail: `${error.message} (${whereIn(error.stack)})`, answers: 0 };
  }
}
