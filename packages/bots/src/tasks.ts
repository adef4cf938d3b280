// What is left to do before the mission is won: errands with the places where they are done and those who can do them.
import type { Condition, Danger, ItemDef, MissionDef, SeatView, SurvivorView, ZoneId } from '@holdout/engine';
import { cardsOf, itemFits } from './arsenal.ts';
import type { Ground } from './ground.ts';
import { besides, zonesNamed } from './places.ts';

export type Errand = 'take' | 'recruit' | 'find' | 'fight' | 'burn' | 'hand-in' | 'open' | 'stand' | 'drive' | 'leave';

export interface Spot {
  readonly zones: readonly number[];
  /** who can do it; absent: anybody */
  readonly who?: readonly number[];
}

export interface Task {
  readonly errand: Errand;
  /** so many of the spots have to be seen to */
  readonly need: number;
  readonly spots: readonly Spot[];
  /** everyone goes there */
  readonly crowd?: boolean;
  /** work that is not tied to a place, in points */
  readonly size?: number;
  /** those whose adrenaline it takes */
  readonly eager?: readonly number[];
  /** burn: zones the fire has to reach; drive: zones a car has to reach */
  readonly targets?: readonly number[];
  /** find: what is looked for; burn, hand-in: what must not be wasted */
  readonly cards?: readonly string[];
}

interface Scene {
  readonly mission: MissionDef;
  readonly ground: Ground;
  readonly view: SeatView;
  /** what the mission has counted, known to everyone at the table */
  readonly progress: Readonly<Record<string, number>>;
  readonly item: (id: string) => ItemDef | undefined;
}

type Part<K extends string> = Extract<Condition, Record<K, unknown>>[K & keyof Extract<Condition, Record<K, unknown>>];

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T];

export const plays = (s: SurvivorView): boolean => s.role === 'played' && s.alive && !s.out && s.zone >= 0;
const players = (x: Scene): SurvivorView[] => x.view.survivors.filter(plays);
const spot = (zone: ZoneId, who?: readonly number[]): Spot => (who === undefined ? { zones: [zone] } : { zones: [zone], who });
const named = (x: Scene, names: string | readonly string[]): number[] =>
  list<string>(names).flatMap((name) => zonesNamed(x.ground, x.mission, x.view, name));

/** Entries of the mission's rules under one word. */
function rules(x: Scene, word: string): Record<string, unknown>[] {
  return x.mission.rules.flatMap((rule) => list<Record<string, unknown>>(rule[word] as Record<string, unknown> | undefined));
}

function brings(x: Scene): readonly string[] {
  return rules(x, 'on-take').flatMap((rule) => (JSON.stringify(rule.then).includes('"companion"') ? list(rule.what as string) : []));
}

/** Colours lie hidden among others: as many are needed as are named and not yet taken, not all that might be them. */
function hiddenOr(x: Scene, what: readonly string[], all: number): number {
  if (!x.view.objectives.some((o) => o.colour === 'hidden') || what.includes('objective') || what.includes('red')) return all;
  return what.filter((word) => !x.view.objectives.some((o) => o.colour === word && o.by >= 0)).length;
}

/** what a token lying face down may turn out to be */
const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'white'];

const lying = (x: Scene): SeatView['objectives'] => x.view.objectives.filter((o) => o.place === 'board');

/** Spots of things called so that lie about. */
function lyingSpots(x: Scene, what: readonly string[], zones: readonly number[] | null): Spot[] {
  const inside = (zone: ZoneId): boolean => zone >= 0 && (zones === null || zones.includes(zone));
  const spots: Spot[] = [];
  for (const word of what) {
    for (const o of lying(x))
      if (inside(o.zone) && (word === 'objective' || o.colour === word || (o.colour === 'hidden' && COLOURS.includes(word))))
        spots.push(spot(o.zone));
    if (word === 'crate') for (const c of x.view.crates) if (inside(c.zone)) spots.push(spot(c.zone));
    for (const l of x.view.loose) {
      const fits = l.name === word || word === 'card' || l.cards.some((id) => itemFits(x.item(id), word));
      if (l.count > 0 && inside(l.zone) && fits) for (let n = 0; n < l.count; n++) spots.push(spot(l.zone));
    }
  }
  return spots;
}

