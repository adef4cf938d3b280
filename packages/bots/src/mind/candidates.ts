// Errands worth trying for a survivor, and who does which by default: the mission's leads dealt out to those nearest.
import type { Lead, LineLeads, State } from '@holdout/engine';
import type { Errand, Order } from './errands.ts';
import { FAR, fieldTo, isIn, zombiesAt } from './facts.ts';

const FIGHT = { stance: 'fight' } as const;

/** Zones from which something can be thrown into these. */
function besides(o: Order, state: State, zones: readonly number[]): number[] {
  const near = new Set<number>();
  for (const zone of zones)
    for (const way of o.facts.ground.ways[zone] ?? []) if (way.door < 0 || state.doors[way.door] === 1) near.add(way.to);
  for (const zone of zones) near.delete(zone);
  return [...near];
}

/** Where rooms can be searched: without zombies, nearest first. */
function searchable(o: Order, state: State): number[] {
  return o.facts.rooms.flatMap((room, zone) => (room && zombiesAt(o.facts, state, zone) === 0 ? [zone] : []));
}

function crowded(o: Order, state: State): number[] {
  const zones: number[] = [];
  for (let zone = 0; zone < state.noise.length; zone++) if (zombiesAt(o.facts, state, zone) > 0) zones.push(zone);
  return zones;
}

/** One lead as errands: one for each place where it can be done, or one for all together. */
function errandsOf(o: Order, state: State, lead: Lead): Errand[] {
  const { deed } = lead;
  const each = (more: Partial<Errand> = {}): Errand[] =>
    [...new Set(lead.zones)].map((zone) => ({ deed, zones: [zone], ...FIGHT, ...more }));
  switch (deed) {
    case 'take':
      return each({ what: lead.what ?? 'objective' });
    case 'read':
    case 'recruit':
      return each();
    case 'use':
    case 'carry':
      return each({ grant: lead.grant ?? '' });
    case 'open': {
      const doors = lead.doors ?? [];
      const sides = o.facts.ground.board.doors.filter((d) => doors.includes(d.door));
      return sides.map((d) => ({ deed, zones: [d.a, d.b], doors: [d.door], ...FIGHT }));
    }
    case 'find':
      return [{ deed, zones: searchable(o, state), ...FIGHT }];
    case 'burn':
      return [...new Set(lead.zones)].map((zone) => ({ deed, zones: besides(o, state, [zone]), to: [zone], ...FIGHT }));
    case 'kill':
    case 'clear':
      return each();
    case 'stand':
      return [{ deed, zones: lead.zones, ...FIGHT }];
    case 'leave':
      if (!lead.byCar) return [{ deed, zones: lead.zones, ...FIGHT }];
      return state.cars.flatMap((car): Errand[] =>
        car.zone >= 0 && car.kind !== 'wreck' ? [{ deed, zones: [car.zone], to: lead.zones, byCar: true, ...FIGHT }] : [],
      );
    case 'drive':
      return [...new Set(lead.zones)].map((zone) => ({ deed, zones: [zone], to: lead.to ?? [], ...FIGHT }));
    case 'rise':
      return [{ deed: 'hunt', zones: crowded(o, state), ...FIGHT }, ...each({ deed: 'take', what: 'objective' } as Partial<Errand>)];
    case 'hand':
      return each();
    default:
      return [];
  }
}

/** Everything the mission asks for now, each with who may do it. */
interface Task {
  readonly errand: Errand;
  readonly lead: Lead;
  readonly field: Float64Array;
  readonly group: number;
}

export interface Agenda {
  readonly tasks: readonly Task[];
  /** so many of each group of tasks are wanted */
  readonly need: readonly number[];
  /** what everyone does unless told otherwise: the team's plan */
  readonly defaults: readonly Errand[];
}

export const HOLD: Errand = { deed: 'hold', zones: [], stance: 'fight' };

/** deeds everyone does together */
const TOGETHER = new Set(['stand', 'leave', 'find']);

