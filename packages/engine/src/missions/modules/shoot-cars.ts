// M4: a ranged attack may be aimed at a car instead of the actors in its zone; one hit blows it up. Keys: shoot-car:ITEM:CAR
import { combatBarred } from '../../combat/fire-actions.ts';
import type { Assault } from '../../combat/types.ts';
import { grips, reaches, reachOf } from '../../combat/weapons.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import { takeFree } from '../../keys/index.ts';
import type { ProcedureOf } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { NOWHERE, type Survivor } from '../../state/state.ts';
import type { Action } from '../../survivors/action.ts';
import { lookout, rangeFrom } from '../../survivors/sight.ts';
import { cannotPay, costOf, type Expense, pay, payRefused, payVariants, withVariants } from '../../survivors/spending.ts';
import { call, tell } from '../../table.ts';
import { spawnZones } from '../areas.ts';
import type { MissionModule } from './index.ts';

const active = (t: Table): boolean => t.r.mission.module === 'shoot-cars';

function shootRefused(t: Table, s: Survivor, args: readonly string[]): Refusal | null {
  if (!active(t)) return refuse('unknown-action', { verb: 'shoot-car' });
  const { args: plain, chosen } = takeFree(args);
  const grip = grips(t, s, 'ranged').find((g) => g.item.id === plain[0]);
  const car = t.g.cars[Number(plain[1])];
  if (grip === undefined) return refuse('no-such-weapon', { item: String(plain[0]) });
  if (grip.cards.length === 0) return refuse('weapon-empty', { item: grip.item.id });
  if (car === undefined || car.zone < 0) return refuse('no-car-here');
  const range = rangeFrom(t, lookout(t, s, grip.item.skills), car.zone);
  if (!reaches(reachOf(t, s, grip.mode, grip.item), range)) return refuse('out-of-range', { zone: car.zone });
  return combatBarred(t, s) ?? payRefused(s, expenseOf(grip.cards.length), chosen);
}

const expenseOf = (cards: number): Expense => ({ kind: 'ranged', dual: cards === 2 });

/** The shot as an attack; null without the weapon or the car. */
export function carShot(t: Table, s: Survivor, args: readonly string[]): (Assault & { readonly car: number }) | null {
  const { args: plain } = takeFree(args);
  const grip = grips(t, s, 'ranged').find((g) => g.item.id === plain[0]);
  const car = Number(plain[1]);
  if (grip === undefined || t.g.cars[car] === undefined) return null;
  return {
    who: t.g.survivors.indexOf(s),
    kind: 'ranged',
    source: 'card',
    item: t.r.itemNumber[grip.item.id],
    cards: [...grip.cards],
    from: s.zone,
    zones: [t.g.cars[car].zone],
    risk: 0,
    guards: 0,
    car,
    strikes: 'blow-up-car',
  };
}

export const shootCar: Action = {
  verb: 'shoot-car',
  list(t, s, push) {
    if (!active(t) || cannotPay(s, { kind: 'ranged', dual: true }) !== null) return;
    for (const grip of grips(t, s, 'ranged')) {
      for (let car = 0; car < t.g.cars.length; car++) {
        if (shootRefused(t, s, [grip.item.id, String(car)]) === null) push(`shoot-car:${grip.item.id}:${car}`);
      }
    }
  },
  check: shootRefused,
  run(t, s, args) {
    const shot = carShot(t, s, args);
    if (shot === null) throw new Error('a shot was accepted without a weapon');
    pay(t, s, expenseOf(shot.cards.length), 0, takeFree(args).chosen);
    call(t, 'attack', { ...shot });
  },
  describe(t, s, args) {
    const { args: plain } = takeFree(args);
    const grip = grips(t, s, 'ranged').find((g) => g.item.id === plain[0]);
    const zone = t.g.cars[Number(plain[1])]?.zone ?? NOWHERE;
    const e = expenseOf(grip?.cards.length ?? 1);
    return { zones: [zone], cards: [plain[0]], attack: 'ranged', cost: costOf(s, e), reveals: true, ...withVariants(payVariants(s, e)) };
  },
};

/** Would the mission be lost with this car? Asked before the shot: the table is put back as it was. */
export function wreckLoses(t: Table, car: number): boolean {
  const wreck = t.g.cars[car];
  const { zone } = wreck;
  const home = spawnZones(t, 'starting');
  const moved = t.g.spawns.filter((token) => token.zone === zone && !home.includes(zone));
  const put = (to: number): void => {
    wreck.zone = to;
    for (const token of moved) token.zone = to;
  };
  put(NOWHERE);
  const lost = t.r.missionRules.script.defeats.some((defeat) => defeat.is(t));
  put(zone);
  return lost;
}

/** A Molotov's effect: whoever sits in it dies too, and a crate on it is lost. */
export const blowUpCar: ProcedureOf<'blow-up-car'> = {
  burn(t, f) {
    call(t, 'burn-zone', { who: f.who, zone: f.zone, with: 'car' });
  },
  wreck(t, f) {
    t.g.cars[f.car].zone = NOWHERE;
    t.g.crates.forEach((crate, i) => {
      if (crate.car !== f.car || crate.place !== 'board') return;
      crate.place = 'gone';
      t.g.progress[`lost:crate:${i}`] = 1;
    });
    tell(t, { t: 'car', car: f.car, change: 'destroyed', who: f.who, zone: f.zone });
  },
};

/** The action and what it calls are there for every mission; the module lets them be used. */
export const shootCars: MissionModule = () => {};