const searchable = (x: Scene): number[] =>
  x.ground.board.zones.flatMap((zone, i) => (zone.kind === 'room' && Object.keys(x.view.zones[i]?.zombies ?? {}).length === 0 ? [i] : []));

/** Cards nobody has: tokens that bring one are fetched, else rooms are searched. */
function find(x: Scene, cards: readonly string[], need: number): Task {
  const bringing = rules(x, 'on-take').flatMap((rule) => (cards.some((card) => givesCard(rule, card)) ? list(rule.what as string) : []));
  const spots = bringing.length > 0 ? lyingSpots(x, bringing, null) : [];
  if (spots.length > 0) return { errand: 'take', need: Math.min(need, spots.length), spots, cards };
  return { errand: 'find', need, spots: Array.from({ length: need }, () => ({ zones: searchable(x) })), cards };
}

const givesCard = (rule: Record<string, unknown>, card: string): boolean =>
  list(rule.then as Record<string, unknown>[]).some(
    (effect) => (effect.gain as { card?: string } | undefined)?.card?.endsWith(card) ?? false,
  );

function taken(x: Scene, c: Part<'taken'>): Task[] {
  const zones = c.zone === undefined ? null : named(x, c.zone);
  const what = list(c.what);
  const spots = lyingSpots(x, what, zones);
  if (c.by === 'each-survivor') {
    const without = players(x).filter((s) => !x.view.objectives.some((o) => o.by === s.index));
    const who = without.map((s) => s.index);
    return [{ errand: 'take', need: who.length, spots: spots.map((s) => ({ ...s, who })) }];
  }
  const done = x.view.objectives.filter((o) => o.by >= 0 && (what.includes('objective') || what.includes(o.colour))).length;
  const need = typeof c.count === 'number' ? Math.max(0, c.count - done) : hiddenOr(x, what, spots.length);
  return [{ errand: 'take', need: Math.min(need, spots.length), spots }];
}

function holds(x: Scene, c: Part<'holds'>): Task[] {
  const team = players(x);
  const each = typeof c.count === 'number' ? c.count : 1;
  const tasks: Task[] = [];
  for (const word of list(c.cards)) {
    const has = (s: SurvivorView): number => cardsOf(s).filter((id) => itemFits(x.item(id), word)).length;
    const onCars = x.view.loose.filter((l) => l.name.startsWith('car:')).flatMap((l) => l.cards);
    const together = team.reduce((n, s) => n + has(s), 0) + onCars.filter((id) => itemFits(x.item(id), word)).length;
    const without = team.filter((s) => has(s) === 0).map((s) => s.index);
    const missing = c.by === 'each-survivor' ? without.length : (c.count === 'survivors' ? team.length : each) - together;
    if (missing <= 0) continue;
    if (word !== 'epic-weapon') {
      tasks.push(find(x, [word], missing));
      continue;
    }
    const crates = lyingSpots(x, ['crate'], null).map((s) => (c.by === 'each-survivor' ? { ...s, who: without } : s));
    // what is missing stays missing when the last crate is gone: a weapon thrown away is a loss
    const handed = c.by === 'each-survivor' ? Math.max(0, missing - crates.length) : 0;
    tasks.push({ errand: 'take', need: missing - handed, spots: crates, cards: [word] });
    if (c.by !== 'each-survivor' || crates.length >= missing) continue;
    // nothing left to fetch: who has two gives one away
    const spots = team.flatMap((s) => Array.from({ length: Math.max(0, has(s) - 1) }, () => spot(s.zone, without)));
    tasks.push({ errand: 'hand-in', need: handed, spots, cards: [word] });
  }
  return tasks;
}

function fight(x: Scene, wanted: (kind: string) => boolean, zones: readonly number[] | null): Task {
  const spots = x.view.zones.flatMap((zone, i) =>
    (zones === null || zones.includes(i)) && Object.keys(zone.zombies).some(wanted) ? [spot(i)] : [],
  );
  return { errand: 'fight', need: spots.length, spots };
}

const LEVELS: Readonly<Record<string, number>> = { blue: 0, yellow: 7, orange: 19, red: 43 };

