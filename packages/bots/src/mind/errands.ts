// Errands: what one survivor sets out to do this turn, and the key that does the next bit of it.
import type { Deed, Lead, State, SurvivorId, ZoneId } from '@holdout/engine';
import type { TurnKey } from '@holdout/engine/keys';
import { bestOf, power, readKey, type Strike, strikesOf } from './attacks.ts';
import { handKey } from './chores.ts';
import { climbsOf, doorBetween, driveTo, FAR, type Facts, fieldTo, isIn, zombiesAt } from './facts.ts';
import { attacksAt, bearable, refugeFrom, standOf } from './tactics.ts';

export interface Errand {
  readonly deed: Deed | 'hold' | 'search' | 'flee' | 'join' | 'hunt';
  /** where to go; [] stay */
  readonly zones: readonly number[];
  /** fight: clear the own zone first, walk in where they can be beaten; charge: walk in anyway; run: past them if it can be paid for */
  readonly stance: 'fight' | 'charge' | 'run';
  /** so many have something to do there; absent: one */
  readonly hands?: number;
  readonly what?: string;
  readonly grant?: string;
  /** cards it is about */
  readonly items?: readonly string[];
  readonly doors?: readonly number[];
  /** an objective card lies on the door */
  readonly reads?: true;
  /** zones to be burned, or where a car has to go */
  readonly to?: readonly number[];
  readonly byCar?: boolean;
  /** what burns with it: nobody stays there */
  readonly blaze?: readonly number[];
  /** the game is won by it in this round: nothing else matters */
  readonly now?: true;
  /** what comes next when the work is done */
  readonly then?: Errand;
}

/** What the planner knows of the table that the errands are run at. */
export interface Order {
  readonly facts: Facts;
  /** doors nobody may open now */
  readonly closed: ReadonlySet<number>;
  /** where cards can be searched for */
  readonly searchable: readonly boolean[];
  /** nothing is left to do but to leave */
  readonly leaving: boolean;
  /** the exit is taken when offered: what is left to do is to open the way there */
  readonly mayLeave: boolean;
  /** one deed more wins the game */
  readonly last: boolean;
  /** where guards are wanted */
  readonly marches: readonly Lead[];
  /** zones where a zombie that comes in is the end */
  readonly keptFree: readonly ZoneId[];
  /** zones where no zombie may be left at the end of the players' phase */
  readonly toClear: readonly ZoneId[];
  /** where a car is to be shot at: nobody stays there */
  readonly carsToBlow: readonly ZoneId[];
  /** zones with objectives that bring a card */
  readonly treasures: readonly ZoneId[];
  /** adrenaline of an objective */
  readonly takeAp: number;
  /** fire is what the mission asks for, and there is none to spare: it is not spent on zombies */
  readonly thrifty: boolean;
  /** where those stand whom the mission wants dead and fire fells: they are what it is kept for */
  readonly prey: readonly ZoneId[];
  /** adrenaline somebody has to reach, and who may; null: nobody */
  readonly rises: { readonly to: number; readonly who: readonly SurvivorId[] } | null;
}

const OPEN = 1;

/** The first key that says what is wanted. */
function first(keys: readonly string[], fits: (said: TurnKey) => boolean): string | null {
  for (const key of keys) {
    const said = readKey(key);
    if (said !== null && fits(said)) return key;
  }
  return null;
}