/** Those who carry one of these cards. */
const carriers = (o: Order, state: State, items: readonly string[]): number[] =>
  state.survivors.flatMap((s, i) => {
    const has = (card: number): boolean => card >= 0 && items.includes(o.facts.items[state.cards[card] ?? -1]?.id ?? '');
    return isIn(s) && (has(s.hands[0]) || has(s.hands[1]) || has(s.body) || s.pack.some(has)) ? [i] : [];
  });

/** Only who has something to burn with goes to burn. */
function ableTo(o: Order, state: State, lead: Lead): Lead {
  if (lead.deed !== 'burn' || lead.items === undefined || lead.items.length === 0) return lead;
  const who = carriers(o, state, lead.items);
  return { ...lead, who: lead.who === undefined ? who : who.filter((i) => lead.who?.includes(i)) };
}

export function agendaOf(o: Order, state: State, lines: readonly LineLeads[]): Agenda {
  const tasks: Task[] = [];
  const need: number[] = [];
  for (const { leads } of lines) {
    for (const asked of leads) {
      if (asked.after) continue;
      const lead = ableTo(o, state, asked);
      const group = need.push(TOGETHER.has(lead.deed) ? 99 : lead.need) - 1;
      for (const errand of errandsOf(o, state, lead))
        tasks.push({ errand, lead, group, field: fieldTo(o.facts, state, errand.zones, o.closed) });
    }
  }
  // those who call the others are hunted down wherever they are
  for (const { zone } of state.necromancers) {
    if (zone < 0) continue;
    const errand: Errand = { deed: 'kill', zones: [zone], stance: 'fight' };
    const group = need.push(1) - 1;
    tasks.push({
      errand,
      lead: { deed: 'kill', need: 1, zones: [zone], key: true },
      group,
      field: fieldTo(o.facts, state, [zone], o.closed),
    });
  }
  return { tasks, need, defaults: dealt(o, state, tasks, need, others(lines)) };
}

const others = (lines: readonly LineLeads[]): boolean =>
  lines.some(({ leads }) => leads.some((lead) => !TOGETHER.has(lead.deed) && lead.deed !== 'wait' && lead.deed !== 'clear'));

/** What a closed door costs in steps somebody who cannot open it. */
const NO_KEY = 5;
const GROUP = 3;

/** The team goes in groups, each about one thing: the nearest task first, with those nearest to it. */
function dealt(o: Order, state: State, tasks: readonly Task[], need: readonly number[], work: boolean): Errand[] {
  const free = new Set(state.survivors.flatMap((s, who) => (isIn(s) ? [who] : [])));
  const done = new Map<number, Errand>();
  const left = [...need];
  const used = new Set<Task>();
  const able = (task: Task, who: number): boolean => task.lead.who?.includes(who) ?? true;
  while (free.size > 0) {
    let best: { task: Task; group: number[]; cost: number } | null = null;
    for (const task of tasks) {
      if (used.has(task) || (left[task.group] ?? 0) <= 0) continue;
      const late = work && TOGETHER.has(task.lead.deed) ? 30 : 0;
      const near = [...free]
        .map((who) => ({ who, cost: task.field[state.survivors[who]?.zone ?? -1] ?? FAR }))
        .filter(({ cost }) => cost < FAR)
        .sort((x, y) => x.cost - y.cost || x.who - y.who);
      const doers = near.filter(({ who }) => able(task, who));
      if (doers.length === 0) continue;
      const size = TOGETHER.has(task.lead.deed) ? free.size : Math.min(free.size, GROUP);
      const first = doers[0] as { who: number; cost: number };
      const group = [first, ...near.filter(({ who }) => who !== first.who)].slice(0, size);
      const tools = group.some(({ who }) => opens(o, state, who));
      const cost =
        group.reduce((sum, one) => sum + one.cost, 0) / group.length +
        2 * first.cost +
        late -
        (task.lead.key ? 6 : 0) +
        (tools ? 0 : NO_KEY);
      if (best === null || cost < best.cost) best = { task, group: group.map(({ who }) => who), cost };
    }
    if (best === null) break;
    const { task, group } = best;
    used.add(task);
    if (!TOGETHER.has(task.lead.deed)) left[task.group] = (left[task.group] ?? 0) - 1;
    for (const who of group) {
      free.delete(who);
      done.set(who, able(task, who) ? task.errand : { deed: 'join', zones: task.errand.zones, stance: 'fight' });
    }
  }
  return state.survivors.map((s, who) => {
    const own = done.get(who);
    if (own !== undefined) return own;
    let best: Task | null = null;
    for (const task of used) if (best === null || (task.field[s.zone] ?? FAR) < (best.field[s.zone] ?? FAR)) best = task;
    return best === null ? HOLD : { deed: 'join', zones: best.errand.zones, stance: 'fight' };
  });
}

