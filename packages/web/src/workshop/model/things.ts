// What can be put on a map, thing by thing: put there, taken away, counted.
import type { ZoneId } from '@holdout/engine';
import type { Colour, EdgeKind, MissionDef, MissionMap, SpawnColour } from '@holdout/engine/content';
import type { Drafted } from '@holdout/engine/workshop';
import { newCard, withCards } from './cards.ts';
import { withMap } from './references.ts';

type CarKind = NonNullable<MissionMap['cars']>[number]['kind'];
type DoorState = NonNullable<NonNullable<MissionMap['doors']>[number]['state']>;

export type Thing =
  | { readonly is: 'place'; readonly name: string }
  | { readonly is: 'spawn'; readonly colour: SpawnColour }
  | { readonly is: 'objective'; readonly colour: Colour }
  | { readonly is: 'crate' | 'guard' | 'cauldron' | 'ladder' | 'corruption' | 'noise' | 'light' | 'companion' | 'card' }
  | { readonly is: 'car'; readonly kind: CarKind }
  | { readonly is: 'zombie'; readonly kind: string }
  | { readonly is: 'vault-door'; readonly colour: 'yellow' | 'purple' }
  | { readonly is: 'door'; readonly state: DoorState; readonly colour?: Colour }
  | { readonly is: 'edge'; readonly kind: EdgeKind };

export const isBorder = (thing: Thing): boolean => thing.is === 'door' || thing.is === 'edge';

/** A name that is stable and says what it is: for keys and labels. */
export function thingName(thing: Thing): string {
  if (thing.is === 'place') return `place.${thing.name}`;
  if (thing.is === 'zombie' || thing.is === 'car' || thing.is === 'edge') return `${thing.is}.${thing.kind}`;
  if (thing.is === 'spawn' || thing.is === 'objective' || thing.is === 'vault-door') return `${thing.is}.${thing.colour}`;
  if (thing.is === 'door') return `door.${thing.state}${thing.colour ? `.${thing.colour}` : ''}`;
  return thing.is;
}

const without = <T>(list: readonly T[], fits: (one: T) => boolean): T[] => {
  const at = list.findLastIndex(fits);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};

/** Printed spots become a list of their own before the first of them changes. */
function objectivesOf(map: MissionMap, draft: Drafted): { zone: string; colour?: Colour }[] {
  if (map.objectives !== 'printed') return [...(map.objectives ?? [])];
  return draft.printed.objectives.flatMap((zone) => (draft.board?.zones[zone] ? [{ zone: draft.board.zones[zone].name }] : []));
}
function cratesOf(map: MissionMap, draft: Drafted): string[] {
  if (map.crates !== 'printed') return [...(map.crates ?? [])];
  return draft.printed.crates.flatMap((zone) => draft.board?.zones[zone]?.name ?? []);
}

/** Groups of figures in one zone and of one kind are one entry with a count. */
function counted<T extends { readonly zone: string; readonly count: number }>(
  list: readonly T[],
  fits: (one: T) => boolean,
  made: T,
  by: number,
) {
  const known = list.find(fits);
  if (!known) return by > 0 ? [...list, made] : [...list];
  return list.map((one) => (one === known ? { ...one, count: one.count + by } : one)).filter((one) => one.count > 0);
}

/** Puts one more of a thing into a zone (`by` 1) or takes one away (`by` -1). */
export function putThing(mission: MissionDef, draft: Drafted, thing: Thing, zone: ZoneId, by: 1 | -1): MissionDef {
  const name = draft.board?.zones[zone]?.name;
  if (name === undefined) return mission;
  const { map } = mission;
  const here = (ref: string): boolean => draft.zoneOf[ref] === zone || ref === name;
  const put = (more: Partial<MissionMap>): MissionDef => withMap(mission, { ...map, ...more });
  const listed = (list: readonly string[]): string[] => (by > 0 ? (list.some(here) ? [...list] : [...list, name]) : without(list, here));
  switch (thing.is) {
    case 'place':
      return put({ places: { ...map.places, [thing.name]: listed(map.places[thing.name] ?? []) } });
    case 'spawn': {
      const rest = map.spawns.filter((spawn) => !here(spawn.zone));
      if (by < 0) return put({ spawns: rest });
      const spawn = { zone: name, colour: thing.colour };
      const first = thing.colour === 'starting' || thing.colour === '1';
      return put({ spawns: first ? [spawn, ...rest] : [...rest, spawn] });
    }
    case 'objective': {
      const list = objectivesOf(map, draft);
      const colour = thing.colour === 'red' ? {} : { colour: thing.colour };
      const fits = (one: { zone: string; colour?: Colour }) => here(one.zone) && (one.colour ?? 'red') === thing.colour;
      return put({ objectives: by > 0 ? [...list, { zone: name, ...colour }] : without(list, fits) });
    }
    case 'crate':
      return put({ crates: by > 0 ? [...cratesOf(map, draft), name] : without(cratesOf(map, draft), here) });
    case 'car':
      return put({
        cars:
          by > 0
            ? [...(map.cars ?? []), { kind: thing.kind, zone: name }]
            : without(map.cars ?? [], (car) => car.kind === thing.kind && here(car.zone)),
      });
    case 'zombie': {
      const fits = (one: { zone: string; kind: string }) => one.kind === thing.kind && here(one.zone);
      return put({ zombies: counted(map.zombies ?? [], fits, { zone: name, kind: thing.kind, count: 1 }, by) });
    }
    case 'guard':
      return put({ guards: counted(map.guards ?? [], (one) => here(one.zone), { zone: name, count: 1 }, by) });
    case 'noise':
      return put({ noise: counted(map.noise ?? [], (one) => here(one.zone), { zone: name, count: 1 }, by) });
    case 'companion':
      return put({ companions: counted(map.companions ?? [], (one) => here(one.zone), { zone: name, count: 1 }, by) });
    case 'card': {
      const cards = mission.cards ?? [];
      const fits = (card: (typeof cards)[number]) => 'zone' in card.lies && here(card.lies.zone);
      return withCards(mission, by > 0 ? [...cards, newCard(cards, { zone: name })] : without(cards, fits));
    }
    case 'light':
      return put({ lights: listed(map.lights ?? []) });
    case 'cauldron':
      return put({ cauldrons: listed(map.cauldrons ?? []) });
    case 'ladder':
      return put({ ladders: listed(map.ladders ?? []) });
    case 'corruption':
      return put({ corruption: listed(map.corruption ?? []) });
    case 'vault-door': {
      const vaults = [...(map.vaults ?? [])];
      const at = vaults.findIndex((vault) => vault.colour === thing.colour);
      if (at < 0) return by > 0 ? put({ vaults: [...vaults, { colour: thing.colour, doors: [name] }] }) : mission;
      vaults[at] = { ...vaults[at], doors: listed(vaults[at].doors) };
      return put({ vaults: vaults.filter((vault) => vault.doors.length > 0) });
    }
    case 'door':
    case 'edge':
      return mission;
  }
}