function level(x: Scene, c: Part<'level'>): Task[] {
  const best = players(x).reduce<SurvivorView | null>((a, b) => (a === null || b.ap > a.ap ? b : a), null);
  if (best === null) return [];
  const missing = (LEVELS[c.danger] ?? 43) - best.ap;
  if (missing <= 0) return [];
  const spots = lying(x).map((o) => spot(o.zone, [best.index]));
  return [
    { errand: 'take', need: Math.min(spots.length, Math.ceil(missing / 5)), spots, eager: [best.index] },
    { errand: 'fight', need: 0, spots: fight(x, () => true, null).spots },
  ];
}

const FIRE: Readonly<Record<string, readonly string[]>> = { molotov: ['molotov'], 'dragon-fire': ['bile', 'torch'] };

/** Fire in each of these zones: what nobody has is looked for, and only then whoever has it goes beside one. */
function burn(x: Scene, zones: readonly number[], by: string): Task[] {
  if (zones.length === 0) return [];
  const missing: Task[] = [];
  const throwing: Task[] = [];
  for (const word of FIRE[by] ?? [by]) {
    const open = word === 'bile' ? zones.filter((zone) => !x.view.zones[zone]?.tokens.includes('bile')) : zones;
    const holders = players(x).filter((s) => cardsOf(s).some((id) => itemFits(x.item(id), word)));
    const have = holders.reduce((n, s) => n + cardsOf(s).filter((id) => itemFits(x.item(id), word)).length, 0);
    const who = holders.map((s) => s.index);
    for (const zone of open.slice(0, have))
      throwing.push({ errand: 'burn', need: 1, spots: [{ zones: besides(x.ground, x.view, [zone]), who }], targets: zones });
    if (have >= open.length) continue;
    const lies = lyingSpots(x, [word], null);
    if (lies.length > 0) missing.push({ errand: 'take', need: Math.min(lies.length, open.length - have), spots: lies });
    else missing.push(find(x, [word], open.length - have));
  }
  const pairs = (FIRE[by]?.length ?? 1) > 1;
  return pairs && missing.length > 0 ? [...missing, ...throwing.map((task) => ({ ...task, spots: [] }))] : [...throwing, ...missing];
}

/** Those that have not burned yet, as far as the mission counts them one by one. */
function unburned(x: Scene, zones: readonly number[]): number[] {
  const marks = Object.keys(x.progress).filter((key) => key.includes('burned') && (x.progress[key] ?? 0) > 0);
  return zones.filter((zone) => !marks.some((key) => key.endsWith(`:${zone}`)));
}

/** Spawn tokens that have to go elsewhere: by an action there, by fire, by a car blown up, or by killing necromancers. */
function spawnTokens(x: Scene, what: string, zone: string | readonly string[]): Task[] {
  const goal = named(x, zone);
  const colour = what.split(':')[1];
  const away = [
    ...new Set(
      x.view.spawns.flatMap((s) =>
        s.zone >= 0 && !goal.includes(s.zone) && (colour === undefined || s.colour === colour) ? [s.zone] : [],
      ),
    ),
  ];
  if (away.length === 0) return [];
  if (rules(x, 'grant').some((g) => g.where === 'with:spawn-token'))
    return [{ errand: 'hand-in', need: away.length, spots: away.map((z) => spot(z)) }];
  if (x.mission.module === 'shoot-cars') return shootings(x, away);
  if (rules(x, 'on-fire').length > 0) return burn(x, away, 'molotov');
  return [{ ...fight(x, (kind) => kind === 'necromancer', null), size: 70 * away.length }];
}

function shootings(x: Scene, away: readonly number[]): Task[] {
  return away.map((zone): Task => {
    if (x.view.cars.some((car) => car.zone === zone))
      return { errand: 'burn', need: 1, spots: [{ zones: besides(x.ground, x.view, [zone]) }], targets: [zone] };
    return drives(x, [zone], 1)[0] as Task;
  });
}

function drives(x: Scene, targets: readonly number[], need: number): Task[] {
  const spots = x.view.cars.flatMap((car) =>
    car.zone >= 0 && car.kind !== 'wreck' && !targets.includes(car.zone) ? [spot(car.zone)] : [],
  );
  return need <= 0 ? [] : [{ errand: 'drive', need: Math.min(need, spots.length), spots, targets }];
}

