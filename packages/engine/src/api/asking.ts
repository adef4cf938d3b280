// How each kind of question is answered: which keys are legal, and what people see of them.

import { aimsOf } from '../combat/actions.ts';
import type { Ask, AskOf, DecisionKind } from '../decisions/asks.ts';
import type { Aim, Option } from '../decisions/decisions.ts';
import type { ZoneId } from '../ids.ts';
import { type Refusal, refuse } from '../kernel/index.ts';
import { makeKey, makeShares, parseKey, parseShares, splitKey } from '../keys/index.ts';
import { nearest } from '../parse/nearest.ts';
import type { Table } from '../rules.ts';
import { arrangeDefaults, arrangeRefused } from '../survivors/arrange.ts';
import { listTurn, narrowed } from '../survivors/turn-keys.ts';
import { present } from '../table.ts';

/** How a kind of question is answered. */
interface Asking<Q = Ask> {
  keys(t: Table, question: Q, push: (key: string) => void): void;
  check(t: Table, question: Q, key: string): Refusal | null;
  describe(t: Table, question: Q, key: string): Omit<Option, 'key'>;
}
type Listed = Extract<Ask, { readonly keys: readonly string[] }>;
type Shared = Extract<Ask, { readonly preset: string }>;
type Arranged = Extract<Ask, { readonly incoming: readonly number[] }>;

/** The question carries its few keys itself; a key may say more about itself in `about[key]`. */
const listed: Asking<Listed> = {
  keys(_t, question, push) {
    for (const key of question.keys) push(key);
  },
  check(_t, question, key) {
    return question.keys.includes(key) ? null : refuse('not-an-option', { key });
  },
  describe(_t, question, key) {
    return { verb: key, ...question.about?.[key] };
  },
};

/** Shots of the pending turn at zones without zombies. */
export function aimsAsked(t: Table): Aim[] {
  const question = t.g.ask;
  if (question?.kind !== 'turn') return [];
  const aims = aimsOf(t, t.g.survivors[question.who]);
  if (question.verbs === undefined) return aims;
  const may = (aim: Aim, zone: ZoneId) => narrowed(t, question, makeKey({ verb: aim.verb, item: aim.item, zones: [zone] })) === null;
  return aims.map((aim) => ({ ...aim, zones: aim.zones.filter((zone) => may(aim, zone)) })).filter((aim) => aim.zones.length > 0);
}

/** Nobody is to act after this one, or it is a bonus action amid the enemy's doings: what comes then cannot be taken back. */
const endsPhase = (t: Table, question: AskOf<'turn'>): boolean =>
  t.g.phase !== 'players' || t.g.survivors.every((s, i) => i === question.who || s.role !== 'played' || s.done || !present(s));

const turn: Asking<AskOf<'turn'>> = {
  keys(t, question, push) {
    listTurn(t, question, push);
    push('end');
  },
  check(t, question, key) {
    if (key === 'end') return null;
    const s = t.g.survivors[question.who];
    const { verb, args } = splitKey(key);
    const action = t.r.actionOf[verb];
    if (!action) return refuse('unknown-action', { verb, nearest: nearest(verb, Object.keys(t.r.actionOf)) });
    if (parseKey(key) === null) return refuse('form-unreadable', { key });
    return (question.verbs === undefined ? null : narrowed(t, question, key)) ?? action.check(t, s, args);
  },
  describe(t, question, key) {
    const { verb, args } = splitKey(key);
    if (verb === 'end') return endsPhase(t, question) ? { verb, reveals: true } : { verb };
    return { verb, ...t.r.actionOf[verb].describe(t, t.g.survivors[question.who], args) };
  },
};

/** How many filled-in forms are listed at most: enough for bots to choose from, never thousands. */
const MOST_SHARES = 24;

/** Ways to fill a form that are looked at to list some of them. */
const MOST_TRIES = 400;

/** Places are `id/group` where a form has groups: each group is shared out for itself, and an id may have a limit over all groups. */
function groupsRefused(question: Shared, amounts: Readonly<Record<string, number>>): Refusal | null {
  const { groups, limits = {} } = question;
  if (groups === undefined) return null;
  const sum = (fits: (id: string) => boolean) => Object.keys(amounts).reduce((n, id) => n + (fits(id) ? amounts[id] : 0), 0);
  for (const group of Object.keys(groups)) {
    const got = sum((id) => id.endsWith(`/${group}`));
    if (got !== groups[group]) return refuse('form-wrong-total', { total: groups[group], got });
  }
  for (const id of Object.keys(limits)) {
    if (sum((place) => place.startsWith(`${id}/`)) > limits[id])
      return refuse('form-out-of-limits', { place: id, min: 0, max: limits[id] });
  }
  return null;
}

/** Puts `total` into places within their limits. Question: `total`, `places`, `preset` (the default key), perhaps `groups` and `limits`. */
const share: Asking<Shared> = {
  keys(t, question, push) {
    const { places, groups } = question;
    const names = groups === undefined ? [''] : Object.keys(groups);
    const order = names.map((name) => places.flatMap((p, i) => (groups === undefined || p.id.endsWith(`/${name}`) ? [i] : [])));
    const totals = names.map((name) => groups?.[name] ?? question.total);
    const seen = new Set<string>([question.preset]);
    push(question.preset);
    const amounts = places.map(() => 0);
    let tries = 0;
    const done = (): void => {
      tries++;
      const key = makeShares(places, amounts);
      if (seen.has(key) || (groups !== undefined && share.check(t, question, key) !== null)) return;
      seen.add(key);
      push(key);
    };
    const fill = (group: number, at: number, left: number): void => {
      if (seen.size >= MOST_SHARES || tries >= MOST_TRIES) return;
      const place = order[group][at];
      const { min, max } = places[place];
      if (at === order[group].length - 1) {
        if (left < min || left > max) return;
        amounts[place] = left;
        if (group === names.length - 1) done();
        else fill(group + 1, 0, totals[group + 1]);
        return;
      }
      for (let n = Math.min(left, max); n >= min; n--) {
        amounts[place] = n;
        fill(group, at + 1, left - n);
      }
    };
    fill(0, 0, totals[0]);
  },
  check(_t, question, key) {
    const { places } = question;
    const amounts = parseShares(key);
    if (amounts === null) return refuse('form-unreadable', { key });
    let sum = 0;
    for (const id of Object.keys(amounts)) if (!places.some((p) => p.id === id)) return refuse('form-unknown-place', { place: id });
    for (const place of places) {
      const n = amounts[place.id] ?? 0;
      if (n < place.min || n > place.max) return refuse('form-out-of-limits', { place: place.id, min: place.min, max: place.max });
      sum += n;
    }
    return sum === question.total ? groupsRefused(question, amounts) : refuse('form-wrong-total', { total: question.total, got: sum });
  },
  describe: (_t, _question, _key) => ({ verb: 'share' }),
};

const arrange: Asking<Arranged> = {
  keys(t, question, push) {
    for (const key of arrangeDefaults(t, question)) push(key);
  },
  check: arrangeRefused,
  describe: () => ({ verb: 'arrange' }),
};

export const ASKING = {
  order: listed,
  turn,
  wounds: share,
  split: share,
  route: listed,
  hits: listed,
  'friendly-fire': share,
  reroll: listed,
  keep: arrange,
  arrange,
  skill: listed,
  zone: listed,
  armour: listed,
  use: listed,
  option: listed,
} satisfies { readonly [K in DecisionKind]: Asking<AskOf<K>> };

/** The entry for this question. */
export const askingOf = (question: Ask): Asking => ASKING[question.kind];
