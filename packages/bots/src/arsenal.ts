// What cards are worth to a bot: rough numbers, a crowbar about 1, a chainsaw about 5.
import type { Engine, ItemDef, SeatView, SurvivorView, WeaponMode } from '@holdout/engine';

const books = new WeakMap<Engine, Map<string, Map<string, ItemDef>>>();

export function itemNamed(engine: Engine, edition: string, id: string): ItemDef | undefined {
  let all = books.get(engine);
  if (all === undefined) {
    all = new Map(engine.editions.map((e) => [e.edition, new Map(e.items.map((item) => [item.id, item]))]));
    books.set(engine, all);
  }
  return all.get(edition)?.get(id);
}

const FIRES = ['molotov', 'bile', 'torch'];

/** Does it burn, by itself or with another card? */
export const isFire = (item: ItemDef | undefined): boolean => item?.tags.some((tag) => FIRES.includes(tag)) === true;

/** Every card a survivor carries, by name. */
export const cardsOf = (s: SurvivorView): string[] =>
  [...s.hands, s.body ?? null, ...s.pack].flatMap((card) => (card === null ? [] : [card.item]));

/** Walkers a strike fells on average, better for reach and damage. */
function modeWorth(mode: WeaponMode): number {
  const hits = (mode.dice * (7 - mode.accuracy)) / 6;
  const strength = mode.damage >= 3 ? 1.8 : mode.damage === 2 ? 1.4 : 1;
  const reach = mode.attack === 'melee' ? 1 : 1 + 0.15 * Math.min(3, mode.range[1]);
  return hits * strength * reach;
}

export function weaponWorth(item: ItemDef | undefined): number {
  if (item?.modes === undefined) return 0;
  let best = 0;
  for (const mode of item.modes) best = Math.max(best, modeWorth(mode));
  return best * (item.reload ? 0.8 : 1);
}

const TAGS: Readonly<Record<string, number>> = {
  molotov: 3,
  'light-source': 1.2,
  flashlight: 1,
  torch: 1,
  bile: 1.5,
  'repair-kit': 1,
  ammo: 0.8,
};

function useWorth(item: ItemDef | undefined): number {
  if (item === undefined) return 0;
  let worth = item.food === undefined ? 0 : 0.1;
  if (item.door !== undefined) worth += 1;
  if (item.rerolls !== undefined) worth += 0.8;
  if (item.armour !== undefined || item.shield !== undefined) worth += 2.5;
  if (item.enchantment !== undefined) worth += 2;
  for (const tag of item.tags) worth += TAGS[tag] ?? 0;
  return worth;
}

export interface Hold {
  readonly hands: readonly string[];
  readonly body: readonly string[];
  readonly pack: readonly string[];
}

/** What a way of holding cards is worth: weapons count in hand, a pair of dual weapons more than twice one. */
export const holdWorth = (engine: Engine, edition: string, hold: Hold): number => {
  const named = (ids: readonly string[]): (ItemDef | undefined)[] => ids.map((id) => itemNamed(engine, edition, id));
  return gripWorth(named(hold.hands), named(hold.body), named(hold.pack));
};

const isMelee = (item: ItemDef | undefined): boolean => item?.modes?.some((mode) => mode.attack === 'melee') ?? false;

/** Is there a weapon among these that this ammunition is for? */
const feeds = (ammo: ItemDef, items: readonly (ItemDef | undefined)[]): boolean =>
  ammo.rerolls === 'melee' ? items.some(isMelee) : items.some((item) => item?.ammo === ammo.rerolls);

/** bile and torch carried by one: neither is anything without the other */
const PAIR = 1;
const PARTS = ['bile', 'torch'];

/** Is it nothing but a part of a fire? */
export const isPartOfFire = (item: ItemDef | undefined): boolean => item?.tags.some((tag) => PARTS.includes(tag)) === true;

export function gripWorth(
  hands: readonly (ItemDef | undefined)[],
  body: readonly (ItemDef | undefined)[],
  pack: readonly (ItemDef | undefined)[],
): number {
  let worth = 0;
  const [left, right] = hands;
  if (left?.dual && left === right) worth += weaponWorth(left) * 2;
  else {
    const values = hands.map(weaponWorth).sort((x, y) => y - x);
    worth += (values[0] ?? 0) + 0.35 * (values[1] ?? 0);
    // one to shoot with, and one for where friends stand
    if ((values[1] ?? 0) > 0 && isMelee(left) !== isMelee(right)) worth += 0.2;
  }
  if (hands.some((item) => item?.door !== undefined)) worth += 0.8;
  const all = [...hands, ...body, ...pack];
  if (PARTS.every((tag) => all.some((item) => item?.tags.includes(tag)))) worth += PAIR;
  // ammunition does nothing for other weapons
  const use = (item: ItemDef | undefined): number => (item?.rerolls !== undefined && !feeds(item, all) ? 0 : useWorth(item));
  for (const item of hands) worth += 0.5 * use(item);
  for (const item of body) worth += use(item) + 0.5 * weaponWorth(item);
  // what works anywhere need not be held
  for (const item of pack) worth += (item?.works === 'inventory' ? 0.5 : 0.3) * use(item) + 0.15 * weaponWorth(item);
  return worth;
}

/** What a survivor strikes with: the best weapon ready in hand, a pair of dual ones together. */
export function armed(engine: Engine, view: SeatView, s: SurvivorView): number {
  let best = 0;
  const [left, right] = s.hands;
  for (const card of s.hands) {
    if (card === null || card.empty) continue;
    const item = itemNamed(engine, view.edition, card.item);
    const pair = item?.dual === true && left?.item === right?.item ? 2 : 1;
    best = Math.max(best, pair * weaponWorth(item));
  }
  if (s.body) best = Math.max(best, weaponWorth(itemNamed(engine, view.edition, s.body.item)));
  return best;
}
