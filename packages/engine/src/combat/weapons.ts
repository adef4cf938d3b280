// Weapons in hand and where they reach.
import type { AttackKind, ItemDef, WeaponMode } from '../content.ts';
import type { Table } from '../rules.ts';
import { fold, foldList } from '../skills/fold.ts';
import { type CardId, NO_CARD, type Survivor } from '../state/state.ts';
import { inHandCards, itemOf } from '../survivors/inventory.ts';

export function modeOf(item: ItemDef, kind: AttackKind): WeaponMode | undefined {
  if (item.modes === undefined) return undefined;
  for (const mode of item.modes) if (mode.attack === kind && mode.dice > 0) return mode;
  return undefined;
}

/** Must the weapon be reloaded after an attack of this kind? */
export const reloads = (item: ItemDef, kind: AttackKind): boolean => item.reload === true || item.reload === kind;

/** A weapon as held: the loaded cards of it, two when both strike at once. */
export interface Grip {
  readonly item: ItemDef;
  readonly mode: WeaponMode;
  readonly cards: readonly CardId[];
  /** copies in hand, empty ones included */
  readonly held: number;
}

const attacksWith = (t: Table, card: CardId, kind: AttackKind): boolean => card !== NO_CARD && modeOf(itemOf(t, card), kind) !== undefined;

/** Does the survivor carry anything at all for attacks of this kind? Quicker than `grips`, and mostly the answer is no. */
export function carriesFor(t: Table, s: Survivor, kind: AttackKind): boolean {
  if (attacksWith(t, s.hands[0], kind) || attacksWith(t, s.hands[1], kind) || attacksWith(t, s.body, kind)) return true;
  for (const card of s.pack) if (attacksWith(t, card, kind)) return true;
  return false;
}

/** All weapons in hand that make attacks of this kind, each kind of card once. */
export function grips(t: Table, s: Survivor, kind: AttackKind): Grip[] {
  const found: Grip[] = [];
  const hand = inHandCards(t, s);
  for (let i = 0; i < hand.length; i++) {
    const item = itemOf(t, hand[i]);
    const mode = modeOf(item, kind);
    if (mode === undefined || found.some((g) => g.item === item)) continue;
    found.push(gripOf(t, s, hand, item, mode));
  }
  return found;
}

function gripOf(t: Table, s: Survivor, hand: readonly CardId[], item: ItemDef, mode: WeaponMode): Grip {
  const cards: CardId[] = [];
  let held = 0;
  const emptied = reloads(item, mode.attack);
  const most = fold(t, s, 'dual', item.dual === true, { mode, item }) ? 2 : 1;
  for (const card of hand) {
    if (itemOf(t, card) !== item) continue;
    held++;
    if (cards.length < most && !(emptied && t.g.empty.includes(card))) cards.push(card);
  }
  return { item, mode, cards, held };
}

export interface Reach {
  readonly min: number;
  readonly max: number;
  /** the own zone is open whatever `min` says */
  readonly own: boolean;
}

export function reachOf(t: Table, s: Survivor, mode: WeaponMode, item: ItemDef | null): Reach {
  const context = { mode, item, guards: false };
  return {
    min: fold(t, s, 'min-range', mode.range[0], context, item?.skills),
    max: fold(t, s, 'max-range', mode.range[1], context, item?.skills),
    own: fold(t, s, 'own-zone', false, context, item?.skills),
  };
}

/** Reach of guards under this survivor's orders: only what its Guards skills say counts. */
export function guardReach(t: Table, s: Survivor, mode: WeaponMode): Reach {
  const context = { mode, item: null, guards: true };
  const skills = guardSkills(s);
  return {
    min: foldList(t, s, 'min-range', mode.range[0], context, skills),
    max: foldList(t, s, 'max-range', mode.range[1], context, skills),
    own: foldList(t, s, 'own-zone', false, context, skills),
  };
}

export const reaches = (r: Reach, range: number): boolean => (range >= r.min && range <= r.max) || (r.own && range === 0);

const GUARDS = 'guards-';

/** Skills the guards have while this survivor orders them. */
export function guardSkills(s: Survivor): string[] {
  const found: string[] = [];
  for (const list of [s.skills, s.lent, s.spells]) for (const id of list) if (id.startsWith(GUARDS)) found.push(id.slice(GUARDS.length));
  return found;
}