/** The key that does the errand's work where the survivor stands; null: there is nothing to do here. */
export function workKey(o: Order, state: State, who: SurvivorId, errand: Errand): string | null {
  const { engine } = o.facts;
  const s = state.survivors[who];
  if (s === undefined) return null;
  switch (errand.deed) {
    case 'take': {
      const what = errand.what ?? 'objective';
      const named = THINGS.includes(what) ? what : 'card';
      return first(engine.optionKeys(state, ['take']), (said) => said.verb === 'take' && said.what === named);
    }
    case 'recruit':
      return first(engine.optionKeys(state, ['take']), (said) => said.verb === 'take' && said.what === 'companion');
    case 'read':
      return engine.optionKeys(state, ['read'])[0] ?? null;
    case 'use':
    case 'carry':
      return first(
        engine.optionKeys(state, ['grant']),
        (said) =>
          said.verb === 'grant' &&
          said.grant === errand.grant &&
          !said.args.includes('back') &&
          (errand.blaze === undefined || said.args.every((zone) => !friendsIn(state, Number(zone), who))),
      );
    case 'open':
      return first(engine.optionKeys(state, ['open']), (said) => {
        const door = said.verb === 'open' ? doorBetween(o.facts, s.zone, said.zone) : -1;
        return errand.doors?.includes(door) === true && state.doors[door] !== OPEN;
      });
    case 'burn':
      return fireKey(o, state, who, errand);
    case 'hand':
      if (errand.what === 'token') return passKey(o, state);
      return handKey(o, state, who, errand.items ?? [], errand.what === 'part' ? 0 : 1);
    case 'search':
    case 'find':
      return s.used.includes('search') ? null : (engine.optionKeys(state, ['search'])[0] ?? null);
    case 'drive':
      return driveKey(o, state, who, errand.to ?? []);
    case 'leave':
      return errand.byCar && !holdsSeats(state, s) ? driveKey(o, state, who, errand.to ?? []) : null;
    default:
      return null;
  }
}

/** A token that is carried, to whoever here holds most of them. */
function passKey(o: Order, state: State): string | null {
  const held = (id: string): number => {
    const who = state.survivors.findIndex((s) => s.id === id);
    return state.objectives.filter((token) => token.place === 'held' && token.by === who).length;
  };
  let best: string | null = null;
  let most = 0;
  for (const key of o.facts.engine.optionKeys(state, ['pass'])) {
    const said = readKey(key);
    if (said?.verb !== 'pass' || said.what !== 'objective' || held(said.to) <= most) continue;
    most = held(said.to);
    best = key;
  }
  return best;
}

/** kinds of things that are taken under their own word; everything else is a card */
const THINGS = ['objective', 'crate', 'ladder', 'companion', 'beacon'];
const FIRES = ['throw', 'dragonfire', 'torch', 'bile', 'pour', 'shoot-car'];

function friendsIn(state: State, zone: ZoneId, but: number): boolean {
  return state.survivors.some((s, i) => i !== but && s.alive && !s.out && s.zone === zone) || (state.guards[zone] ?? 0) > 0;
}

/** actions of a turn that is still to come */
const ACTIONS = 3;

/** Bile is gone with the round: it is laid only where whoever has a torch can still come and light it. */
export function isLit(o: Order, state: State, who: SurvivorId, errand: Errand): boolean {
  const tagged = (card: number, tag: string): boolean => card >= 0 && o.facts.items[state.cards[card] ?? -1]?.tags.includes(tag) === true;
  const isTorch = (card: number): boolean => tagged(card, 'torch');
  const all = state.survivors.flatMap((s) => (isIn(s) ? [...s.hands, ...s.pack] : []));
  // where there is more of it, nobody waits for a better moment
  if (all.filter((card) => tagged(card, 'bile')).length > 1) return true;
  let field: Float64Array | undefined;
  return state.survivors.some((s, i) => {
    const inHand = s.hands.some(isTorch);
    if (!isIn(s) || s.done || !(inHand || s.pack.some(isTorch))) return false;
    // to throw it, and to take it to hand
    let needs = inHand ? 1 : 2;
    if (i === who) return s.actions >= 1 + needs;
    if (!errand.zones.includes(s.zone)) {
      field ??= fieldTo(o.facts, state, errand.zones, o.closed);
      needs += (field[s.zone] ?? FAR) + zombiesAt(o.facts, state, s.zone);
    }
    return (s.actions > 0 ? s.actions : ACTIONS) >= needs;
  });
}

