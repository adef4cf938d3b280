// What errands at this table have to heed: doors nobody may open, whether everyone is leaving, whether fire is wanted elsewhere.
import type { Engine, Lead, State } from '@holdout/engine';
import { leadsOf, leavingNow, onlyToLeave } from '../leaving.ts';
import { LEVELS } from './assess.ts';
import type { Order } from './errands.ts';
import { type Facts, factsOf, isIn } from './facts.ts';

const FIRE = ['molotov', 'bile', 'torch'];
const OPEN = 1;

/** One deed more and the game is won. */
const isLast = (state: State, leads: readonly Lead[]): boolean =>
  state.met.filter((met) => !met).length === 1 && leads.reduce((sum, lead) => sum + lead.need, 0) === 1;

/** Fire is asked for, and there is no more of it than that. */
function isThrifty(facts: Facts, state: State, leads: readonly Lead[]): boolean {
  const asked = leads.some(
    (lead) => lead.deed === 'burn' || (lead.items ?? []).some((id) => facts.itemNamed.get(id)?.tags.some((tag) => FIRE.includes(tag))),
  );
  if (!asked) return false;
  const wanted = leads.reduce((sum, lead) => sum + (lead.deed === 'burn' && lead.what !== 'car' ? lead.need : 0), 0);
  let had = 0;
  for (const s of state.survivors)
    if (isIn(s))
      for (const card of [...s.hands, ...s.pack])
        if (card >= 0 && facts.items[state.cards[card] ?? -1]?.tags.includes('molotov') === true) had++;
  return had <= Math.max(1, wanted);
}

/** The danger level that somebody has to reach. */
function risesOf(state: State, leads: readonly Lead[]): Order['rises'] {
  const rise = leads.find((lead) => lead.deed === 'rise');
  const to = LEVELS[['blue', 'yellow', 'orange', 'red'].indexOf(rise?.level ?? '')] ?? 0;
  return rise === undefined || to === 0 ? null : { to, who: rise.who ?? state.survivors.map((_, who) => who) };
}

/** A place no zombie may come into that stands open on one side is not opened on another, unless the mission asks for that door. */
function secondDoors({ ground }: Facts, state: State, kept: readonly number[], leads: readonly Lead[]): number[] {
  return kept.flatMap((zone) => {
    const ways = ground.ways[zone] ?? [];
    if (!ways.some((way) => way.door < 0 || state.doors[way.door] === OPEN)) return [];
    return ways.flatMap((way) =>
      way.door >= 0 && state.doors[way.door] !== OPEN && !kept.includes(way.to) && !leads.some((lead) => lead.doors?.includes(way.door))
        ? [way.door]
        : [],
    );
  });
}

export function orderOf(engine: Engine, state: State, leads: readonly Lead[] = leadsOf(engine, state)): Order {
  const facts = factsOf(engine, state);
  const leaving = onlyToLeave(leads);
  const keptFree = engine.oracles.keptFree(state);
  return {
    facts,
    closed: new Set([...engine.oracles.lockedDoors(state), ...secondDoors(facts, state, keptFree, leads)]),
    keptFree,
    toClear: engine.oracles.toClear(state),
    treasures: engine.oracles.treasures(state),
    takeAp: engine.oracles.takeAp(state),
    searchable: facts.ground.searchable,
    leaving,
    mayLeave: leavingNow(leads),
    thrifty: isThrifty(facts, state, leads),
    rises: risesOf(state, leads),
    last: isLast(state, leads),
    carsToBlow: leads.flatMap((lead) => (lead.deed === 'burn' && lead.what === 'car' ? lead.zones : [])),
    marches: leads.filter((lead) => lead.deed === 'march'),
  };
}
