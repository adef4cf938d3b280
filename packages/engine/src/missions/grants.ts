// The generic action behind every `grant`. Keys: `grant:ID`, then what it leaves open, in this order: zone or door, car, way to pay, cards.
import type { SurvivorId } from '../ids.ts';
import { END, type Refusal, refuse } from '../kernel/index.ts';
import { ALL_CARDS, splitKey } from '../keys/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { type CardId, NOBODY, type Survivor, type ZoneId } from '../state/state.ts';
import type { Action } from '../survivors/action.ts';
import { cardsOf, discardCard, itemOf } from '../survivors/inventory.ts';
import { receive } from '../survivors/keep.ts';
import { freeFor } from '../survivors/spending.ts';
import { call, tables, tell } from '../table.ts';
import { JOINED } from './leads/things.ts';
import type { Grant, Price } from './script.ts';

/** A grant with everything chosen. */
interface Deed {
  readonly zone: ZoneId;
  readonly door: number;
  readonly car: number;
  readonly price: Price | null;
  readonly token: number;
  readonly cards: readonly CardId[];
  readonly back: boolean;
}

const BACK = 'back';

const grantOf = (t: Table, id: string): Grant | undefined => t.r.missionRules.script.grants.find((g) => g.id === id);

/** Zones the grant may be about: where the survivor stands, or near it. */
function zonesFor(t: Table, s: Survivor, g: Grant): readonly ZoneId[] {
  const at = { who: t.g.survivors.indexOf(s), zone: s.zone };
  if (g.where === null) return [s.zone];
  if (g.range === null) return g.where.has(t, at, s.zone) ? [s.zone] : [];
  const [min, max] = g.range;
  const board = tables(t);
  const found = new Set<ZoneId>();
  for (const zone of g.where.zones(t, at)) {
    const away = zone === s.zone ? 0 : Math.min(board.distance(s.zone, zone), board.sightRange(s.zone, zone));
    if (away >= min && away <= max) found.add(zone);
  }
  return [...found].sort((a, b) => a - b);
}

const carsHere = (t: Table, s: Survivor, g: Grant): number[] =>
  t.g.cars.flatMap((car, i) => (car.zone === s.zone && g.cars?.includes(car.kind) ? [i] : []));

function tokenFor(t: Table, who: SurvivorId, price: Price): number {
  return t.g.objectives.findIndex((o, i) => {
    if (o.place !== 'held' || o.by !== who) return false;
    return price.colours.includes(o.colour) || (price.colours.includes(JOINED) && (t.g.progress[`joined:${i}`] ?? 0) > 0);
  });
}

const cardsFor = (t: Table, s: Survivor, price: Price): CardId[] => cardsOf(s).filter((card) => price.items.includes(itemOf(t, card).id));

const heapOn = (t: Table, car: number): readonly CardId[] => t.g.loose.find((l) => l.name === `car:${car}`)?.cards ?? [];

/** Reads the key's arguments; a word says why it cannot be. */
function readDeed(t: Table, s: Survivor, g: Grant, args: readonly string[]): Deed | Refusal {
  const rest = [...args];
  const who = t.g.survivors.indexOf(s);
  let zone = s.zone;
  let door = -1;
  if (g.doors !== null) {
    door = Number(rest.shift());
    if (!g.doors(t, s.zone).includes(door)) return refuse('no-door-there');
  } else {
    const zones = zonesFor(t, s, g);
    if (zones.length === 0) return refuse('grant-not-here', { grant: g.id });
    if (g.range !== null) zone = Number(rest.shift());
    if (!zones.includes(zone)) return refuse('out-of-range', { zone });
  }
  let car = -1;
  if (g.cars !== null) {
    car = Number(rest.shift());
    if (!carsHere(t, s, g).includes(car)) return refuse('no-car-here');
  }
  const deed = { zone, door, car, price: null, token: -1, cards: [], back: false };
  if (g.prices.length === 0) return rest.length === 0 ? deed : refuse('unknown-thing', { what: rest[0] });
  const price = g.prices.length === 1 ? g.prices[0] : g.prices.find((p) => p.id === rest[0]);
  if (price === undefined) return refuse('unknown-thing', { what: String(rest[0]) });
  if (g.prices.length > 1) rest.shift();
  if (price.items.length === 0) {
    if (rest.length > 0) return refuse('unknown-thing', { what: rest[0] });
    const token = tokenFor(t, who, price);
    return token < 0 ? refuse('not-carried', { item: price.id || 'objective' }) : { ...deed, price, token };
  }
  const back = rest[0] === BACK;
  if (back && !g.reverse) return refuse('unknown-thing', { what: BACK });
  if (back) rest.shift();
  const heap = back ? heapOn(t, car) : cardsFor(t, s, price);
  if (heap.length === 0) return refuse('not-carried', { item: price.id || price.items[0] });
  if (rest.length > (price.any ? 1 : 0)) return refuse('unknown-thing', { what: rest[rest.length - 1] });
  if (!price.any) return { ...deed, price, cards: [heap[0]], back };
  const cards = rest[0] === ALL_CARDS ? [...heap] : (rest[0] ?? '').split('.').map(Number);
  if (cards.length === 0 || new Set(cards).size !== cards.length || cards.some((card) => !heap.includes(card)))
    return refuse('not-carried', { item: rest[0] ?? '' });
  return { ...deed, price, cards, back };
}

const isRefusal = (deed: Deed | Refusal): deed is Refusal => 'reason' in deed;