function fireKey(o: Order, state: State, who: SurvivorId, errand: Errand): string | null {
  const s = state.survivors[who];
  const zones = errand.to ?? [];
  const blaze = errand.blaze ?? [];
  if (s === undefined || blaze.includes(s.zone)) return null;
  return first(o.facts.engine.optionKeys(state, FIRES), (said) => {
    const zone = said.verb === 'shoot-car' ? (state.cars[said.car]?.zone ?? -1) : 'zone' in said ? (said.zone ?? -1) : -1;
    if (!zones.includes(zone) || zone === s.zone) return false;
    return said.verb === 'bile'
      ? !state.bile.includes(zone) && isLit(o, state, who, errand)
      : !friendsIn(state, zone, who) && !blaze.some((one) => friendsIn(state, one, who));
  });
}

/** Fire has to wait: friends who have still to act stand where it will burn, or what burns is laid by another. */
export function waits(o: Order, state: State, who: SurvivorId, errand: Errand): boolean {
  if (errand.deed !== 'burn' && errand.blaze === undefined) return false;
  const danger = [...(errand.to ?? []), ...(errand.blaze ?? [])];
  const tagged = (s: State['survivors'][number], tag: string): boolean =>
    [...s.hands, ...s.pack].some((card) => card >= 0 && o.facts.items[state.cards[card] ?? -1]?.tags.includes(tag) === true);
  const me = state.survivors[who];
  if (me === undefined) return false;
  const laid = (errand.to ?? []).some((zone) => state.bile.includes(zone));
  // whoever lays it goes before whoever lights it, wherever that one stands
  const lays = !laid && tagged(me, 'bile') && !tagged(me, 'torch');
  return state.survivors.some(
    (s, i) =>
      i !== who &&
      isIn(s) &&
      !s.done &&
      ((danger.includes(s.zone) && !(lays && tagged(s, 'torch'))) ||
        (!laid && !tagged(me, 'bile') && tagged(me, 'torch') && tagged(s, 'bile'))),
  );
}

const SEATS = 4;
export const seatsLeft = (state: State, car: number): number => SEATS - state.survivors.filter((s) => isIn(s) && s.car === car).length;

/** Whoever sits in a car with room left waits for those still on foot. */
const holdsSeats = (state: State, s: State['survivors'][number]): boolean =>
  s.car >= 0 && seatsLeft(state, s.car) > 0 && state.survivors.some((other) => isIn(other) && other.car < 0);

/** Into the driver's seat, then down the streets. */
function driveKey(o: Order, state: State, who: SurvivorId, to: readonly number[]): string | null {
  const { engine } = o.facts;
  const s = state.survivors[who];
  if (s === undefined) return null;
  if (s.car < 0) {
    const keys = engine.optionKeys(state, ['enter']);
    return first(keys, (said) => said.verb === 'enter' && said.seat === 'driver') ?? keys[0] ?? null;
  }
  if (!s.driver) return null;
  const field = driveTo(o.facts, to);
  const here = field[s.zone] ?? FAR;
  let best: string | null = null;
  let least = here;
  for (const key of engine.optionKeys(state, ['drive'])) {
    const said = readKey(key);
    const cost = field[said?.verb === 'drive' ? (said.path.at(-1) ?? -1) : -1] ?? FAR;
    if (cost < least) {
      least = cost;
      best = key;
    }
  }
  return best;
}

/** Doors that can be opened from here: the answer and the zone behind. */
export function doorsOf(f: Facts, state: State): [key: string, to: number][] {
  const found: [string, number][] = [];
  for (const key of f.engine.optionKeys(state, ['open'])) {
    const said = readKey(key);
    if (said?.verb === 'open' && !found.some(([, to]) => to === said.zone)) found.push([key, said.zone]);
  }
  return found;
}

/** errands that open no doors on their way */
const QUIET: ReadonlySet<Errand['deed']> = new Set(['flee', 'join', 'hunt']);

/** A walk in progress: the way is worked out anew when a door opens. */
export class Walk {
  #field: Float64Array | null = null;
  #board = '';
  #strikes: Strike[] | null = null;

