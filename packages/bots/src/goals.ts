// Where the mission wants the survivors: what is left to do, and what that means for cards, cars and the way out.
import type { Condition, Engine, MissionDef, SeatView, State, SurvivorView } from '@holdout/engine';
import { itemFits, itemNamed } from './arsenal.ts';
import { fieldTo, type Ground, groundOf, UNREACHED } from './ground.ts';
import { besides, zonesNamed } from './places.ts';
import { type Errand, plays, type Task, tasksOf } from './tasks.ts';

export interface Goals {
  readonly tasks: readonly Task[];
  /** everyone should gather there and leave */
  readonly leaving: boolean;
  /** by car only */
  readonly byCar: boolean;
  /** where everyone will leave in the end, while there is other work */
  readonly gather: readonly number[];
  /** zones cars have to reach */
  readonly parking: readonly number[];
  /** something is carried to a car */
  readonly hauling: boolean;
  /** zones that have to burn */
  readonly burning: readonly number[];
  /** not yet: fire and the way out belong to one round, and somebody is not ready to leave */
  readonly holdFire: boolean;
  /** cards the mission asks for, by id, tag or class */
  readonly treasured: readonly string[];
  /** everyone needs one of their own */
  readonly oneEach: boolean;
  /** they have to be searched for */
  readonly wantsCards: boolean;
  /** zombies have to be killed for their own sake */
  readonly hunting: boolean;
  /** danger is wanted, not shunned */
  readonly rising: boolean;
  /** survivors whose adrenaline counts */
  readonly eager: readonly number[];
}

export const missionOf = (engine: Engine, state: State): MissionDef | null => {
  const { mission } = state.setup;
  return typeof mission === 'string' ? engine.mission(mission) : mission;
};

const lyingTask = (view: SeatView): Task => {
  const spots = view.objectives.flatMap((o) => (o.place === 'board' && o.zone >= 0 ? [{ zones: [o.zone] }] : []));
  return { errand: 'take', need: spots.length, spots };
};

const crateTask = (view: SeatView): Task => {
  const spots = view.crates.map((c) => ({ zones: [c.zone] }));
  return { errand: 'take', need: 0, spots };
};

/** Somebody stands where no goal can be reached: a locked door is in the way, and whatever lies about may be its key. */
function barred(ground: Ground, view: SeatView, tasks: readonly Task[]): boolean {
  const team = view.survivors.filter(plays);
  const starts = [...new Set(team.map((s) => s.zone))];
  const fields = starts.map((zone) => fieldTo(ground, view, [zone]));
  return tasks.some((task) =>
    task.spots.some(
      (spot) => spot.zones.length > 0 && fields.some((field) => spot.zones.every((zone) => (field[zone] ?? UNREACHED) >= UNREACHED)),
    ),
  );
}

const SEATS = 4;

/** Where cars stand that have a seat left. */
const freeCars = (view: SeatView): number[] =>
  view.cars.flatMap((car, i) => {
    const aboard = view.survivors.filter((s) => s.car === i && s.alive && !s.out).length;
    return car.zone >= 0 && car.kind !== 'wreck' && aboard < SEATS ? [car.zone] : [];
  });

/** Doors that open only to somebody dangerous enough. */
const wantsDanger = (mission: MissionDef): boolean => mission.rules.some((rule) => JSON.stringify(rule.locked ?? '').includes('"level"'));

/** Words of a mission's objectives and what to keep for them. */
const TREASURES: Readonly<Record<string, readonly string[]>> = {
  '"food"': ['food'],
  '"apples"': ['apples', 'salted-meat', 'water'],
  '"epic-weapon"': ['epic-weapon'],
  '"molotov"': ['molotov'],
  '"moloturbo"': ['molotov'],
  '"dragon-fire"': ['bile', 'torch'],
  '"abomination"': ['bile', 'torch'],
};

interface Reading {
  /** what each objective line, and last the rules about fire, ask to keep */
  readonly treasures: readonly (readonly string[])[];
  readonly byCar: readonly boolean[];
  readonly level: readonly boolean[];
  readonly oneEach: readonly boolean[];
  readonly hauling: readonly boolean[];
  readonly danger: boolean;
}

const read = new WeakMap<MissionDef, Reading>();

/** Words of the mission that matter whatever the table looks like, read once. */
function readingOf(mission: MissionDef): Reading {
  const before = read.get(mission);
  if (before !== undefined) return before;
  const lines = mission.objectives.list.map((line) => JSON.stringify(line));
  const fires = JSON.stringify(mission.rules.map((rule) => rule['on-fire'] ?? null));
  const reading = {
    treasures: [...lines, fires].map((text) => Object.entries(TREASURES).flatMap(([word, cards]) => (text.includes(word) ? cards : []))),
    byCar: lines.map((text) => text.includes('"by":"car"')),
    level: lines.map((text) => text.includes('"level"')),
    hauling: lines.map((text) => text.includes('"onto":"car"')),
    oneEach: lines.map((text) => /"holds":\{[^}]*"each-survivor"/.test(text)),
    danger: wantsDanger(mission),
  };
  read.set(mission, reading);
  return reading;
}

