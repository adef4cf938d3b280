// Where no zombie may be left and one stands that nobody of the team can hurt: it is burned from next door, and whoever has nothing to burn it with looks for that.
import type { Lead, State } from '@holdout/engine';
import { power } from './attacks.ts';
import { type Facts, isIn, zombiesAt } from './facts.ts';

const FIRE: readonly string[] = ['molotov', 'bile', 'torch'];

/** The most that anybody hurts with what is in hand. */
const damageOf = (f: Facts, state: State): number => Math.max(0, ...state.survivors.map((s) => (isIn(s) ? power(f, state, s).damage : 0)));

const hasGiant = (f: Facts, state: State, zone: number, damage: number): boolean =>
  f.kinds.some((_, kind) => (f.toughness[kind] ?? 1) > damage && (state.zombies[zone * f.kinds.length + kind] ?? 0) > 0);

/** Fire enough for one throw: a molotov, or bile and a torch. */
function hasFire(f: Facts, state: State): boolean {
  const cards = state.survivors.filter(isIn).flatMap((s) => [...s.hands, ...s.pack]);
  const has = (tag: string): boolean => cards.some((card) => card >= 0 && f.items[state.cards[card] ?? -1]?.tags.includes(tag) === true);
  return has('molotov') || (has('bile') && has('torch'));
}

/** The same leads, but for giants in places that have to be cleared: nobody walks in there to strike at what no blow hurts. */
export function burningGiants(f: Facts, state: State, leads: readonly Lead[]): readonly Lead[] {
  if (!leads.some((lead) => lead.deed === 'clear')) return leads;
  const damage = damageOf(f, state);
  // whoever is to leave waits for it to come to them: it does
  const leaves = leads.some((lead) => lead.deed === 'leave');
  const items = f.items.flatMap((item) => (item.tags.some((tag) => FIRE.includes(tag)) ? [item.id] : []));
  return leads.flatMap((lead): Lead[] => {
    const giants = lead.deed === 'clear' ? lead.zones.filter((zone) => hasGiant(f, state, zone, damage)) : [];
    if (giants.length === 0) return [lead];
    const zones = lead.zones.filter((zone) => !giants.includes(zone));
    const rest: Lead[] = zones.length > 0 ? [{ ...lead, zones }] : [];
    if (hasFire(f, state)) return [...rest, { ...lead, deed: 'burn', need: giants.length, zones: giants, items }];
    const rooms = f.ground.searchable.flatMap((may, zone) => (may && !leaves && zombiesAt(f, state, zone) === 0 ? [zone] : []));
    return rooms.length > 0 ? [...rest, { ...lead, deed: 'find', need: 1, zones: rooms, items }] : [lead];
  });
}
