// Errands: what one survivor sets out to do this turn, and the key that does the next bit of it.
import type { Deed, State } from '@holdout/engine';
import { bestStrike, power } from './attacks.ts';
import { doorBetween, driveTo, FAR, type Facts, fieldTo, isIn, zombiesAt } from './facts.ts';

export interface Errand {
  readonly deed: Deed | 'hold' | 'search' | 'flee' | 'join' | 'hunt';
  /** where to go; [] stay */
  readonly zones: readonly number[];
  /** fight: clear the own zone first, walk in where they can be beaten; charge: walk in anyway; run: past them if it can be paid for */
  readonly stance: 'fight' | 'charge' | 'run';
  readonly what?: string;
  readonly grant?: string;
  readonly doors?: readonly number[];
  /** zones to be burned, or where a car has to go */
  readonly to?: readonly number[];
  readonly byCar?: boolean;
  /** what comes next when the work is done */
  readonly then?: Errand;
}

/** What the planner knows of the table that the errands are run at. */
export interface Order {
  readonly facts: Facts;
  /** doors nobody may open now */
  readonly closed: ReadonlySet<number>;
  /** everyone is to leave: the exit is taken when offered */
  readonly leaving: boolean;
  /** fire is what the mission asks for: it is not spent on zombies */
  readonly thrifty: boolean;
}

const OPEN = 1;

const first = (keys: readonly string[], fits: (key: string) => boolean): string | null => keys.find(fits) ?? null;

/** The key that does the errand's work where the survivor stands; null: there is nothing to do here. */
function workKey(o: Order, state: State, who: number, errand: Errand): string | null {
  const { engine } = o.facts;
  const s = state.survivors[who];
  if (s === undefined) return null;
  switch (errand.deed) {
    case 'take': {
      const what = errand.what ?? 'objective';
      const verb = what === 'objective' || what === 'crate' || what === 'ladder' ? what : what === 'companion' ? 'companion' : 'card';
      return first(engine.optionKeys(state, ['take']), (key) => key.startsWith(`take:${verb}`));
    }
    case 'recruit':
      return first(engine.optionKeys(state, ['take']), (key) => key.startsWith('take:companion'));
    case 'read':
      return engine.optionKeys(state, ['read'])[0] ?? null;
    case 'use':
    case 'carry':
      return first(engine.optionKeys(state, ['grant']), (key) => key.startsWith(`grant:${errand.grant ?? ''}`) && !key.includes(':back'));
    case 'open':
      return first(engine.optionKeys(state, ['open']), (key) => {
        const door = doorBetween(o.facts, s.zone, Number(key.split(':')[1]));
        return errand.doors?.includes(door) === true && state.doors[door] !== OPEN;
      });
    case 'burn':
      return fireKey(o, state, who, errand.to ?? []);
    case 'search':
    case 'find':
      return s.used.includes('search') ? null : (engine.optionKeys(state, ['search'])[0] ?? null);
    case 'drive':
      return driveKey(o, state, who, errand.to ?? []);
    case 'leave':
      return errand.byCar ? driveKey(o, state, who, errand.to ?? []) : null;
    default:
      return null;
  }
}

const FIRES = ['throw', 'dragonfire', 'torch', 'bile', 'pour', 'shoot-car'];

function friendsIn(state: State, zone: number, but: number): boolean {
  return state.survivors.some((s, i) => i !== but && s.alive && !s.out && s.zone === zone) || (state.guards[zone] ?? 0) > 0;
}

function fireKey(o: Order, state: State, who: number, zones: readonly number[]): string | null {
  const s = state.survivors[who];
  return first(o.facts.engine.optionKeys(state, FIRES), (key) => {
    const parts = key.split(':');
    const last = Number(parts.at(-1));
    const zone = parts[0] === 'shoot-car' ? (state.cars[Number(parts[2])]?.zone ?? -1) : last;
    return zones.includes(zone) && zone !== s?.zone && !friendsIn(state, zone, who);
  });
}

/** Into the driver's seat, then down the streets. */
function driveKey(o: Order, state: State, who: number, to: readonly number[]): string | null {
  const { engine } = o.facts;
  const s = state.survivors[who];
  if (s === undefined) return null;
  if (s.car < 0) {
    const keys = engine.optionKeys(state, ['enter']);
    return first(keys, (key) => key.endsWith(':driver')) ?? keys[0] ?? null;
  }
  if (!s.driver) return null;
  const field = driveTo(o.facts, to);
  const here = field[s.zone] ?? FAR;
  let best: string | null = null;
  let least = here;
  for (const key of engine.optionKeys(state, ['drive'])) {
    const parts = key.split(':');
    const zone = Number(parts.findLast((part) => part !== '' && !Number.isNaN(Number(part))));
    const cost = field[zone] ?? FAR;
    if (cost < least) {
      least = cost;
      best = key;
    }
  }
  return best;
}

/** errands that open no doors on their way */
const QUIET: ReadonlySet<Errand['deed']> = new Set(['flee', 'join', 'hunt']);

/** A walk in progress: the way is worked out anew when a door opens. */
export class Walk {
  #field: Float64Array | null = null;
  #board = '';

  errand: Errand;

  constructor(
    readonly order: Order,
    readonly who: number,
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
    if (s === undefined) return 'end';
    const spent = s.actions <= 0 && s.free.length === 0;
    const here = zombiesAt(facts, state, s.zone);
    if (spent) return 'end';
    if (here > 0 && errand.stance !== 'run') {
      const strike = bestStrike(facts, state, who, s.zone, false);
      if (strike !== null) return strike.key;
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
      const strike = bestStrike(facts, state, who, null, !this.order.thrifty);
      if (strike !== null && (strike.kills > 0.3 || here > 0)) return strike.key;
    }
    if (!there && s.car < 0) {
      const step = this.#step(state, here);
      if (step !== null) return step;
    }
    return this.#leftover(state, here, there);
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
    if (to < 0) return null;
    const { engine } = facts;
    if (door >= 0) return first(engine.optionKeys(state, ['open']), (key) => Number(key.split(':')[1]) === to);
    const crowd = zombiesAt(facts, state, to);
    if (crowd > 0) {
      // shoot first; walk in only when something is left to fight with
      const strike = bestStrike(facts, state, this.who, to, !this.order.thrifty);
      if (strike !== null) return strike.key;
      if (this.errand.stance === 'charge' && s.actions < 2 + here) return null;
      if (this.errand.stance === 'fight' && !this.#beats(state, s, to, s.actions - 1 - here)) return null;
    }
    const key = `move:${to}`;
    return engine.whyNot(state, key) === null ? key : null;
  }

  /** Can this survivor fell most of those there with so many actions? */
  #beats(state: State, s: State['survivors'][number], zone: number, actions: number): boolean {
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

  /** Actions left over: strike what is in reach, search, else stop. */
  #leftover(state: State, here: number, there: boolean): string {
    const { facts } = this.order;
    const s = state.survivors[this.who];
    if (s === undefined || this.errand.deed === 'flee') return 'end';
    const strike = bestStrike(facts, state, this.who, null, !this.order.thrifty);
    if (strike !== null && strike.kills > 0.25) return strike.key;
    if (here === 0 && !s.used.includes('search') && (facts.rooms[s.zone] || there)) {
      const key = facts.engine.optionKeys(state, ['search'])[0];
      if (key !== undefined) return key;
    }
    return 'end';
  }
}

export const team = (state: State): number[] => state.survivors.flatMap((s, i) => (isIn(s) ? [i] : []));
