// Letters on seals and spawn marks in the language of the table.
import type { Names } from './names.ts';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'starting', 'necro', 'defiler'] as const;

const known = new WeakMap<object, Readonly<Record<string, string>>>();

/** The same object for the same labels, so that a board need not be laid out anew. */
export function tokenLetters(l: Names['l']): Readonly<Record<string, string>> {
  const before = known.get(l);
  if (before !== undefined) return before;
  const letters = Object.fromEntries(COLOURS.map((colour) => [colour, l.t(`table.token-letter.${colour}`)]));
  known.set(l, letters);
  return letters;
}
