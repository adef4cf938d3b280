// Take what lies in the zone: objective, crate, loose cards (artefacts, dropped vault weapons), a companion, a rope ladder. 1 action each.

import { liesDown } from '../campaign/life.ts';
import { type Refusal, refuse } from '../kernel/index.ts';
import type { Replaced } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { hasSkill } from '../skills/fold.ts';
import { refreshBoard } from '../state/board-state.ts';
import { NOBODY, NOWHERE, type Survivor, type SurvivorId, type ZoneId } from '../state/state.ts';
import { call, reveal, tables, tell } from '../table.ts';
import type { Action } from './action.ts';
import { gainAp } from './adrenaline.ts';
import { refreshLent } from './inventory.ts';
import { receive } from './keep.ts';
import { cannotPay, costOf, type Expense, pay } from './spending.ts';
import { placeAt } from './standing.ts';

/** Where a crate lies: on its own, or in the zone of the car it rides on. */
export const crateZone = (t: Table, index: number): ZoneId => {
  const crate = t.g.crates[index];
  return crate.car === NOBODY ? crate.zone : t.g.cars[crate.car].zone;
};

/** Own zone, or one away in sight with an open path for dropped vault weapons and Vault Picker. */
function withinReach(t: Table, s: Survivor, zone: ZoneId, name: string): boolean {
  if (zone === s.zone) return true;
  return (
    name === 'vault-weapon' &&
    hasSkill(s, 'vault-picker') &&
    tables(t).steps[s.zone].includes(zone) &&
    tables(t).sightRange(s.zone, zone) === 1
  );
}

/** Why this thing cannot be taken; null: it can. Keys: objective:i crate:i card:i companion:id down:id ladder:i */
function takeRefused(t: Table, s: Survivor, what: string, which: string): Refusal | null {
  const i = Number(which);
  // the boot of the own car can be reached from a seat
  const inOwnCar = what === 'crate' && t.g.crates[i]?.car === s.car;
  if (s.car !== NOBODY && !inOwnCar) return refuse('in-a-car');
  const here = liesHere(t, s, what, which);
  if (here === null) return refuse('unknown-thing', { what });
  if (!here) return refuse('nothing-to-take', { what });
  return t.r.missionRules.takeLocked(t, s, what, i) ?? cannotPay(s, OTHER);
}

const OTHER: Expense = { kind: 'other' };
/** Cards under an objective are drawn as the mission says, with all that a search asks and brings: nobody just picks them up. */
const STACK = 'stack';

/** Is that thing within reach? null: nothing is called so. */
function liesHere(t: Table, s: Survivor, what: string, which: string): boolean | null {
  const i = Number(which);
  switch (what) {
    case 'objective': {
      const token = t.g.objectives[i];
      return token?.place === 'board' && token.zone === s.zone;
    }
    case 'crate':
      return t.g.crates[i]?.place === 'board' && crateZone(t, i) === s.zone;
    case 'card': {
      const loose = t.g.loose[i];
      return loose !== undefined && loose.cards.length > 0 && loose.name !== STACK && withinReach(t, s, loose.zone, loose.name);
    }
    case 'companion': {
      const c = t.g.survivors.find((x) => x.id === which);
      return c?.role === 'companion' && c.leader === NOBODY && c.alive && !c.out && c.zone === s.zone;
    }
    case 'down': {
      // a knocked-out survivor lies there like an objective
      const fallen = t.g.survivors.find((x) => x.id === which);
      return fallen !== undefined && liesDown(t, fallen) && fallen.zone === s.zone;
    }
    case 'ladder': {
      const ladder = t.g.ladders[i];
      return ladder !== undefined && ladder.by === NOBODY && (ladder.at === s.zone || ladder.to === s.zone);
    }
    default:
      return null;
  }
}

