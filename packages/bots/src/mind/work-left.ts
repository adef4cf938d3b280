// What the mission still asks for: errands, steps to them, steps of everyone to the exit. Seen from a table that games were tried out from,
// because progress brings new things to light: whoever opens the one door there is must not seem to have got more to do by it.
import type { Deed, Lead, State } from '@holdout/engine';
import { ableTo, type Company, LEVELS, stepsTo, TOGETHER, WORK } from './assess.ts';
import { type Facts, isIn } from './facts.ts';
import { OUTLOOK } from './outlook.ts';

interface Left {
  readonly work: number;
  readonly way: number;
  readonly exit: number;
}

interface Task extends Left {
  readonly lead: Lead;
}

/** By line of the mission: what it asks for now; [] where it opens only later. */
export type ToDo = ReadonlyMap<number, readonly Task[]>;

/** errands that a line yet to open stands for */
const LATER = 2.5;
/** of what was done of a line, as much is taken to be still to come where it leads on to something else */
const LEADS_ON = 0.5;
/** what counts only together with the rest weighs less until then */
const AFTERWARDS = 0.3;
/** things that move, or that may be anywhere: known by what is done alone */
const MOVING: ReadonlySet<Deed> = new Set<Deed>(['kill', 'find', 'hand', 'carry', 'drive', 'march', 'escort', 'rise', 'wait']);

const roundsOf = ({ work, way, exit }: Left): number => OUTLOOK.work * work + OUTLOOK.way * way + OUTLOOK.exit * exit;

/** Steps left; where all have to be there, of everyone on the mean. */
function wayOf(f: Facts, state: State, lead: Lead, closed: ReadonlySet<number>, people: readonly Company[]): number {
  const steps = stepsTo(f, state, lead, closed, people);
  return TOGETHER.has(lead.deed) ? steps / Math.max(1, ableTo(lead, people).length) : steps;
}

function taskOf(f: Facts, state: State, lead: Lead, closed: ReadonlySet<number>, people: readonly Company[], most: number): Task {
  if (lead.deed === 'rise') {
    const goal = LEVELS[['blue', 'yellow', 'orange', 'red'].indexOf(lead.level ?? 'red')] ?? 43;
    return { lead, work: 0.12 * Math.max(0, goal - most), way: 0, exit: 0 };
  }
  const factor = lead.after || lead.last ? AFTERWARDS : 1;
  const way = factor * wayOf(f, state, lead, closed, people);
  const together = TOGETHER.has(lead.deed);
  const work = factor * WORK[lead.deed] * (together ? 1 : Math.min(lead.need, 12));
  return { lead, work, way: together ? 0 : way, exit: together ? way : 0 };
}

function tasksOf(f: Facts, state: State, closed: ReadonlySet<number>, people: readonly Company[], most: number): ToDo {
  return new Map(
    f.engine.oracles.leads(state).map(({ line, leads }) => [line, leads.map((lead) => taskOf(f, state, lead, closed, people, most))]),
  );
}

const seen = new WeakMap<State, ToDo>();

/** What there is to do at this table, to see games tried out from it by; asked many times of the same one. */
export function toDoAt(f: Facts, state: State, closed: ReadonlySet<number>): ToDo {
  const known = seen.get(state);
  if (known !== undefined) return known;
  const people: Company[] = [];
  let most = 0;
  state.survivors.forEach((s, index) => {
    if (!isIn(s)) return;
    people.push({ index, zone: s.zone });
    most = Math.max(most, s.ap);
  });
  const found = tasksOf(f, state, closed, people, most);
  seen.set(state, found);
  return found;
}

/** The same thing to do as far as can be told, with some of it done perhaps. */
function isSame(a: Lead, b: Lead): boolean {
  if (a.deed !== b.deed || a.what !== b.what || a.grant !== b.grant) return false;
  return MOVING.has(a.deed) || (a.zones.length === 0 && b.zones.length === 0) || a.zones.some((zone) => b.zones.includes(zone));
}

/** How much of a line's new tasks counts: no more than a part of what was done to bring them to light, and all of it where nothing was. */
function shareOf(now: readonly Task[], then: readonly Task[]): { readonly fresh: ReadonlySet<Task>; readonly share: number } {
  const fresh = new Set(now.filter(({ lead }) => !TOGETHER.has(lead.deed) && !then.some((task) => isSame(task.lead, lead))));
  if (fresh.size === 0) return { fresh, share: 1 };
  let most = 0;
  if (then.length === 0) most = OUTLOOK.work * LATER;
  else
    for (const task of then) {
      const still = now.find(({ lead }) => isSame(task.lead, lead));
      most += LEADS_ON * (still === undefined ? roundsOf(task) : OUTLOOK.work * Math.max(0, task.work - still.work));
    }
  let rounds = 0;
  for (const task of fresh) rounds += roundsOf(task);
  return { fresh, share: most > 0 && rounds > most ? most / rounds : 1 };
}

const ALL_KNOWN: ReturnType<typeof shareOf> = { fresh: new Set(), share: 1 };

/** All that is left, lines that open only later with it. */
export function workLeft(
  f: Facts,
  state: State,
  closed: ReadonlySet<number>,
  people: readonly Company[],
  most: number,
  before: ToDo | undefined,
): Left {
  let work = 0;
  let way = 0;
  let exit = 0;
  let open = 0;
  for (const [line, tasks] of tasksOf(f, state, closed, people, most)) {
    if (tasks.length > 0) open++;
    const { fresh, share } = before === undefined ? ALL_KNOWN : shareOf(tasks, before.get(line) ?? []);
    for (const task of tasks) {
      const part = fresh.has(task) ? share : 1;
      work += part * task.work;
      way += part * task.way;
      exit += part * task.exit;
    }
  }
  const later = state.met.filter((met) => !met).length - open;
  if (later <= 0) return { work, way, exit };
  if (state.exit < 0) return { work: work + LATER * later, way, exit };
  const leave = wayOf(f, state, { deed: 'leave', need: 1, zones: [state.exit] }, closed, people);
  return { work: work + WORK.leave + LATER * (later - 1), way, exit: exit + leave };
}
