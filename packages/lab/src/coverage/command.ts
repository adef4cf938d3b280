// `cases-coverage`: what has no case in `cases/`. A unit test may stand in where a case cannot reach: `covers: id` in a comment of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesBelow } from '../cases/documents.ts';
import type { Command } from '../commands.ts';
import { type Facts, factsOf } from './facts.ts';
import { type Wanted, wanted } from './wanted.ts';

interface Shown {
  readonly edition: string;
  readonly facts: Facts;
  readonly covers: ReadonlySet<string>;
}

const matches = (facts: Facts, pattern: string): boolean => {
  const at = pattern.indexOf('*');
  if (at < 0) return facts.has(pattern);
  const [start, end] = [pattern.slice(0, at), pattern.slice(at + 1)];
  for (const fact of facts) if (fact.length > start.length + end.length && fact.startsWith(start) && fact.endsWith(end)) return true;
  return false;
};

const nameOf = (want: Wanted): string => want.id.split(' ').slice(1).join(' ');

function isShown(want: Wanted, shown: Shown): boolean {
  if (want.edition !== null && want.edition !== shown.edition) return false;
  if (shown.covers.has(want.id) || shown.covers.has(nameOf(want))) return true;
  return want.shownBy.length > 0 && want.shownBy.every((pattern) => matches(shown.facts, pattern));
}

/** Every unit test, with its text. */
function* tests(): Generator<readonly [path: string, text: string]> {
  for (const name of readdirSync('packages')) {
    for (const folder of ['src', 'test']) {
      const root = join('packages', name, folder);
      if (!existsSync(root)) continue;
      for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
        if (/\.test\.tsx?$/.test(file)) yield [join(root, file), readFileSync(join(root, file), 'utf8')];
    }
  }
}

/** Tests of the words of missions: what stands there before a colon is used. */
const ABOUT_MISSIONS = /packages\/(engine\/src\/missions|content\/test)\//;

interface Tested {
  /** ids named as `covers: a, b` in comments; `a@edition` for one book */
  readonly covers: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

function tested(): Tested {
  const covers = new Set<string>();
  const words = new Set<string>();
  for (const [path, text] of tests()) {
    for (const found of text.matchAll(/^\s*(?:\/\/|\*).*\bcovers: (.+)$/gm))
      for (const id of (found[1] ?? '').split(',')) covers.add(id.trim());
    if (!ABOUT_MISSIONS.test(path.replaceAll('\\', '/'))) continue;
    for (const found of text.matchAll(/([a-z][a-z-]*)['"]?\s*:/g)) words.add(found[1] ?? '');
  }
  return { covers, words };
}

/** Every name that stands before a colon in the mission of a case. */
function wordsWithin(value: unknown, words: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    words.add(name);
    wordsWithin(inner, words);
  }
}

function run(paths: readonly string[]): number {
  const shown: Shown[] = [];
  const known = new Set<string>();
  const inMissions = new Set<string>();
  for (const c of casesBelow(paths.length > 0 ? paths : ['cases'])) {
    if ('problem' in c) continue;
    shown.push({ edition: c.edition, facts: factsOf(c), covers: new Set(c.covers) });
    for (const id of c.covers) known.add(id);
    wordsWithin(c.mission, inMissions);
  }
  const { covers, words } = tested();
  const all = wanted();
  const byTest = (want: Wanted) =>
    [want.id, nameOf(want)].some((id) => covers.has(id) || covers.has(`${id}@${want.edition}`)) ||
    words.has(want.word ?? '') ||
    inMissions.has(want.word ?? '');
  const missing = all.filter((want) => !byTest(want) && !shown.some((s) => isShown(want, s)));
  for (const want of missing) console.log(`${want.id}${want.edition === null ? '' : ` @ ${want.edition}`}: ${want.what}`);
  const names = new Set(all.flatMap((want) => [want.id, nameOf(want)]));
  const strange = [...known].filter((id) => !names.has(id));
  for (const id of strange) console.log(`(a case says it covers ${id}, which is no row)`);
  console.log(`${shown.length} cases; ${all.length - missing.length} of ${all.length} shown, ${missing.length} without a case`);
  return missing.length === 0 ? 0 : 1;
}

export const coverageCommand: Command = {
  summary: 'cases-coverage [PATH...]: lists skills, actions, traits, cards, mission words and rules without a case or test',
  flags: {},
  run: (given) => run(given.words),
};
