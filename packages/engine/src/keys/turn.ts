// Answers to a turn's question, as text and as data. Nobody else takes a key apart or puts one together.

import type { AttackKind } from '../content.ts';
import type { ZoneId } from '../ids.ts';

const ATTACKS: readonly AttackKind[] = ['melee', 'ranged', 'magic'];
const AT_A_ZONE = ['bile', 'torch', 'dragonfire'] as const;
const ON_THE_WALL = ['pour', 'carry', 'ladder'] as const;
const WITH_A_CARD = ['eat', 'read'] as const;
const BARE = ['end', 'noise', 'leave', 'bonus'] as const;

/** `+kind` at the end of a key: the free action that pays, where more than one could. */
interface Paid {
  readonly free?: string;
}

export interface AttackKey extends Paid {
  readonly verb: AttackKind;
  readonly item: string;
  /** none: the own zone; two: the weapons of a pair at two zones */
  readonly zones: readonly number[];
  /** one weapon of a pair only */
  readonly single?: true;
  /** Washington: risk dice, once or twice */
  readonly risk?: 1 | 2;
  /** the flashlight is turned on the target first */
  readonly light?: true;
  /** every hit is allotted by hand, also in vain */
  readonly byHand?: true;
}

export type GuardOrder = 'move' | 'melee' | 'ranged' | 'pour' | 'carry' | 'push';
const ORDERS: readonly string[] = ['move', 'melee', 'ranged', 'pour', 'carry', 'push'] satisfies GuardOrder[];

/** One thing a survivor may do in its turn. */
export type TurnKey =
  | { readonly verb: (typeof BARE)[number] }
  /** `plain`: a kid keeps its Slippery for later */
  | ({ readonly verb: 'move'; readonly path: readonly number[]; readonly plain?: true } & Paid)
  | ({ readonly verb: 'search'; readonly light?: true } & Paid)
  | ({ readonly verb: 'open'; readonly zone: ZoneId; readonly item?: string } & Paid)
  | AttackKey
  | ({ readonly verb: 'throw'; readonly item: string; readonly zone: ZoneId } & Paid)
  | ({ readonly verb: (typeof AT_A_ZONE)[number]; readonly zone: ZoneId } & Paid)
  | { readonly verb: (typeof ON_THE_WALL)[number]; readonly zone: ZoneId }
  | ({ readonly verb: 'enchant'; readonly item: string; readonly target: string } & Paid)
  | { readonly verb: (typeof WITH_A_CARD)[number]; readonly item: string }
  /** `of`: whose card, where it is not the acting survivor's */
  | { readonly verb: 'discard'; readonly item: string; readonly of?: string }
  | { readonly verb: 'reload'; readonly item?: string }
  | { readonly verb: 'take'; readonly what: string; readonly which: string }
  | { readonly verb: 'pass'; readonly what: string; readonly which: string; readonly to: string }
  /** `layout`: an arrangement, see forms.ts */
  | { readonly verb: 'arrange'; readonly layout: string }
  /** `count`: some of the guards of the zone only */
  | ({ readonly verb: 'guards'; readonly zone: ZoneId; readonly order: GuardOrder; readonly to?: number; readonly count?: number } & Paid)
  | { readonly verb: 'enter'; readonly car: number; readonly seat: string }
  /** `heir`: who takes the wheel that is left */
  | { readonly verb: 'seat'; readonly seat: string; readonly heir?: string }
  /** `calm`: without attacks on the way */
  | { readonly verb: 'drive'; readonly path: readonly number[]; readonly calm?: true }
  /** null: off */
  | { readonly verb: 'light'; readonly zone: ZoneId | null }
  | ({ readonly verb: 'shoot-car'; readonly item: string; readonly car: number } & Paid)
  | { readonly verb: 'skill'; readonly skill: string; readonly args: readonly string[] }
  | { readonly verb: 'grant'; readonly grant: string; readonly args: readonly string[] };

export type Verb = TurnKey['verb'];

const isNumber = (word: string | undefined): word is string => word !== undefined && /^(?:0|[1-9]\d*)$/.test(word);
const oneOf = <T extends string>(words: readonly T[], word: string): word is T => (words as readonly string[]).includes(word);

export const isAttack = (verb: string): verb is AttackKind => oneOf(ATTACKS, verb);

/** A trailing `+kind`, and the arguments without it. */
export function takeFree(args: readonly string[]): { readonly args: readonly string[]; readonly chosen?: string } {
  const last = args[args.length - 1];
  return last?.startsWith('+') ? { args: args.slice(0, -1), chosen: last.slice(1) } : { args };
}

