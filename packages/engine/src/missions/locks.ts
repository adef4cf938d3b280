// What a mission keeps shut, asleep or out of reach, and who may leave.
import { type Refusal, refuse } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { NOBODY, type Survivor } from '../state/state.ts';
import { survivorLevel } from '../survivors/adrenaline.ts';
import { crateZone } from '../survivors/take.ts';
import { tables, tell } from '../table.ts';
import { onBoard } from '../zombies/spawn-tokens.ts';
import type { Draft, Lock, TokenRule } from './draft.ts';
import { NO_SCENE, type Scene } from './script.ts';
import type { MissionRules } from './types.ts';

const isLocked = (t: Table, lock: Lock, at: Scene): boolean =>
  (lock.area === null || lock.area.has(t, at, at.zone)) && (lock.until === null || !lock.until.met(t, at));

const reason = (lock: Lock): string => (lock.until === null ? 'never' : 'not-yet');

/** Where a thing to take lies. */
function zoneOf(t: Table, s: Survivor, what: string, index: number): number {
  if (what === 'objective') return t.g.objectives[index].zone;
  if (what === 'crate') return crateZone(t, index);
  return s.zone;
}

export const ruleFor = (d: Draft, colour: string): TokenRule | undefined =>
  d.tokens.find((rule) => rule.particular && rule.colours.includes(colour)) ?? d.tokens.find((rule) => rule.colours.includes(colour));

export function lockRules(
  d: Draft,
): Pick<MissionRules, 'doorLocked' | 'takeLocked' | 'searchLocked' | 'spawnAsleep' | 'guardsMoveLocked' | 'exitRefused'> {
  const doors = new Map<number, Lock[]>();
  for (const lock of d.doorLocks) for (const door of lock.doors) doors.set(door, [...(doors.get(door) ?? []), lock]);
  return {
    doorLocked(t, s, door) {
      const locks = doors.get(door);
      if (locks === undefined) return null;
      const at = { who: t.g.survivors.indexOf(s), zone: s.zone };
      for (const lock of locks) if (isLocked(t, lock, at)) return refuse('door-locked', { why: reason(lock) });
      return null;
    },
    takeLocked(t, s, what, index) {
      const at = { who: t.g.survivors.indexOf(s), zone: zoneOf(t, s, what, index) };
      for (const lock of d.takeLocks)
        if (lock.fits(t, what, index) && isLocked(t, lock, at)) return refuse('take-locked', { what, why: reason(lock) });
      return what === 'objective' ? tokenRefused(t, d, s, index) : null;
    },
    searchLocked(t, s) {
      const at = { who: t.g.survivors.indexOf(s), zone: s.zone };
      const humvee = t.g.cars.some((car) => car.kind === 'humvee' && car.zone === s.zone);
      for (const lock of d.searchLocks)
        if (lock.humvee === humvee && isLocked(t, lock, at)) return refuse('search-locked', { why: reason(lock) });
      const car = t.g.cars.some((c) => c.zone === s.zone);
      return d.noCarSearch && car && !tables(t).searchable[s.zone] ? refuse('search-locked', { why: 'never' }) : null;
    },
    spawnAsleep(t, index) {
      if (d.spawnLocks.length === 0) return false;
      const token = t.g.spawns[index];
      for (const lock of d.spawnLocks) if (lock.colour === token.colour && isLocked(t, lock, NO_SCENE)) return true;
      return false;
    },
    guardsMoveLocked(t, from) {
      for (const lock of d.guardLocks) if (isLocked(t, lock, { who: NOBODY, zone: from })) return refuse('guards-locked');
      return null;
    },
    exitRefused(t, s) {
      if (d.exits.length === 0) return undefined;
      // in order: nobody leaves before it is that line's turn
      const { ordered, exitLine } = t.r.missionRules.script;
      if (ordered && t.g.met.slice(0, exitLine).includes(false)) return refuse('exit-not-yet');
      let no: Refusal = refuse('not-at-the-exit');
      for (const exit of d.exits) {
        if (!exit.area.has(t, NO_SCENE, s.zone)) continue;
        const refusal = mayLeave(t, s, exit);
        if (refusal === null) return null;
        no = refusal;
      }
      return no;
    },
  };
}

function mayLeave(t: Table, s: Survivor, exit: Draft['exits'][number]): Refusal | null {
  if (s.car === NOBODY && !exit.survivors) return refuse('exit-by-car-only');
  if (s.car !== NOBODY && (!exit.cars || !s.driver)) return refuse('in-a-car');
  const at = { who: t.g.survivors.indexOf(s), zone: s.zone };
  return exit.needs === null || exit.needs.met(t, at) ? null : refuse('exit-not-yet');
}

/** `needs-level` and `limit` of a token; of a face-down one only what is said of every objective is known. */
export function tokenRefused(t: Table, d: Draft, s: Survivor, index: number): Refusal | null {
  const token = t.g.objectives[index];
  const rule = token.down ? d.tokens.find((r) => !r.particular) : ruleFor(d, token.colour);
  if (rule === undefined) return null;
  if (survivorLevel(s) < rule.needsLevel) return refuse('needs-level', { level: rule.needsLevel });
  if (rule.limit === 0) return null;
  const who = t.g.survivors.indexOf(s);
  const taken = t.g.objectives.filter((o) => o.by === who && rule.colours.includes(o.colour)).length;
  return taken >= rule.limit ? refuse('taken-enough', { limit: rule.limit }) : null;
}

/** Coloured spawn zones wake for good once their lock is open. */
export function wakeSpawns(t: Table): void {
  for (let i = 0; i < t.g.spawns.length; i++) {
    const token = t.g.spawns[i];
    if (token.active || !onBoard(token) || t.r.missionRules.spawnAsleep(t, i)) continue;
    token.active = true;
    token.since = t.g.round;
    tell(t, { t: 'token', what: 'spawn', zone: token.zone, change: 'woken', colour: token.colour });
  }
}
