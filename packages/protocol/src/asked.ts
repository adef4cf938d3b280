// Whom a pending question is about, and the bot that plays all of them: the same on the server and in games of one browser.
import type { State } from '@holdout/engine';

/** A question: whose it is, and which survivors it is about, as far as it says so. */
export interface Asked {
  readonly by: number;
  readonly survivors: readonly string[];
}

/** Which survivor the pending question is about; of "who is next", those who may be chosen. */
export function askedOf({ ask, survivors }: Pick<State, 'ask' | 'survivors'>): Asked | null {
  if (ask === null) return null;
  const { by } = ask;
  if (ask.who !== undefined && ask.who >= 0) return { by, survivors: [survivors[ask.who]?.id ?? ''] };
  const named = ask.kind === 'order' ? ask.keys.filter((key) => survivors.some((one) => one.id === key && one.seat === by)) : [];
  return { by, survivors: named };
}

/** The bot that plays all of those the question is about; `bots`: by survivor, while a person plays the rest of the seat. */
export const botOfSurvivors = (bots: Readonly<Record<string, string>>, { survivors }: Asked): string | null =>
  survivors.length > 0 && survivors.every((id) => bots[id] !== undefined) ? (bots[survivors[0] ?? ''] ?? null) : null;
