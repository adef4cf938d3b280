// Cars (2E): enter, leave, change seat 1 action each; drive slow 1 zone or fast 2 zones with attacks on what stands in the way.

import { END, type Refusal, refuse } from '../../kernel/index.ts';
import { readPath } from '../../keys/index.ts';
import type { Room } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { NOBODY, type Survivor, type ZoneId } from '../../state/state.ts';
import type { Action } from '../../survivors/action.ts';
import { arrive } from '../../survivors/arrive.ts';
import { companionsOf, driverOf, freePassengerSeats, seated, sit } from '../../survivors/seats.ts';
import { cannotPay, costOf, pay } from '../../survivors/spending.ts';
import { placeAt } from '../../survivors/standing.ts';
import { ask, call, tables, tell, zombiesIn } from '../../table.ts';
import { callOwn, type SecondEditionLocals } from './locals.ts';

/** passenger seats a survivor and its companions need */
const places = (t: Table, s: Survivor, drives: boolean): number => companionsOf(t, s).length + (drives ? 0 : 1);

function enterRefused(t: Table, s: Survivor, car: number, seat: string): Refusal | null {
  if (s.car !== NOBODY) return refuse('in-a-car');
  const c = t.g.cars[car];
  if (!c || c.zone !== s.zone || c.kind === 'humvee' || c.kind === 'wreck') return refuse('no-car-here');
  if (zombiesIn(t, s.zone) > 0) return refuse('car-among-zombies');
  if (seat === 'driver' && driverOf(t, car) !== undefined) return refuse('seat-taken');
  if (seat !== 'driver' && seat !== 'passenger') return refuse('unknown-thing', { what: seat });
  if (places(t, s, seat === 'driver') > freePassengerSeats(t, car)) return refuse('car-full');
  return cannotPay(s, { kind: 'other' });
}

export const enter: Action = {
  verb: 'enter',
  list(t, s, push) {
    for (let i = 0; i < t.g.cars.length; i++) {
      for (const seat of ['driver', 'passenger']) if (enterRefused(t, s, i, seat) === null) push(`enter:${i}:${seat}`);
    }
  },
  check: (t, s, args) => enterRefused(t, s, Number(args[0]), args[1]),
  run(t, s, args) {
    pay(t, s, { kind: 'other' });
    sit(t, s, Number(args[0]), args[1] === 'driver');
    tell(t, { t: 'car', car: s.car, change: 'entered', who: t.g.survivors.indexOf(s), zone: s.zone });
  },
  describe: (_t, s) => ({ zones: [s.zone], cost: costOf(s, { kind: 'other' }) }),
};

/** `seat:driver` (whoever drives becomes a passenger), `seat:passenger`, `seat:passenger:ID` (that one takes the wheel). */
function seatRefused(t: Table, s: Survivor, seat: string, heir: string | undefined): Refusal | null {
  if (s.car === NOBODY) return refuse('not-in-a-car');
  if (seat !== 'driver' && seat !== 'passenger') return refuse('unknown-thing', { what: seat });
  if ((seat === 'driver') === s.driver) return refuse('seat-taken');
  if (heir !== undefined) {
    const next = seated(t, s.car).find((p) => p.id === heir);
    if (seat === 'driver' || next === undefined || next === s || next.role !== 'played') return refuse('unknown-survivor', { id: heir });
  } else if (seat === 'passenger' && freePassengerSeats(t, s.car) === 0) return refuse('car-full');
  return cannotPay(s, { kind: 'other' });
}

export const seat: Action = {
  verb: 'seat',
  list(t, s, push) {
    for (const to of ['driver', 'passenger']) if (seatRefused(t, s, to, undefined) === null) push(`seat:${to}`);
    if (s.driver) for (const p of seated(t, s.car)) if (seatRefused(t, s, 'passenger', p.id) === null) push(`seat:passenger:${p.id}`);
  },
  check: (t, s, args) => seatRefused(t, s, args[0], args[1]),
  run(t, s, args) {
    pay(t, s, { kind: 'other' });
    const before = driverOf(t, s.car);
    const heir = args[1] === undefined ? undefined : seated(t, s.car).find((p) => p.id === args[1]);
    if (before !== undefined) before.driver = false;
    if (heir !== undefined) heir.driver = true;
    s.driver = args[0] === 'driver';
    tell(t, { t: 'car', car: s.car, change: 'seat', who: t.g.survivors.indexOf(s), zone: s.zone });
  },
  describe(t, s, args) {
    const other = args[0] === 'driver' ? driverOf(t, s.car)?.id : args[1];
    const survivors = t.g.survivors.flatMap((p, i) => (p.id === other ? [i] : []));
    return { cost: costOf(s, { kind: 'other' }), ...(survivors.length > 0 ? { survivors } : {}) };
  },
};