/** Sets what stands between two neighbouring zones; the same thing again takes it away. */
export function setBorder(mission: MissionDef, draft: Drafted, thing: Thing, a: number, b: number): MissionDef {
  const names = [a, b].map((zone) => draft.board?.zones[zone]?.name);
  if (names.some((name) => name === undefined) || a === b) return mission;
  const { map } = mission;
  const at = names.join('|');
  const between = (ref: string): boolean => {
    const [x, y] = draft.edgeOf[ref] ?? [-1, -1];
    return (x === a && y === b) || (x === b && y === a) || ref === at;
  };
  if (thing.is === 'door') {
    const known = (map.doors ?? []).find((door) => between(door.at));
    const rest = (map.doors ?? []).filter((door) => !between(door.at));
    if (known && (known.state ?? 'closed') === thing.state && known.colour === thing.colour)
      return withMap(mission, { ...map, doors: rest });
    return withMap(mission, { ...map, doors: [...rest, { at, state: thing.state, ...(thing.colour && { colour: thing.colour }) }] });
  }
  if (thing.is !== 'edge') return mission;
  const known = (map.edges ?? []).find((edge) => between(edge.at));
  const rest = (map.edges ?? []).filter((edge) => !between(edge.at));
  return withMap(mission, { ...map, edges: known?.is === thing.kind ? rest : [...rest, { at, is: thing.kind }] });
}

/** Everything in a zone, each with how many there are. */
export function thingsIn(
  { map, cards = [] }: MissionDef,
  draft: Drafted,
  zone: ZoneId,
): { readonly thing: Thing; readonly count: number }[] {
  const here = (ref: string): boolean => draft.zoneOf[ref] === zone;
  const found = new Map<string, { thing: Thing; count: number }>();
  const add = (thing: Thing, count = 1) => {
    const known = found.get(thingName(thing));
    found.set(thingName(thing), { thing, count: (known?.count ?? 0) + count });
  };
  for (const [name, refs] of Object.entries(map.places)) if (refs.some(here)) add({ is: 'place', name });
  for (const spawn of map.spawns) if (here(spawn.zone)) add({ is: 'spawn', colour: spawn.colour });
  if (map.objectives === 'printed') {
    for (const printed of draft.printed.objectives) if (printed === zone) add({ is: 'objective', colour: 'red' });
  } else for (const one of map.objectives ?? []) if (here(one.zone)) add({ is: 'objective', colour: one.colour ?? 'red' });
  if (map.crates === 'printed') {
    for (const printed of draft.printed.crates) if (printed === zone) add({ is: 'crate' });
  } else for (const ref of map.crates ?? []) if (here(ref)) add({ is: 'crate' });
  for (const car of map.cars ?? []) if (here(car.zone)) add({ is: 'car', kind: car.kind });
  for (const group of map.zombies ?? []) if (here(group.zone)) add({ is: 'zombie', kind: group.kind }, group.count);
  for (const group of map.guards ?? []) if (here(group.zone)) add({ is: 'guard' }, group.count);
  for (const group of map.noise ?? []) if (here(group.zone)) add({ is: 'noise' }, group.count);
  for (const group of map.companions ?? []) if (here(group.zone)) add({ is: 'companion' }, group.count);
  for (const { lies } of cards) if ('zone' in lies && here(lies.zone)) add({ is: 'card' });
  for (const ref of map.lights ?? []) if (here(ref)) add({ is: 'light' });
  for (const ref of map.cauldrons ?? []) if (here(ref)) add({ is: 'cauldron' });
  for (const ref of map.ladders ?? []) if (here(ref)) add({ is: 'ladder' });
  for (const ref of map.corruption ?? []) if (here(ref)) add({ is: 'corruption' });
  for (const vault of map.vaults ?? []) if (vault.doors.some(here)) add({ is: 'vault-door', colour: vault.colour });
  return [...found.values()];
}
