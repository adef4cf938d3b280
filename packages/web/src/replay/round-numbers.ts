// Which rounds are named above the scrubber: all of a short game; of a long one as many as stay apart.
import type { GameEvent } from '@holdout/engine';

interface Mark {
  readonly step: number;
  readonly event: GameEvent;
}
export interface RoundNumber {
  readonly round: number;
  /** share of the whole way */
  readonly at: number;
}

/** Two digits with air about them on a phone's bar of 340 px. */
const APART = 0.06;

export function roundNumbers(marks: readonly Mark[], last: number): readonly RoundNumber[] {
  const named: RoundNumber[] = [];
  for (const { step, event } of marks) {
    if (event.t !== 'round') continue;
    const at = step / Math.max(1, last);
    const before = named.at(-1);
    if (before === undefined || at - before.at >= APART) named.push({ round: event.round, at });
  }
  return named;
}
