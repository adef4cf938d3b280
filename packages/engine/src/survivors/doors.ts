// Doors: opened with an item in hand, automatically or by dice (BP); noisy items leave a noise token. Opened doors stay open.

import { DOOR } from '../board/key.ts';
import type { ItemDef } from '../content.ts';
import type { Option } from '../decisions/decisions.ts';
import type { SurvivorId } from '../ids.ts';
import { END, type Refusal, refuse } from '../kernel/index.ts';
import { takeFree } from '../keys/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { fold, hasSkill } from '../skills/fold.ts';
import { setDoor } from '../state/board-state.ts';
import { NOBODY, type Survivor, type ZoneId } from '../state/state.ts';
import { ask, call, rollDie, tell } from '../table.ts';
import type { Action } from './action.ts';
import { inHandCards, itemOf } from './inventory.ts';
import { makeNoise } from './noise.ts';
import { cannotPay, costOf, pay, payRefused, payVariants, withVariants } from './spending.ts';

/** A door that can still be opened between the two zones; -1 when there is none. */
function doorTo(t: Table, from: ZoneId, to: ZoneId): number {
  for (const door of t.r.board.doorsAt[from]) {
    const { a, b } = t.r.board.plan.doors[door];
    const state = t.g.doors[door];
    if ((a === from ? b : a) === to && (state === DOOR.closed || state === DOOR.broken)) return door;
  }
  return -1;
}

/** Silent and certain before noisy, certain before dice. */
function openers(t: Table, s: Survivor): ItemDef[] {
  const found: ItemDef[] = [];
  for (const card of inHandCards(t, s)) {
    const item = itemOf(t, card);
    if (item.door !== undefined && !found.includes(item)) found.push(item);
  }
  const rank = (i: ItemDef) => (needsRoll(t, i) ? 2 : 0) + (i.door?.noisy ? 1 : 0);
  return found.sort((a, b) => rank(a) - rank(b));
}

const needsRoll = (t: Table, item: ItemDef): boolean => t.r.law.doorDice && item.door?.roll !== undefined;

/** What is rolled to open a door with it; null: it opens without dice. */
function doorRoll(t: Table, s: Survivor, item: ItemDef): { dice: number; need: number; rerolls: string[] } | null {
  if (!needsRoll(t, item)) return null;
  const dice = item.door?.dice ?? item.modes?.[0]?.dice ?? 1;
  return { dice, need: item.door?.roll ?? 1, rerolls: [...fold(t, s, 'door-rerolls', [], null)] };
}

/** The same with its chance, for people: one die is enough, and a reroll throws all of them again. */
function doorOdds(t: Table, s: Survivor, args: readonly string[]): Pick<Option, 'roll'> {
  const { args: plain } = takeFree(args);
  const item = plain[1] === undefined ? undefined : t.r.items[t.r.itemNumber[plain[1]]];
  const rolled = item === undefined ? null : doorRoll(t, s, item);
  if (rolled === null) return {};
  const { dice, need, rerolls } = rolled;
  return { roll: { dice, need, chance: 1 - ((need - 1) / 6) ** (dice * (1 + rerolls.length)) } };
}

function openRefused(t: Table, s: Survivor, args: readonly string[]): Refusal | null {
  if (s.car !== NOBODY) return refuse('in-a-car');
  const door = doorTo(t, s.zone, Number(args[0]));
  if (door < 0) return refuse('no-door-there');
  const locked = t.r.missionRules.doorLocked(t, s, door);
  if (locked !== null) return locked;
  if (!bareHands(t, s, door, args)) {
    if (args[1] !== undefined && !openers(t, s).some((i) => i.id === args[1])) return refuse('opens-no-door', { item: args[1] });
    if (openers(t, s).length === 0) return refuse('nothing-opens-doors');
  }
  return cannotPay(s, { kind: 'door' });
}

/** No tool needed: Break-In, or a broken door. */
const bareHands = (t: Table, s: Survivor, door: number, args: readonly string[]): boolean =>
  args[1] === undefined && (hasSkill(s, 'break-in') || t.g.doors[door] === DOOR.broken);

