// Throwing a Molotov, laying and lighting dragon bile, throwing dragon fire.
import { END, type Refusal, refuse } from '../kernel/index.ts';
import { takeFree } from '../keys/index.ts';
import type { Replaced } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { openWindow } from '../skills/window.ts';
import { type CardId, NO_CARD, type Survivor, type ZoneId } from '../state/state.ts';
import type { Action } from '../survivors/action.ts';
import { discardCard, inHandCards, itemOf, workingCard } from '../survivors/inventory.ts';
import { turnToTarget } from '../survivors/light.ts';
import { makeNoise } from '../survivors/noise.ts';
import { countInSeries } from '../survivors/series.ts';
import { lookout, rangeFrom, sightTo } from '../survivors/sight.ts';
import { cannotPay, costOf, type Expense, pay, payRefused, payVariants, withVariants } from '../survivors/spending.ts';
import { ask, call, tell } from '../table.ts';
import { endBlessings } from './attack.ts';
import { type Reach, reaches, reachOf } from './weapons.ts';

/** A zombie in the own zone may forbid every Combat action (Hobomination). */
export function combatBarred(t: Table, s: Survivor): Refusal | null {
  const kinds = t.r.kinds;
  for (let k = 0; k < kinds.length; k++) {
    if (t.g.zombies[s.zone * kinds.length + k] > 0 && kinds[k].traits.includes('bars-combat'))
      return refuse('combat-barred', { kind: kinds[k].id });
  }
  return null;
}

const RANGED: Expense = { kind: 'ranged' };
const OTHER: Expense = { kind: 'other' };
function inHand(t: Table, s: Survivor, tag: string): CardId {
  if (!cardsTagged(t, s, tag)) return NO_CARD;
  return inHandCards(t, s).find((card) => itemOf(t, card).tags.includes(tag)) ?? NO_CARD;
}
const isTagged = (t: Table, card: CardId, tag: string): boolean => card !== NO_CARD && itemOf(t, card).tags.includes(tag);

/** Is any such card carried at all? Mostly not, and then nobody needs to know what counts as in hand. */
function cardsTagged(t: Table, s: Survivor, tag: string): boolean {
  if (isTagged(t, s.hands[0], tag) || isTagged(t, s.hands[1], tag) || isTagged(t, s.body, tag)) return true;
  for (const card of s.pack) if (isTagged(t, card, tag)) return true;
  return false;
}
const isZone = (t: Table, zone: ZoneId): boolean => t.r.board.zones[zone] !== undefined;

/** Every action here: which cards it needs, where it reaches, what it costs. */
interface FireAction {
  readonly verb: string;
  readonly expense: Expense;
  cards(t: Table, s: Survivor): CardId[] | null;
  /** every card the survivor may choose, by name; none: `cards` alone */
  choices?(t: Table, s: Survivor): CardId[];
  /** why a zone is no target: made once for the survivor, asked for every zone of the board */
  zoneRefused(t: Table, s: Survivor): (zone: ZoneId) => Refusal | null;
  act(t: Table, s: Survivor, zone: ZoneId, cards: CardId[]): void;
}

const within = (t: Table, s: Survivor, reach: Reach): ((zone: ZoneId) => Refusal | null) => {
  const l = lookout(t, s);
  return (zone) => (reaches(reach, rangeFrom(t, l, zone)) ? null : refuse('out-of-range', { zone }));
};
const HERE_OR_NEXT: Reach = { min: 0, max: 1, own: false };

/** A card with a name of its own (a mission's) goes by it; a token that counts as a card does not. */
const ownName = (t: Table, card: CardId): string | undefined => {
  const tag = t.g.tagged[card];
  return tag === undefined || tag.startsWith('token:') ? undefined : tag;
};
const nameOf = (t: Table, cards: readonly CardId[]): string => ownName(t, cards[0]) ?? itemOf(t, cards[0]).id;

function fireAction(a: FireAction, named: boolean): Action {
  const cardsFor = (t: Table, s: Survivor, name: string | undefined): CardId[] | null => {
    const chosen = name === undefined ? undefined : a.choices?.(t, s).find((card) => nameOf(t, [card]) === name);
    return chosen === undefined ? a.cards(t, s) : [chosen];
  };
  const refused = (t: Table, s: Survivor, args: readonly string[]): Refusal | null => {
    const { args: plain, chosen } = takeFree(args);
    const zone = Number(plain[named ? 1 : 0]);
    const cards = cardsFor(t, s, named ? plain[0] : undefined);
    if (cards === null || (named && nameOf(t, cards) !== plain[0]))
      return refuse('not-carried', { item: named ? String(plain[0]) : a.verb });
    if (!isZone(t, zone)) return refuse('unknown-zone');
    const barred = a.expense === RANGED ? combatBarred(t, s) : null;
    return barred ?? a.zoneRefused(t, s)(zone) ?? payRefused(s, a.expense, chosen);
  };
  return {
    verb: a.verb,
    list(t, s, push) {
      if (cannotPay(s, a.expense) !== null) return;
      const cards = a.cards(t, s);
      if (cards === null || (a.expense === RANGED && combatBarred(t, s) !== null)) return;
      const names = named ? [...new Set((a.choices?.(t, s) ?? cards).map((card) => nameOf(t, [card])))] : [''];
      const refusal = a.zoneRefused(t, s);
      for (const name of names) {
        const head = named ? `${a.verb}:${name}` : a.verb;
        for (let zone = 0; zone < t.r.board.zones.length; zone++) if (refusal(zone) === null) push(`${head}:${zone}`);
      }
    },
    check: refused,
    run(t, s, args) {
      const { args: plain, chosen } = takeFree(args);
      const cards = cardsFor(t, s, named ? plain[0] : undefined) ?? [];
      pay(t, s, a.expense, 0, chosen);
      a.act(t, s, Number(plain[named ? 1 : 0]), cards);
    },
    describe(t, s, args) {
      const zone = Number(takeFree(args).args[named ? 1 : 0]);
      const cards = (a.cards(t, s) ?? []).map((card) => itemOf(t, card).id);
      const about = { zones: [zone], cards, cost: costOf(s, a.expense), ...withVariants(payVariants(s, a.expense)) };
      return a.expense === RANGED ? { ...about, attack: 'ranged' as const } : about;
    },
  };
}