function at(x: Scene, c: Part<'at'>): Task[] {
  if (c.who !== undefined) return [{ errand: 'stand', need: 1, spots: [{ zones: named(x, c.zone) }], crowd: true }];
  const what = list(c.what)[0] ?? '';
  if (what.startsWith('spawn-token')) return spawnTokens(x, what, c.zone);
  const zones = named(x, c.zone);
  if (what !== 'car') return [{ errand: 'stand', need: 1, spots: [{ zones }] }];
  const there = x.view.cars.filter((car) => zones.includes(car.zone)).length;
  return drives(x, zones, (typeof c.count === 'number' ? c.count : x.view.cars.length) - there);
}

function opened(x: Scene, c: Part<'opened'>): Task[] {
  const { doors } = x.ground.board;
  const closed = (d: { door: number }): boolean => x.view.doors[d.door] !== 'open' && x.view.doors[d.door] !== 'shut';
  const room = (zone: ZoneId): boolean => x.ground.board.zones[zone]?.kind === 'room';
  const outside = (d: { a: number; b: number }): number[] => [d.a, d.b].filter((zone) => !room(zone));
  if (list<string>(c.what).some((word) => word.startsWith('building:'))) {
    const inside = named(x, c.what);
    const mine = doors.filter((d) => inside.includes(d.a) !== inside.includes(d.b));
    if (mine.some((d) => x.view.doors[d.door] === 'open')) return [];
    const danger = rules(x, 'locked').map((rule) => (rule.until as { level?: { danger: Danger } } | undefined)?.level?.danger)[0];
    const needed = LEVELS[danger ?? 'blue'] ?? 0;
    const able = players(x).filter((s) => s.ap >= needed);
    const work: Task = { errand: 'open', need: 1, spots: [{ zones: mine.filter(closed).flatMap(outside), who: able.map((s) => s.index) }] };
    return danger === undefined || able.length > 0 ? [work] : [work, ...level(x, { danger, count: 1 })];
  }
  const buildings = new Map<number, number[]>();
  const open = new Set<number>();
  for (const d of doors) {
    const building = x.view.zones[room(d.a) ? d.a : d.b]?.building ?? -1;
    if (x.view.doors[d.door] === 'open') open.add(building);
    else buildings.set(building, [...(buildings.get(building) ?? []), ...outside(d)]);
  }
  const spots = [...buildings].flatMap(([building, zones]) => (open.has(building) || zones.length === 0 ? [] : [{ zones }]));
  return [{ errand: 'open', need: spots.length, spots }];
}

/** Tokens held by a survivor are carried to the place; those on the board are fetched first. */
function carried(x: Scene, colours: readonly string[], to: readonly number[]): Task[] {
  const all = colours.includes('objective');
  const tasks: Task[] = [];
  for (const s of players(x)) {
    const load = s.tokens.filter((token) => all || colours.includes(token)).length;
    if (load > 0) tasks.push({ errand: 'hand-in', need: load, spots: Array.from({ length: load }, () => ({ zones: to, who: [s.index] })) });
  }
  const spots = lyingSpots(x, colours, null);
  if (spots.length > 0) tasks.push({ errand: 'take', need: spots.length, spots });
  return tasks;
}

function stored(x: Scene, c: Part<'stored'>): Task[] {
  const what = list(c.what);
  const to = c.onto === 'car' ? named(x, 'with:muscle-car') : named(x, c.onto);
  const colours = what.filter((word) => ['objective', 'red', 'blue', 'green'].includes(word));
  const tasks = carried(x, colours, to);
  for (const word of what) {
    if (colours.includes(word) || (x.view.progress[`stored:${word}`] ?? 0) > 0) continue;
    const who = players(x)
      .filter((s) => cardsOf(s).some((id) => itemFits(x.item(id), word)))
      .map((s) => s.index);
    tasks.push(who.length > 0 ? { errand: 'hand-in', need: 1, spots: [{ zones: to, who }], cards: [word] } : find(x, [word], 1));
  }
  return tasks;
}

