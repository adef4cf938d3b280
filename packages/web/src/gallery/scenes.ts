// Made-up moments of play, to look at figures and tokens on real boards.
import type { SeatView, SurvivorView, ZoneView } from '@holdout/engine';
import type { BoardScene } from '../board/types.ts';
import type { Laid } from './boards.ts';

type Zombies = Record<string, number>;

const person = (index: number, id: string, zone: number, wounds = 0, more: Partial<SurvivorView> = {}): SurvivorView => ({
  index,
  id,
  role: 'played',
  seat: 0,
  kid: false,
  zone,
  alive: true,
  out: false,
  wounds,
  health: 3,
  ap: 0,
  level: 'blue',
  laps: 0,
  actions: 3,
  free: [],
  done: false,
  skills: [],
  lent: [],
  hands: [null, null],
  pack: [],
  packSize: 3,
  tokens: [],
  leader: -1,
  car: -1,
  driver: false,
  light: -1,
  lit: false,
  ...more,
});

export const heroes: Readonly<Record<string, readonly string[]>> = {
  'second-edition': ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda'],
  'black-plague': ['ann', 'baldric', 'clovis', 'nelly', 'samson', 'silas'],
  'white-death': ['ogon', 'yasuke', 'lorna', 'jenia', 'dragomir', 'sarnai'],
  washington: ['anton', 'justin', 'tess', 'mindy', 'ashley', 'angelo'],
};

/** Spreads a fixed cast over the zones of any board. */
export function sampleScene(laid: Laid, round = 0): BoardScene {
  const { board, mission, edition } = laid;
  const ids = heroes[edition.edition];
  const streets = board.zones.flatMap((z, i) => (z.kind === 'street' || z.kind === 'corridor' ? [i] : []));
  const rooms = board.zones.flatMap((z, i) => (z.kind === 'room' ? [i] : []));
  const lit = rooms.filter((i) => !board.zones[i].dark);
  const walkways = board.zones.flatMap((z, i) => (z.kind === 'walkway' ? [i] : []));
  const zombies = new Map<number, Zombies>();
  const put = (zone: number, kinds: Zombies) => {
    if (zone >= 0 && zone < board.zones.length) zombies.set(zone, { ...zombies.get(zone), ...kinds });
  };
  const s = (i: number) => streets[(i + round) % streets.length];
  const start = laid.places.start?.[0] ?? lit[0];
  put(s(2), { walker: 4, runner: 2 });
  put(s(5), { walker: 2, brute: 1 });
  put(s(8), { abomination: 1, walker: 6 });
  put(s(11), { runner: 3 });
  put(s(14), { walker: 1 });
  put(s(1), { brute: 2, walker: 3, runner: 1 });
  put(rooms[(4 + round) % rooms.length], { walker: 2 });
  if (edition.edition === 'black-plague' || edition.edition === 'white-death') put(s(9), { necromancer: 1, walker: 2 });
  const near = [start, start, lit[Math.min(1, lit.length - 1)], s(6), s(6), walkways[1] ?? lit[lit.length - 1]];
  const survivors = ids.map((id, i) => person(i, id, near[i], [0, 1, 0, 2, 0, 1][i]));
  if (edition.edition === 'washington') survivors[3] = { ...survivors[3], lit: true, light: s(7) };
  const zones: ZoneView[] = board.zones.map((_, z) => ({
    noise: z === start ? 2 : z === s(6) ? 1 : 0,
    zombies: zombies.get(z) ?? {},
    guards: 0,
    tokens: [],
    building: -1,
  }));
  const tokens = (zone: number, ...names: string[]) => {
    if (zone >= 0 && zones[zone]) zones[zone] = { ...zones[zone], tokens: [...zones[zone].tokens, ...names] };
  };
  for (const zone of laid.places.exit ?? []) tokens(zone, 'exit');
  if (edition.edition === 'white-death') {
    for (const ref of mission.map.cauldrons ?? []) tokens(laid.zone(ref), 'cauldron');
    for (const ref of mission.map.ladders ?? []) tokens(laid.zone(ref), 'ladder');
    for (const ref of mission.map.spawns) tokens(laid.zone(ref.zone), 'corruption');
    for (const zone of laid.places.beacon ?? []) tokens(zone, 'beacon');
    for (const zone of laid.places.flag ?? []) tokens(zone, 'flag');
    tokens(s(3), 'freeze');
    for (const g of mission.map.guards ?? []) {
      const zone = laid.zone(g.zone);
      if (zone >= 0) zones[zone] = { ...zones[zone], guards: g.count };
    }
  }
  if (edition.edition === 'black-plague') {
    tokens(s(4), 'bile');
    tokens(rooms[2], 'vault-weapon');
  }
  const objectives =
    mission.map.objectives === 'printed'
      ? laid.objectives.map((zone) => ({ zone, colour: 'red' }))
      : (mission.map.objectives ?? []).map((o) => ({ zone: laid.zone(o.zone), colour: o.colour ?? 'red' }));
  const crates = mission.map.crates === 'printed' ? laid.crates : (mission.map.crates ?? []).map((ref) => laid.zone(ref));
  const cars: SeatView['cars'] =
    edition.edition === 'second-edition'
      ? [
          { kind: 'muscle', zone: s(10) },
          { kind: 'police', zone: s(17) },
        ]
      : edition.edition === 'washington'
        ? [{ kind: 'humvee', zone: s(4) }]
        : [];
  return {
    survivors,
    zones,
    kinds: {},
    doors: board.doors.map((_, i) => (i % 3 === 0 ? 'open' : i === 4 ? 'shut' : 'closed')),
    objectives: objectives.map((o) => ({ ...o, place: 'board', by: -1 })),
    crates: crates.map((zone) => ({ zone, car: -1 })),
    spawns: mission.map.spawns.map((p, i) => ({ zone: laid.zone(p.zone), colour: p.colour, active: i !== 3 })),
    cars,
    loose: [],
    active: 2,
    night: true,
  };
}
