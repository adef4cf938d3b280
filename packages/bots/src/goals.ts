// Where the mission wants the survivors: the engine's leads as the sensible bot's tasks, and what that means for cards, cars and the way out.
import type { Engine, Lead, LineLeads, SeatView, State, SurvivorView } from '@holdout/engine';
import { isFire, itemNamed } from './arsenal.ts';
import { type Ground, groundOf } from './ground.ts';
import { leadsOf, leavingNow } from './leaving.ts';

export type Errand = 'take' | 'recruit' | 'find' | 'fight' | 'burn' | 'hand-in' | 'open' | 'stand' | 'drive';

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
}

export interface Goals {
  readonly tasks: readonly Task[];
  /** everyone should gather there and leave */
  readonly leaving: boolean;
  /** by car only */
  readonly byCar: boolean;
  /** zones cars have to reach */
  readonly parking: readonly number[];
  /** something is carried to a car */
  readonly hauling: boolean;
  /** zones that have to burn */
  readonly burning: readonly number[];
  /** somebody has to be felled by fire: it is held ready */
  readonly fire: boolean;
  /** not yet: fire and the way out belong to one round, and somebody is not ready to leave */
  readonly holdFire: boolean;
  /** ids of the cards the mission asks for */
  readonly treasured: readonly string[];
  /** everyone needs one of their own */
  readonly oneEach: boolean;
  /** they have to be searched for */
  readonly wantsCards: boolean;
  /** danger is wanted, not shunned */
  readonly rising: boolean;
  /** survivors whose adrenaline counts */
  readonly eager: readonly number[];
}

export const plays = (s: SurvivorView): boolean => s.role === 'played' && s.alive && !s.out && s.zone >= 0;

const ERRANDS: Readonly<Record<Lead['deed'], Errand | null>> = {
  take: 'take',
  read: 'take',
  find: 'find',
  hand: 'hand-in',
  carry: 'hand-in',
  use: 'hand-in',
  open: 'open',
  kill: 'fight',
  clear: 'fight',
  burn: 'burn',
  recruit: 'recruit',
  stand: 'stand',
  leave: null,
  drive: 'drive',
  march: null,
  escort: 'stand',
  rise: 'fight',
  wait: null,
};

const CROWD: ReadonlySet<Lead['deed']> = new Set(['stand', 'escort']);

/** Zones next to these from which something can be thrown in: joined in the open, not among them. */
function besides(ground: Ground, view: SeatView, zones: readonly number[]): number[] {
  const near = new Set<number>();
  for (const zone of zones)
    for (const way of ground.ways[zone] ?? []) if (way.door < 0 || view.doors[way.door] === 'open') near.add(way.to);
  for (const zone of zones) near.delete(zone);
  return [...near];
}

const crowded = (view: SeatView): number[] => view.zones.flatMap((zone, i) => (Object.keys(zone.zombies).length > 0 ? [i] : []));

function taskOf(ground: Ground, view: SeatView, lead: Lead): Task | null {
  const errand = ERRANDS[lead.deed];
  if (errand === null) return null;
  const by = lead.who === undefined ? {} : { who: lead.who };
  const zones = [...new Set(lead.deed === 'rise' ? crowded(view) : lead.zones)];
  if (CROWD.has(lead.deed)) return { errand, need: 1, spots: [{ zones: lead.deed === 'escort' ? zones : lead.zones, ...by }], crowd: true };
  if (lead.deed === 'find') return { errand, need: lead.need, spots: Array.from({ length: lead.need }, () => ({ zones, ...by })) };
  const spots = zones.map((zone) => ({ zones: lead.deed === 'burn' ? besides(ground, view, [zone]) : [zone], ...by }));
  return { errand, need: lead.deed === 'rise' ? 0 : Math.min(lead.need, spots.length), spots };
}

const SEATS = 4;

/** Where cars stand that have a seat left. */
const freeCars = (view: SeatView): number[] =>
  view.cars.flatMap((car, i) => {
    const aboard = view.survivors.filter((s) => s.car === i && s.alive && !s.out).length;
    return car.zone >= 0 && car.kind !== 'wreck' && aboard < SEATS ? [car.zone] : [];
  });

/** Whatever lies about, for those with nothing better to do. */
const lying = (view: SeatView): Task => ({
  errand: 'take',
  need: 0,
  spots: [...view.objectives.filter((token) => token.place === 'board'), ...view.crates].map(({ zone }) => ({ zones: [zone] })),
});

