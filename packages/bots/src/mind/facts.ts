// What never changes in a game, looked up once: the net of zones, kinds, cards.
import type { CardId, Engine, ItemDef, SeatView, State, SurvivorId, ZoneId } from '@holdout/engine';
import { type Ground, groundOf } from '../ground.ts';

type Kind = SeatView['kinds'][string];

export interface Facts {
  readonly engine: Engine;
  readonly ground: Ground;
  /** in the order in which the state counts them */
  readonly kinds: readonly Kind[];
  /** of each kind: actions, toughness */
  readonly actions: readonly number[];
  readonly toughness: readonly number[];
  /** kinds that walk up and attack in one activation */
  readonly fast: readonly number[];
  /** kinds in whose zone nobody may fight */
  readonly barring: readonly number[];
  /** kinds in the order in which blows and shots fall on them */
  readonly worstFirst: readonly number[];
  readonly byPriority: readonly number[];
  readonly items: readonly ItemDef[];
  readonly itemNamed: ReadonlyMap<string, ItemDef>;
  /** rooms and the like, where cards are searched for */
  readonly rooms: readonly boolean[];
  readonly street: readonly boolean[];
  /** where a rope ladder could be set */
  readonly ladderSpots: readonly (readonly [number, number])[];
  /** one survivor's death is the end */
  readonly oneDeathLoses: boolean;
  /** so is a guard's */
  readonly guardDeathLoses: boolean;
  /** building of each zone, -1 outside */
  readonly building: readonly number[];
  /** of each building: its doors, and rooms that bring zombies when the first of them opens */
  readonly shut: readonly { readonly doors: readonly number[]; readonly rooms: readonly number[] }[];
}

const known = new WeakMap<Ground, Facts>();

export function factsOf(engine: Engine, state: State): Facts {
  const ground = groundOf(engine, state);
  const before = known.get(ground);
  if (before !== undefined && before.engine === engine) return before;
  const items = engine.editions.find((e) => e.edition === state.setup.edition)?.items ?? [];
  const view = engine.view(state, -1, true);
  const building = view.zones.map((zone) => zone.building);
  const kinds = Object.values(view.kinds);
  const facts: Facts = {
    engine,
    ground,
    kinds,
    actions: kinds.map((kind) => kind.actions),
    toughness: kinds.map((kind) => kind.toughness),
    barring: kinds.flatMap((kind, i) => (kind.traits.includes('bars-combat') ? [i] : [])),
    worstFirst: worstFirst(kinds),
    byPriority: kinds.map((_, i) => i).sort((a, b) => (kinds[a]?.priority ?? 0) - (kinds[b]?.priority ?? 0)),
    fast: kinds.flatMap((kind, i) => (kind.actions > 1 && kind.base !== 'necromancer' ? [i] : [])),
    items,
    itemNamed: new Map(items.map((item) => [item.id, item])),
    rooms: ground.board.zones.map((zone) => zone.kind === 'room'),
    street: ground.board.zones.map((zone) => zone.kind === 'street'),
    ladderSpots: ladderSpots(ground),
    oneDeathLoses: engine.oracles.oneDeathLoses(state),
    guardDeathLoses: engine.oracles.guardDeathLoses(state),
    building,
    shut: buildingsOf(ground, building),
  };
  known.set(ground, facts);
  return facts;
}

/** Whoever strikes by hand chooses: those who call others before giants, those before the rest, and of these the quick ones. */
function worstFirst(kinds: readonly Kind[]): number[] {
  const rank = (i: number): number => {
    const { base, toughness = 0, actions = 0 } = kinds[i] ?? {};
    return (base === 'necromancer' ? 100 : 0) + 10 * toughness + actions;
  };
  return kinds.map((_, i) => i).sort((a, b) => rank(b) - rank(a));
}

function buildingsOf({ board, fills }: Ground, building: readonly number[]): Facts['shut'] {
  const count = Math.max(0, ...building.map((b) => b + 1));
  return Array.from({ length: count }, (_, b) => ({
    doors: [...new Set(board.doors.filter((d) => (building[d.a] === b) !== (building[d.b] === b)).map((d) => d.door))],
    rooms: fills.flatMap((fill, i) => (fill && building[i] === b ? [i] : [])),
  }));
}

/** Rooms that will bring zombies when a door into this zone opens. */
export function unseen(f: Facts, doors: readonly number[], zone: ZoneId): readonly number[] {
  const shut = f.shut[f.building[zone] ?? -1];
  if (shut === undefined || !f.rooms[zone]) return [];
  for (const door of shut.doors) if (doors[door] === OPEN) return [];
  return shut.rooms;
}

export const zombiesAt = (f: Facts, state: State, zone: ZoneId): number => {
  let n = 0;
  const width = f.kinds.length;
  for (let kind = 0, at = zone * width; kind < width; kind++, at++) n += state.zombies[at] ?? 0;
  return n;
};

export const isIn = (s: State['survivors'][number]): boolean => s.role === 'played' && s.alive && !s.out && s.zone >= 0;

const OPEN = 1;
const SHUT = 2;
export const FAR = 1000;

/** What a closed door costs in steps, and each zombie in the way. */
const DOOR_COST = 1.5;
/** the same to those who have nothing to open it with: they wait for somebody, or take a way round */
const NO_TOOL_COST = 9;
export const UNSEEN_COST = 1.6;
const ZOMBIE_COST = 0.6;
const MOST_ZOMBIES = 4;

interface Climb {
  readonly at: number;
  readonly to: number;
  /** what it costs besides the step */
  readonly more: number;
}

/** what it takes to bring a ladder that is carried and to set it */
const LADDER_COST = 3;
const NO_CLIMBS: readonly Climb[] = [];

