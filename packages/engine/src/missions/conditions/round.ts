import type { Table } from '../../rules.ts';

/** Counters with this prefix live for one round. */
export const ROUND = '.round:';

export function forgetRound(t: Table): void {
  for (const name of Object.keys(t.g.progress)) if (name.startsWith(ROUND)) delete t.g.progress[name];
}
