// `choose …`: the answer key of the pending question in the words of a case.
import type { Refusal } from '@holdout/engine';
import { arrangementKey, currentLayout, itemOf, NOBODY, refuse, stowed, type Table, tables } from '@holdout/engine/testing';
import { kindsOf, zoneName, zoneOf } from './names.ts';
import { spelled } from './other-words.ts';
import { inHand, pick, type Wish, without } from './steps.ts';
import { itemNumber } from './stock.ts';
import { known, problem } from './words.ts';

interface Place {
  readonly id: string;
  readonly max: number;
}

type Question = NonNullable<Table['g']['ask']>;
type Parameter<Q> = Q extends unknown ? keyof Q : never;
type ValueOf<Q, P> = Q extends unknown ? (P extends keyof Q ? Q[P] : never) : never;
/** Any question, with whatever its kind may carry: a case may speak of one kind by another's words. */
export type Ask = Pick<Question, 'kind' | 'by'> & { readonly [P in Parameter<Question>]?: ValueOf<Question, P> };
type Choice = (t: Table, ask: Ask, words: readonly string[]) => Wish;

/** `dragomir 2, ogon 1` as lists of words, one for each part. */
const partsOf = (words: readonly string[]): string[][] =>
  words
    .join(' ')
    .split(',')
    .map((part) => part.trim().split(/\s+/));

function amount(part: readonly string[]): number {
  const n = Number(part.at(-1));
  return Number.isInteger(n) && n >= 0 ? n : problem(`a number must end "${part.join(' ')}"`);
}

function shares(places: readonly Place[], given: ReadonlyMap<string, number>): string {
  for (const id of given.keys()) {
    known(
      'place',
      id,
      places.map((place) => place.id),
    );
  }
  return places.map((place) => `${place.id}=${given.get(place.id) ?? 0}`).join(',');
}

/** `abomination` is whichever of them attacks. */
const kindIn = (t: Table, groups: Readonly<Record<string, number>>, word: string): string =>
  kindsOf(t, word)
    .map((kind) => t.r.kinds[kind]?.id ?? '')
    .find((id) => id in groups) ?? word;

/** `companion` is whichever of them is there, `companions` several, one wound each. */
function named(t: Table, places: readonly Place[], words: readonly string[]): string[] {
  const there = t.g.survivors.filter((s) => s.role === 'companion' && places.some((place) => place.id.split('/')[0] === s.id));
  if (!words.some((word) => word === 'companion' || word === 'companions')) return [...words];
  const parts = partsOf(words).flatMap((part) => {
    if (part[0] !== 'companion' && part[0] !== 'companions') return [part.join(' ')];
    return there.splice(0, amount(part)).map((s) => [s.id, ...part.slice(1, -1), 1].join(' '));
  });
  return parts.join(', ').split(/\s+/);
}

/** Wounds by survivor, or by survivor and kind where the question asks that; kinds it does not ask for are added up. */
const wounds: Choice = (t, ask, words) => {
  const { places = [] } = ask;
  const given = new Map<string, number>();
  const add = (id: string, n: number) => given.set(id, (given.get(id) ?? 0) + n);
  const used = (kind: string): number => places.reduce((sum, p) => sum + (p.id.endsWith(`/${kind}`) ? (given.get(p.id) ?? 0) : 0), 0);
  for (const part of partsOf(named(t, places, words))) {
    const n = amount(part);
    const name = part[0] ?? '';
    if (ask.groups === undefined) add(name, n);
    else if (part.length > 2) add(`${name}/${kindIn(t, ask.groups, part[1] ?? '')}`, n);
    else {
      // kinds matter to the rules but not to this case: take them as they come
      let left = n;
      for (const [kind, total] of Object.entries(ask.groups)) {
        const some = Math.min(left, total - used(kind));
        if (some > 0) add(`${name}/${kind}`, some);
        left -= Math.max(0, some);
      }
    }
  }
  overkill(t, ask, partsOf(words), add, (kind) => (kind === '' ? [...given.values()].reduce((sum, n) => sum + n, 0) : used(kind)));
  return { key: shares(places, given) };
};