  errand: Errand;

  constructor(
    readonly order: Order,
    readonly who: SurvivorId,
    errand: Errand,
  ) {
    this.errand = errand;
  }

  field(state: State): Float64Array {
    if (this.#field === null || this.#board !== state.boardKey) {
      this.#board = state.boardKey;
      this.#field = fieldTo(this.order.facts, state, this.errand.zones, this.order.closed);
    }
    return this.#field;
  }

  /** The next answer of this survivor's turn. */
  next(state: State): string {
    const { facts } = this.order;
    const { errand, who } = this;
    const s = state.survivors[who];
    if (s === undefined || (s.actions <= 0 && s.free.length === 0)) return 'end';
    this.#strikes = null;
    const here = zombiesAt(facts, state, s.zone);
    if (here > 0 && s.car < 0) {
      const key = this.#melee(state, s, here);
      if (key !== null) return key;
    }
    const there = errand.zones.length === 0 || errand.zones.includes(s.zone);
    if (there || errand.deed === 'open' || errand.deed === 'burn' || s.car >= 0) {
      const work = workKey(this.order, state, who, errand);
      if (work !== null) return work;
      if (there && errand.then !== undefined) {
        this.errand = errand.then;
        this.#field = null;
        return this.next(state);
      }
      if (s.car >= 0 && !(errand.deed === 'leave' && errand.byCar) && errand.deed !== 'drive') {
        const out = facts.engine.optionKeys(state, ['leave'])[0];
        if (out !== undefined) return out;
      }
    }
    if (errand.deed === 'hunt' || errand.deed === 'kill' || errand.deed === 'clear') {
      const strike = this.#strike(state, null);
      if (strike !== null && (strike.kills > 0.3 || here > 0)) return strike.key;
    }
    if (!there && s.car < 0) {
      const step = this.#step(state, here);
      if (step !== null) return step;
    }
    return this.#leftover(state, here, there);
  }

  #strike(state: State, only: number | null): Strike | null {
    this.#strikes ??= strikesOf(this.order.facts, state, this.who, !this.order.thrifty);
    return bestOf(this.#strikes, only);
  }

