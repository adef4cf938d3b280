// Who stands where, at which level, and who has left the board.
import { isDead, liesDown } from '../../campaign/life.ts';
import { DANGER, type Table } from '../../rules.ts';
import { NOBODY, type Survivor, type ZoneId } from '../../state/state.ts';
import { survivorLevel } from '../../survivors/adrenaline.ts';
import { SEATS } from '../../survivors/seats.ts';
import { present, zombiesIn } from '../../table.ts';
import { onBoard } from '../../zombies/spawn-tokens.ts';
import { areaOf } from '../areas.ts';
import { killLeads } from '../leads/kills.ts';
import type { Lead } from '../leads/lead.ts';
import { clearLead, kindZones, players as playing } from '../leads/things.ts';
import { leadsTo, waysTo } from '../leads/ways.ts';
import { counted } from '../names.ts';
import type { Compiling } from '../reading.ts';
import { type Goal, NO_SCENE, type Scene } from '../script.ts';
import { type Compile, counting, isAsked, plain } from './goal.ts';

export const level: Compile = (r) => {
  const danger = DANGER.indexOf(r.choice('danger', DANGER));
  const opener = r.has('who') && r.choice('who', ['opener']) === 'opener';
  const count = r.amount('count', ['all'], 1);
  const rising = (t: Table, need: number): Lead[] => {
    const who = playing(t).filter((i) => survivorLevel(t.g.survivors[i]) < danger);
    const gains = t.g.objectives.flatMap((o) => (o.place === 'board' ? [o.zone] : []));
    return who.length === 0 ? [] : [{ deed: 'rise', need, zones: gains, who, level: DANGER[danger] }];
  };
  if (opener)
    return plain(
      (t, at) => at.who >= 0 && survivorLevel(t.g.survivors[at.who]) >= danger,
      (t) => (playing(t).some((i) => survivorLevel(t.g.survivors[i]) >= danger) ? [] : rising(t, 1)),
    );
  const players = (t: Table): Survivor[] => t.g.survivors.filter((s) => s.role === 'played' && isAsked(t, s));
  const have = (t: Table): number => players(t).filter((s) => survivorLevel(s) >= danger).length;
  const want = (t: Table): number => (count === 'all' ? players(t).length : count);
  return counting(have, want, (t) => rising(t, want(t) - have(t)));
};

const PEOPLE = ['survivor', 'starting-survivor', 'companion', 'guard'];
/** Things that stand in zones: numbered by where each is now. */
const PIECES: Readonly<Record<string, (t: Table) => ZoneId[]>> = {
  'spawn-token': (t) => t.g.spawns.flatMap((s) => (onBoard(s) && s.colour !== 'defiler' ? [s.zone] : [])),
  'spawn-token:red': (t) => t.g.spawns.flatMap((s) => (onBoard(s) && s.colour === 'red' ? [s.zone] : [])),
  'spawn-token:blue': (t) => t.g.spawns.flatMap((s) => (onBoard(s) && s.colour === 'blue' ? [s.zone] : [])),
  'spawn-token:green': (t) => t.g.spawns.flatMap((s) => (onBoard(s) && s.colour === 'green' ? [s.zone] : [])),
  'defiler-token': (t) => t.g.spawns.flatMap((s) => (onBoard(s) && s.colour === 'defiler' ? [s.zone] : [])),
  car: (t) => t.g.cars.flatMap((car) => (car.zone >= 0 ? [car.zone] : [])),
  beacon: (t) => (t.g.beacon >= 0 ? [t.g.beacon] : []),
  corruption: (t) => t.g.corruption,
};

const isMeant = (s: Survivor, who: readonly string[]): boolean =>
  s.role !== 'actor' &&
  (who.includes('survivor') ||
    (who.includes('starting-survivor') && s.role === 'played') ||
    (who.includes('companion') && s.role === 'companion'));

/** Where everyone of these people stands; each guard once. */
function standing(t: Table, who: readonly string[]): ZoneId[] {
  const zones: ZoneId[] = [];
  for (const s of t.g.survivors) if (present(s) && isMeant(s, who)) zones.push(s.zone);
  if (who.includes('guard')) {
    for (let zone = 0; zone < t.g.guards.length; zone++) for (let n = t.g.guards[zone]; n > 0; n--) zones.push(zone);
  }
  return zones;
}

