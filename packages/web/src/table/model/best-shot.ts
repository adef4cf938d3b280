// Of several attacks the one to show: weapons are compared by what each can do where it does most.
import type { AttackOdds, Option } from '@holdout/engine';

export interface Shot {
  readonly option: Option;
  readonly odds: AttackOdds;
}

/** Nobody of one's own in the way before more kills, the surest kill before many. */
const better = (a: AttackOdds, b: AttackOdds): boolean => {
  if (a.friendlyWounds > 0 !== b.friendlyWounds > 0) return b.friendlyWounds > 0;
  return a.kills[0] === b.kills[0] ? a.expectedKills > b.expectedKills : a.kills[0] < b.kills[0];
};

/** Null where nothing has odds: fire into an empty zone kills nobody. */
export function bestShot(options: readonly Option[], oddsOf: (key: string) => AttackOdds | null): Shot | null {
  let best: Shot | null = null;
  for (const option of options) {
    const odds = oddsOf(option.key);
    if (odds !== null && odds.kills.length > 1 && (best === null || better(odds, best.odds))) best = { option, odds };
  }
  return best;
}
