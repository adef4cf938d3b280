// Who goes about what: the team in groups, each with whoever it needs for its task, the nearest task first.
import type { CardId, Lead, State, SurvivorId } from '@holdout/engine';
import { levelOf } from './assess.ts';
import { power } from './attacks.ts';
import { type Errand, type Order, seatsLeft } from './errands.ts';
import { bringsLadder, FAR, fieldTo, isIn, opens, zombiesAt } from './facts.ts';

/** Everything the mission asks for now, each with who may do it. */
export interface Task {
  readonly errand: Errand;
  readonly lead: Lead;
  readonly field: Float64Array;
  readonly group: number;
  /** not asked for by the mission: so many steps less wanted */
  readonly aside?: number;
  /** cannot wait: so many steps more wanted than others */
  readonly urgent?: number;
}

export const HOLD: Errand = { deed: 'hold', zones: [], stance: 'fight' };

/** deeds everyone does together */
export const TOGETHER: ReadonlySet<string> = new Set(['stand', 'leave', 'find']);

/** Where rooms can be searched: without zombies, and where one that is found there is not the end. */
export function searchable(o: Order, state: State): number[] {
  return o.searchable.flatMap((may, zone) => (may && zombiesAt(o.facts, state, zone) === 0 && !o.keptFree.includes(zone) ? [zone] : []));
}

/** Those who carry one of these cards. */
export const carriers = (o: Order, state: State, items: readonly string[]): number[] =>
  state.survivors.flatMap((s, i) => {
    const has = (card: CardId): boolean => card >= 0 && items.includes(o.facts.items[state.cards[card] ?? -1]?.id ?? '');
    return isIn(s) && (has(s.hands[0]) || has(s.hands[1]) || has(s.body) || s.pack.some(has)) ? [i] : [];
  });

/** Those who come along open the door a fire has to go through, and stay out of what is to burn. */
const company = ({ zones, deed, to, blaze }: Errand): Errand => ({
  deed: 'join',
  zones,
  stance: 'fight',
  ...(deed === 'burn' && to !== undefined ? { to } : {}),
  ...(blaze === undefined ? {} : { blaze }),
});

/** What a closed door costs in steps somebody who cannot open it. */
const NO_KEY = 5;
/** so much longer a way without any closed door is none */
const NO_WAY_ROUND = 6;
/** how many go about one thing */
export const GROUP = 3;

/** so many steps it is worth not to wake the next danger level */
const WAKES = 2;

interface Near {
  readonly who: SurvivorId;
  readonly cost: number;
}

/** Those without whom it cannot be done: the nearest, or for a fire of two parts whoever has each; none: it cannot be done now. */
function partners(o: Order, state: State, task: Task, doers: readonly Near[]): Near[] {
  const [first] = doers;
  if (first === undefined || task.errand.deed !== 'burn') return first === undefined ? [] : [first];
  const items = task.lead.items ?? [];
  const tagged = (tag: string): string[] => items.filter((id) => o.facts.itemNamed.get(id)?.tags.includes(tag));
  const having = (ids: readonly string[]): Near | undefined => {
    const who = carriers(o, state, ids);
    return doers.find((one) => who.includes(one.who));
  };
  const whole = having(tagged('molotov'));
  if (whole !== undefined || items.length === 0) return [whole ?? first];
  const laid = (task.errand.to ?? []).some((zone) => state.bile.includes(zone));
  const parts = laid ? [having(tagged('torch'))] : [having(tagged('bile')), having(tagged('torch'))];
  const found = parts.flatMap((one) => one ?? []);
  return found.length < parts.length ? [] : [...new Set(found)];
}

/** Seats for those on foot in the cars that stand there, and for those who sit in them. */
function roomIn(state: State, errand: Errand, free: ReadonlySet<number>): number {
  let seats = 0;
  state.cars.forEach((car, i) => {
    if (!errand.zones.includes(car.zone) || car.kind === 'wreck') return;
    seats += seatsLeft(state, i) + state.survivors.filter((s, who) => s.car === i && free.has(who)).length;
  });
  return Math.min(free.size, seats);
}

/** A seat belongs to whoever sits in it. */
function sitsAt(state: State, who: SurvivorId, { zones }: Errand): boolean {
  const car = state.survivors[who]?.car ?? -1;
  return car >= 0 && zones.includes(state.cars[car]?.zone ?? -1);
}

