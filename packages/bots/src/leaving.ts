import type { Engine, Lead, State } from '@holdout/engine';

export const leadsOf = (engine: Engine, state: State): Lead[] => engine.oracles.leads(state).flatMap((line) => line.leads);

const GOING: ReadonlySet<Lead['deed']> = new Set(['leave', 'clear', 'march']);

/** Nothing is left to do but to go, or to see to it that the guards come along. */
export const onlyToLeave = (leads: readonly Lead[]): boolean => leads.length > 0 && leads.every((lead) => GOING.has(lead.deed));

/** Whoever is at the exit may go: what is left to do but to leave is to open the way there. */
export const leavingNow = (leads: readonly Lead[]): boolean =>
  leads.length > 0 && leads.every((lead) => lead.deed === 'leave' || lead.key === true || lead.deed === 'clear');