function throwFire(t: Table, s: Survivor, zone: ZoneId, cards: CardId[], fire: string): void {
  turnToTarget(t, s, zone);
  call(t, 'throw-fire', { who: t.g.survivors.indexOf(s), zone, cards, fire });
}

export const throwMolotov = fireAction(
  {
    verb: 'throw',
    expense: RANGED,
    cards(t, s) {
      const card = inHand(t, s, 'molotov');
      return card === NO_CARD ? null : [card];
    },
    choices: (t, s) => inHandCards(t, s).filter((card) => itemOf(t, card).tags.includes('molotov')),
    zoneRefused(t, s) {
      const item = itemOf(t, inHand(t, s, 'molotov'));
      const mode = item.modes?.find((m) => m.attack === 'ranged');
      return mode === undefined ? (zone) => refuse('out-of-range', { zone }) : within(t, s, reachOf(t, s, mode, item));
    },
    act: (t, s, zone, cards) => throwFire(t, s, zone, cards, 'molotov'),
  },
  true,
);

/** White Death: bile and torch together, from hand or pack, exactly one zone away. */
export const dragonfire = fireAction(
  {
    verb: 'dragonfire',
    expense: RANGED,
    cards(t, s) {
      if (t.r.law.dragonFire !== 'one-throw') return null;
      const bile = workingCard(t, s, (item) => item.tags.includes('bile'));
      const torch = workingCard(t, s, (item) => item.tags.includes('torch'));
      return bile === NO_CARD || torch === NO_CARD ? null : [bile, torch];
    },
    zoneRefused: (t, s) => within(t, s, { min: 1, max: 1, own: false }),
    act: (t, s, zone, cards) => throwFire(t, s, zone, cards, 'dragon-fire'),
  },
  false,
);

/** Black Plague: one card lays the token, another lights it. */
export const bile = fireAction(
  {
    verb: 'bile',
    expense: OTHER,
    cards(t, s) {
      const card = t.r.law.dragonFire === 'two-steps' ? inHand(t, s, 'bile') : NO_CARD;
      return card === NO_CARD ? null : [card];
    },
    zoneRefused: (t, s) => within(t, s, HERE_OR_NEXT),
    act: (t, s, zone, cards) => call(t, 'lay-bile', { who: t.g.survivors.indexOf(s), zone, card: cards[0] }),
  },
  false,
);

export const torch = fireAction(
  {
    verb: 'torch',
    expense: OTHER,
    cards(t, s) {
      const card = t.r.law.dragonFire === 'two-steps' ? inHand(t, s, 'torch') : NO_CARD;
      return card === NO_CARD ? null : [card];
    },
    zoneRefused(t, s) {
      const far = within(t, s, HERE_OR_NEXT);
      return (zone) => (t.g.bile.includes(zone) ? far(zone) : refuse('no-bile-there', { zone }));
    },
    act(t, s, zone, cards) {
      const who = t.g.survivors.indexOf(s);
      discardCard(t, who, cards[0], 'thrown');
      t.g.bile.splice(t.g.bile.indexOf(zone), 1);
      tell(t, { t: 'token', what: 'bile', zone, change: 'removed' });
      call(t, 'burn-zone', { who, zone, with: 'dragon-fire' });
    },
  },
  false,
);

const BILE_TOKENS = 4;

export const fireProcedures = {
  /** A Ranged action that burns a zone. Locals: who, zone, cards, fire. */
  'throw-fire': {
    discard(t, f) {
      const s = t.g.survivors[f.who];
      if (!s.marks.includes('attacked')) s.marks.push('attacked');
      f.range = sightTo(t, s, f.zone);
      for (const card of f.cards) discardCard(t, f.who, card, 'thrown');
      if (f.fire === 'molotov') {
        makeNoise(t, s.zone, f.who);
        openWindow(t, 'molotov-thrown', { who: f.who, card: f.cards[0] }, f.who);
      }
    },
    burn(t, f) {
      call(t, 'burn-zone', { who: f.who, zone: f.zone, with: ownName(t, f.cards[0]) ?? f.fire });
    },
    after(t, f) {
      const s = t.g.survivors[f.who];
      countInSeries(s, 'ranged');
      endBlessings(s);
      openWindow(t, 'after-attack', { who: f.who, kind: 'ranged', zone: f.zone, kills: f.ret, range: f.range, risk: false }, f.who);
    },
  },
  /** Locals: who, zone, card. With every token out one of them is moved. */
  'lay-bile': {
    discard(t, f) {
      discardCard(t, f.who, f.card, 'thrown');
      if (t.g.bile.length < BILE_TOKENS) {
        t.g.bile.push(f.zone);
        tell(t, { t: 'token', what: 'bile', zone: f.zone, change: 'placed' });
        return END;
      }
      ask(t, { kind: 'zone', by: t.g.survivors[f.who].seat, who: f.who, topic: 'bile', keys: t.g.bile.map(String) });
    },
    move(t, f) {
      const from = Number(f.answer);
      t.g.bile[t.g.bile.indexOf(from)] = f.zone;
      tell(t, { t: 'token', what: 'bile', zone: f.zone, from, change: 'moved' });
    },
  },
} satisfies Replaced;
