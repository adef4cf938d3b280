// Who stands where, at which level, and who has left the board.
import { DANGER, type Table } from '../../rules.ts';
import { onBoard } from '../../spawn/tokens.ts';
import type { Survivor, ZoneId } from '../../state/state.ts';
import { survivorLevel } from '../../survivors/adrenaline.ts';
import { present, zombiesIn } from '../../table.ts';
import { areaOf } from '../areas.ts';
import { counted } from '../names.ts';
import { NO_SCENE, type Scene } from '../script.ts';
import { type Compile, counting, plain } from './goal.ts';

export const level: Compile = (r) => {
  const danger = DANGER.indexOf(r.choice('danger', DANGER));
  const opener = r.has('who') && r.choice('who', ['opener']) === 'opener';
  const count = r.amount('count', ['all'], 1);
  if (opener) return plain((t, at) => at.who >= 0 && survivorLevel(t.g.survivors[at.who]) >= danger);
  const players = (t: Table): Survivor[] => t.g.survivors.filter((s) => s.role === 'played' && s.alive);
  return counting(
    (t) => players(t).filter((s) => survivorLevel(s) >= danger).length,
    (t) => (count === 'all' ? players(t).length : count),
  );
};

const PEOPLE = ['survivor', 'starting-survivor', 'companion', 'guard'];
const SEATS = 4;

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

/** Where everyone of these people stands; each guard once. */
function standing(t: Table, who: readonly string[]): ZoneId[] {
  const zones: ZoneId[] = [];
  for (const s of t.g.survivors) {
    if (!present(s) || s.role === 'actor') continue;
    if (
      who.includes('survivor') ||
      (who.includes('starting-survivor') && s.role === 'played') ||
      (who.includes('companion') && s.role === 'companion')
    )
      zones.push(s.zone);
  }
  if (who.includes('guard')) {
    for (let zone = 0; zone < t.g.guards.length; zone++) for (let n = t.g.guards[zone]; n > 0; n--) zones.push(zone);
  }
  return zones;
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
  const wanted = (t: Table): number => (count === 'all' ? zones(t).length : count);
  const must = who.includes('starting-survivor');
  return {
    met(t, scene) {
      if (late && t.g.phase !== 'end') return false;
      const all = zones(t);
      if (all.length === 0 && what.length === 0) return false;
      if (must && count === 'all' && t.g.survivors.some((s) => s.role === 'played' && !present(s))) return false;
      if (inside(t, scene) < (count === 'all' ? all.length : count)) return false;
      return !clear || area.zones(t, scene).every((zone) => zombiesIn(t, zone) === 0);
    },
    hopeless(t) {
      if (must && t.g.survivors.some((s) => s.role === 'played' && (!s.alive || s.out))) return true;
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
  const mustLeave = (s: Survivor): boolean =>
    s.alive && s.role !== 'actor' && (who.includes('survivor') || (who.includes('companion') && s.role === 'companion'));
  const right = (s: Survivor): boolean => by === 'any' || s.role !== 'played' || (by === 'car') === s.marks.includes('left-by-car');
  const guards = who.includes('guard');
  const left = (t: Table): number => {
    let n = guards ? counted(t, 'guards-out') : 0;
    for (const s of t.g.survivors) if (s.out && mustLeave(s) && right(s)) n++;
    return n;
  };
  const all = (t: Table): number => {
    let n = guards ? counted(t, 'guards-out') : 0;
    for (const s of t.g.survivors) if (mustLeave(s)) n++;
    if (guards) for (const there of t.g.guards) n += there;
    return n;
  };
  const want = (t: Table): number => (count === 'all' ? Math.max(1, all(t)) : count);
  return counting(left, want, (t) => {
    if (count !== 'all') return false;
    if (t.g.survivors.some((s) => mustLeave(s) && s.out && !right(s))) return true;
    if (by !== 'car') return false;
    const seats = t.g.cars.filter((car) => car.zone >= 0 && car.kind !== 'humvee').length * SEATS;
    return t.g.survivors.filter((s) => mustLeave(s) && !s.out).length > seats;
  });
};
