// What lies on a map, with how many of each: the box list of a printed sheet.
import type { MissionDef, TileFace } from '@holdout/engine/content';
import { type Thing, thingName } from './things.ts';

/** `faces`: what is printed on them counts where the map says so. */
export function legendOf({ map, cards = [] }: MissionDef, faces: readonly TileFace[]): { readonly thing: Thing; readonly count: number }[] {
  const found = new Map<string, { thing: Thing; count: number }>();
  const add = (thing: Thing, count = 1) => {
    const known = found.get(thingName(thing));
    found.set(thingName(thing), { thing, count: (known?.count ?? 0) + count });
  };
  // a name for the rooms of a building is no token
  for (const [name, refs] of Object.entries(map.places))
    if (refs.length > 0 && !name.startsWith('building:')) add({ is: 'place', name }, refs.length);
  for (const spawn of map.spawns) add({ is: 'spawn', colour: spawn.colour });
  const printed = (spot: 'objective' | 'crate'): number =>
    map.tiles.flat().filter((tile) => tile && faces.find((face) => face.id === tile.face)?.spots?.[spot] !== undefined).length;
  if (map.objectives === 'printed' && printed('objective') > 0) add({ is: 'objective', colour: 'red' }, printed('objective'));
  if (map.crates === 'printed' && printed('crate') > 0) add({ is: 'crate' }, printed('crate'));
  if (Array.isArray(map.objectives)) for (const one of map.objectives) add({ is: 'objective', colour: one.colour ?? 'red' });
  if (Array.isArray(map.crates)) for (const _ of map.crates) add({ is: 'crate' });
  const lying = cards.filter((card) => !('hour' in card.lies)).length;
  if (lying > 0) add({ is: 'card' }, lying);
  for (const door of map.doors ?? []) add({ is: 'door', state: door.state ?? 'closed', ...(door.colour && { colour: door.colour }) });
  for (const car of map.cars ?? []) add({ is: 'car', kind: car.kind });
  for (const group of map.zombies ?? []) add({ is: 'zombie', kind: group.kind }, group.count);
  for (const group of map.guards ?? []) add({ is: 'guard' }, group.count);
  for (const group of map.noise ?? []) add({ is: 'noise' }, group.count);
  for (const group of map.companions ?? []) add({ is: 'companion' }, group.count);
  if ((map.lights ?? []).length > 0) add({ is: 'light' }, map.lights?.length);
  for (const is of ['cauldron', 'ladder', 'corruption'] as const) {
    const many = map[`${is === 'corruption' ? is : `${is}s`}` as 'cauldrons' | 'ladders' | 'corruption']?.length ?? 0;
    if (many > 0) add({ is }, many);
  }
  for (const vault of map.vaults ?? []) add({ is: 'vault-door', colour: vault.colour }, vault.doors.length);
  return [...found.values()];
}