export const take: Action = {
  verb: 'take',
  list(t, s, push) {
    if (cannotPay(s, OTHER) !== null) return;
    const g = t.g;
    const offer = (what: string, which: string) => {
      if (takeRefused(t, s, what, which) === null) push(`take:${what}:${which}`);
    };
    // most things lie elsewhere: those are passed over before anything is asked about them
    for (let i = 0; i < g.objectives.length; i++) if (g.objectives[i].zone === s.zone) offer('objective', String(i));
    for (let i = 0; i < g.crates.length; i++) if (g.crates[i].place === 'board') offer('crate', String(i));
    for (let i = 0; i < g.loose.length; i++) if (g.loose[i].cards.length > 0) offer('card', String(i));
    for (let i = 0; i < g.ladders.length; i++) if (g.ladders[i].by === NOBODY) offer('ladder', String(i));
    for (const c of g.survivors) {
      if (c.zone !== s.zone || c === s) continue;
      if (c.role === 'companion') offer('companion', c.id);
      else if (!c.alive) offer('down', c.id);
    }
  },
  check: (t, s, args) => takeRefused(t, s, args[0], args[1]),
  run(t, s, args) {
    pay(t, s, OTHER);
    const who = t.g.survivors.indexOf(s);
    const [what, which] = args;
    if (what === 'companion' || what === 'down') call(t, `take-${what}`, { who, which });
    else if (what === 'objective' || what === 'crate' || what === 'card' || what === 'ladder')
      call(t, `take-${what}`, { who, which: Number(which) });
  },
  describe(t, s, args) {
    const reveals = args[0] === 'crate' || args[0] === 'card' || (args[0] === 'objective' && t.g.objectives[Number(args[1])].down);
    return { zones: [s.zone], cost: costOf(s, OTHER), reveals, kinds: [args[0]] };
  },
};

/** Locals of all: who, which. */
export const takeProcedures = {
  'take-objective': {
    take(t, f) {
      const token = t.g.objectives[f.which];
      if (token.down) {
        token.down = false;
        reveal(t);
        tell(t, { t: 'revealed', what: 'objective', colour: token.colour, zone: token.zone });
      }
      token.by = f.who;
      token.place = t.r.missionRules.keeps(token.colour) ? 'held' : 'gone';
      tell(t, { t: 'took', who: f.who, what: 'objective', colour: token.colour, zone: token.zone });
      gainAp(t, f.who, t.r.missionRules.tokenAp(token.colour), 'objective');
    },
    then(t, f) {
      call(t, 'mission-taken', {
        who: f.who,
        what: 'objective',
        colour: t.g.objectives[f.which].colour,
        zone: t.g.objectives[f.which].zone,
        index: f.which,
      });
    },
  },
  'take-crate': {
    take(t, f) {
      const crate = t.g.crates[f.which];
      f.zone = crateZone(t, f.which);
      crate.place = 'gone';
      t.g.progress['crates-taken'] = (t.g.progress['crates-taken'] ?? 0) + 1;
      tell(t, { t: 'took', who: f.who, what: 'crate', colour: '', zone: f.zone });
    },
    /** what it holds is the mission's matter: an epic weapon unless stated */
    then(t, f) {
      call(t, 'mission-taken', { who: f.who, what: 'crate', colour: '', zone: f.zone, index: f.which });
    },
  },
  'take-card': {
    take(t, f) {
      const loose = t.g.loose[f.which];
      const card = loose.cards.pop() as number;
      if (loose.down) reveal(t);
      f.zone = loose.zone;
      f.name = loose.name;
      tell(t, { t: 'took', who: f.who, what: loose.name, colour: '', zone: loose.zone });
      t.g.progress[`taken:${loose.name}`] = (t.g.progress[`taken:${loose.name}`] ?? 0) + 1;
      receive(t, f.who, [card]);
    },
    then(t, f) {
      call(t, 'mission-taken', { who: f.who, what: f.name, colour: '', zone: f.zone, index: f.which });
    },
  },
  'take-companion': {
    take(t, f) {
      const index = t.g.survivors.findIndex((x) => x.id === f.which);
      lead(t, f.who, index);
      call(t, 'mission-taken', { who: f.who, what: 'companion', colour: '', zone: t.g.survivors[f.who].zone, index });
    },
  },
  'take-ladder': {
    take(t, f) {
      const ladder = t.g.ladders[f.which];
      ladder.by = f.who;
      ladder.to = NOWHERE;
      ladder.at = t.g.survivors[f.who].zone;
      refreshBoard(t);
      tell(t, { t: 'token', what: 'ladder', zone: ladder.at, change: 'removed' });
    },
  },
} satisfies Replaced;

/** The companion follows a new leader, whose skills change with it. */
export function lead(t: Table, leader: SurvivorId, companion: SurvivorId): void {
  const c = t.g.survivors[companion];
  const before = c.leader;
  c.leader = leader;
  c.seat = t.g.survivors[leader].seat;
  placeAt(c, t.g.survivors[leader].zone);
  c.car = t.g.survivors[leader].car;
  if (before !== NOBODY) refreshLent(t, t.g.survivors[before]);
  refreshLent(t, t.g.survivors[leader]);
  if (before === NOBODY) t.g.progress.recruited = (t.g.progress.recruited ?? 0) + 1;
  tell(t, { t: 'recruited', who: leader, companion });
}