/** What the words leave out falls on whoever they kill anyway. */
function overkill(
  t: Table,
  ask: Ask,
  parts: readonly (readonly string[])[],
  add: (id: string, n: number) => void,
  used: (kind: string) => number,
): void {
  const given = (name: string) => parts.reduce((sum, part) => sum + (part[0] === name ? amount(part) : 0), 0);
  const dead = t.g.survivors.find((s) => given(s.id) > 0 && given(s.id) >= s.health - s.wounds);
  if (dead === undefined) return;
  if (ask.groups === undefined) add(dead.id, Math.max(0, (ask.total ?? 0) - used('')));
  else
    for (const [kind, total] of Object.entries(ask.groups)) {
      const left = total - used(kind);
      if (left > 0) add(`${dead.id}/${kind}`, left);
    }
}

const split: Choice = (t, ask, words) => {
  const [kind = '', ...rest] = words;
  if (!kindsOf(t, kind).includes(t.r.kindNumber[ask.zombie ?? ''] ?? -1)) problem(`the choice is about ${ask.zombie}, not ${kind}`);
  const given = new Map(partsOf(rest).map((part) => [String(zoneOf(t, part[0] ?? '')), amount(part)] as const));
  return { key: shares(ask.places ?? [], given) };
};

const friendlyFire: Choice = (t, ask, words) => ({
  key: shares(ask.places ?? [], new Map(partsOf(named(t, ask.places ?? [], words)).map((part) => [part[0] ?? '', amount(part)]))),
});

const zone: Choice = (t, _ask, words) => ({ key: String(zoneOf(t, words.join(' '))) });

/** `choose zone` of a way: the next zone, or the one they make for where a single way leads there. */
const wayTo: Choice = (t, ask, words) => {
  const wish = zone(t, ask, words);
  const { keys = [] } = ask;
  if (keys.includes(wish.key)) return wish;
  const away = keys.map((key) => tables(t).distanceThroughAll(Number(key), Number(wish.key)));
  const near = keys.filter((_, i) => away[i] === Math.min(...away));
  return near.length === 1 && near[0] !== undefined ? { key: near[0] } : wish;
};

/** Named cards go to the first free slots, the others away; `for katana`: that of the own cards makes room. */
const keep: Choice = (t, ask, words) => {
  const who = ask.survivors?.[0] ?? NOBODY;
  const s = t.g.survivors[who];
  if (s === undefined) return problem('nobody is asked');
  const split = words.indexOf('for');
  const wanted = split < 0 ? words : words.slice(0, split);
  const names = wanted[0] === 'none' ? [] : [...wanted];
  for (const name of names) itemNumber(t.r, name);
  const given = split < 0 ? [] : pick(t, s, words.slice(split + 1));
  if (given === null) return { key: '', refusal: refuse('not-carried') };
  let layout = without(currentLayout(s), given);
  const discards: number[] = [...given];
  const kept: number[] = [];
  const drawn = [...(ask.incoming ?? [])];
  for (const name of [...names]) {
    const at = drawn.findIndex((card) => itemOf(t, card).id === name);
    if (at < 0) continue;
    kept.push(...drawn.splice(at, 1));
    names.splice(names.indexOf(name), 1);
  }
  discards.push(...drawn);
  if (names.length > 0) return { key: '', refusal: refuse('not-drawn', { item: names[0] ?? '' }) };
  for (const card of kept) {
    const next = stowed(t, s, layout, card);
    if (next === null) return { key: '', refusal: refuse('arrange-pack-full') };
    layout = next;
  }
  return { key: arrangementKey(t, { layouts: new Map([[who, layout]]), discards }) };
};

/** `arrange katana pistol`: these in hand, the rest packed. */
const arrange: Choice = (t, ask, words) => {
  const s = t.g.survivors[ask.survivors?.[0] ?? NOBODY] ?? problem('nobody is asked');
  const key = inHand(t, s, words);
  return key === null ? { key: '', refusal: refuse('not-carried') } : { key };
};

/** Questions of the rules that are no skills, by the words players have for them. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  attack: ['car-attack'],
  car: ['car-attack'],
  leave: ['exit'],
};

/** `use skill yes`, `use lifesaver amy`, `use enchanted-move B C`: the skill must be the one that asks. */
const use: Choice = (t, ask, words) => {
  const [said = '', ...rest] = words;
  const skill = ask.topic !== undefined && OTHER_WORDS[said]?.includes(ask.topic) ? ask.topic : said;
  const asks = [ask.topic, ask.skill].filter((word) => word !== undefined);
  if (!asks.includes(skill)) problem(`${asks[0] ?? ask.kind} asks, not ${skill}`);
  const names = t.r.board.zones.map((z) => z.name);
  return { key: rest.map((word) => (names.includes(word) ? String(zoneOf(t, word)) : word)).join(':') };
};

