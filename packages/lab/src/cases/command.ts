import { existsSync } from 'node:fs';
import type { Command } from '../commands.ts';
import { casesBelow } from './documents.ts';
import { type Failure, playCase } from './play-case.ts';

const line = (f: Failure, file: string): string => `${f.id}: step ${f.step} "${f.text}": wanted ${f.wanted}, got ${f.got}  [${file}]`;

/** Returns the exit code. */
function runCases(paths: readonly string[], first: boolean): number {
  const where = paths.length > 0 ? paths : ['cases'];
  const missing = where.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.log(`no such path: ${missing.join(', ')}`);
    return 1;
  }
  let passed = 0;
  let failed = 0;
  for (const path of where) {
    // an id is one collection's own: two collections that never met may have chosen the same
    const seen = new Set<string>();
    for (const c of casesBelow([path])) {
      if ('problem' in c) {
        console.log(`${c.id}: not a case: ${c.problem}  [${c.file}]`);
        failed++;
        continue;
      }
      const twice = seen.has(c.id);
      seen.add(c.id);
      const failure = twice ? { id: c.id, step: 0, text: 'id', wanted: 'an id of its own', got: 'used twice' } : playCase(c);
      if (failure === null) passed++;
      else {
        failed++;
        console.log(line(failure, c.file));
        if (first) return 1;
      }
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

export const casesCommand: Command = {
  summary: 'cases PATH...: plays every rule case (*.yaml) below the paths',
  flags: { first: { type: 'boolean', help: 'stop at the first that fails' } },
  run: (given) => runCases(given.words, given.has('first')),
};
