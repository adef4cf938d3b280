// M4: a ranged attack may be aimed at a car instead of the actors in its zone; one hit blows it up. Keys: shoot-car:ITEM:CAR
import { attack, countHits } from '../../combat/attack.ts';
import { combatBarred, payRefused } from '../../combat/fire-actions.ts';
import { grips, reaches, reachOf } from '../../combat/weapons.ts';
import { type Procedure, patch, type Refusal, refuse } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import { NOWHERE, type Survivor } from '../../state.ts';
import type { Action } from '../../survivors/action.ts';
import { lookout, rangeFrom } from '../../survivors/sight.ts';
import { cannotPay, costOf, type Expense, pay, takeChosen } from '../../survivors/spending.ts';
import { ask, call, tell } from '../../table.ts';
import type { MissionModule } from './index.ts';

const active = (t: Table): boolean => t.r.mission.module === 'shoot-cars';

function shootRefused(t: Table, s: Survivor, args: readonly string[]): Refusal | null {
  if (!active(t)) return refuse('unknown-action', { verb: 'shoot-car' });
  const { args: plain, chosen } = takeChosen(args);
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
    const { args: plain, chosen } = takeChosen(args);
    const grip = grips(t, s, 'ranged').find((g) => g.item.id === plain[0]);
    if (grip === undefined) throw new Error('a shot was accepted without a weapon');
    const car = Number(plain[1]);
    pay(t, s, expenseOf(grip.cards.length), 0, chosen);
    const who = t.g.survivors.indexOf(s);
    const item = t.r.itemNumber[grip.item.id];
    const zones = [t.g.cars[car].zone];
    call(t, 'attack', { who, kind: 'ranged', source: 'card', item, cards: [...grip.cards], from: s.zone, zones, risk: 0, guards: 0, car });
  },
  describe(t, s, args) {
    const { args: plain } = takeChosen(args);
    const grip = grips(t, s, 'ranged').find((g) => g.item.id === plain[0]);
    const zone = t.g.cars[Number(plain[1])]?.zone ?? NOWHERE;
    return { zones: [zone], cards: [plain[0]], attack: 'ranged', cost: costOf(s, expenseOf(grip?.cards.length ?? 1)), reveals: true };
  },
};

/** The attack as ever, except that at a car nobody is allotted a hit and one is enough. */
const attackWithCars = patch(attack, {
  offer(t, f) {
    if (f.car === undefined) return attack.offer(t, f);
    const rerolls = f.rerolls as string[];
    if (rerolls.length === 0 || countHits(f.dice, f.n.need) + countHits(f.risked, f.n.need) > 0) return 'breaks';
    f.with = rerolls.shift();
    const s = t.g.survivors[f.who];
    ask(t, { kind: 'reroll', by: s.seat, who: f.who, topic: f.with, zone: f.zone, dice: f.dice, need: f.n.need, keys: ['yes', 'no'] });
  },
  count(t, f) {
    attack.count(t, f);
    if (f.car === undefined) return;
    f.carHit = f.hits.hits > 0;
    f.hits.hits = 0;
  },
  freeze(t, f) {
    if (f.car === undefined) return attack.freeze(t, f);
    if (f.carHit) call(t, 'blow-up-car', { who: f.who, car: f.car });
  },
});

/** Locals: who, car. A Molotov's effect where it stands; whoever sits in it dies too, and a crate on it is lost. */
const blowUpCar: Procedure<Table> = {
  burn(t, f) {
    f.zone = t.g.cars[f.car].zone;
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

export const shootCars: MissionModule = (_c, d) => {
  d.procedures.attack = attackWithCars;
  d.procedures['blow-up-car'] = blowUpCar;
};
