import type { Engine, State } from '@holdout/engine';

/** Nothing is left to do but to go; guards that have to come along are at the exit. */
export const leavingNow = (engine: Engine, state: State): boolean => {
  const leads = engine.oracles.leads(state).flatMap((line) => line.leads);
  return leads.length > 0 && leads.every((lead) => lead.deed === 'leave' || lead.key === true || lead.deed === 'clear');
};
