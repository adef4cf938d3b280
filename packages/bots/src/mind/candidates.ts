// Errands worth trying for a survivor, and who does which by default: the mission's leads dealt out to those nearest.
import type { Lead, LineLeads, State, SurvivorId, ZoneId } from '@holdout/engine';
import { power } from './attacks.ts';
import { campOf } from './camp.ts';
import { isLate } from './corruption.ts';
import { armingFor, carriers, dealt, GROUP, HOLD, searchable, type Task, TOGETHER } from './dealing.ts';
import type { Errand, Order } from './errands.ts';
import { bringsLadder, FAR, fieldTo, isIn, opens, zombiesAt } from './facts.ts';
import { ambushOf } from './fleeing.ts';
import { musterOf } from './muster.ts';
import { stagedOf } from './staging.ts';

const FIGHT = { stance: 'fight' } as const;
const OPEN = 1;
const SHUT = 2;
const FIRE: readonly string[] = ['molotov', 'bile', 'torch'];

/** Zones from which something can be thrown into these. */
function besides(o: Order, state: State, zones: readonly number[]): number[] {
  const near = new Set<number>();
  for (const zone of zones)
    for (const way of o.facts.ground.ways[zone] ?? [])
      if (way.door < 0 || (state.doors[way.door] !== SHUT && !o.closed.has(way.door))) near.add(way.to);
  for (const zone of zones) near.delete(zone);
  return [...near];
}

/** Zones with somebody that those in play can fell. */
function crowded(o: Order, state: State): number[] {
  const { kinds, toughness } = o.facts;
  const damage = Math.max(1, ...state.survivors.map((s) => (isIn(s) ? power(o.facts, state, s).damage : 0)));
  const zones: number[] = [];
  for (let zone = 0; zone < state.noise.length; zone++)
    if (kinds.some((_, kind) => (toughness[kind] ?? 1) <= damage && (state.zombies[zone * kinds.length + kind] ?? 0) > 0)) zones.push(zone);
  return zones;
}

/** so many steps off zombies are upon people who cannot help themselves before long */
const SOON = 4;

/** People who wait there in the open, with zombies or a live spawn zone near. */
function isBeset(o: Order, state: State, zones: readonly number[]): boolean {
  const near = fieldTo(o.facts, state, zones, o.closed, false, 'standing');
  if (state.spawns.some((token) => token.active && (near[token.zone] ?? FAR) + 1 <= SOON)) return true;
  return near.some((steps, zone) => steps <= SOON && zombiesAt(o.facts, state, zone) > 0);
}

/** What burns, among these cards. */
const burning = (o: Order, items: readonly string[]): string[] =>
  items.filter((id) => o.facts.itemNamed.get(id)?.tags.some((tag) => FIRE.includes(tag)));

/** Those nobody's weapon hurts are burned from next door. */
function fires(o: Order, state: State, lead: Lead): Errand[] {
  if (lead.items === undefined || carriers(o, state, burning(o, lead.items)).length === 0) return [];
  return [...new Set(lead.zones)].map((zone) => ({ deed: 'burn', zones: besides(o, state, [zone]), to: [zone], ...FIGHT }));
}

