// What stands on the map of a draft, in the shape a board drawing takes: the same names a view of a game uses.
import type { SeatView } from '../api/view.ts';
import type { Board } from '../board/index.ts';
import type { MissionDef } from '../content.ts';
import type { ZombieKind } from '../rules.ts';
import type { Drafted } from './lay-draft.ts';

export type DraftScene = Pick<
  SeatView,
  'survivors' | 'zones' | 'kinds' | 'doors' | 'objectives' | 'crates' | 'spawns' | 'cars' | 'loose' | 'active' | 'night'
>;

/** Places that have a sign on the map; any other named place is only a name. */
const TOKEN_PLACES = ['start', 'exit', 'marked', 'flag', 'beacon'];

interface Zone {
  noise: number;
  zombies: Record<string, number>;
  guards: number;
  tokens: string[];
  building: number;
}

export function draftScene(
  { map, cards = [] }: MissionDef,
  board: Board,
  laid: Pick<Drafted, 'zoneOf' | 'edgeOf' | 'printed'>,
  kinds: readonly ZombieKind[],
): DraftScene {
  const zones = board.zones.map((): Zone => ({ noise: 0, zombies: {}, guards: 0, tokens: [], building: -1 }));
  const at = (ref: string): Zone | undefined => zones[laid.zoneOf[ref] ?? -1];
  for (const name of TOKEN_PLACES) for (const ref of map.places[name] ?? []) at(ref)?.tokens.push(name);
  for (const [name, refs] of Object.entries(map.places))
    if (name.startsWith('zone:')) for (const ref of refs) at(ref)?.tokens.push('marked');
  for (const ref of map.cauldrons ?? []) at(ref)?.tokens.push('cauldron');
  for (const ref of map.ladders ?? []) at(ref)?.tokens.push('ladder');
  for (const ref of map.corruption ?? []) at(ref)?.tokens.push('corruption');
  for (const group of map.guards ?? []) {
    const zone = at(group.zone);
    if (zone) zone.guards += group.count;
  }
  for (const group of map.zombies ?? []) {
    const zone = at(group.zone);
    if (zone) zone.zombies[group.kind] = (zone.zombies[group.kind] ?? 0) + group.count;
  }
  for (const ref of map.lights ?? []) at(ref)?.tokens.push('light');
  for (const group of map.noise ?? []) {
    const zone = at(group.zone);
    if (zone) zone.noise += group.count;
  }
  for (const group of map.companions ?? []) for (let i = 0; i < group.count; i++) at(group.zone)?.tokens.push('companion');
  for (const { lies } of cards) {
    // one on a door is shown on the side of the street, as at the table
    const [a, b] = 'door' in lies ? (laid.edgeOf[lies.door] ?? []) : [];
    const side = a !== undefined && board.zones[a]?.kind === 'room' && board.zones[b ?? -1]?.kind !== 'room' ? b : a;
    const zone = 'zone' in lies ? at(lies.zone) : zones[side ?? -1];
    zone?.tokens.push('objective-card');
  }
  const zoneOf = (ref: string): number => laid.zoneOf[ref] ?? -1;
  const objectives =
    map.objectives === 'printed'
      ? laid.printed.objectives.map((zone) => ({ zone, colour: 'red' }))
      : (map.objectives ?? []).map((one) => ({ zone: zoneOf(one.zone), colour: one.colour ?? 'red' }));
  const crates = map.crates === 'printed' ? laid.printed.crates : (map.crates ?? []).map(zoneOf);
  return {
    survivors: [],
    zones,
    kinds: Object.fromEntries(kinds.map((kind) => [kind.id, kind])),
    doors: board.plan.doors.map((door) => door.state),
    objectives: objectives.map((one) => ({ ...one, place: 'board', by: -1 })),
    crates: crates.map((zone) => ({ zone, car: -1 })),
    spawns: map.spawns.map((spawn) => ({ zone: zoneOf(spawn.zone), colour: spawn.colour, active: true })),
    cars: (map.cars ?? []).map((car) => ({ kind: car.kind, zone: zoneOf(car.zone) })),
    loose: [],
    active: -1,
    night: false,
  };
}
