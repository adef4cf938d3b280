// A trade is one action, however many cards, tokens, ladders and companions change hands in it. It stays open while nothing else is done:
// further things between the same two cost nothing, each of them once, and the cards may be laid out once.
import { NOBODY, type Survivor, type SurvivorId } from '../state/state.ts';

const WITH = 'trade-with:';
const DONE = 'traded:';
export const ARRANGED = 'cards';

/** What is passed on, by the arguments of a `pass` key. */
export const thingOf = (args: readonly string[]): string => `${args[0]}:${args[1]}`;

const partnerOf = (s: Survivor): SurvivorId | undefined => {
  const mark = s.marks.find((m) => m.startsWith(WITH));
  return mark === undefined ? undefined : Number(mark.slice(WITH.length));
};

/** Is a trade open that this one belongs to? `other` NOBODY: nobody else takes part. */
export function inOpenTrade(s: Survivor, other: SurvivorId): boolean {
  const partner = partnerOf(s);
  return partner !== undefined && (partner === NOBODY || other === NOBODY || partner === other);
}

export const arrangedNow = (s: Survivor): boolean => s.marks.includes(DONE + ARRANGED);
export const passedNow = (s: Survivor, thing: string): boolean => s.marks.includes(DONE + thing);

/** Opens a trade that was paid for, or goes on with the open one (`goesOn`). */
export function openTrade(s: Survivor, goesOn: boolean, other: SurvivorId, what: string): void {
  const partner = goesOn && other === NOBODY ? (partnerOf(s) ?? NOBODY) : other;
  const done = goesOn ? s.marks.filter((m) => m.startsWith(DONE)) : [];
  closeTrade(s);
  s.marks.push(WITH + partner, ...done, DONE + what);
}

export function closeTrade(s: Survivor): void {
  for (let i = s.marks.length - 1; i >= 0; i--) if (s.marks[i].startsWith(WITH) || s.marks[i].startsWith(DONE)) s.marks.splice(i, 1);
}

/** Verbs that leave an open trade open. */
export const keepsTrade = (verb: string): boolean => verb === 'arrange' || verb === 'pass';