/** The zone with the rest of its building. */
function houseOf(o: Order, zone: ZoneId): number[] {
  const { building } = o.facts;
  return building[zone] === -1 ? [zone] : building.flatMap((b, i) => (b === building[zone] ? [i] : []));
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
      return each();
    case 'recruit':
      return [...new Set(lead.zones)].map((zone) => {
        const hands = Math.min(lead.need, lead.zones.filter((one) => one === zone).length);
        return { deed, zones: [zone], ...(hands > 1 ? { hands } : {}), ...FIGHT };
      });
    case 'use':
    case 'carry':
      return each({ grant: lead.grant ?? '', ...(lead.blaze === undefined ? {} : { blaze: lead.blaze }) });
    case 'open': {
      const doors = lead.doors ?? [];
      const sides = o.facts.ground.board.doors.filter((d) => doors.includes(d.door));
      return sides.map((d) => ({
        deed,
        zones: [d.a, d.b],
        doors: [d.door],
        ...(lead.reads === undefined ? {} : { reads: lead.reads }),
        ...FIGHT,
      }));
    }
    case 'find':
      return [{ deed, zones: lead.zones.filter((zone) => zombiesAt(o.facts, state, zone) === 0 && !o.keptFree.includes(zone)), ...FIGHT }];
    case 'burn':
      return [...new Set(lead.zones)].map((zone) => ({
        deed,
        zones: besides(o, state, [zone]).filter((next) => lead.blaze?.includes(next) !== true),
        to: [zone],
        ...(lead.blaze === undefined ? {} : { blaze: houseOf(o, zone) }),
        ...FIGHT,
      }));
    case 'kill':
      return [...each(), ...fires(o, state, lead)];
    case 'clear':
      return each();
    case 'stand':
      return [{ deed, zones: lead.zones, ...FIGHT }];
    case 'escort':
      return [{ deed, zones: lead.zones, to: lead.to ?? [], ...FIGHT }];
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
      return each({ items: lead.items ?? [], ...(lead.what === undefined ? {} : { what: lead.what }) });
    default:
      return [];
  }
}

export interface Agenda {
  readonly tasks: readonly Task[];
  /** so many of each group of tasks are wanted */
  readonly need: readonly number[];
  /** what everyone does unless told otherwise: the team's plan */
  readonly defaults: readonly Errand[];
}

/** Only who has what it takes goes: something to open with or to burn with, a weapon that hurts. */
function ableTo(o: Order, state: State, lead: Lead, errand: Errand): Lead {
  const { items } = lead;
  if (errand.deed === 'open') {
    const who = state.survivors.flatMap((s, i) => (isIn(s) && opens(o.facts, state, i) && lead.who?.includes(i) !== false ? [i] : []));
    return { ...lead, who };
  }
  if ((errand.deed !== 'burn' && errand.deed !== 'kill') || items === undefined || items.length === 0) return lead;
  const fire = burning(o, items);
  const fit = errand.deed === 'burn' ? fire : items.filter((id) => !fire.includes(id));
  const who = carriers(o, state, fit);
  return { ...lead, who: lead.who === undefined ? who : who.filter((i) => lead.who?.includes(i)) };
}

/** Where one is to rise, what gives adrenaline goes to whoever has most of it; where taking it is the way to rise, not to somebody far away: a step is as good as a kill. */
function foremost(o: Order, state: State, lead: Lead, errand: Errand): Lead {
  if (lead.deed !== 'rise' || errand.deed !== 'take') return lead;
  const field = isSoonerTaken(o, state, lead) ? fieldTo(o.facts, state, errand.zones, o.closed) : null;
  const worth = (who: number): number => {
    const s = state.survivors[who];
    return s === undefined || !isIn(s) ? Number.NEGATIVE_INFINITY : s.ap - (field?.[s.zone] ?? 0);
  };
  let best = -1;
  for (const who of lead.who ?? state.survivors.keys()) if (worth(who) > worth(best)) best = who;
  return best < 0 ? lead : { ...lead, who: [best] };
}

/** so many objectives make a survivor rise sooner than its prey does */
const SOONER_TAKEN = 4;

/** A few of the objectives that lie about are enough to rise. */
function isSoonerTaken(o: Order, state: State, { deed, zones }: Lead): boolean {
  if (deed !== 'rise' || o.rises === null) return false;
  const most = Math.max(0, ...o.rises.who.map((who) => state.survivors[who]?.ap ?? 0));
  return o.rises.to - most <= o.takeAp * Math.min(SOONER_TAKEN, zones.length);
}

/** Doors that stay shut for now are nothing to wait at. */
const locked = (o: Order, { doors }: Errand): boolean => doors?.every((door) => o.closed.has(door)) === true;

