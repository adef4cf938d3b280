// Skills used as an action of their own: moves of a special kind, help for others, doors and cards.
import { DOOR } from '../../board/key.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import { setDoor } from '../../state/board-state.ts';
import { NOBODY, type Survivor, type ZoneId } from '../../state/state.ts';
import type { Action } from '../../survivors/action.ts';
import { cardsOf, discardCard, itemOf } from '../../survivors/inventory.ts';
import { jumpZones } from '../../survivors/jump.ts';
import { climbCost, type Gait, gait, laden, paths, spendKid, walk, walkRefused } from '../../survivors/move.ts';
import { drawFor } from '../../survivors/search/search.ts';
import { cannotPay, costOf, type Expense, pay } from '../../survivors/spending.ts';
import { call, survivorsIn, tell, zombiesIn } from '../../table.ts';
import { fold } from '../fold.ts';
import type { Skill } from '../types.ts';

const ONCE = 'once-per-turn-used';
/** Said of answers that bring whoever gives them to another zone. */
const MOVES: readonly string[] = ['move'];
const used = (s: Survivor, id: string): Refusal | null => (s.used.includes(id) ? refuse(ONCE, { skill: id }) : null);

export function useSkill(t: Table, s: Survivor, id: string): void {
  s.used.push(id);
  tell(t, { t: 'skill', who: t.g.survivors.indexOf(s), skill: id, how: 'used' });
}

const onFoot = (t: Table, s: Survivor): Refusal | null =>
  s.car !== NOBODY ? refuse('in-a-car') : laden(t, s) ? refuse('heavy-load') : null;

/** A skill that walks a path under its own terms. */
export function walking(
  id: string,
  terms: {
    readonly least: number;
    readonly most: number | ((t: Table, s: Survivor) => number);
    /** null: the skill is free */
    readonly expense: Expense | ((t: Table, s: Survivor) => Expense) | null;
    readonly once: boolean;
    readonly ends?: (t: Table, s: Survivor, zone: ZoneId) => Refusal | null;
    readonly then?: (t: Table, s: Survivor) => void;
  },
): Skill {
  const expenseOf = (t: Table, s: Survivor): Expense | null => (typeof terms.expense === 'function' ? terms.expense(t, s) : terms.expense);
  const mostOf = (t: Table, s: Survivor): number => (typeof terms.most === 'number' ? terms.most : terms.most(t, s));
  const known = (t: Table, path: readonly ZoneId[]): boolean => path.every((zone) => t.r.board.zones[zone] !== undefined);
  const extraFor = (t: Table, how: Gait, path: readonly ZoneId[]): number => how.leave + (known(t, path) ? climbCost(t, path) : 0);
  const refused = (t: Table, s: Survivor, path: readonly ZoneId[], how: Gait = gait(t, s)): Refusal | null => {
    const extra = extraFor(t, how, path);
    const expense = expenseOf(t, s);
    const price =
      expense === null
        ? extra <= s.actions
          ? null
          : refuse('not-enough-actions', { need: extra, have: s.actions })
        : cannotPay(s, expense, extra);
    const early = onFoot(t, s) ?? (terms.once ? used(s, id) : null) ?? price;
    if (early !== null) return early;
    // a Move cut short by zombies is a Move all the same; a kid need not slip past them
    const stoppedEarly = () => path.length > 0 && zombiesIn(t, path[path.length - 1]) > 0 && gait(t, s, true).stopped;
    if (path.length < terms.least && !stoppedEarly()) return refuse('move-too-short', { least: terms.least });
    return walkRefused(t, s, path, mostOf(t, s), how) ?? terms.ends?.(t, s, path[path.length - 1]) ?? null;
  };
  const action: Action = {
    verb: id,
    list(t, s, push) {
      if (s.car !== NOBODY || (terms.once && s.used.includes(id)) || laden(t, s)) return;
      const how = gait(t, s);
      const expense = expenseOf(t, s);
      if (expense === null ? how.leave > s.actions : cannotPay(s, expense, how.leave) !== null) return;
      paths(t, s, mostOf(t, s), how, (path) => {
        if (refused(t, s, path, how) === null) push(`${id}:${path.join(':')}`);
      });
    },
    check: (t, s, args) => refused(t, s, args.map(Number)),
    run(t, s, args) {
      const path = args.map(Number);
      const how = gait(t, s);
      const extra = extraFor(t, how, path);
      const expense = expenseOf(t, s);
      if (expense === null) s.actions -= extra;
      else pay(t, s, expense, extra);
      useSkill(t, s, id);
      spendKid(t, s, how, path);
      walk(t, s, path, id);
      terms.then?.(t, s);
    },
    describe(t, s, args) {
      const expense = expenseOf(t, s);
      const extra = extraFor(t, gait(t, s), args.map(Number));
      return { zones: args.map(Number), kinds: MOVES, cost: expense === null ? { actions: extra } : costOf(s, expense, extra) };
    },
  };
  return { id, actions: [action] };
}