function opens(o: Order, state: State, who: number): boolean {
  const s = state.survivors[who];
  return (
    s !== undefined &&
    [...s.hands, s.body, ...s.pack].some((card) => card >= 0 && o.facts.items[state.cards[card] ?? -1]?.door !== undefined)
  );
}

/** Quiet zones within a turn's walk, least threatened first. */
function shelters(o: Order, state: State, zone: number, threat: readonly number[]): number[] {
  const field = fieldTo(o.facts, state, [zone], o.closed);
  const near: number[] = [];
  for (let z = 0; z < threat.length; z++) if (z !== zone && (field[z] ?? FAR) <= 3.5 && zombiesAt(o.facts, state, z) === 0) near.push(z);
  const risk = (z: number): number => {
    let sum = 3 * (threat[z] ?? 0);
    for (const way of o.facts.ground.ways[z] ?? [])
      if (way.door < 0 || state.doors[way.door] === 1) sum += zombiesAt(o.facts, state, way.to);
    if (state.spawns.some((token) => token.active && token.zone === z)) sum += 3;
    return sum + 0.1 * (field[z] ?? 0);
  };
  return near.sort((a, b) => risk(a) - risk(b));
}

/** What this survivor might do this turn, the default first, then by how near it is. */
export function candidatesFor(o: Order, state: State, who: number, agenda: Agenda, most: number): Errand[] {
  const s = state.survivors[who];
  const own = agenda.defaults[who] ?? HOLD;
  if (s === undefined) return [own];
  const found: Errand[] = [own];
  const threat = o.facts.engine.oracles.threat(state);
  const here = zombiesAt(o.facts, state, s.zone);
  if (own.zones.length > 0 && !own.zones.includes(s.zone)) found.push({ ...own, stance: 'run' }, { ...own, stance: 'charge' });
  found.push(HOLD);
  const tasks = agenda.tasks
    .filter((task) => (task.lead.who?.includes(who) ?? true) && (task.field[s.zone] ?? FAR) < FAR)
    .sort((a, b) => (a.field[s.zone] ?? FAR) - (b.field[s.zone] ?? FAR));
  for (const task of tasks.slice(0, 4)) if (task.errand !== own) found.push(task.errand);
  const prey = crowded(o, state);
  if (prey.length > 0) found.push({ deed: 'hunt', zones: prey, stance: 'fight' });
  const [shelter, second] = shelters(o, state, s.zone, threat);
  if (shelter !== undefined) found.push({ deed: 'flee', zones: [shelter], stance: here > 0 ? 'run' : 'fight' });
  if (!o.facts.rooms[s.zone]) found.push({ deed: 'search', zones: searchable(o, state), stance: 'fight', then: own });
  else found.push({ deed: 'search', zones: [], stance: 'fight', then: own });
  if (second !== undefined) found.push({ deed: 'flee', zones: [second], stance: 'run' });
  const friends = new Map<number, number>();
  state.survivors.forEach((x, i) => {
    if (i !== who && isIn(x)) friends.set(x.zone, (friends.get(x.zone) ?? 0) + 1);
  });
  const [meet] = [...friends].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (meet !== undefined && meet !== s.zone) found.push({ deed: 'join', zones: [meet], stance: 'fight' });
  return distinct(found).slice(0, most);
}

function distinct(errands: readonly Errand[]): Errand[] {
  const seen = new Set<string>();
  return errands.filter((errand) => {
    const name = JSON.stringify(errand);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