/** `most`: how many go about one thing; `arming`: whoever is not needed for it looks for better arms first. */
export function agendaOf(o: Order, state: State, lines: readonly LineLeads[], most = GROUP, arming = false): Agenda {
  const tasks: Task[] = [];
  const need: number[] = [];
  const staged = stagedOf(o, state, lines);
  for (const { leads } of lines) {
    // kills come by the way where there is other work: whoever hunts for its own sake always finds somebody nearer than that
    const byTheWay = others(lines.filter((line) => line.leads !== leads));
    for (const lead of leads) {
      if (lead.after || (staged !== null && lead.deed === 'burn') || (lead.deed === 'rise' && byTheWay)) continue;
      const group = need.push(TOGETHER.has(lead.deed) ? 99 : lead.need) - 1;
      for (const errand of errandsOf(o, state, lead))
        if (!locked(o, errand))
          tasks.push({
            errand,
            lead: foremost(o, state, ableTo(o, state, lead, errand), errand),
            group,
            field: fieldTo(o.facts, state, errand.zones, o.closed),
            ...(errand.deed === 'recruit' && isBeset(o, state, errand.zones) ? { urgent: NOW } : {}),
            ...(errand.deed === 'hunt' && isSoonerTaken(o, state, lead) ? { aside: HUNTED } : {}),
          });
    }
  }
  unite(tasks, need);
  for (const task of hunts(o, state, need)) tasks.push(task);
  for (const task of clearings(o, state, need)) tasks.push(task);
  for (const task of ladderTasks(o, state, tasks, need)) tasks.push(task);
  if (!o.leaving) for (const task of spoils(o, state, tasks, need)) tasks.push(task);
  for (const { zone, who } of overpowered(o, state)) {
    const group = need.push(1) - 1;
    tasks.push({
      errand: { deed: 'kill', zones: [zone], stance: 'fight' },
      lead: { deed: 'kill', need: 1, zones: [zone], who, key: true },
      group,
      field: fieldTo(o.facts, state, [zone], o.closed),
    });
  }
  if (!state.survivors.some((s, who) => isIn(s) && opens(o.facts, state, who))) withoutTools(o, state, tasks, need);
  const waiting = lines.some(({ leads }) => leads.some((lead) => lead.deed === 'wait'));
  const idle = waiting && tasks.every((task) => task.aside !== undefined) ? musterOf(o, state) : null;
  const camp = campOf(o, state, tasks);
  if (camp !== null) return { tasks, need, defaults: camp };
  if (staged !== null && staged !== 'kept') return { tasks, need, defaults: staged };
  return { tasks, need, defaults: dealt(o, state, tasks, need, others(lines), most, arming ? armingFor(o, state) : null, idle) };
}

/** What several lines ask for is one thing to do: two groups would go for it, each for a line of its own. */
function unite(tasks: Task[], need: number[]): void {
  const known = new Map<string, Task>();
  for (const task of [...tasks]) {
    const name = JSON.stringify([task.errand, task.lead.deed, task.lead.who ?? null]);
    const twin = known.get(name);
    if (twin === undefined) {
      known.set(name, task);
      continue;
    }
    const [kept, left] = task.lead.key === true && twin.lead.key !== true ? [task, twin] : [twin, task];
    known.set(name, kept);
    need[kept.group] = Math.max(need[kept.group] ?? 0, need[left.group] ?? 0);
    tasks.splice(tasks.indexOf(left), 1);
  }
}

/** where what lies about gives as much adrenaline as several kills, prey is so many steps less wanted */
const HUNTED = 12;
/** so much nearer seems what cannot wait */
const NOW = 40;

/** Those who call the others are hunted down, where one that flees can be headed off; the Beacon is not carried towards them. */
function hunts(o: Order, state: State, need: number[]): Task[] {
  const who = state.survivors.flatMap((s, i) => (isIn(s) && i !== state.beaconBy ? [i] : []));
  return state.necromancers.flatMap((one): Task[] => {
    if (one.zone < 0) return [];
    const ambush = ambushOf(o, state, one, who);
    if (ambush === null) return [];
    const { zone, field } = ambush;
    const steps = Math.min(FAR, ...who.map((i) => field[state.survivors[i]?.zone ?? -1] ?? FAR));
    const late = isLate(o.facts, state, one, steps);
    const lead: Lead = { deed: 'kill', need: 1, zones: [zone], who, key: true };
    return [{ errand: { deed: 'kill', zones: [zone], ...FIGHT }, lead, group: need.push(1) - 1, field, ...(late ? { urgent: NOW } : {}) }];
  });
}