export const toZombies = (t: Table, _s: Survivor, zone: ZoneId): Refusal | null =>
  zombiesIn(t, zone) > 0 ? null : refuse('nobody-there', { zone });
const move = (t: Table, s: Survivor): Expense => ({ kind: 'move', corruption: t.g.corruption.includes(s.zone) });
const OTHER: Expense = { kind: 'other' };

/** A Move action: what makes Moves longer makes it longer, too. */
const sprint = walking('sprint', { least: 2, most: (t, s) => 2 + fold(t, s, 'move-zones', 1, null), expense: move, once: true });
const charge = (once: boolean): Skill => walking('charge', { least: 1, most: 2, expense: null, once, ends: toZombies });

/** Up to 2 zones to where a survivor stands, then heal one there; staying put is allowed too. */
const fieldMedic: Skill = {
  id: 'field-medic',
  actions: [
    {
      verb: 'field-medic',
      list(t, s, push) {
        if ((onFoot(t, s) ?? used(s, 'field-medic') ?? cannotPay(s, OTHER)) !== null) return;
        const offer = (path: readonly ZoneId[]) => {
          const there = survivorsIn(t, path.length > 0 ? path[path.length - 1] : s.zone);
          if (path.length > 0 && there.length === 0) return;
          const args = path.map(String);
          const me = t.g.survivors.indexOf(s);
          for (const who of there.includes(me) ? there : [...there, me]) {
            const full = [...args, t.g.survivors[who].id];
            if (medicRefused(t, s, full) === null) push(`field-medic:${full.join(':')}`);
          }
        };
        offer([]);
        paths(t, s, 2, gait(t, s), offer);
      },
      check: (t, s, args) => medicRefused(t, s, args),
      run(t, s, args) {
        const path = args.slice(0, -1).map(Number);
        const how = gait(t, s);
        pay(t, s, OTHER, path.length > 0 ? how.leave + climbCost(t, path) : 0);
        useSkill(t, s, 'field-medic');
        if (path.length > 0) {
          spendKid(t, s, how, path);
          walk(t, s, path, 'field-medic');
        }
        call(t, 'heal-one', { who: t.g.survivors.findIndex((x) => x.id === args[args.length - 1]), by: 'field-medic' });
      },
      describe: (t, s, args) => ({
        zones: args.slice(0, -1).map(Number),
        ...(args.length > 1 ? { kinds: MOVES } : {}),
        survivors: [t.g.survivors.findIndex((x) => x.id === args[args.length - 1])],
        cost: costOf(s, OTHER, args.length > 1 ? gait(t, s).leave + climbCost(t, args.slice(0, -1).map(Number)) : 0),
      }),
    },
  ],
};

function medicRefused(t: Table, s: Survivor, args: readonly string[]): Refusal | null {
  const path = args.slice(0, -1).map(Number);
  const target = t.g.survivors.find((x) => x.id === args[args.length - 1]);
  const end = path.length > 0 ? path[path.length - 1] : s.zone;
  if (!target?.alive || target.out || (target !== s && target.zone !== end)) return refuse('not-in-the-same-zone');
  // it goes to where somebody is; oneself can be healed there, too
  if (path.length > 0 && !survivorsIn(t, end).some((i) => t.g.survivors[i] !== s)) return refuse('nobody-there', { zone: end });
  return (
    onFoot(t, s) ??
    used(s, 'field-medic') ??
    (path.length > 0 ? walkRefused(t, s, path, 2) : null) ??
    cannotPay(s, OTHER, path.length > 0 ? gait(t, s).leave + climbCost(t, path) : 0)
  );
}

function jumpRefused(t: Table, s: Survivor, zone: ZoneId): Refusal | null {
  return (
    onFoot(t, s) ??
    used(s, 'jump') ??
    (jumpZones(t, s).includes(zone) ? null : refuse('jump-not-there', { zone })) ??
    cannotPay(s, OTHER, jumpExtra(t, s, zone))
  );
}

/** Zombies left behind, and the climb where it ends on a tank. */
const jumpExtra = (t: Table, s: Survivor, zone: ZoneId): number => zombiesIn(t, s.zone) + climbCost(t, [zone]);