/** Arguments of melee, ranged, magic after the verb; `odd`: a word that does not belong there. */
export interface AttackWords {
  readonly item: string;
  readonly zones: number[];
  single: boolean;
  risk: 0 | 1 | 2;
  light: boolean;
  byHand: boolean;
  readonly chosen: string | undefined;
  odd: string | null;
}

export function readAttack(said: readonly string[]): AttackWords {
  const { args, chosen } = takeFree(said);
  const words: AttackWords = { item: args[0] ?? '', zones: [], single: false, risk: 0, light: false, byHand: false, chosen, odd: null };
  for (let i = 1; i < args.length; i++) {
    const word = args[i];
    if (word === 'single') words.single = true;
    else if (word === 'risk') words.risk = 1;
    else if (word === 'double-risk') words.risk = 2;
    else if (word === 'light') words.light = true;
    else if (word === 'by-hand') words.byHand = true;
    else if (isNumber(word)) words.zones.push(Number(word));
    else words.odd = word;
  }
  return words;
}

/** A path with perhaps a word behind it: `3:4`, `3:4:plain`. */
export function readPath(args: readonly string[], word: string): { readonly path: number[]; readonly said: boolean } {
  const said = args[args.length - 1] === word;
  return { path: (said ? args.slice(0, -1) : args).map(Number), said };
}

const pathOf = (args: readonly string[], word: string): { path: number[]; said: boolean } | null => {
  const read = readPath(args, word);
  return read.path.length > 0 && (read.said ? args.slice(0, -1) : args).every(isNumber) ? read : null;
};

function attackOf(verb: AttackKind, said: readonly string[]): TurnKey | null {
  const { item, zones, single, risk, light, byHand, chosen, odd } = readAttack(said);
  if (odd !== null || item === '') return null;
  return {
    verb,
    item,
    zones,
    ...(single ? { single: true } : {}),
    ...(risk > 0 ? { risk: risk as 1 | 2 } : {}),
    ...(light ? { light: true } : {}),
    ...(byHand ? { byHand: true } : {}),
    ...(chosen === undefined ? {} : { free: chosen }),
  };
}

function guardsOf(args: readonly string[], paid: Paid): TurnKey | null {
  const [zone, order = '', to, count] = args;
  if (!isNumber(zone) || !ORDERS.includes(order) || args.length > 4) return null;
  if ((to !== undefined && !isNumber(to)) || (count !== undefined && !isNumber(count))) return null;
  return {
    verb: 'guards',
    zone: Number(zone),
    order: order as GuardOrder,
    ...(to === undefined ? {} : { to: Number(to) }),
    ...(count === undefined ? {} : { count: Number(count) }),
    ...paid,
  };
}

/** Verbs that a free action may pay for, after its `+kind` was taken off. */
function paidKey(verb: string, args: readonly string[], paid: Paid): TurnKey | null {
  const [first, second] = args;
  if (oneOf(AT_A_ZONE, verb)) return args.length === 1 && isNumber(first) ? { verb, zone: Number(first), ...paid } : null;
  switch (verb) {
    case 'move': {
      const read = pathOf(args, 'plain');
      return read && { verb, path: read.path, ...(read.said ? { plain: true } : {}), ...paid };
    }
    case 'search':
      return args.length === 0 || (args.length === 1 && first === 'light')
        ? { verb, ...(first === 'light' ? { light: true } : {}), ...paid }
        : null;
    case 'open':
      return isNumber(first) && args.length < 3
        ? { verb, zone: Number(first), ...(second === undefined ? {} : { item: second }), ...paid }
        : null;
    case 'throw':
      return args.length === 2 && isNumber(second) ? { verb, item: first, zone: Number(second), ...paid } : null;
    case 'enchant':
      return args.length === 2 ? { verb, item: first, target: second, ...paid } : null;
    case 'shoot-car':
      return args.length === 2 && isNumber(second) ? { verb, item: first, car: Number(second), ...paid } : null;
    case 'guards':
      return guardsOf(args, paid);
    default:
      return null;
  }
}

export interface SplitKey {
  readonly verb: string;
  readonly args: readonly string[];
}

let split: SplitKey & { readonly key: string } = { key: '', verb: '', args: [] };

/** Verb and arguments of a key, as they stand. An answer is read when it is checked and again when it is done: the last one is remembered. */
export function splitKey(key: string): SplitKey {
  if (split.key === key) return split;
  const args = key.split(':');
  const verb = args.shift() ?? '';
  split = { key, verb, args };
  return split;
}