export const open: Action = {
  verb: 'open',
  list(t, s, push) {
    if (s.car !== NOBODY || cannotPay(s, { kind: 'door' }) !== null) return;
    for (const door of t.r.board.doorsAt[s.zone]) {
      const { a, b } = t.r.board.plan.doors[door];
      const state = t.g.doors[door];
      if (state !== DOOR.closed && state !== DOOR.broken) continue;
      const to = a === s.zone ? b : a;
      if (doorTo(t, s.zone, to) !== door || t.r.missionRules.doorLocked(t, s, door) !== null) continue;
      if (hasSkill(s, 'break-in') || state === DOOR.broken) push(`open:${to}`);
      for (const item of openers(t, s)) push(`open:${to}:${item.id}`);
    }
  },
  check(t, s, args) {
    const { args: plain, chosen } = takeFree(args);
    return openRefused(t, s, plain) ?? payRefused(s, { kind: 'door' }, chosen);
  },
  run(t, s, args) {
    const { args: plain, chosen } = takeFree(args);
    pay(t, s, { kind: 'door' }, 0, chosen);
    const who = t.g.survivors.indexOf(s);
    const door = doorTo(t, s.zone, Number(plain[0]));
    if (bareHands(t, s, door, plain)) {
      call(t, 'open-door', { who, door, item: '' });
      return;
    }
    const item = plain[1] ?? openers(t, s)[0].id;
    call(t, 'open-door', { who, door, item });
  },
  describe: (t, s, args) => ({
    zones: [Number(args[0])],
    doors: [doorTo(t, s.zone, Number(args[0]))],
    cards: args[1] === undefined || args[1].startsWith('+') ? [] : [args[1]],
    cost: costOf(s, { kind: 'door' }),
    reveals: true,
    ...doorOdds(t, s, args),
    ...withVariants(payVariants(s, { kind: 'door' })),
  }),
};

/** Locals: who, door, item ('' with bare hands). */
export const openDoor: ProcedureOf<'open-door'> = {
  work(t, f) {
    if (f.item === '') return 'open';
    const item = t.r.items[t.r.itemNumber[f.item]];
    const s = t.g.survivors[f.who];
    // the noise of a noisy tool falls also when the roll fails
    if (item.door?.noisy) makeNoise(t, s.zone, f.who);
    const rolled = doorRoll(t, s, item);
    if (rolled === null) return 'open';
    f.need = rolled.need;
    f.count = rolled.dice;
    f.rerolls = rolled.rerolls;
    f.again = false;
  },
  roll(t, f) {
    const rolled: number[] = [];
    for (let i = 0; i < f.count; i++) rolled.push(rollDie(t));
    const hits = rolled.filter((n) => n >= f.need).length;
    tell(t, { t: 'dice', why: 'door', who: f.who, rolled, need: f.need, hits, ...(f.again ? { rerolled: true } : {}) });
    if (hits > 0) return 'open';
    const topic = f.rerolls.shift();
    if (topic === undefined) return 'failed';
    const s = t.g.survivors[f.who];
    ask(t, { kind: 'reroll', by: s.seat, who: f.who, topic, zone: s.zone, dice: rolled, need: f.need, keys: ['yes', 'no'] });
  },
  reroll(_t, f) {
    if (f.answer === 'no') return 'failed';
    f.again = true;
    return 'roll';
  },
  failed(t, f) {
    tell(t, { t: 'door-failed', door: f.door, who: f.who });
    return END;
  },
  open(t, f) {
    f.from = t.g.survivors[f.who].zone;
    openDoorNow(t, f.door, f.who);
  },
};

/** The door is open; missions look, then the building behind spawns. */
export function openDoorNow(t: Table, door: number, who: SurvivorId): void {
  if (t.g.doors[door] === DOOR.open) return;
  setDoor(t, door, 'open', who);
  call(t, 'door-opened', { door, who });
}

/** Locals: door, who. Mission triggers first (Washington's cards on doors), then the spawn. */
export const doorOpened: ProcedureOf<'door-opened'> = {
  mission(t, f) {
    call(t, 'mission-door-opened', { door: f.door, who: f.who });
  },
  spawn(t, f) {
    call(t, 'open-building', { door: f.door, by: f.who });
  },
};