/** Where a zombie left over loses the game those nearest go for whoever has come in; to wait there for others to come lets more of them come. */
function clearings(o: Order, state: State, need: number[]): Task[] {
  return o.toClear.flatMap((zone): Task[] => {
    if (zombiesAt(o.facts, state, zone) === 0) return [];
    const lead: Lead = { deed: 'kill', need: 1, zones: [zone], key: true };
    const field = fieldTo(o.facts, state, [zone], o.closed);
    return [{ errand: { deed: 'kill', zones: [zone], ...FIGHT }, lead, group: need.push(1) - 1, field, urgent: NOW }];
  });
}

/** a way shorter by so many steps is worth fetching a ladder for; a figure that is escorted has but one step a round */
const LADDER_WORTH = 4;
const LADDER_WORTH_ESCORT = 1;

/** A ladder that lies about is fetched where it makes somebody's way much shorter. */
function ladderTasks(o: Order, state: State, tasks: readonly Task[], need: number[]): Task[] {
  const lying = state.ladders.flatMap(({ at, to, by }) => (to < 0 && by < 0 && at >= 0 ? [at] : []));
  if (lying.length === 0 || tasks.some((task) => task.errand.what === 'ladder')) return [];
  if (state.ladders.some((ladder) => ladder.by >= 0)) return [];
  const people = state.survivors.flatMap((s) => (isIn(s) ? [s.zone] : []));
  const worth = tasks.some(({ errand }) => {
    const [goals, from] = errand.deed === 'escort' ? [errand.to ?? [], errand.zones] : [errand.zones, people];
    const least = (ladders: 'standing' | 'all'): number => {
      const field = fieldTo(o.facts, state, goals, o.closed, true, ladders);
      return Math.min(FAR, ...from.map((zone) => field[zone] ?? FAR));
    };
    return least('standing') - least('all') >= (errand.deed === 'escort' ? LADDER_WORTH_ESCORT : LADDER_WORTH);
  });
  if (!worth) return [];
  const group = need.push(1) - 1;
  return [...new Set(lying)].map((zone) => ({
    errand: { deed: 'take', zones: [zone], what: 'ladder', ...FIGHT },
    lead: { deed: 'take', need: 1, zones: [zone], what: 'ladder', key: true },
    group,
    field: fieldTo(o.facts, state, [zone], o.closed),
  }));
}

/** so far somebody goes for arms that lie about, and so much rather for what the mission asks */
const IN_REACH = 5;
const ASIDE = 4;

/** Crates, treasures and cards that lie about, near enough to somebody: better arms are worth a detour. */
function spoils(o: Order, state: State, tasks: readonly Task[], need: number[]): Task[] {
  const asked = new Set(tasks.flatMap((task) => (task.errand.deed === 'take' ? task.errand.zones : [])));
  const lying = [
    ...state.crates.flatMap((crate) => (crate.place === 'board' && crate.car < 0 ? [{ zone: crate.zone, what: 'crate' }] : [])),
    ...o.treasures.map((zone) => ({ zone, what: 'objective' })),
    ...state.loose.flatMap((pile) => (pile.cards.length > 0 ? [{ zone: pile.zone, what: 'card' }] : [])),
  ];
  return lying.flatMap(({ zone, what }) => {
    // a card drawn may be somebody who must not be there
    if (zone < 0 || asked.has(zone) || (what !== 'card' && o.keptFree.includes(zone))) return [];
    asked.add(zone);
    const field = fieldTo(o.facts, state, [zone], o.closed);
    if (!state.survivors.some((s) => isIn(s) && (field[s.zone] ?? FAR) <= IN_REACH)) return [];
    const group = need.push(1) - 1;
    return [
      {
        errand: { deed: 'take', zones: [zone], what, ...FIGHT },
        lead: { deed: 'take', need: 1, zones: [zone], what },
        group,
        field,
        aside: ASIDE,
      },
    ];
  });
}

/** so far somebody comes to help */
const IN_CALL = 4;