/** Guards who are not there yet are ordered there. */
function marchLeads(t: Table, goal: readonly ZoneId[]): Lead[] {
  const zones = t.g.guards.flatMap((n, zone) => (n > 0 && !goal.includes(zone) ? [zone] : []));
  return zones.length === 0 || goal.length === 0 ? [] : [{ deed: 'march', need: zones.length, zones, to: goal }];
}

/** How spawn tokens, cars, the Beacon and corruption come to be elsewhere. */
function pieceLeads(t: Table, c: Compiling, name: string, goal: readonly ZoneId[], need: number): Lead[] {
  if (name === 'car') {
    const zones = t.g.cars.flatMap((car) => (car.zone >= 0 && car.kind !== 'wreck' && !goal.includes(car.zone) ? [car.zone] : []));
    return zones.length === 0 ? [] : [{ deed: 'drive', need: Math.min(need, zones.length), zones, to: goal }];
  }
  const away = (PIECES[name]?.(t) ?? []).filter((zone) => !goal.includes(zone));
  if (name === 'beacon') {
    if (t.g.beaconBy !== NOBODY) return [{ deed: 'stand', need: 1, zones: goal, who: [t.g.beaconBy] }];
    const carried = [...leadsTo(t, c, 'gain:token:beacon')];
    const walks: Lead[] = waysTo(c, 'move-token:beacon').length === 0 ? [] : [{ deed: 'escort', need: 1, zones: [t.g.beacon], to: goal }];
    return carried.length > 0 ? carried : walks;
  }
  if (away.length === 0) return [];
  const ways = name === 'corruption' ? leadsTo(t, c, 'discard-token:corruption') : leadsTo(t, c, 'move-token:spawn-token');
  const there = ways.flatMap((lead) => {
    const zones =
      lead.deed === 'burn' || lead.deed === 'use' || lead.deed === 'carry' ? lead.zones.filter((zone) => away.includes(zone)) : lead.zones;
    return zones.length === 0 && lead.zones.length > 0 ? [] : [{ ...lead, zones, need: Math.min(away.length, Math.max(lead.need, 1)) }];
  });
  // where nothing else moves spawn tokens, felled necromancers do
  const necromancers = c.kinds.flatMap((kind, i) => (kind.base === 'necromancer' ? [i] : []));
  if (there.length > 0 || necromancers.length === 0) return there;
  const where = kindZones(t, necromancers);
  if (where.length > 0) return killLeads(t, c, necromancers, where, away.length);
  return [{ deed: 'wait', need: away.length, zones: [], kinds: necromancers.map((kind) => c.kinds[kind].id) }];
}