export const leave: Action = {
  verb: 'leave',
  list(_t, s, push) {
    if (s.car !== NOBODY && cannotPay(s, { kind: 'other' }) === null) push('leave');
  },
  check: (_t, s) => (s.car === NOBODY ? refuse('not-in-a-car') : cannotPay(s, { kind: 'other' })),
  run(t, s) {
    pay(t, s, { kind: 'other' });
    tell(t, { t: 'car', car: s.car, change: 'left', who: t.g.survivors.indexOf(s), zone: s.zone });
    sit(t, s, NOBODY, false);
  },
  describe: (_t, s) => ({ zones: [s.zone], cost: costOf(s, { kind: 'other' }) }),
};

/** Street zones joined in the open, one after the other, no turning back. */
function driveRefused(t: Table, s: Survivor, path: readonly ZoneId[]): Refusal | null {
  if (s.car === NOBODY || !s.driver) return refuse('not-the-driver');
  if (!t.r.missionRules.drive) return refuse('cars-not-driven-here');
  if (path.length < 1 || path.length > 2) return refuse('move-too-far', { most: 2 });
  const { steps, street } = tables(t);
  let at = s.zone;
  for (const zone of path) {
    if (!steps[at]?.includes(zone)) return refuse('move-no-way', { from: at, to: zone });
    if (!street[zone]) return refuse('cars-stay-on-streets');
    at = zone;
  }
  if (path.length === 2 && path[1] === s.zone) return refuse('no-turning-back');
  return cannotPay(s, { kind: 'other' });
}

export const drive: Action = {
  verb: 'drive',
  list(t, s, push) {
    if (s.car === NOBODY || !s.driver) return;
    for (const first of tables(t).steps[s.zone]) {
      if (driveRefused(t, s, [first]) !== null) continue;
      push(`drive:${first}`);
      for (const second of tables(t).steps[first]) if (driveRefused(t, s, [first, second]) === null) push(`drive:${first}:${second}`);
    }
  },
  check(t, s, args) {
    const { path, said } = readPath(args, 'calm');
    return driveRefused(t, s, path) ?? (said && path.length < 2 ? refuse('unknown-thing', { what: 'calm' }) : null);
  },
  run(t, s, args) {
    pay(t, s, { kind: 'other' });
    const { path, said: calm } = readPath(args, 'calm');
    callOwn(t, 'drive', { who: t.g.survivors.indexOf(s), path, fast: path.length === 2, calm });
  },
  describe(t, s, args) {
    const { path, said } = readPath(args, 'calm');
    // dice are rolled only where zombies stand in the way
    const reveals = path.length > 1 && !said && path.some((zone) => zombiesIn(t, zone) > 0);
    const about = { zones: path, cost: costOf(s, { kind: 'other' }), reveals };
    return path.length > 1 && !said ? { ...about, variants: { manners: ['calm' as const] } } : about;
  },
};

/** Locals: who, path, fast, calm (no attacks). */
export const driveProcedure: Room<SecondEditionLocals>['drive'] = {
  go(t, f) {
    if (f.path.length === 0) return END;
    const s = t.g.survivors[f.who];
    const car = s.car;
    const zone = f.path.shift() as ZoneId;
    t.g.cars[car].zone = zone;
    for (const p of t.g.survivors) {
      if (p.car !== car || !p.alive || p.out) continue;
      placeAt(p, zone);
      arrive(t, p);
    }
    tell(t, { t: 'car', car, change: 'drove', who: f.who, zone });
    if (!f.fast || f.calm || zombiesIn(t, zone) === 0) return 'go';
    // with nobody on foot there the attack can only help
    if (!t.g.survivors.some((p) => p.zone === zone && p.alive && !p.out && p.car === NOBODY)) {
      f.answer = 'yes';
      return 'ram';
    }
    ask(t, { kind: 'use', by: s.seat, who: f.who, topic: 'car-attack', zone, keys: ['yes', 'no'] });
  },
  ram(t, f) {
    if (f.answer === 'yes') call(t, 'car-attack', { who: f.who, zone: t.g.survivors[f.who].zone });
    return 'go';
  },
};