/** Exactly two zones over whatever stands between; movement skills give nothing, zombies left behind are paid for. */
const jump: Skill = {
  id: 'jump',
  actions: [
    {
      verb: 'jump',
      list(t, s, push) {
        if ((onFoot(t, s) ?? used(s, 'jump') ?? cannotPay(s, OTHER)) !== null) return;
        for (const zone of jumpZones(t, s)) if (cannotPay(s, OTHER, jumpExtra(t, s, zone)) === null) push(`jump:${zone}`);
      },
      most: 1,
      check: (t, s, args) => jumpRefused(t, s, Number(args[0])),
      run(t, s, args) {
        pay(t, s, OTHER, jumpExtra(t, s, Number(args[0])));
        useSkill(t, s, 'jump');
        walk(t, s, [Number(args[0])], 'jump');
      },
      describe(t, s, args) {
        const zone = Number(args[0]);
        return { zones: [zone], kinds: MOVES, cost: costOf(s, OTHER, jumpExtra(t, s, zone)) };
      },
    },
  ],
};

const othersWhoPlay = (t: Table, s: Survivor): Survivor[] =>
  t.g.survivors.filter((x) => x !== s && x.role === 'played' && x.alive && !x.out);

/** Gives another survivor one free action of any kind, taken at once; else (`now` false) one more action in its own next turn. */
const bornLeader = (now: boolean): Skill => ({
  id: 'born-leader',
  actions: [
    {
      verb: 'born-leader',
      most: 1,
      list(t, s, push) {
        if (used(s, 'born-leader') === null) for (const other of othersWhoPlay(t, s)) push(`born-leader:${other.id}`);
      },
      check(t, s, args) {
        if (!othersWhoPlay(t, s).some((x) => x.id === args[0])) return refuse('unknown-survivor', { id: args[0] });
        return used(s, 'born-leader');
      },
      run(t, s, args) {
        useSkill(t, s, 'born-leader');
        const who = t.g.survivors.findIndex((x) => x.id === args[0]);
        if (now) call(t, 'bonus-action', { who, free: 'any', zone: NOBODY, easy: false, topic: 'born-leader' });
        else t.g.survivors[who].led++;
      },
      describe: (t, _s, args) => ({ survivors: [t.g.survivors.findIndex((x) => x.id === args[0])], cost: { actions: 0 } }),
    },
  ],
});

/** Black Plague: shuts an opened door of the own zone; opening it again spawns nothing. */
const lockItDown: Skill = {
  id: 'lock-it-down',
  actions: [
    {
      verb: 'lock-it-down',
      most: 1,
      list(t, s, push) {
        if (cannotPay(s, OTHER) !== null) return;
        for (const door of t.r.board.doorsAt[s.zone]) if (t.g.doors[door] === DOOR.open) push(`lock-it-down:${otherSide(t, s, door)}`);
      },
      check(t, s, args) {
        return openDoorTo(t, s, Number(args[0])) < 0 ? refuse('no-door-there') : cannotPay(s, OTHER);
      },
      run(t, s, args) {
        pay(t, s, OTHER);
        useSkill(t, s, 'lock-it-down');
        setDoor(t, openDoorTo(t, s, Number(args[0])), 'closed', t.g.survivors.indexOf(s));
      },
      describe: (t, s, args) => ({ zones: [Number(args[0])], doors: [openDoorTo(t, s, Number(args[0]))], cost: costOf(s, OTHER) }),
    },
  ],
};

const otherSide = (t: Table, s: Survivor, door: number): ZoneId => {
  const { a, b } = t.r.board.plan.doors[door];
  return a === s.zone ? b : a;
};
const openDoorTo = (t: Table, s: Survivor, zone: ZoneId): number =>
  t.r.board.doorsAt[s.zone].find((door) => t.g.doors[door] === DOOR.open && otherSide(t, s, door) === zone) ?? -1;

/** Discards a card of the inventory and draws a new one; not a Search, Aaahh!! takes effect. */
const transmutation: Skill = {
  id: 'transmutation',
  actions: [
    {
      verb: 'transmutation',
      most: 1,
      list(t, s, push) {
        if (cannotPay(s, OTHER) !== null) return;
        for (const id of new Set(cardsOf(s).map((card) => itemOf(t, card).id))) push(`transmutation:${id}`);
      },
      check(t, s, args) {
        return cardsOf(s).some((card) => itemOf(t, card).id === args[0]) ? cannotPay(s, OTHER) : refuse('not-carried', { item: args[0] });
      },
      run(t, s, args) {
        pay(t, s, OTHER);
        useSkill(t, s, 'transmutation');
        const who = t.g.survivors.indexOf(s);
        const card = cardsOf(s).find((c) => itemOf(t, c).id === args[0]);
        if (card !== undefined) discardCard(t, who, card, 'transmutation');
        drawFor(t, who, 'equipment', 1);
      },
      describe: (_t, s, args) => ({ cards: [args[0]], cost: costOf(s, OTHER), reveals: true }),
    },
  ],
};

export const actionSkills: readonly Skill[] = [sprint, charge(true), fieldMedic, jump, bornLeader(true), lockItDown, transmutation];
export const blackPlagueActionSkills: readonly Skill[] = [charge(false), bornLeader(false)];