const said: Choice = (_t, _ask, words) => ({ key: words.join(' ') });

/** A numbered choice: its key, or its place in the list from 1. */
const option: Choice = (t, ask, words) => {
  const { keys = [] } = ask;
  const word = words.join(' ');
  const names = t.r.board.zones.map((z) => z.name);
  if (keys.includes(word)) return { key: word };
  // of two cards dealt to two zones the first goes to the zone named
  if (ask.topic === 'distributor' && keys.length === 2 && names.includes(word))
    return { key: keys[zoneOf(t, word) === ask.zone ? 0 : 1] ?? word };
  if (names.includes(word) && keys.includes(String(zoneOf(t, word)))) return { key: String(zoneOf(t, word)) };
  return { key: keys[Number(word) - 1] ?? word };
};

export const CHOICES: Readonly<Record<string, Choice>> = {
  wounds,
  split,
  'friendly-fire': friendlyFire,
  route: zone,
  zone: (t, ask, words) => (ask.topic === 'distributor' ? option : ask.kind === 'route' ? wayTo : zone)(t, ask, words),
  keep,
  arrange,
  use,
  reroll: said,
  skill: said,
  order: said,
  armour: said,
  option,
  hits: said,
};

/** The question as a case speaks of it: an action offered by a skill in between is a use of that skill. */
export function pendingOf(t: Table): string | null {
  const ask = t.g.ask;
  if (ask === null) return null;
  if (ask.kind === 'turn') return ask.topic === undefined ? null : 'use';
  return ask.kind;
}

/** What is asked, for a message. */
export function asked(t: Table): string {
  const ask: Ask | null = t.g.ask;
  if (ask === null) return 'nothing is asked';
  const about = [ask.topic, ask.zombie, typeof ask.zone === 'number' && ask.zone >= 0 ? zoneName(t, ask.zone) : undefined];
  return `${pendingOf(t) ?? 'turn'} ${about.filter((word) => word !== undefined).join(' ')}`.trim();
}

/** One of a list: a way, a zone and a number may be said for each other. */
export const PICKS: readonly string[] = ['route', 'zone', 'option'];

export function readChoice(t: Table, words: readonly string[]): Wish {
  const [kind = '', ...rest] = words;
  const ask: Ask | null = t.g.ask;
  // a kind without words of its own is answered by its key
  const read = CHOICES[kind] ?? (ask?.kind === kind ? said : CHOICES[known('choice', kind, Object.keys(CHOICES))]);
  if (ask === null || read === undefined) return { key: '', refusal: refuse('nothing-asked') };
  if (ask.kind === 'turn') return problem(`pending is ${asked(t)}, not ${kind}`);
  // a single one cannot be shared: it is led
  if (ask.kind === 'split' && PICKS.includes(kind) && ask.total === 1) return split(t, ask, [ask.zombie ?? '', rest[0] ?? '', '1']);
  const same = ask.kind === kind || (PICKS.includes(ask.kind) && PICKS.includes(kind));
  if (same && kind !== 'use') return read(t, ask, rest);
  const about = kind === 'use' && [ask.topic, ask.skill].includes(rest[0]);
  const key = same && !about ? null : spelled(t, about ? rest.slice(1) : rest);
  if (key !== null) return { key };
  return same ? read(t, ask, rest) : problem(`pending is ${asked(t)}, not ${kind}`);
}

/** A question that had one possible answer, and that answer. */
export interface Taken {
  readonly ask: Ask;
  readonly key: string;
}

/** What had one possible answer was taken by itself; a case that says it all the same must say just that. */
export function isConfirmed(t: Table, words: readonly string[], taken: readonly Taken[]): boolean {
  const [kind = '', ...rest] = words;
  const fits = (other: string): boolean => other === kind || (PICKS.includes(other) && PICKS.includes(kind));
  if (t.g.ask !== null && (t.g.ask.kind !== 'turn' || t.g.ask.topic !== undefined)) return false;
  return taken.some(({ ask, key }) => fits(ask.kind) && CHOICES[kind]?.(t, ask, rest).key === key);
}

export const refusalText = (refusal: Refusal): string => {
  const { reason, ...rest } = refusal;
  const more = Object.entries(rest).map(([name, value]) => `${name} ${value}`);
  return more.length > 0 ? `${reason} (${more.join(', ')})` : reason;
};