function refused(t: Table, s: Survivor, args: readonly string[]): Refusal | null {
  const g = grantOf(t, args[0]);
  if (g === undefined) return refuse('unknown-thing', { what: String(args[0]) });
  if (s.car !== NOBODY) return refuse('in-a-car');
  const deed = readDeed(t, s, g, args.slice(1));
  if (isRefusal(deed)) return deed;
  if (g.needs !== null && !g.needs.met(t, { who: t.g.survivors.indexOf(s), zone: s.zone })) return refuse('grant-needs', { grant: g.id });
  return payable(s, g) ? null : refuse('not-enough-actions', { need: g.cost, have: s.actions });
}

/** One of its actions may be a free action of any kind. */
const freely = (s: Survivor, g: Grant): boolean => g.cost > 0 && freeFor(s, { kind: 'other' }).length > 0;
const payable = (s: Survivor, g: Grant): boolean => s.actions >= g.cost - (freely(s, g) ? 1 : 0);

/** Every key worth listing: for cards that may go in any number, each alone and all together. */
function keysOf(t: Table, s: Survivor, g: Grant): string[] {
  let keys = [`grant:${g.id}`];
  const branch = (options: readonly (string | number)[]): void => {
    keys = keys.flatMap((key) => options.map((option) => `${key}:${option}`));
  };
  if (g.doors !== null) branch(g.doors(t, s.zone));
  else if (g.range !== null) branch(zonesFor(t, s, g));
  if (g.cars !== null) branch(carsHere(t, s, g));
  if (g.prices.length > 1) branch(g.prices.map((price) => price.id));
  if (g.prices.length !== 1 || !g.prices[0].any || g.prices[0].items.length === 0) return keys;
  const price = g.prices[0];
  return keys.flatMap((key) => {
    const car = g.cars !== null ? Number(key.slice(key.lastIndexOf(':') + 1)) : -1;
    const own = some(cardsFor(t, s, price)).map((cards) => `${key}:${cards}`);
    return g.reverse ? [...own, ...some(heapOn(t, car)).map((cards) => `${key}:${BACK}:${cards}`)] : own;
  });
}

const some = (cards: readonly CardId[]): string[] => (cards.length > 1 ? [ALL_CARDS, ...cards.map(String)] : cards.map(String));

export const grant: Action = {
  verb: 'grant',
  list(t, s, push) {
    for (const g of t.r.missionRules.script.grants) {
      if (!payable(s, g)) continue;
      for (const key of keysOf(t, s, g)) if (refused(t, s, splitKey(key).args) === null) push(key);
    }
  },
  check: refused,
  run(t, s, args) {
    const g = grantOf(t, args[0]);
    if (g === undefined) throw new Error(`a grant was accepted that the mission does not give: ${args[0]}`);
    const deed = readDeed(t, s, g, args.slice(1));
    if (isRefusal(deed)) throw new Error(`a grant was accepted that cannot be read: ${args.join(':')}`);
    const free = freely(s, g);
    if (free) s.free.splice(s.free.indexOf(freeFor(s, { kind: 'other' })[0]), 1);
    s.actions -= g.cost - (free ? 1 : 0);
    const { zone, door, car, token, cards, back } = deed;
    call(t, 'mission-grant', { who: t.g.survivors.indexOf(s), id: g.id, list: g.list, zone, door, car, token, cards: [...cards], back });
  },
  describe(t, s, args) {
    const g = grantOf(t, args[0]);
    const deed = g === undefined ? refuse('unknown-thing') : readDeed(t, s, g, args.slice(1));
    const cost = { actions: g?.cost ?? 0 };
    if (isRefusal(deed)) return { kinds: [args[0]], cost };
    const cards = deed.cards.map((card) => itemOf(t, card).id);
    const about = {
      kinds: [args[0]],
      zones: [deed.zone],
      cards,
      cost,
      ...(g?.reveals && !deed.back ? { reveals: true } : {}),
      ...(g?.burns ? { burns: true } : {}),
      ...(deed.door >= 0 ? { doors: [deed.door] } : {}),
    };
    if (args[args.length - 1] !== ALL_CARDS) return about;
    return { ...about, variants: { cards: deed.cards.map((card) => ({ card, item: itemOf(t, card).id })) } };
  },
};

/** Locals: who, id, list, zone, door, car, token, cards, back. */
export const missionGrant: ProcedureOf<'mission-grant'> = {
  begin(t, f) {
    tell(t, { t: 'mission', text: 'grant', id: f.id, who: f.who, zone: f.zone });
    if (!f.back) return;
    const heap = t.g.loose.find((l) => l.name === `car:${f.car}`);
    if (heap !== undefined) heap.cards = heap.cards.filter((card) => !f.cards.includes(card));
    receive(t, f.who, f.cards);
    return END;
  },
  then(t, f) {
    call(t, 'mission-effects', { list: f.list, at: 0, who: f.who, zone: f.zone, token: f.token, cards: f.cards, car: f.car, door: f.door });
  },
  /** what was paid and put nowhere is gone */
  paid(t, f) {
    if (f.token >= 0 && t.g.objectives[f.token].place === 'held') {
      t.g.objectives[f.token].place = 'gone';
      tell(t, { t: 'token', what: 'objective', zone: f.zone, change: 'removed', colour: t.g.objectives[f.token].colour });
    }
    for (const card of f.cards) if (cardsOf(t.g.survivors[f.who]).includes(card)) discardCard(t, f.who, card, f.id);
  },
};
