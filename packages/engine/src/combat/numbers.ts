// The numbers of an attack: dice, the face that hits, damage and who may be hit. The attack and the odds both read these.
import type { ItemDef, WeaponMode } from '../content.ts';
import type { Table } from '../rules.ts';
import { fold, foldList } from '../skills/fold.ts';
import type { AttackContext, FoldPoint, FoldPoints } from '../skills/types.ts';
import type { Survivor, ZoneId } from '../state/state.ts';
import { hasWorking, inHandCards, itemOf } from '../survivors/inventory.ts';
import { isDark, isLit, isNight, lookout, rangeFrom } from '../survivors/sight.ts';
import { tables } from '../table.ts';
import type { Assault, Numbers, Source } from './types.ts';
import { guardSkills, modeOf } from './weapons.ts';

/** The card printed beside the two improvised weapon skills. */
export const IMPROVISED: Readonly<Record<'melee' | 'ranged', WeaponMode>> = {
  melee: { attack: 'melee', range: [0, 0], dice: 2, accuracy: 4, damage: 1, noisy: false },
  ranged: { attack: 'ranged', range: [1, 1], dice: 2, accuracy: 4, damage: 1, noisy: false },
};

/** A fast car ploughing through a zone (2E, Cars). */
const CAR: WeaponMode = { attack: 'ranged', range: [0, 0], dice: 3, accuracy: 4, damage: 2, noisy: false };

export function modeOfAssault(t: Table, a: Assault): WeaponMode {
  const mode =
    a.source === 'card'
      ? modeOf(t.r.items[a.item], a.kind)
      : a.source === 'guards'
        ? t.r.content.guards?.[a.kind === 'melee' ? 'melee' : 'ranged']
        : a.source === 'car'
          ? CAR
          : IMPROVISED[a.kind === 'melee' ? 'melee' : 'ranged'];
  if (mode === undefined) throw new Error(`no ${a.kind} values for an attack by ${a.source}`);
  return mode;
}

export const itemOfAssault = (t: Table, a: Assault): ItemDef | null => (a.item >= 0 ? t.r.items[a.item] : null);

export function contextOf(t: Table, a: Assault, zone: ZoneId): AttackContext {
  const item = itemOfAssault(t, a);
  const range =
    a.source === 'card' || a.source === 'improvised'
      ? rangeFrom(t, lookout(t, t.g.survivors[a.who], item?.skills, a.from), zone)
      : tables(t).sightRange(a.from, zone);
  return { mode: modeOfAssault(t, a), item, zone, range, dual: a.cards.length === 2, risk: a.risk > 0, guards: a.source === 'guards' };
}

/** Skills that count for an attack: the survivor's own and the weapon's, only its Guards skills for guards, none for a car. */
export function foldAttack<P extends FoldPoint>(
  t: Table,
  s: Survivor,
  source: Source,
  point: P,
  value: FoldPoints[P]['value'],
  context: FoldPoints[P]['context'],
  weaponSkills: readonly string[] | undefined,
): FoldPoints[P]['value'] {
  if (source === 'car') return value;
  if (source === 'guards') return foldList(t, s, point, value, context, guardSkills(s));
  return fold(t, s, point, value, context, weaponSkills);
}

/** Dice another card in hand gives to this weapon; two cards at most are in use at a time. */
function partnerDice(t: Table, s: Survivor, a: Assault): number {
  if (a.source !== 'card' || a.kind === 'ranged') return 0;
  const given = (item: ItemDef): number => (a.kind === 'melee' ? item.otherMeleeDice : item.otherSpellDice) ?? 0;
  if (a.cards.length === 2) return given(t.r.items[a.item]);
  let most = 0;
  for (const card of inHandCards(t, s)) if (card !== a.cards[0]) most = Math.max(most, given(itemOf(t, card)));
  return most;
}

/** Accuracy before skills: night and dark zones ask for a 6 of ranged attacks. */
function accuracyIn(t: Table, s: Survivor, a: Assault, mode: WeaponMode, zone: ZoneId, skills: readonly string[] | undefined): number {
  if (mode.attack !== 'ranged' || a.source === 'car') return mode.accuracy;
  const dark = isDark(t, zone) && !hasWorking(t, s, 'flashlight');
  const night = isNight(t) && !isLit(t, zone);
  if ((!dark && !night) || fold(t, s, 'sees-in-dark', false, null, skills)) return mode.accuracy;
  return dark ? 6 : fold(t, s, 'night-accuracy', 6, null, skills);
}

/** `strikers`: weapons that strike this zone (a Trick Shot sends each elsewhere). */
export function numbersOf(t: Table, a: Assault, zone: ZoneId, strikers = Math.max(1, a.cards.length)): Numbers {
  const s = t.g.survivors[a.who];
  const c = contextOf(t, a, zone);
  const { mode, item } = c;
  const skills = item?.skills;
  const at = <P extends FoldPoint>(point: P, value: FoldPoints[P]['value']): FoldPoints[P]['value'] =>
    foldAttack(t, s, a.source, point, value, c as FoldPoints[P]['context'], skills);

  const accuracy = at('accuracy', accuracyIn(t, s, a, mode, zone, skills));
  const printed = c.dual && item?.dualDamage !== undefined ? item.dualDamage : mode.damage;
  return {
    weapons: a.source === 'guards' ? a.guards : strikers,
    dice: at('dice', at('base-dice', mode.dice) + partnerDice(t, s, a)),
    extra: at('action-dice', 0),
    risk: a.risk * (item?.risk ?? 0) * strikers,
    // a rolled 1 always misses, whatever is added to it
    need: Math.max(2, accuracy - at('roll-bonus', 0)),
    damage: at('damage', at('base-damage', printed)),
    sixDice: at('six-dice', 0),
    sixDamage: at('six-damage', 0),
    reaper: at('reaper', 0),
    free: mode.attack === 'melee' || at('free-targets', false),
    friendlyFire: mode.attack !== 'melee' && at('friendly-fire', true),
    freeze: at('freeze', false),
    range: c.range,
  };
}