export function goalsOf(engine: Engine, state: State, view: SeatView): Goals {
  const ground = groundOf(engine, state);
  const mission = missionOf(engine, state);
  const tasks: Task[] = [];
  const lines = mission?.objectives.list ?? [];
  const reading = mission === null ? null : readingOf(mission);
  const isOpen = (i: number): boolean => !view.lines[i]?.met && !view.lines[i]?.waiting;
  const open = lines.filter((_, i) => isOpen(i));
  const scene =
    mission === null
      ? null
      : { mission, ground, view, progress: state.progress, item: (id: string) => itemNamed(engine, view.edition, id) };
  const has = (...errands: Errand[]): boolean => tasks.some((task) => errands.includes(task.errand) && task.need > 0);
  const rush = lines.findIndex((line, i) => 'same-round' in line && isOpen(i));
  const lit = rush >= 0 && (view.lines[rush]?.have ?? 0) > 0;
  // adrenaline comes by itself with the other work: nobody wakes up the town for it before that is done
  const later: Condition[] = open.filter((condition) => 'level' in condition);
  if (scene !== null) for (const condition of open) if (!later.includes(condition)) tasks.push(...tasksOf(scene, condition));
  // the fires burn: all that is left is to get out before the round ends
  if (lit) tasks.splice(0, tasks.length, ...tasks.filter((task) => task.errand === 'leave'));
  const patient = has('take', 'recruit', 'find', 'burn', 'hand-in', 'open', 'drive');
  if (scene !== null && !patient) for (const condition of later) tasks.push(...tasksOf(scene, condition));
  const byCar = reading?.byCar.some((by, i) => by && isOpen(i)) ?? false;
  const work = has('take', 'recruit', 'find', 'hand-in', 'open', 'drive') || (rush < 0 && has('burn'));
  // nobody waits at the fires while something is still to be fetched for them
  if (rush >= 0 && work) for (const [i, task] of tasks.entries()) if (task.errand === 'burn') tasks[i] = { ...task, spots: [] };
  const leaving = tasks.some((task) => task.errand === 'leave') && !work;
  const exits =
    scene === null ? [] : zonesNamed(ground, scene.mission, view, mission?.map.places.exit === undefined ? 'spawn:other' : 'exit');
  if (leaving) {
    const zones = byCar ? freeCars(view) : exits;
    tasks.push({ errand: 'stand', need: 1, spots: [{ zones }], crowd: true });
  }
  const parking = [
    ...tasks.flatMap((task) => (task.errand === 'drive' ? (task.targets ?? []) : [])),
    ...(leaving && byCar ? (rush >= 0 && !lit ? besides(ground, view, exits) : exits) : []),
  ];
  const ready = (s: SurvivorView): boolean => !plays(s) || (s.car >= 0 && parking.includes(s.zone));
  if (barred(ground, view, tasks)) tasks.push(lyingTask(view));
  const level = reading?.level.some((asked, i) => asked && isOpen(i) && !(patient && 'level' in (lines[i] ?? {}))) ?? false;
  const unable = tasks.some((task) => task.errand === 'open' && task.need > 0 && task.spots.every((spot) => spot.who?.length === 0));
  const rising = level || (reading?.danger === true && unable);
  if (!has('take', 'recruit', 'burn', 'hand-in', 'open', 'drive', 'stand')) tasks.push({ ...lyingTask(view), need: 0 }, crateTask(view));
  return {
    tasks,
    leaving,
    byCar,
    gather: !leaving && lines.some((line, i) => 'exited' in line && !view.lines[i]?.met) ? exits : [],
    parking,
    hauling: reading?.hauling.some((hauls, i) => hauls && isOpen(i)) ?? false,
    holdFire: rush >= 0 && !(leaving && view.survivors.every(ready)) && !lit,
    burning: tasks.flatMap((task) => (task.errand === 'burn' ? (task.targets ?? []) : [])),
    treasured: [...new Set(reading?.treasures.flatMap((cards, i) => (view.lines[i]?.met ? [] : cards)))],
    oneEach: reading?.oneEach.some((each, i) => each && isOpen(i)) ?? false,
    wantsCards: has('find'),
    hunting: tasks.some((task) => task.errand === 'fight') || rising,
    rising,
    eager: tasks.flatMap((task) => task.eager ?? []),
  };
}

/** Zones where the mission wants the spawn tokens to lie. */
export function spawnsWanted(engine: Engine, state: State, view: SeatView): number[] {
  const mission = missionOf(engine, state);
  if (mission === null) return [];
  return mission.objectives.list.flatMap((line) =>
    'at' in line && JSON.stringify(line.at.what ?? '').includes('spawn-token')
      ? [line.at.zone].flat().flatMap((name) => zonesNamed(groundOf(engine, state), mission, view, name))
      : [],
  );
}

/** Is this card one the mission asks for? */
export const isTreasure = (engine: Engine, view: SeatView, goals: Goals, item: string): boolean =>
  goals.treasured.some((word) => itemFits(itemNamed(engine, view.edition, item), word));