/** Where a closed door is in the way somebody with a tool comes along. */
function withTool(o: Order, state: State, task: Task, group: Near[], others: readonly Near[], most: number): Near[] {
  const [first] = group;
  if (first === undefined || group.some(({ who }) => opens(o.facts, state, who))) return group;
  const opener = others.find(({ who }) => opens(o.facts, state, who));
  if (opener === undefined) return group;
  const zone = state.survivors[first.who]?.zone ?? -1;
  const bare = fieldTo(o.facts, state, task.errand.zones, o.closed, false);
  if ((bare[zone] ?? FAR) <= first.cost + 1) return group;
  return group.length < most ? [...group, opener] : [...group.slice(0, -1), opener];
}

/** Where only a ladder leads there, whoever carries one comes along; null: none of those free does. */
function withLadder(o: Order, state: State, task: Task, group: Near[], others: readonly Near[], most: number): Near[] | null {
  const [first] = group;
  if (first === undefined || !state.ladders.some((ladder) => ladder.by >= 0)) return group;
  if (group.some(({ who }) => bringsLadder(state, who))) return group;
  const bare = fieldTo(o.facts, state, task.errand.zones, o.closed, true, 'standing')[state.survivors[first.who]?.zone ?? -1] ?? FAR;
  if (bare <= first.cost + 1) return group;
  const bearer = others.find(({ who }) => bringsLadder(state, who));
  if (bearer === undefined) return bare < FAR ? group : null;
  return group.length < most ? [...group, bearer] : [...group.slice(0, -1), bearer];
}

/** Nobody waits at a door for whoever might come and open it. */
function isBehindDoors(o: Order, state: State, task: Task, { who, cost }: Near): boolean {
  const bare = fieldTo(o.facts, state, task.errand.zones, o.closed, false);
  return (bare[state.survivors[who]?.zone ?? -1] ?? FAR) > cost + NO_WAY_ROUND;
}

/** so far somebody goes to search, and so well armed nobody needs to */
const ROOM_NEAR = 4;
const WELL_ARMED = 1.4;
const ROOM_LEFT = 3;

interface Arming {
  readonly errand: Errand;
  wanted(who: SurvivorId): boolean;
}

/** Rooms that stand open are searched by those near who have little to strike with. */
export function armingFor(o: Order, state: State): Arming | null {
  if (o.leaving) return null;
  const zones = searchable(o, state);
  const field = fieldTo(o.facts, state, zones, o.closed, false);
  return {
    errand: { deed: 'search', zones, stance: 'fight' },
    wanted(who) {
      const s = state.survivors[who];
      if (s === undefined || (field[s.zone] ?? FAR) > ROOM_NEAR || s.pack.length >= ROOM_LEFT) return false;
      const { kills, damage } = power(o.facts, state, s);
      return kills * (damage > 1 ? 1.3 : 1) < WELL_ARMED;
    },
  };
}

/** steps to spare when everyone has to be somewhere at last */
const IN_TIME = 4;

/** Steps until those at work are where everyone has to be at last, less some to spare: whoever has a longer way there and nothing to do sets out. */
function stepsOfWork(state: State, end: Task, used: ReadonlySet<Task>, done: ReadonlyMap<number, Errand>): number {
  let most = 0;
  for (const task of used) {
    let least = FAR;
    for (const [who, errand] of done)
      if (errand === task.errand) least = Math.min(least, task.field[state.survivors[who]?.zone ?? -1] ?? FAR);
    const back = Math.min(FAR, ...task.errand.zones.map((zone) => end.field[zone] ?? FAR));
    if (least < FAR && back < FAR) most = Math.max(most, least + back);
  }
  return most - IN_TIME;
}

