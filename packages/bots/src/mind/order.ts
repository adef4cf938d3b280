// What errands at this table have to heed: doors nobody may open, whether everyone is leaving, whether fire is wanted elsewhere.
import type { Engine, Lead, State } from '@holdout/engine';
import { leadsOf, leavingNow, onlyToLeave } from '../leaving.ts';
import { LEVELS } from './assess.ts';
import type { Order } from './errands.ts';
import { type Facts, factsOf, isIn } from './facts.ts';
import { firesToCome } from './later-fires.ts';

const FIRE = ['molotov', 'bile', 'torch'];
const OPEN = 1;

/** One deed more and the game is won. */
const isLast = (state: State, leads: readonly Lead[]): boolean =>
  state.met.filter((met) => !met).length === 1 && leads.reduce((sum, lead) => sum + lead.need, 0) === 1;

const carried = (facts: Facts, state: State, tag: string): number =>
  state.survivors
    .filter(isIn)
    .flatMap((s) => [...s.hands, ...s.pack])
    .filter((card) => card >= 0 && facts.items[state.cards[card] ?? -1]?.tags.includes(tag) === true).length;

const wantsFire = (facts: Facts, { items = [] }: Lead): boolean =>
  items.some((id) => facts.itemNamed.get(id)?.tags.some((tag) => FIRE.includes(tag)) === true);

/** Where those stand whom the mission wants dead and fire fells; where it wants something else burned too, that comes first. */
const preyOf = (facts: Facts, leads: readonly Lead[]): number[] =>
  leads.some((lead) => lead.deed === 'burn')
    ? []
    : leads.flatMap((lead) => (lead.deed === 'kill' && wantsFire(facts, lead) ? lead.zones : []));

/** Fire is asked for, now or with all else in one round to come, and there is no more of it than that. */
function isThrifty(facts: Facts, state: State, leads: readonly Lead[]): boolean {
  const later = firesToCome(facts.engine, state);
  const asked = later > 0 || leads.some((lead) => lead.deed === 'burn' || wantsFire(facts, lead));
  if (!asked) return false;
  const wanted = leads.reduce((sum, lead) => sum + (lead.deed === 'burn' && lead.what !== 'car' ? lead.need : 0), 0);
  const [molotovs = 0, bile = 0, torches = 0] = FIRE.map((tag) => carried(facts, state, tag));
  return molotovs + Math.min(bile, torches) <= Math.max(1, wanted, later);
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
    prey: preyOf(facts, leads),
    rises: risesOf(state, leads),
    last: isLast(state, leads),
    carsToBlow: leads.flatMap((lead) => (lead.deed === 'burn' && lead.what === 'car' ? lead.zones : [])),
    marches: leads.filter((lead) => lead.deed === 'march'),
  };
}
