// Words of a case that are not understood are named, never skipped.
import { nearest } from '@holdout/engine/testing';

/** What is wrong with the text of a case: an unknown word, a value of the wrong kind. */
export class CaseProblem extends Error {}

export const problem = (text: string): never => {
  throw new CaseProblem(text);
};

export function known(what: string, word: string, words: readonly string[]): string {
  if (words.includes(word)) return word;
  const near = nearest(word, words);
  return problem(`unknown ${what} "${word}"${near === '' ? '' : `, nearest "${near}"`}`);
}

export type Fields = Readonly<Record<string, unknown>>;

export function mapOf(place: string, value: unknown): Fields {
  if (value === undefined || value === null) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : problem(`${place} must be a map`);
}

export function listOf(place: string, value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  // one thing stands for a list of one
  if (typeof value === 'string' || typeof value === 'number') return [value];
  return Array.isArray(value) ? value : problem(`${place} must be a list`);
}

export function numberOf(place: string, value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value)
    ? value
    : problem(`${place} must be a whole number, not ${JSON.stringify(value)}`);
}

export function textOf(place: string, value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : problem(`${place} must be a word, not ${JSON.stringify(value)}`);
}

/** `A`, `[A, B]`, `A B` or `{ A: 2, B: 1 }` as pairs of a name and what is said of it. */
export function pairsOf(place: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'string' || typeof value === 'number')
    return String(value)
      .split(/[\s,]+/)
      .map((name) => [name, 1] as const);
  if (Array.isArray(value)) return value.map((name) => [textOf(place, name), 1] as const);
  return Object.entries(mapOf(place, value));
}