/** What a key of a turn's question says; null when it is none. Whether it is legal is the engine's matter. */
export function parseKey(key: string): TurnKey | null {
  const { verb, args } = splitKey(key);
  const first = args[0];
  const second = args[1];
  const third = args[2];
  if (isAttack(verb)) return attackOf(verb, args);
  if (oneOf(BARE, verb)) return args.length === 0 ? { verb } : null;
  if (oneOf(ON_THE_WALL, verb)) return args.length === 1 && isNumber(first) ? { verb, zone: Number(first) } : null;
  if (oneOf(WITH_A_CARD, verb)) {
    return args.length === 1 ? { verb, item: first } : null;
  }
  switch (verb) {
    case 'discard':
      return args.length === 1 ? { verb, item: first } : args.length === 2 ? { verb, item: first, of: second } : null;
    case 'reload':
      return first === undefined ? { verb } : args.length === 1 ? { verb, item: first } : null;
    case 'take':
      return args.length === 2 ? { verb, what: first, which: second } : null;
    case 'pass':
      return args.length === 3 ? { verb, what: first, which: second, to: third } : null;
    case 'arrange':
      return first === undefined ? null : { verb, layout: args.join(':') };
    case 'enter':
      return isNumber(first) && args.length === 2 ? { verb, car: Number(first), seat: second } : null;
    case 'seat':
      return args.length < 1 || args.length > 2 ? null : { verb, seat: first, ...(second !== undefined && { heir: second }) };
    case 'drive': {
      const read = pathOf(args, 'calm');
      return read && { verb, path: read.path, ...(read.said ? { calm: true } : {}) };
    }
    case 'light':
      if (args.length !== 1) return null;
      return first === 'off' ? { verb, zone: null } : isNumber(first) ? { verb, zone: Number(first) } : null;
    case 'skill':
      return first === undefined ? null : { verb, skill: first, args: args.slice(1) };
    case 'grant':
      return first === undefined ? null : { verb, grant: first, args: args.slice(1) };
    default: {
      const { args: plain, chosen } = takeFree(args);
      return paidKey(verb, plain, chosen === undefined ? {} : { free: chosen });
    }
  }
}

const joined = (...parts: readonly (string | number | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false).join(':');
const paidBy = (k: Paid): string | undefined => (k.free === undefined ? undefined : `+${k.free}`);

/** The key of what it says. */
export function makeKey(k: TurnKey): string {
  switch (k.verb) {
    case 'melee':
    case 'ranged':
    case 'magic': {
      const risk = k.risk === undefined ? undefined : k.risk === 1 ? 'risk' : 'double-risk';
      const manners = [k.single && 'single', risk, k.light && 'light', k.byHand && 'by-hand'];
      return joined(k.verb, k.item, ...k.zones, ...manners, paidBy(k));
    }
    case 'move':
      return joined('move', ...k.path, k.plain && 'plain', paidBy(k));
    case 'search':
      return joined('search', k.light && 'light', paidBy(k));
    case 'open':
      return joined('open', k.zone, k.item, paidBy(k));
    case 'throw':
      return joined('throw', k.item, k.zone, paidBy(k));
    case 'enchant':
      return joined('enchant', k.item, k.target, paidBy(k));
    case 'eat':
    case 'read':
      return joined(k.verb, k.item);
    case 'discard':
      return joined('discard', k.item, k.of);
    case 'reload':
      return joined('reload', k.item);
    case 'take':
      return joined('take', k.what, k.which);
    case 'pass':
      return joined('pass', k.what, k.which, k.to);
    case 'arrange':
      return joined('arrange', k.layout);
    case 'guards': {
      // a number needs a place to stand behind: the own zone where the order has no other
      const to = k.to ?? (k.count === undefined ? undefined : k.zone);
      return joined('guards', k.zone, k.order, to, k.count, paidBy(k));
    }
    case 'enter':
      return joined('enter', k.car, k.seat);
    case 'seat':
      return k.heir === undefined ? joined('seat', k.seat) : joined('seat', k.seat, k.heir);
    case 'drive':
      return joined('drive', ...k.path, k.calm && 'calm');
    case 'light':
      return joined('light', k.zone ?? 'off');
    case 'shoot-car':
      return joined('shoot-car', k.item, k.car, paidBy(k));
    case 'skill':
      return joined('skill', k.skill, ...k.args);
    case 'grant':
      return joined('grant', k.grant, ...k.args);
    case 'bile':
    case 'torch':
    case 'dragonfire':
      return joined(k.verb, k.zone, paidBy(k));
    case 'pour':
    case 'carry':
    case 'ladder':
      return joined(k.verb, k.zone);
    default:
      return k.verb;
  }
}
