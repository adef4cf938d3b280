// Names of kinds, cards and colours that missions use, checked against the edition's content.
import { nearest } from '../parse/nearest.ts';
import type { Table } from '../rules.ts';
import type { KindId } from '../state/state.ts';
import type { Compiling, Reading } from './reading.ts';

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;

/** `objective` is every colour. */
export const coloursOf = (what: readonly string[]): string[] => {
  const colours: string[] = [];
  for (const name of what) {
    if (name === 'objective') colours.push(...COLOURS);
    else if ((COLOURS as readonly string[]).includes(name)) colours.push(name);
  }
  return colours;
};

export const isToken = (name: string): boolean => name === 'objective' || (COLOURS as readonly string[]).includes(name);

/** Kinds under an id or a base: `abomination` is every abomination, `zombie` everyone. */
export function kindsOf(r: Reading, name: string): KindId[] {
  const found: KindId[] = [];
  r.c.kinds.forEach((kind, i) => {
    if (name === 'zombie' || kind.id === name || kind.base === name) found.push(i);
  });
  if (found.length === 0) {
    const known = ['zombie', ...new Set(r.c.kinds.flatMap((k) => [k.id, k.base]))];
    r.blame(`unknown kind of zombie ${name}`, nearest(name, known));
  }
  return found;
}

/** Item ids under an id, a tag (`food`), or `epic-weapon`. */
export function itemsNamed(c: Compiling, name: string): string[] {
  if (name === 'epic-weapon') return c.content.items.filter((i) => i.tags.includes('epic') && i.modes !== undefined).map((i) => i.id);
  return c.content.items.filter((i) => i.id === name || i.tags.includes(name)).map((i) => i.id);
}

export function itemsOf(r: Reading, names: readonly string[]): string[] {
  const found: string[] = [];
  for (const name of names) {
    const items = itemsNamed(r.c, name);
    if (items.length === 0) r.blame(`unknown card ${name}`, nearest(name, ['epic-weapon', 'food', ...r.c.content.items.map((i) => i.id)]));
    found.push(...items);
  }
  return [...new Set(found)];
}

/** Adds to a counter of the mission. */
export function raise(t: Table, name: string, by = 1): void {
  t.g.progress[name] = (t.g.progress[name] ?? 0) + by;
}

export const counted = (t: Table, name: string): number => t.g.progress[name] ?? 0;