function recruited(x: Scene, c: Part<'recruited'>): Task[] {
  const waiting = x.view.survivors.filter((s) => s.role === 'companion' && s.leader < 0 && s.alive && !s.out && s.zone >= 0);
  const bringing = brings(x);
  const aid = rules(x, 'grant').find((g) => JSON.stringify(g.then).includes('"companion"'));
  if (aid !== undefined) return carried(x, ['red'], named(x, String(aid.where)));
  const spots = [...waiting.map((s) => spot(s.zone)), ...(bringing.length > 0 ? lyingSpots(x, bringing, null) : [])];
  const need = typeof c.count === 'number' ? c.count - (x.view.progress.recruited ?? 0) : spots.length;
  return [{ errand: waiting.length > 0 ? 'recruit' : 'take', need: Math.min(Math.max(1, need), spots.length), spots }];
}

function swaps(x: Scene): Task[] {
  const limit = LEVELS.yellow ?? 7;
  const fresh = players(x).filter((s) => !x.view.objectives.some((o) => o.by === s.index));
  const who = fresh.filter((s) => s.ap >= limit).map((s) => s.index);
  const eager = fresh.filter((s) => s.ap < limit);
  const spots = lying(x).map((o) => spot(o.zone, who));
  const size = 30 * fresh.length + eager.reduce((sum, s) => sum + 5 * (limit - s.ap), 0);
  return [
    { errand: 'take', need: 0, spots, size },
    { errand: 'fight', need: 0, spots: eager.length > 0 ? fight(x, () => true, null).spots : [], eager: eager.map((s) => s.index) },
  ];
}

/** Missions name a kind or the base of several. */
const isKind = (x: Scene, kind: string, named: string): boolean => kind === named || x.view.kinds[kind]?.base === named;

function none(x: Scene, c: Part<'none'>): Task[] {
  if (c.what === 'door:broken') {
    const ends = x.ground.board.doors.filter((d) => x.view.doors[d.door] === 'broken').flatMap((d) => [d.a, d.b]);
    return carried(x, ['red'], ends);
  }
  if (c.zone === 'pool') return [...opened(x, { what: 'building' }), { ...fight(x, () => true, null), need: 0 }];
  return [fight(x, (kind) => c.what === 'zombie' || isKind(x, kind, c.what), named(x, c.zone))];
}

/** Whom only fire kills, or a card with a name of its own. */
function killed(x: Scene, c: Part<'killed'>): Task[] {
  const prey = fight(x, (kind) => isKind(x, kind, c.kind), null);
  const zones = prey.spots.flatMap((s) => s.zones).slice(0, 1);
  if (c.with !== undefined) {
    const who = players(x)
      .filter((s) => [...s.hands, ...s.pack].some((card) => card?.tag === c.with))
      .map((s) => s.index);
    return [{ errand: 'burn', need: 1, spots: [{ zones: besides(x.ground, x.view, zones), who }], targets: zones }];
  }
  if (c.kind !== 'abomination') return [{ ...prey, need: Math.min(1, prey.spots.length), size: 40 }];
  const fire = burn(x, zones, x.item('molotov') === undefined ? 'dragon-fire' : 'molotov');
  // nobody goes near it before there is something to burn it with
  const armed = fire.every((task) => task.errand === 'burn' && task.spots.length > 0);
  return [...fire, { errand: 'fight', need: 0, spots: armed ? prey.spots : [], size: 40 }];
}

/** What this condition still asks for. */
export function tasksOf(x: Scene, c: Condition): Task[] {
  if ('taken' in c) return taken(x, c.taken);
  if ('holds' in c) return holds(x, c.holds);
  if ('level' in c) return level(x, c.level);
  if ('at' in c) return at(x, c.at);
  if ('exited' in c) return [{ errand: 'leave', need: 1, spots: [], crowd: true }];
  if ('opened' in c) return opened(x, c.opened);
  if ('none' in c) return none(x, c.none);
  if ('killed' in c) return killed(x, c.killed);
  if ('burned' in c) return burn(x, unburned(x, named(x, c.burned.zone)), c.burned.with ?? 'molotov');
  if ('recruited' in c) return recruited(x, c.recruited);
  if ('stored' in c) return stored(x, c.stored);
  if ('marks' in c) return swaps(x);
  const parts = 'all-of' in c ? c['all-of'] : 'together' in c ? c.together : 'same-round' in c ? c['same-round'] : [];
  return parts.flatMap((part) => tasksOf(x, part));
}