/** Fire and the way out in one round: nothing burns before everybody is ready to go, then all go. */
function sameRound(lines: readonly LineLeads[], view: SeatView): { readonly line: LineLeads; readonly lit: boolean } | null {
  const line = lines.find(({ leads }) => leads.some((lead) => lead.after === true && lead.deed === 'leave'));
  return line === undefined ? null : { line, lit: (view.lines[line.line]?.have ?? 0) > 0 };
}

const WORK: ReadonlySet<Errand> = new Set(['take', 'recruit', 'find', 'hand-in', 'open', 'drive']);

export function goalsOf(engine: Engine, state: State, view: SeatView): Goals {
  const ground = groundOf(engine, state);
  const lines = engine.oracles.leads(state);
  const all = lines.flatMap((line) => line.leads);
  const rush = sameRound(lines, view);
  const now = all.filter((lead) => lead.after !== true);
  const tasks: Task[] = [];
  for (const lead of now) {
    // adrenaline comes by itself with the other work: nobody wakes up the town for it before that is done
    const task = lead.deed === 'rise' ? null : taskOf(ground, view, lead);
    if (task !== null) tasks.push(task);
  }
  const work = tasks.some((task) => task.need > 0 && (WORK.has(task.errand) || (rush === null && task.errand === 'burn')));
  // the fires burn: all that is left is to get out before the round ends
  if (rush?.lit) tasks.length = 0;
  // nobody waits at the fires while something is still to be fetched for them
  else if (rush !== null && work) for (const [i, task] of tasks.entries()) if (task.errand === 'burn') tasks[i] = { ...task, spots: [] };
  const exits = all.filter((lead) => lead.deed === 'leave');
  const leaving = exits.length > 0 && (leavingNow(leadsOf(engine, state)) || (rush !== null && !work));
  const byCar = exits.some((lead) => lead.byCar === true);
  const out = exits.flatMap((lead) => lead.zones);
  if (leaving) tasks.push({ errand: 'stand', need: 1, spots: [{ zones: byCar ? freeCars(view) : out }], crowd: true });
  const parking = [
    ...now.flatMap((lead) => (lead.deed === 'drive' ? (lead.to ?? []) : [])),
    ...(leaving && byCar ? (rush !== null && !rush.lit ? besides(ground, view, out) : out) : []),
  ];
  const ready = (s: SurvivorView): boolean => !plays(s) || (s.car >= 0 && parking.includes(s.zone));
  const rise = now.filter((lead) => lead.deed === 'rise');
  const rising = rise.length > 0 && !work;
  if (rising) for (const lead of rise) tasks.push(taskOf(ground, view, lead) ?? lying(view));
  if (!tasks.some((task) => task.need > 0 && task.errand !== 'find' && task.errand !== 'fight')) tasks.push(lying(view));
  const foremost = view.survivors.filter(plays).sort((a, b) => b.ap - a.ap)[0];
  return {
    tasks,
    leaving,
    byCar,
    parking,
    hauling: now.some((lead) => lead.deed === 'carry' && lead.zones.some((zone) => view.cars.some((car) => car.zone === zone))),
    holdFire: rush !== null && !rush.lit && !(leaving && view.survivors.every(ready)),
    burning: now.flatMap((lead) => (lead.deed === 'burn' ? lead.zones : [])),
    fire: now.some((lead) => lead.deed === 'kill' && (lead.items ?? []).some((id) => isFire(itemNamed(engine, view.edition, id)))),
    treasured: [...new Set([...all, ...asked(engine, state)].flatMap((lead) => (lead.deed === 'kill' ? [] : (lead.items ?? []))))],
    oneEach: all.some((lead) => lead.deed === 'hand'),
    wantsCards: tasks.some((task) => task.errand === 'find' && task.need > 0),
    rising,
    eager: rising ? rise.flatMap((lead) => lead.who ?? (foremost === undefined ? [] : [foremost.index])) : [],
  };
}

/** What the mission would ask for if nobody carried anything: what is found already counts as long as it is held. */
function asked(engine: Engine, state: State): readonly Lead[] {
  const bare = engine.clone(state);
  for (const s of bare.survivors) Object.assign(s, { hands: [-1, -1], body: -1, pack: [] });
  return leadsOf(engine, bare);
}

/** Is this card one the mission asks for? */
export const isTreasure = (goals: Goals, item: string): boolean => goals.treasured.includes(item);
