// What clients ask the rules about (reach, odds, what zombies will do): worked out in a thread of its own with a limit, because some of it
// is dear and missions from outside may make it endless. Guests stand in line one beside the other; who is gone is not served.
import { inquire } from '@holdout/engine';
import { type Numbered, threadPool } from '../threads/pool.ts';
import { threadFile } from '../threads/thread-file.ts';
import type { Previews, Question } from './question.ts';

export interface Preview extends Numbered, Question {
  /** the file of the rules it is played by, where they are not this server's */
  readonly rules?: string | undefined;
}

export interface PreviewOptions {
  readonly limitMs: number;
  readonly thread?: URL;
}

/** Most questions of one guest that wait. */
const LINE = 20;

export function previewThread({ limitMs, thread = threadFile('previews') }: PreviewOptions): Previews {
  const pool = threadPool<Omit<Preview, 'id'>, unknown>({ thread, count: 1, limitMs, megabytes: 256, line: LINE, all: 1000 });
  return { ask: (question, line, signal, rules) => pool.run({ ...question, rules }, line, signal), close: () => pool.close() };
}

/** Without a thread, for tests and for rules nobody can bend. */
export const previewsHere: Previews = {
  ask: async (question, _line, _signal, _rules, engine) => (engine ? inquire(engine, question.state, question) : null),
  close: async () => {},
};
