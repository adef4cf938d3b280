import type { Engine, Lead, State } from '@holdout/engine';

export const leadsOf = (engine: Engine, state: State): Lead[] => engine.oracles.leads(state).flatMap((line) => line.leads);

/** Nothing is left to do but to go; guards that have to come along are at the exit. */
export const onlyToLeave = (leads: readonly Lead[]): boolean =>
  leads.length > 0 && leads.every((lead) => lead.deed === 'leave' || lead.deed === 'clear');

/** Whoever is at the exit may go: what is left to do but to leave is to open the way there. */
export const leavingNow = (leads: readonly Lead[]): boolean =>
  leads.length > 0 && leads.every((lead) => lead.deed === 'leave' || lead.key === true || lead.deed === 'clear');