/** Zones where friends stand among zombies that none of them can hurt, with those near who can: they come. */
function overpowered(o: Order, state: State): { readonly zone: ZoneId; readonly who: readonly number[] }[] {
  const { kinds, toughness } = o.facts;
  const damage = state.survivors.map((s) => (isIn(s) ? power(o.facts, state, s).damage : 0));
  const zones = new Set(state.survivors.flatMap((s) => (isIn(s) ? [s.zone] : [])));
  return [...zones].flatMap((zone) => {
    let tough = 0;
    for (let kind = 0; kind < kinds.length; kind++)
      if ((state.zombies[zone * kinds.length + kind] ?? 0) > 0) tough = Math.max(tough, toughness[kind] ?? 1);
    if (tough < 2 || state.survivors.some((s, i) => isIn(s) && s.zone === zone && (damage[i] ?? 0) >= tough)) return [];
    const field = fieldTo(o.facts, state, [zone], o.closed);
    const who = state.survivors.flatMap((s, i) => (isIn(s) && (damage[i] ?? 0) >= tough && (field[s.zone] ?? FAR) <= IN_CALL ? [i] : []));
    return who.length === 0 ? [] : [{ zone, who }];
  });
}

/** Nobody can open a door: what lies behind one waits until somebody has found something to open it with. */
function withoutTools(o: Order, state: State, tasks: Task[], need: number[]): void {
  const people = state.survivors.flatMap((s) => (isIn(s) ? [s.zone] : []));
  const bare = tasks.map((task) => fieldTo(o.facts, state, task.errand.zones, o.closed, false));
  const shutIn = (zone: ZoneId): boolean =>
    (o.facts.ground.ways[zone] ?? []).every((way) => way.door >= 0 && state.doors[way.door] !== OPEN);
  const barred = tasks.filter(
    (task, i) =>
      (task.errand.deed === 'burn' && (task.errand.to ?? []).every(shutIn)) ||
      people.every((zone) => (bare[i]?.[zone] ?? FAR) > (task.field[zone] ?? FAR) + 1),
  );
  if (barred.length === 0) return;
  const zones = searchable(o, state);
  const field = fieldTo(o.facts, state, zones, o.closed, false);
  for (const task of barred) tasks.splice(tasks.indexOf(task), 1);
  const group = need.push(1) - 1;
  tasks.push({ errand: { deed: 'find', zones, ...FIGHT }, lead: { deed: 'find', need: 1, zones, key: true }, group, field });
}

const others = (lines: readonly LineLeads[]): boolean =>
  lines.some(({ leads }) => leads.some((lead) => !TOGETHER.has(lead.deed) && lead.deed !== 'wait' && lead.deed !== 'clear'));

/** The way each survivor has to go: those who cannot open doors or bring no ladder, and have nobody along who does, go round. */
export function waysOf(o: Order, state: State, errands: readonly Errand[]): Float64Array[] {
  const known = new Map<readonly number[], (Float64Array | undefined)[]>();
  return errands.map((errand) => {
    const same = (other: number): boolean => errands[other]?.zones === errand.zones;
    const tool = state.survivors.some((s, other) => isIn(s) && same(other) && opens(o.facts, state, other));
    const ladder = state.survivors.some((s, other) => isIn(s) && same(other) && bringsLadder(state, other));
    const fields = known.get(errand.zones) ?? [];
    known.set(errand.zones, fields);
    const at = (tool ? 1 : 0) + (ladder ? 2 : 0);
    const field = fields[at] ?? fieldTo(o.facts, state, errand.zones, o.closed, tool, ladder ? 'carried' : 'standing');
    fields[at] = field;
    return field;
  });
}

/** Quiet zones within a turn's walk, least threatened first. */
function shelters(o: Order, state: State, zone: ZoneId, threat: readonly number[]): number[] {
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
export function candidatesFor(o: Order, state: State, who: SurvivorId, agenda: Agenda, most: number): Errand[] {
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
  if (!o.searchable[s.zone]) found.push({ deed: 'search', zones: searchable(o, state), stance: 'fight', then: own });
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