/** Which ladders count besides those that stand: `carried` where they could be set, `all` also those that lie about. */
export type Ladders = 'standing' | 'carried' | 'all';

export function climbsOf(f: Facts, state: State, ladders: Ladders = 'carried'): readonly Climb[] {
  if (state.ladders.length === 0) return NO_CLIMBS;
  const set = state.ladders.flatMap(({ at, to }): Climb[] => (to >= 0 ? [{ at, to, more: 0 }] : []));
  const carried = ladders !== 'standing' && state.ladders.some((ladder) => ladder.by >= 0 || (ladders === 'all' && ladder.to < 0));
  return carried ? [...set, ...f.ladderSpots.map(([at, to]): Climb => ({ at, to, more: LADDER_COST }))] : set;
}

/** Borders of a rampart with the street below. */
function ladderSpots({ board }: Ground): (readonly [number, number])[] {
  const spots = new Map<string, readonly [number, number]>();
  const kind = (zone: ZoneId): string => board.zones[zone]?.kind ?? '';
  board.cells.forEach((zone, i) => {
    const right = (i + 1) % board.cols === 0 ? -1 : (board.cells[i + 1] ?? -1);
    for (const next of [right, board.cells[i + board.cols] ?? -1]) {
      if (zone < 0 || next < 0) continue;
      const kinds = [kind(zone), kind(next)];
      if (kinds.includes('walkway') && kinds.includes('street')) spots.set(`${zone} ${next}`, [zone, next]);
    }
  });
  return [...spots.values()];
}

/** Does somebody carry what opens doors? */
export function opens(f: Facts, state: State, who: SurvivorId): boolean {
  const s = state.survivors[who];
  if (s === undefined) return false;
  const tool = (card: CardId): boolean => card >= 0 && f.items[state.cards[card] ?? -1]?.door !== undefined;
  return tool(s.hands[0]) || tool(s.hands[1]) || tool(s.body) || s.pack.some(tool);
}

/** Does somebody carry a ladder? */
export const bringsLadder = (state: State, who: SurvivorId): boolean => state.ladders.some((ladder) => ladder.by === who);

/**
 * Steps from every zone to the nearest of the targets; doors still closed and zombies in the way count.
 * `closed`: doors nobody may open; `tool`: whoever goes has something to open the others with; `ladders`: which of them come along.
 */
export function fieldTo(
  f: Facts,
  state: State,
  targets: readonly number[],
  closed: ReadonlySet<number>,
  tool = true,
  ladders: Ladders = 'carried',
): Float64Array {
  const { ways } = f.ground;
  const cost = new Float64Array(ways.length).fill(FAR);
  const queue: number[] = [];
  for (const zone of targets) {
    if (zone < 0 || zone >= cost.length || cost[zone] === 0) continue;
    cost[zone] = 0;
    queue.push(zone);
  }
  const climbs = climbsOf(f, state, ladders);
  for (let i = 0; i < queue.length; i++) {
    const zone = queue[i] as number;
    const base = (cost[zone] as number) + 1 + Math.min(MOST_ZOMBIES, ZOMBIE_COST * zombiesAt(f, state, zone));
    for (const way of ways[zone] ?? []) {
      let total = base;
      if (way.door >= 0 && state.doors[way.door] !== OPEN) {
        if (state.doors[way.door] === SHUT || closed.has(way.door)) continue;
        total +=
          (tool ? DOOR_COST : NO_TOOL_COST) +
          UNSEEN_COST * Math.max(unseen(f, state.doors, zone).length, unseen(f, state.doors, way.to).length);
      }
      if (total >= (cost[way.to] as number)) continue;
      cost[way.to] = total;
      queue.push(way.to);
    }
    for (const { at, to, more } of climbs) {
      const other = at === zone ? to : to === zone ? at : -1;
      if (other < 0 || base + more >= (cost[other] as number)) continue;
      cost[other] = base + more;
      queue.push(other);
    }
  }
  return cost;
}

const sights = new WeakMap<Facts, Map<string, readonly { readonly zone: ZoneId; readonly range: number }[]>>();

/** What can be seen from a zone as the doors stand, for whoever stands there. */
export function sightFrom(
  f: Facts,
  state: State,
  who: SurvivorId,
  zone: ZoneId,
): readonly { readonly zone: ZoneId; readonly range: number }[] {
  let known = sights.get(f);
  if (known === undefined) {
    known = new Map();
    sights.set(f, known);
  }
  const name = `${state.boardKey} ${zone}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const there = f.engine.clone(state);
  const s = there.survivors[who];
  if (s !== undefined) there.survivors[who] = { ...s, zone };
  const seen = f.engine.oracles.sight(there, who);
  known.set(name, seen);
  return seen;
}

/** The same over streets, for cars. */
export function driveTo(f: Facts, targets: readonly number[]): Float64Array {
  const cost = new Float64Array(f.ground.ways.length).fill(FAR);
  const queue: number[] = [];
  for (const zone of targets) {
    if (zone < 0 || zone >= cost.length) continue;
    cost[zone] = 0;
    queue.push(zone);
  }
  for (let i = 0; i < queue.length; i++) {
    const zone = queue[i] as number;
    for (const way of f.ground.ways[zone] ?? []) {
      if (way.door >= 0 || !f.street[way.to] || (cost[way.to] as number) <= (cost[zone] as number) + 1) continue;
      cost[way.to] = (cost[zone] as number) + 1;
      queue.push(way.to);
    }
  }
  return cost;
}

export const doorBetween = (f: Facts, a: number, b: number): number => f.ground.ways[a]?.find((way) => way.to === b)?.door ?? -1;
