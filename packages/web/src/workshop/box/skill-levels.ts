// Where the book's own survivors have each skill: the measure for one's own.
import type { EditionContent } from '@holdout/engine/content';

export const LEVELS = ['blue', 'orange', 'red'] as const;
export type Level = (typeof LEVELS)[number];

export type Usual = ReadonlyMap<string, Readonly<Record<Level, number>>>;

export function usualLevels({ survivors }: Pick<EditionContent, 'survivors'>): Usual {
  const counts = new Map<string, Record<Level, number>>();
  for (const one of survivors)
    for (const level of LEVELS)
      for (const skill of one[level]) {
        const known = counts.get(skill) ?? { blue: 0, orange: 0, red: 0 };
        known[level]++;
        counts.set(skill, known);
      }
  return counts;
}

/** Null: the book has it there too. Otherwise where it usually is; 'never': no survivor of the book has it. */
export function offLevel(usual: Usual, skill: string, level: Level): Level | 'never' | null {
  const counts = usual.get(skill);
  if (counts === undefined) return 'never';
  if (counts[level] > 0) return null;
  return LEVELS.reduce((best, one) => (counts[one] > counts[best] ? one : best));
}

/** How many skills of each level the book's survivors have. */
export const usualCount = ({ survivors }: Pick<EditionContent, 'survivors'>, level: Level): number =>
  Math.max(...survivors.filter((one) => !one.companionOnly).map((one) => one[level].length));