  /** Zombies in the own zone: struck while that pays, left while there is somewhere to go. */
  #melee(state: State, s: State['survivors'][number], here: number): string | null {
    const { facts } = this.order;
    const strike = this.#strike(state, s.zone);
    if (this.errand.stance === 'charge') return strike?.key ?? null;
    if (this.errand.stance === 'run') return this.#way(state, s) ?? strike?.key ?? null;
    const stand = standOf(facts, state, this.who, strike?.kills ?? 0);
    const limit = bearable(stand);
    const flees = this.errand.deed === 'flee';
    if (strike !== null && stand.left <= limit && !flees) return strike.key;
    // a blow first, if going is still possible after a miss
    if (strike !== null && s.actions > here + 1 && !flees) return strike.key;
    const refuge = refugeFrom(facts, state, s.zone, this.errand.zones.length > 0 ? this.field(state) : null);
    if (refuge !== null && refuge.attacks < 0.6 * stand.left) {
      const key = `move:${refuge.zone}`;
      if (facts.engine.whyNot(state, key) === null) return key;
    }
    return strike?.key ?? null;
  }

  /** The next step of the way, whatever stands here. */
  #way(state: State, s: State['survivors'][number]): string | null {
    const there = this.errand.zones.length === 0 || this.errand.zones.includes(s.zone);
    return there ? null : this.#step(state, 0);
  }

  #step(state: State, here: number): string | null {
    const { facts, closed } = this.order;
    const s = state.survivors[this.who];
    if (s === undefined) return null;
    const field = this.field(state);
    const from = field[s.zone] ?? FAR;
    let to = -1;
    let door = -1;
    let least = from;
    for (const way of facts.ground.ways[s.zone] ?? []) {
      let cost = field[way.to] ?? FAR;
      const shut = way.door >= 0 && state.doors[way.door] !== OPEN;
      if (shut && (closed.has(way.door) || state.doors[way.door] === 2 || QUIET.has(this.errand.deed))) continue;
      if (shut) cost += 1;
      if (cost < least) {
        least = cost;
        to = way.to;
        door = shut ? way.door : -1;
      }
    }
    const { engine } = facts;
    for (const climb of climbsOf(facts, state)) {
      const other = climb.at === s.zone ? climb.to : climb.to === s.zone ? climb.at : -1;
      if (other < 0 || (field[other] ?? FAR) + climb.more >= least) continue;
      const key = `ladder:${other}`;
      if (climb.more > 0 && engine.whyNot(state, key) !== null) continue;
      if (climb.more > 0) return key;
      least = field[other] ?? FAR;
      to = other;
      door = -1;
    }
    if (to < 0) return null;
    if (door >= 0) return first(engine.optionKeys(state, ['open']), (said) => said.verb === 'open' && said.zone === to);
    const crowd = zombiesAt(facts, state, to);
    if (crowd > 0) {
      // shoot first; walk in only when something is left to fight with
      const strike = this.#strike(state, to);
      if (strike !== null) return strike.key;
      if (this.errand.stance === 'charge' && s.actions < 2 + here) return null;
      if (this.errand.stance === 'fight' && !this.#beats(state, s, to, s.actions - 1 - here)) return null;
    }
    // the last step is not into worse than where one stands
    if (this.errand.stance === 'fight' && s.actions <= 1 + here) {
      const worse = attacksAt(facts, state, to) - crowd;
      if (worse > 0.5 && worse > attacksAt(facts, state, s.zone)) return null;
    }
    const key = `move:${to}`;
    return engine.whyNot(state, key) === null ? key : null;
  }

  /** Can this survivor fell most of those there with so many actions? */
  #beats(state: State, s: State['survivors'][number], zone: ZoneId, actions: number): boolean {
    const { facts } = this.order;
    if (actions <= 0) return false;
    const arms = power(facts, state, s);
    let work = 0;
    for (let kind = 0; kind < facts.kinds.length; kind++) {
      const n = state.zombies[zone * facts.kinds.length + kind] ?? 0;
      if (n > 0) work += n * ((facts.kinds[kind]?.toughness ?? 1) > arms.damage ? 3 : 1);
    }
    return actions * Math.max(arms.melee, 0.7 * arms.kills) >= 0.8 * work;
  }

  /** Actions left over: strike what is in reach, load, search, step out of reach, else stop. */
  #leftover(state: State, here: number, there: boolean): string {
    const { facts } = this.order;
    const { engine } = facts;
    const s = state.survivors[this.who];
    if (s === undefined || s.car >= 0) return 'end';
    const strike = this.#strike(state, null);
    if (strike !== null && strike.kills > 0.25) return strike.key;
    if (state.empty.length > 0 && (state.empty.includes(s.hands[0]) || state.empty.includes(s.hands[1]))) {
      const key = engine.optionKeys(state, ['reload'])[0];
      if (key !== undefined) return key;
    }
    const attacks = attacksAt(facts, state, s.zone);
    if (attacks > 0 && this.errand.stance === 'fight' && s.actions >= 1 + here) {
      const refuge = refugeFrom(facts, state, s.zone, this.errand.zones.length > 0 ? this.field(state) : null);
      if (refuge !== null && refuge.attacks < 0.5 * attacks) {
        const key = `move:${refuge.zone}`;
        if (engine.whyNot(state, key) === null) return key;
      }
    }
    if (here === 0 && !s.used.includes('search') && (this.order.searchable[s.zone] || there)) {
      const key = engine.optionKeys(state, ['search'])[0];
      if (key !== undefined) return key;
    }
    return 'end';
  }
}

export const team = (state: State): number[] => state.survivors.flatMap((s, i) => (isIn(s) ? [i] : []));
