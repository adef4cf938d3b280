// Zones and zombie kinds as a case names them.

import { editions } from '@holdout/content';
import type { ZoneId } from '@holdout/engine';
import type { Table } from '@holdout/engine/testing';
import { known, problem } from './words.ts';

/** Zone of that name on the case's board. */
export function zoneOf(t: Table, name: string): number {
  const zone = t.r.board.zoneNamed(name);
  if (zone >= 0) return zone;
  known(
    'zone',
    name,
    t.r.board.zones.map((z) => z.name),
  );
  return zone;
}

export const zoneName = (t: Table, zone: ZoneId): string => t.r.board.zones[zone]?.name ?? '-';

/** Kind numbers of a word: a kind by name, else every kind of that base (`abomination` counts any). */
export function kindsOf(t: Table, word: string): number[] {
  const named = t.r.kindNumber[word];
  const based = t.r.kinds.flatMap((kind, i) => (kind.base === word ? [i] : []));
  if (based.length > 0) return based;
  if (named !== undefined) return [named];
  return isKind(t, word) ? [] : problem(`unknown kind "${word}"`);
}

const ALL_KINDS = [
  'walker',
  'brute',
  'runner',
  'abomination',
  'necromancer',
  ...editions.flatMap((e) => [...e.abominations, ...e.necromancers]),
];
export const isKind = (t: Table, word: string): boolean => t.r.kindNumber[word] !== undefined || ALL_KINDS.includes(word);

/** The one kind a word places: for `abomination` the one without a special rule. */
export function kindToPlace(t: Table, word: string): number {
  const exact = t.r.kindNumber[word];
  if (exact !== undefined) return exact;
  const fitting = kindsOf(t, word);
  const special = ['first-target', 'swallows-fire', 'bars-combat'];
  return (
    fitting.find((kind) => !t.r.kinds[kind]?.traits.some((trait) => special.includes(trait))) ?? problem(`this edition has no ${word}`)
  );
}
