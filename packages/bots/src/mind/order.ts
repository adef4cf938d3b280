// What errands at this table have to heed: doors nobody may open, whether everyone is leaving, whether fire is wanted elsewhere.
import type { Engine, Lead, State } from '@holdout/engine';
import { leadsOf, leavingNow, onlyToLeave } from '../leaving.ts';
import type { Order } from './errands.ts';
import { factsOf } from './facts.ts';

const FIRE = ['molotov', 'bile', 'torch'];

/** One deed more and the game is won. */
const isLast = (state: State, leads: readonly Lead[]): boolean =>
  state.met.filter((met) => !met).length === 1 && leads.reduce((sum, lead) => sum + lead.need, 0) === 1;

export function orderOf(engine: Engine, state: State): Order {
  const facts = factsOf(engine, state);
  const leads = leadsOf(engine, state);
  const leaving = onlyToLeave(leads);
  const thrifty = leads.some(
    (lead) => lead.deed === 'burn' || (lead.items ?? []).some((id) => facts.itemNamed.get(id)?.tags.some((tag) => FIRE.includes(tag))),
  );
  return {
    facts,
    closed: new Set(engine.oracles.lockedDoors(state)),
    keptFree: engine.oracles.keptFree(state),
    toClear: engine.oracles.toClear(state),
    treasures: engine.oracles.treasures(state),
    takeAp: engine.oracles.takeAp(state),
    searchable: facts.ground.searchable,
    leaving,
    mayLeave: leavingNow(leads),
    thrifty,
    last: isLast(state, leads),
    carsToBlow: leads.flatMap((lead) => (lead.deed === 'burn' && lead.what === 'car' ? lead.zones : [])),
    marches: leads.filter((lead) => lead.deed === 'march'),
  };
}
