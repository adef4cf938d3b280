// Rule cases as files: every *.yaml below the paths, several documents a file.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { editions } from '@holdout/content';
import type { EditionId, Options } from '@holdout/engine';
import { EDITIONS } from '@holdout/engine/content';
import { parseAllDocuments } from 'yaml';
import { CaseProblem, type Fields, known, listOf, mapOf, numberOf, problem, textOf } from './words.ts';

export type CaseStep = { readonly text: string } | { readonly expect: Fields } | { readonly refuse: string };

export interface RuleCase {
  readonly file: string;
  readonly id: string;
  readonly edition: EditionId;
  readonly options: Options;
  readonly board: Fields;
  readonly survivors: Fields;
  readonly zombies: Fields;
  readonly tokens: Fields;
  readonly decks: Fields;
  readonly dice: readonly number[];
  readonly turn: string | null;
  readonly steps: readonly CaseStep[];
  /** rows of the rules this case stands for, beside what its words show */
  readonly covers: readonly string[];
  /** words of the case's own mission; null: nothing to win */
  readonly mission: Fields | null;
}

/** A document that is no case. */
export interface BadCase {
  readonly file: string;
  readonly id: string;
  readonly problem: string;
}

const WORDS = [
  'id',
  'source',
  'edition',
  'options',
  'board',
  'survivors',
  'zombies',
  'tokens',
  'decks',
  'dice',
  'turn',
  'steps',
  'covers',
  'mission',
];
const OPTIONS = [...new Set(editions.flatMap((book) => book.modes))];
/** no cap worth the name */
const FEAST = 99;

/** Every mode is off where the case says nothing of it, the risk dice of Washington's own missions too. */
function optionsOf(value: unknown): Options {
  const options: Record<string, unknown> = { risk: false };
  for (const [name, said] of Object.entries(mapOf('options', value))) {
    known('option', name, OPTIONS);
    options[name] = name === 'abominationFest' && said === true ? FEAST : said;
  }
  return options as Options;
}

function stepOf(value: unknown): CaseStep {
  if (typeof value === 'string') return { text: value };
  const map = mapOf('a step', value);
  const [word, ...more] = Object.keys(map);
  if (word === undefined || more.length > 0) return problem(`a step is a text, expect or refuse, not ${JSON.stringify(value)}`);
  known('step', word, ['expect', 'refuse']);
  return word === 'expect' ? { expect: mapOf('expect', map.expect) } : { refuse: textOf('refuse', map.refuse) };
}

/** `[5, 2]`, `5` or `5 2`. */
const diceOf = (value: unknown): number[] =>
  (typeof value === 'string'
    ? value
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : listOf('dice', value)
  ).map((die) => {
    const face = numberOf('dice', die);
    return face >= 1 && face <= 6 ? face : problem(`no die has the face ${face}`);
  });

/** Lists of a board may be written as text or as lists. */
const asTexts = (board: Fields): Fields =>
  Object.fromEntries(
    Object.entries(board).map(([word, said]) => [word, Array.isArray(said) ? said.join(word === 'grid' ? '\n' : ', ') : said]),
  );

export function readCase(file: string, value: unknown): RuleCase {
  const map = mapOf('a case', value);
  for (const word of Object.keys(map)) known('word', word, WORDS);
  if (map.board === undefined) problem('a case needs a board');
  return {
    file,
    id: textOf('id', map.id),
    edition: known('edition', textOf('edition', map.edition), EDITIONS) as EditionId,
    options: optionsOf(map.options),
    board: asTexts(mapOf('board', map.board)),
    survivors: mapOf('survivors', map.survivors),
    zombies: mapOf('zombies', map.zombies),
    tokens: mapOf('tokens', map.tokens),
    decks: mapOf('decks', map.decks),
    dice: diceOf(map.dice),
    turn: map.turn === undefined ? null : textOf('turn', map.turn),
    steps: listOf('steps', map.steps).map(stepOf),
    covers: listOf('covers', map.covers).map((row) => textOf('covers', row)),
    mission: map.mission === undefined ? null : mapOf('mission', map.mission),
  };
}

export function* casesIn(file: string, text: string): Generator<RuleCase | BadCase> {
  let n = 0;
  for (const document of parseAllDocuments(text, { merge: true })) {
    n++;
    const wrong = document.errors[0];
    const value: unknown = wrong ? null : document.toJS();
    if (!wrong && value === null) continue;
    const id = typeof (value as { id?: unknown } | null)?.id === 'string' ? String((value as { id: string }).id) : `document ${n}`;
    try {
      if (wrong) throw new CaseProblem(wrong.message.split('\n')[0] ?? 'unreadable');
      yield readCase(file, value);
    } catch (thrown) {
      if (!(thrown instanceof CaseProblem)) throw thrown;
      yield { file, id, problem: thrown.message };
    }
  }
}

function* filesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) yield path;
  else {
    for (const name of readdirSync(path).sort()) {
      const below = join(path, name);
      if (statSync(below).isDirectory()) yield* filesBelow(below);
      else if (/\.ya?ml$/.test(name)) yield below;
    }
  }
}

export function* casesBelow(paths: readonly string[]): Generator<RuleCase | BadCase> {
  for (const path of paths) for (const file of filesBelow(path)) yield* casesIn(relative(process.cwd(), file), readFileSync(file, 'utf8'));
}