/** The team goes in groups, each about one thing: the nearest task first, with those nearest to it. */
export function dealt(
  o: Order,
  state: State,
  tasks: readonly Task[],
  need: readonly number[],
  work: boolean,
  most: number,
  arming: Arming | null,
  idle: Errand | null,
): Errand[] {
  const free = new Set(state.survivors.flatMap((s, who) => (isIn(s) ? [who] : [])));
  const done = new Map<number, Errand>();
  const left = [...need];
  const used = new Set<Task>();
  const top = Math.max(0, ...[...free].map((who) => state.survivors[who]?.ap ?? 0));
  // whoever would wake the next danger level by taking it leaves it to somebody a little farther away
  const wakes = (task: Task, who: SurvivorId): number =>
    task.lead.deed === 'take' && task.lead.what === 'objective' && levelOf((state.survivors[who]?.ap ?? 0) + o.takeAp) > levelOf(top)
      ? WAKES
      : 0;
  const able = (task: Task, who: SurvivorId): boolean => task.lead.who?.includes(who) ?? true;
  const hunts = tasks.filter((task) => task.errand.deed === 'kill');
  while (free.size > 0) {
    let best: { task: Task; group: number[]; cost: number } | null = null;
    for (const task of tasks) {
      if (used.has(task) || (left[task.group] ?? 0) <= 0) continue;
      // nobody stands about where all are to be at last while the others are still at work
      if (work && used.size > 0 && task.lead.deed === 'stand') continue;
      // nor does everyone look for something while somebody is to be hunted down
      const hunted = task.lead.deed === 'find' && hunts.some((one) => !used.has(one) && (left[one.group] ?? 0) > 0);
      const late = TOGETHER.has(task.lead.deed) && (work || hunted) ? 30 : 0;
      const seat = (who: SurvivorId): number => (task.errand.byCar === true && !sitsAt(state, who, task.errand) ? 1 : 0);
      const near = [...free]
        .map((who) => ({ who, cost: task.field[state.survivors[who]?.zone ?? -1] ?? FAR }))
        .filter(({ cost }) => cost < FAR)
        .sort((x, y) => seat(x.who) - seat(y.who) || x.cost - y.cost || x.who - y.who);
      const doers = near.filter(({ who }) => able(task, who)).sort((x, y) => x.cost + wakes(task, x.who) - y.cost - wakes(task, y.who));
      const needed = partners(o, state, task, doers);
      if (needed.length === 0) continue;
      const size =
        task.errand.byCar === true
          ? roomIn(state, task.errand, free)
          : TOGETHER.has(task.lead.deed)
            ? free.size
            : Math.min(free.size, Math.max(most, task.errand.hands ?? 1));
      if (size <= 0) continue;
      const first = needed[0] as { who: SurvivorId; cost: number };
      // the Beacon is not carried along to those who are after it
      const others = near.filter((one) => !needed.includes(one) && (task.errand.deed !== 'kill' || one.who !== state.beaconBy));
      const opening = withTool(o, state, task, [...needed, ...others].slice(0, Math.max(size, needed.length)), others, most);
      const group = withLadder(o, state, task, opening, others, most);
      if (group === null) continue;
      const tools = group.some(({ who }) => opens(o.facts, state, who));
      if (!tools && !TOGETHER.has(task.lead.deed) && isBehindDoors(o, state, task, first)) continue;
      const cost =
        group.reduce((sum, one) => sum + one.cost, 0) / group.length +
        2 * first.cost +
        late +
        (task.aside ?? 0) -
        (task.urgent ?? (task.lead.key ? 6 : 0)) +
        (tools ? 0 : NO_KEY);
      if (best === null || cost < best.cost) best = { task, group: group.map(({ who }) => who), cost };
    }
    if (best === null) break;
    const { task, group } = best;
    used.add(task);
    if (!TOGETHER.has(task.lead.deed)) left[task.group] = (left[task.group] ?? 0) - 1;
    const tool = group.find((who) => opens(o.facts, state, who));
    const calm = group.some((who) => able(task, who) && wakes(task, who) === 0);
    for (const who of group) {
      free.delete(who);
      const spared = !TOGETHER.has(task.lead.deed) && who !== group[0] && who !== tool && arming?.wanted(who) === true;
      // whoever stands already where all have to be stays: those who only come along would go a step aside
      const stays = !work && task.lead.deed === 'stand' && task.errand.zones.includes(state.survivors[who]?.zone ?? -1);
      const does = stays || (able(task, who) && !(calm && wakes(task, who) > 0));
      done.set(who, spared ? arming.errand : does ? task.errand : company(task.errand));
    }
  }
  const end = tasks.find((task) => task.lead.deed === 'stand');
  const spare = arming ?? (work && end !== undefined ? armingFor(o, state) : null);
  const working = work && end !== undefined ? stepsOfWork(state, end, used, done) : FAR;
  return state.survivors.map((s, who) => {
    const own = done.get(who);
    if (own !== undefined) return own;
    if (end !== undefined && isIn(s) && (end.field[s.zone] ?? FAR) < FAR && (end.field[s.zone] ?? 0) > working) return company(end.errand);
    if (isIn(s) && spare?.wanted(who) === true) return spare.errand;
    let best: Task | null = null;
    for (const task of used) if (best === null || (task.field[s.zone] ?? FAR) < (best.field[s.zone] ?? FAR)) best = task;
    return best === null ? (idle ?? HOLD) : company(best.errand);
  });
}
