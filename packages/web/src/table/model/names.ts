// Names of things on this table in the reader's language: zones, people, cards, answers.
import type { BoardView, SeatView, SurvivorView, ZoneId } from '@holdout/engine';
import type { Labels } from '../../i18n/i18n.ts';
import { skillName } from '../../i18n/names.ts';
import { sideOf } from './sides.ts';

export interface Names {
  readonly l: Labels;
  zone(zone: ZoneId): string;
  /** everything a player who cannot see the board needs: kind, figures, tokens, doors */
  zoneFull(zone: ZoneId, marked?: string): string;
  /** where one gets from there, and through which doors */
  around(zone: ZoneId): string;
  /** its doors, where each lies and whether it stands open */
  doors(zone: ZoneId): readonly string[];
  door(zone: ZoneId, door: BoardView['doors'][number]): string;
  survivor(index: number): string;
  survivorById(id: string): string;
  item(id: string): string;
  items(ids: readonly string[]): string;
  kind(id: string): string;
  /** `Walker ×2, Runner` */
  crowd(zombies: Readonly<Record<string, number>>): string;
  skill(id: string): string;
  free(kind: string): string;
  car(kind: string): string;
  seat(seat: number): string;
  /** whoever is played from a seat */
  team(seat: number): string;
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** An id without a label is shown as it is: missions and cards of one's own bring no labels. */
const named = (l: Labels, key: string, id: string): string => (l.has(key) ? l.t(key) : id);

/** What lies face down is called by what it is, not by what it will be. */
export const heapKey = (l: Labels, name: string): string => [`token.${name}`, `term.${name}`].find((key) => l.has(key)) ?? 'table.cards';

export function zoneKindKey(board: BoardView, view: SeatView, zone: ZoneId): string {
  const tokens = view.zones[zone]?.tokens ?? [];
  if (tokens.includes('corruption')) return 'zone.corrupted';
  if (tokens.includes('ruin') || board.zones[zone].ruin) return 'zone.ruin';
  return `zone.${board.zones[zone].kind}`;
}

export function makeNames(l: Labels, view: SeatView, board: BoardView, seatName: (seat: number) => string): Names {
  const count = (name: string, n: number) => (n === 1 ? name : l.t('table.times', { name, n }));
  const zone = (z: number): string => {
    if (board.zones[z] === undefined) return l.t('table.off-board');
    const key = zoneKindKey(board, view, z);
    // one sees the colour of a vault, and there is one of each
    const colour = key === 'zone.vault' ? board.doors.find((d) => d.vault && (d.a === z || d.b === z))?.colour : undefined;
    return colour && l.has(`${key}.${colour}`) ? l.t(`${key}.${colour}`) : l.t('table.zone', { kind: l.t(key), n: z + 1 });
  };
  const survivorById = (id: string): string => (id === 'guards' ? l.t('token.guards') : named(l, `survivor.${id}`, id));
  const survivor = (index: number): string =>
    view.survivors[index] === undefined ? l.t('table.nobody') : survivorById(view.survivors[index].id);
  const carName = (id: string): string => named(l, `token.car-${id}`, l.t('token.humvee'));
  const kind = (id: string): string => named(l, `kind.${id}`, id);
  const item = (id: string): string => named(l, `item.${id}`, id);
  const crowd = (zombies: Readonly<Record<string, number>>): string => joined(Object.entries(zombies).map(([id, n]) => count(kind(id), n)));

  function doorsOf(z: number): string[] {
    const seen = new Set<number>();
    const lines: string[] = [];
    for (const door of board.doors) {
      if ((door.a !== z && door.b !== z) || seen.has(door.door)) continue;
      seen.add(door.door);
      lines.push(doorOf(z, door));
    }
    return lines;
  }

  /** A vault lies beside the board, so its doors have no side: what is behind them is named. */
  function doorOf(z: number, door: BoardView['doors'][number]): string {
    const side = door.vault
      ? l.t('table.side.vault', { zone: zone(door.a === z ? door.b : door.a) })
      : l.t(`table.side.${sideOf(board.zones[z], door)}`);
    return l.t('table.door', { side, state: l.t(`table.door.${view.doors[door.door] ?? 'closed'}`) });
  }

  function peopleIn(z: number): string {
    return joined(view.survivors.filter((s) => s.zone === z && s.alive && !s.out).map((s) => survivorById(s.id)));
  }

  /** The board asks for every zone whenever it is drawn; a view never changes. */
  const full = new Map<number, string>();
  function zoneFull(z: number, marked?: string): string {
    let text = full.get(z);
    if (text === undefined) {
      text = describeZone(z);
      full.set(z, text);
    }
    // what is marked comes right after the name: nobody listens to a whole zone for it
    const head = zone(z);
    return marked === undefined || text === '' ? text : `${head}, ${marked}${text.slice(head.length)}`;
  }

  function around(z: number): string {
    const seen = new Set<number>();
    const lines: string[] = [];
    const add = (to: number, text: string) => {
      if (to < 0 || to === z || seen.has(to)) return;
      seen.add(to);
      lines.push(text);
    };
    for (const { a, b } of [...board.openings, ...board.markings, ...board.stairs])
      if (a === z || b === z) add(a === z ? b : a, zone(a === z ? b : a));
    for (const { a, b, door } of board.doors) {
      if (a !== z && b !== z) continue;
      const to = a === z ? b : a;
      const state = l.t(`table.door.${view.doors[door] ?? 'closed'}`);
      add(to, to < 0 ? '' : l.t('table.behind-door', { zone: zone(to), state }));
    }
    return lines.length === 0 ? '' : l.t('table.next-to', { zones: lines.join(', ') });
  }

  function describeZone(z: number): string {
    const seen = view.zones[z];
    if (seen === undefined) return '';
    const parts = [zone(z)];
    if (board.zones[z].dark) parts.push(l.t('table.dark'));
    parts.push(peopleIn(z), crowd(seen.zombies));
    if (seen.guards > 0) parts.push(count(l.t('token.guards'), seen.guards));
    if (seen.noise > 0) parts.push(l.t('table.noise-here', { n: seen.noise }));
    for (const token of new Set(seen.tokens)) parts.push(named(l, `token.${token}`, token));
    const objectives = view.objectives.filter((o) => o.zone === z && o.place === 'board');
    for (const o of objectives) parts.push(l.t('table.objective-here', { colour: named(l, `table.colour.${o.colour}`, o.colour) }));
    const crates = view.crates.filter((c) => c.zone === z).length;
    if (crates > 0) parts.push(count(l.t('token.crate'), crates));
    for (const s of view.spawns) if (s.zone === z) parts.push(l.t(s.active ? 'table.spawn-here' : 'table.spawn-asleep'));
    for (const car of view.cars) if (car.zone === z) parts.push(carName(car.kind));
    for (const loose of view.loose) if (loose.zone === z && loose.count > 0) parts.push(count(l.t(heapKey(l, loose.name)), loose.count));
    return joined([...parts, ...doorsOf(z)]);
  }

  return {
    l,
    zone,
    zoneFull,
    around,
    doors: doorsOf,
    door: doorOf,
    survivor,
    survivorById,
    item,
    items: (ids) => ids.map(item).join(' + '),
    kind,
    crowd,
    skill: (id) => skillName(l, id),
    free: (id) => named(l, `table.free.${id}`, l.t('table.free.any')),
    car: carName,
    seat: seatName,
    team: (seat) => joined(view.survivors.filter((s) => s.seat === seat && s.role === 'played').map((s) => survivorById(s.id))),
  };
}

export const isPlaying = (s: SurvivorView): boolean => s.alive && !s.out;
