// The mission of the day: everyone who plays on that day plays the same mission with the same people, cards and dice.
import { EDITIONS, type EditionContent, type EditionId, usualSurvivors } from '@holdout/engine/content';

type Book = Pick<EditionContent, 'missions' | 'survivors'>;

export interface Daily {
  readonly date: string;
  readonly edition: EditionId;
  readonly seed: string;
  mission(book: Book): EditionContent['missions'][number];
  /** the people of its one seat */
  team(book: Book): readonly string[];
}

const DAY_MS = 86_400_000;

/** The day of a moment, counted from 1970, by the clock of Greenwich: one day for everybody. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export function dailyOf(day: number): Daily {
  const date = dateOf(day);
  const mission: Daily['mission'] = (book) => {
    const list = book.missions.filter((one) => !one.tutorial);
    // A stride without a common factor visits every mission before one comes again.
    return list[(Math.floor(day / EDITIONS.length) * 7) % list.length];
  };
  return {
    date,
    edition: EDITIONS[day % EDITIONS.length],
    seed: `daily-${date}`,
    mission,
    team: (book) => usualSurvivors(book, mission(book)),
  };
}
