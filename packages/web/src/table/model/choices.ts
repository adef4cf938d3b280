// The answers of a turn, sorted for people: groups of verbs with a key letter, and where on the board each answer lies.
import type { Option, SeatView, ZoneId } from '@holdout/engine';
import { parseKey } from '@holdout/engine/keys';

export interface Group {
  readonly id: string;
  /** the letter that opens it */
  readonly letter: string;
  readonly verbs: readonly string[];
  /** shown although nothing of it can be done now, with the reason why */
  readonly always: boolean;
}

export const GROUPS: readonly Group[] = [
  { id: 'move', letter: 'm', verbs: ['move'], always: true },
  { id: 'attack', letter: 'a', verbs: ['melee', 'ranged', 'magic', 'throw', 'bile', 'torch', 'dragonfire', 'shoot-car'], always: true },
  { id: 'search', letter: 's', verbs: ['search'], always: true },
  { id: 'open', letter: 'o', verbs: ['open'], always: true },
  { id: 'take', letter: 't', verbs: ['take', 'read'], always: false },
  { id: 'enchant', letter: 'b', verbs: ['enchant'], always: false },
  { id: 'skill', letter: 'k', verbs: ['skill'], always: false },
  { id: 'guards', letter: 'g', verbs: ['guards'], always: false },
  { id: 'cauldron', letter: 'd', verbs: ['pour', 'carry'], always: false },
  { id: 'ladder', letter: 'y', verbs: ['ladder'], always: false },
  { id: 'car', letter: 'c', verbs: ['enter', 'seat', 'leave', 'drive'], always: false },
  { id: 'light', letter: 'f', verbs: ['light'], always: false },
  { id: 'reload', letter: 'r', verbs: ['reload'], always: false },
  { id: 'inventory', letter: 'i', verbs: ['arrange', 'pass', 'eat', 'discard'], always: true },
  { id: 'noise', letter: 'n', verbs: ['noise'], always: true },
  { id: 'other', letter: 'j', verbs: ['grant'], always: false },
  { id: 'end', letter: 'e', verbs: ['end'], always: true },
];

const GROUP_OF = new Map(GROUPS.flatMap((group) => group.verbs.map((verb) => [verb, group.id] as const)));

export const groupOf = (option: Option): string => GROUP_OF.get(option.verb) ?? 'other';

export function inGroups(options: readonly Option[]): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const id = groupOf(option);
    const list = found.get(id);
    if (list) list.push(option);
    else found.set(id, [option]);
  }
  return found;
}

/** The verbs a turn shows: guards that stand somewhere keep theirs when they have had their order, so that it can say so. */
export const groupsShown = (groups: ReadonlyMap<string, readonly Option[]>, view: SeatView): readonly Group[] =>
  GROUPS.filter(({ id, always }) => always || groups.has(id) || (id === 'guards' && view.zones.some((zone) => zone.guards > 0)));

/** The zone an answer is aimed at: the end of a path, the target of an attack; -1 when it concerns no zone. */
export function targetOf(option: Option): number {
  const zones = option.zones ?? [];
  return zones.length === 0 ? -1 : zones[zones.length - 1];
}

/** Where the piece stands that would act in the survivor's stead; -1: the survivor acts in person. */
export const pieceOf = (option: Option): number => (option.verb === 'guards' ? (option.zones?.[0] ?? -1) : -1);

/** Burns or blows up the whole zone it is aimed at, friends too. */
const BURNING = new Set(['throw', 'torch', 'dragonfire', 'pour', 'shoot-car']);
export function isBurning({ verb, key, burns }: Option): boolean {
  if (burns === true) return true;
  if (verb !== 'guards') return BURNING.has(verb);
  const said = parseKey(key);
  return said?.verb === 'guards' && said.order === 'pour';
}

/** Brings whoever gives it to another zone: a Move, or a skill that is one. */
export const isMove = (option: Option): boolean => option.verb === 'move' || (option.verb === 'skill' && option.kinds?.[0] === 'move');

/** Verbs that make no sense as a tap on the zone one stands in. */
const NOT_BY_ZONE = new Set(['search', 'noise', 'enter', 'leave', 'discard', 'eat', 'arrange', 'pass', 'end']);

export const byZone = (option: Option): boolean => targetOf(option) >= 0 && !NOT_BY_ZONE.has(option.verb);

const price = (option: Option): number =>
  (option.cost?.actions ?? 0) + (option.cost?.free === undefined ? 0 : 0.25) + (option.zones?.length ?? 0) / 100;

/**
 * Answers aimed at a zone, the likeliest wish first: attack what stands there, then walk, then the rest; one walk is enough.
 * What would burn one's own or a car comes last: nobody means it by a tap.
 */
export function answersAt(
  options: readonly Option[],
  zone: ZoneId,
  group: string | null,
  unmeant: (option: Option) => boolean,
): readonly Option[] {
  const here = options.filter((option) => byZone(option) && targetOf(option) === zone && (group === null || groupOf(option) === group));
  const moves = here.filter((option) => option.verb === 'move').sort((a, b) => price(a) - price(b));
  const rank = (option: Option): number => {
    if (unmeant(option)) return 9;
    return groupOf(option) === 'attack' ? 0 : option.verb === 'open' ? 1 : option.verb === 'take' ? 2 : option.verb === 'move' ? 3 : 4;
  };
  const kept = group === 'move' ? moves : [...here.filter((option) => option.verb !== 'move'), ...moves.slice(0, 1)];
  return kept.sort((a, b) => rank(a) - rank(b) || price(a) - price(b));
}

/** What else could be done there by whoever would act: guards beside have a verb and a place of their own, and their orders are not choices of a walk. */
export const rivalsOf = (
  options: readonly Option[],
  option: Option,
  group: string | null,
  unmeant: (option: Option) => boolean,
): readonly Option[] =>
  answersAt(
    options.filter((one) => pieceOf(one) === pieceOf(option)),
    targetOf(option),
    group,
    unmeant,
  );

export interface ZoneAnswers {
  /** cheapest of them, in actions */
  readonly price: number;
  readonly attack: boolean;
  readonly move: boolean;
}

/** Zones with an answer, and what kind of answers they are. */
export function zonesOf(options: readonly Option[], group: string | null): ReadonlyMap<number, ZoneAnswers> {
  const found = new Map<number, ZoneAnswers>();
  for (const option of options) {
    if (!byZone(option) || (group !== null && groupOf(option) !== group)) continue;
    const zone = targetOf(option);
    const known = found.get(zone) ?? { price: Number.POSITIVE_INFINITY, attack: false, move: false };
    found.set(zone, {
      price: Math.min(known.price, option.cost?.actions ?? 0),
      attack: known.attack || groupOf(option) === 'attack',
      move: known.move || isMove(option),
    });
  }
  return found;
}

/** For how many actions one gets to a zone: on foot, or by an answer that costs less, a Sprint or a free Move; null where neither leads there. */
export function cheapestTo(
  zone: number,
  options: readonly Option[],
  walks: readonly { readonly zone: number; readonly actions: number; readonly path: readonly number[] }[],
): number | null {
  const prices = walks.filter((one) => one.zone === zone && one.path.length > 0).map((one) => one.actions);
  for (const option of options)
    if (targetOf(option) === zone && (isMove(option) || option.verb === 'drive')) prices.push(option.cost?.actions ?? 0);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** What is reckoned before it is done: attacks, and a fast drive through zombies. */
export const hasOdds = (option: Option): boolean => option.attack !== undefined || (option.verb === 'drive' && option.reveals === true);