export const at: Compile = (r) => {
  const who = r.texts('who', []);
  const what = r.texts('what', []);
  r.known('who', who, PEOPLE);
  r.known('what', what, Object.keys(PIECES));
  if (who.length === 0 && what.length === 0) r.blame('it needs who or what');
  const count = r.amount('count', ['all'], 'all');
  const area = areaOf(r, 'zone');
  const clear = r.flag('clear');
  const late = r.choice('moment', ['now', 'end-phase'], 'now') === 'end-phase';
  // a guard is a survivor too where a number of them is asked for
  const people = count !== 'all' && who.includes('survivor') ? [...who, 'guard'] : who;
  const zones = (t: Table): ZoneId[] => [...standing(t, people), ...what.flatMap((name) => PIECES[name]?.(t) ?? [])];
  const inside = (t: Table, scene: Scene): number => zones(t).filter((zone) => area.has(t, scene, zone)).length;
  const fallen = (t: Table): number => t.g.survivors.filter((s) => !s.alive && isAsked(t, s) && isMeant(s, people)).length;
  const wanted = (t: Table): number => (count === 'all' ? zones(t).length + fallen(t) : count);
  const must = who.includes('starting-survivor');
  const leads = (t: Table, scene: Scene): Lead[] => {
    const goal = area.zones(t, scene).filter((zone) => zone >= 0);
    const found: Lead[] = clear ? clearLead(t, goal) : [];
    for (const name of what) found.push(...pieceLeads(t, r.c, name, goal, wanted(t) - inside(t, scene)));
    if (who.length === 0) return found;
    const outside = playing(t).filter((i) => !goal.includes(t.g.survivors[i].zone));
    const need = Math.max(1, wanted(t) - inside(t, scene));
    if (count === 'all' && who.includes('guard')) found.push(...marchLeads(t, goal));
    return outside.length === 0 ? found : [...found, { deed: 'stand', need, zones: goal, who: outside }];
  };
  return {
    leads,
    met(t, scene) {
      if (late && t.g.phase !== 'end') return false;
      const all = zones(t);
      if (all.length === 0 && what.length === 0) return false;
      if (must && count === 'all' && t.g.survivors.some((s) => s.role === 'played' && !present(s))) return false;
      if (inside(t, scene) < (count === 'all' ? all.length : count)) return false;
      return !clear || area.zones(t, scene).every((zone) => zombiesIn(t, zone) === 0);
    },
    hopeless(t) {
      if (must && t.g.survivors.some((s) => s.role === 'played' && (isDead(t, s) || s.out))) return true;
      const price = r.c.means.spawnPrice;
      if (price === null || !what.includes('spawn-token') || count !== 'all') return false;
      const tokens = PIECES['spawn-token'](t).filter((zone) => !area.has(t, NO_SCENE, zone)).length;
      return tokens > t.g.objectives.filter((o) => price.includes(o.colour) && (o.place === 'board' || o.place === 'held')).length;
    },
    count: (t) => (wanted(t) > 0 ? [Math.min(inside(t, NO_SCENE), wanted(t)), wanted(t)] : null),
  };
};

export const exited: Compile = (r) => {
  const who = r.texts('who');
  r.known('who', who, PEOPLE);
  const count = r.amount('count', ['all'], 'all');
  const by = r.choice('by', ['foot', 'car', 'any'], 'any');
  // whoever lies knocked out has not left: taken up or dead first
  const mustLeave = (t: Table, s: Survivor): boolean =>
    (isAsked(t, s) || liesDown(t, s)) &&
    s.role !== 'actor' &&
    (who.includes('survivor') || (who.includes('companion') && s.role === 'companion'));
  const right = (s: Survivor): boolean => by === 'any' || s.role !== 'played' || (by === 'car') === s.marks.includes('left-by-car');
  const guards = who.includes('guard');
  const left = (t: Table): number => {
    let n = guards ? counted(t, 'guards-out') : 0;
    for (const s of t.g.survivors) if (s.out && mustLeave(t, s) && right(s)) n++;
    return n;
  };
  const all = (t: Table): number => {
    let n = guards ? counted(t, 'guards-out') : 0;
    for (const s of t.g.survivors) if (mustLeave(t, s)) n++;
    if (guards) for (const there of t.g.guards) n += there;
    return n;
  };
  const want = (t: Table): number => (count === 'all' ? Math.max(1, all(t)) : count);
  const leads: Goal['leads'] = (t) => {
    const who = t.g.survivors.flatMap((s, i) => (mustLeave(t, s) && !s.out ? [i] : []));
    const exits = r.c.means.exits;
    const zones = [...new Set(exits.flatMap((exit) => exit.area.zones(t, NO_SCENE)))].filter((zone) => zone >= 0);
    const first = exits.flatMap((exit) => (exit.needs === null || exit.needs.met(t, NO_SCENE) ? [] : exit.needs.leads(t, NO_SCENE)));
    const car = by === 'car' || (exits.length > 0 && exits.every((exit) => !exit.survivors));
    const leave: Lead = { deed: 'leave', need: want(t) - left(t), zones, who, ...(car ? { byCar: true as const } : {}) };
    const marching = guards ? marchLeads(t, zones) : [];
    return [...first.map((lead) => ({ ...lead, key: true as const })), ...marching, leave];
  };
  return counting(left, want, leads, (t) => {
    if (count !== 'all') return false;
    if (t.g.survivors.some((s) => mustLeave(t, s) && s.out && !right(s))) return true;
    if (by !== 'car') return false;
    const seats = t.g.cars.filter((car) => car.zone >= 0 && car.kind !== 'humvee').length * SEATS;
    return t.g.survivors.filter((s) => mustLeave(t, s) && !s.out).length > seats;
  });
};
