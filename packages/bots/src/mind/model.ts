// The table in averages: zombies as fractions, attacks by what is printed on the cards. Thousands of turns can be thought through in the time
// of one tried-out game, and without the noise of dice.
import type { State, SurvivorId, ZoneId } from '@holdout/engine';
import { badness } from './attacks.ts';
import type { Order } from './errands.ts';
import { type Facts, isIn } from './facts.ts';
import { type Arm, type Fighter, fighterOf, TOUGHEST } from './fighters.ts';
import { FIRST_LEVEL, type Forecast, forecastOf, shortageOf } from './foreseen.ts';
import { type Ward, wardPeril, wardsOf } from './wards.ts';
import type { Weights } from './weights.ts';

const OPEN = 1;
/** how far those who have yet to act can be counted on to stay where zombies come up */
const LIKELY_GONE = 0.2;
/** where no card is to be forecast */
const IN_A_ROOM = 1.2;

/** Cards name kinds, or any of a base. */
function kindOf(f: Facts, id: string): number {
  const kind = f.kinds.findIndex((one) => one.id === id);
  return kind >= 0
    ? kind
    : Math.max(
        0,
        f.kinds.findIndex((one) => one.base === id),
      );
}

interface Coming {
  readonly rush: number;
  readonly card: Float64Array;
  readonly brings: Float64Array;
}

const comings = new WeakMap<Forecast, Coming>();

/** A forecast by zone and kind. */
function comingOf(f: Facts, forecast: Forecast, size: number): Coming {
  let found = comings.get(forecast);
  if (found !== undefined) return found;
  const width = f.kinds.length;
  const brings = new Float64Array(size);
  const card = new Float64Array(width);
  if (forecast[0] === undefined) card[0] = IN_A_ROOM;
  else for (const id in forecast[0].expected) card[kindOf(f, id)] = forecast[0].expected[id] ?? 0;
  for (const { zone, expected } of forecast)
    for (const id in expected) {
      const at = zone * width + kindOf(f, id);
      if (zone >= 0) brings[at] = (brings[at] as number) + (expected[id] ?? 0);
    }
  found = { rush: forecast[0]?.rush ?? 0, card, brings };
  comings.set(forecast, found);
  return found;
}

/** What is left on average of so many when about so many are felled, dice being dice: the mean of a bell curve above nothing. */
export function remains(n: number, felled: number, variance: number): number {
  const mean = n - felled;
  const sd = Math.sqrt(variance);
  if (sd < 1e-6) return Math.max(0, mean);
  const z = mean / sd;
  if (z > 4) return mean;
  if (z < -4) return 0;
  const density = 0.3989423 * Math.exp(-0.5 * z * z);
  return sd * density + mean * sigma(1.702 * z);
}

const sigma = (x: number): number => 1 / (1 + Math.exp(-x));

/** Chance that somebody dies of about so many attacks: those who stand together share wounds out, so all they can spare counts first. */
export function dies(attacks: number, doubt: number, spare: number): number {
  const sd = Math.sqrt(0.12 + doubt);
  return Math.max(0, sigma((1.702 * (attacks - spare - 0.5)) / sd) - sigma((1.702 * (-spare - 0.5)) / sd));
}

/** what all zones without people share; never written to */
const NOBODY: number[] = [];
/** how likely one that is left over where none may be is not felled by others: the rest of the team has its turns too */
const LEFT_OVER = 0.4;
/** and how likely one next door to where none may come in does so */
const NEXT_TO_IT = 0.3;
/** a chance not worth a thought */
export const SELDOM = 0.02;
/** those next door who have somebody there to attack stay where they are, but for so many */
const HELD_UP = 0.3;
/** how much more it is worth to fell one of a kind the box is about to run out of */
const ROOM_IN_BOX = 4;
/** less than so much of a zombie is none */
const NONE = 1e-9;

export class Model {
  readonly zombies: Float64Array;
  /** the sum of every zone, kept up by `set` */
  readonly #totals: Float64Array;
  readonly doors: number[];
  /** zone of everyone in play, by survivor; -1: not there */
  readonly at: Int16Array;
  readonly fighters: (Fighter | undefined)[];
  readonly people: number[] = [];
  /** has acted, or its turn is thought through */
  readonly acted: boolean[];
  readonly width: number;
  readonly #zones: number;
  /** survivors by zone, kept up by `put` */
  readonly here: number[][];
  readonly #spawning: Float64Array;
  /** zombies to expect of the next spawn, by zone and kind */
  readonly #brings: Float64Array;
  /** the share of those who come up that acts at once */
  readonly rush: number;
  /** zombies to expect of one card, by kind: what waits in a room nobody has looked into */
  readonly card: Float64Array;
  /** extra activations are nothing to the lowest danger level */
  readonly #awake: boolean;
  /** people who wait to be taken along */
  readonly wards: readonly Ward[];
  /** chance of each kind to act once more because the box runs out of it; null: none of them will */
  readonly again: readonly number[] | null;

  constructor(
    readonly order: Order,
    readonly state: State,
    readonly w: Weights,
  ) {
    const f = order.facts;
    this.width = f.kinds.length;
    this.#zones = state.noise.length;
    this.zombies = Float64Array.from(state.zombies);
    this.#totals = new Float64Array(this.#zones);
    for (let at = 0, zone = 0; zone < this.#zones; zone++) {
      let n = 0;
      for (const end = at + this.width; at < end; at++) n += this.zombies[at] as number;
      this.#totals[zone] = n;
    }
    this.doors = [...state.doors];
    this.at = new Int16Array(state.survivors.length).fill(-1);
    this.here = new Array<number[]>(this.#zones).fill(NOBODY);
    this.fighters = state.survivors.map((s, i) => (isIn(s) ? fighterOf(f, state, i) : undefined));
    this.acted = state.survivors.map((s) => s.done);
    state.survivors.forEach((s, i) => {
      if (!isIn(s)) return;
      this.people.push(i);
      this.at[i] = -1;
      this.put(i, s.zone);
    });
    this.#spawning = new Float64Array(this.#zones);
    for (const token of state.spawns) if (token.active && token.zone >= 0) this.#spawning[token.zone] = 1;
    this.wards = wardsOf(state);
    this.#awake = state.survivors.some((s) => s.ap >= FIRST_LEVEL);
    const { rush, card, brings } = comingOf(f, forecastOf(order, state), this.zombies.length);
    this.rush = rush;
    this.card = card;
    this.#brings = brings;
    const cards = state.spawns.reduce((n, token) => n + (token.active && token.zone >= 0 ? 1 : 0), 0);
    const again = shortageOf(order, state, cards);
    this.again = again.some((chance) => chance > SELDOM) ? again : null;
  }

  put(who: SurvivorId, zone: ZoneId): void {
    const from = this.at[who] as number;
    if (from === zone) return;
    const list = from < 0 ? undefined : this.here[from];
    list?.splice(list.indexOf(who), 1);
    this.at[who] = zone;
    if (zone < 0) return;
    if (this.here[zone] === NOBODY) this.here[zone] = [who];
    else this.here[zone]?.push(who);
  }

  count(zone: ZoneId): number {
    return this.#totals[zone] as number;
  }

  /** So many of this kind stand there by now. */
  set(at: number, n: number): void {
    this.zombies[at] = n;
    const zone = Math.floor(at / this.width);
    let sum = 0;
    for (let i = zone * this.width, end = i + this.width; i < end; i++) sum += this.zombies[i] as number;
    this.#totals[zone] = sum;
  }

  isOpen(door: number): boolean {
    return door < 0 || this.doors[door] === OPEN;
  }

  /** By toughness, kept to be used again: who stands here, what they do, who comes, what is felled now and in the next turn. */
  readonly #there = new Float64Array(TOUGHEST + 2);
  readonly #acts = new Float64Array(TOUGHEST + 2);
  readonly #comes = new Float64Array(TOUGHEST + 2);
  readonly #felled = new Float64Array(TOUGHEST + 2);
  readonly #next = new Float64Array(TOUGHEST + 2);

  #tough(kind: number): number {
    return Math.min(TOUGHEST + 1, this.order.facts.toughness[kind] as number);
  }

  /** Takes off what is felled, the toughest first, and says how many are left; what fells those is not there for the rest. */
  #fell(crowd: Float64Array, strikes: Float64Array, more: number): number {
    let sum = crowd[TOUGHEST + 1] as number;
    let spent = 0;
    for (let tough = TOUGHEST; tough > 0; tough--) {
      const n = crowd[tough] as number;
      if (n <= 0) continue;
      const blows = Math.max(0, (strikes[tough] as number) - spent);
      const left = Math.min(n, remains(n, blows, 0.6 * blows + more));
      crowd[tough] = left;
      spent += n - left;
      sum += left;
    }
    return sum;
  }

  /** What the zombies may do to those in a zone, this phase and the one after. */
  peril(zone: ZoneId, who: SurvivorId): number {
    const f = this.order.facts;
    const { w, width, zombies } = this;
    const crowd = this.here[zone] as number[];
    const there = this.#there.fill(0);
    const acts = this.#acts.fill(0);
    const comes = this.#comes.fill(0);
    const felled = this.#felled.fill(0);
    const next = this.#next.fill(0);
    let spare = 0;
    const here = this.count(zone);
    const full = crowd.length > 0 && here > NONE;
    const hatches = (this.#spawning[zone] as number) > 0;
    const fights = !this.forbids(zone);
    let bound = 0;
    let loose = 0;
    for (const i of crowd) {
      const x = this.fighters[i] as Fighter;
      // whoever has its turn still to come may walk away, and cannot be counted on
      const goes = i !== who && !this.acted[i] && x.actions > here;
      if (goes) loose++;
      else bound++;
      spare += goes && full ? 0.6 * x.spare : goes && hatches ? LIKELY_GONE * x.spare : x.spare;
      if (!fights) continue;
      const still = i !== who && !this.acted[i];
      for (let tough = 1; tough <= TOUGHEST; tough++) {
        const melee = x.meleeBy[tough] as number;
        const any = x.anyBy[tough] as number;
        next[tough] = (next[tough] as number) + 2.5 * (crowd.length > 1 ? Math.max(melee, 0.5 * any) : any);
        if (still) felled[tough] = (felled[tough] as number) + 2.3 * melee;
      }
    }
    let coming = 0;
    let beside = 0;
    let fast = 0;
    for (const way of f.ground.ways[zone] as Facts['ground']['ways'][number]) {
      if (!this.isOpen(way.door)) continue;
      const held = (this.here[way.to] as number[]).length > 0;
      if (held && fights && this.count(way.to) <= 0.5)
        // friends next door with their turn to come will lend a hand
        for (const i of this.here[way.to] as number[]) {
          if (i === who) continue;
          const x = this.fighters[i] as Fighter;
          const now = full && !this.acted[i];
          for (let tough = 1; tough <= TOUGHEST; tough++) {
            const help = w.hands * (x.meleeBy[tough] as number);
            next[tough] = (next[tough] as number) + help;
            if (now) felled[tough] = (felled[tough] as number) + help;
          }
        }
      const share = held ? 0.3 : 1;
      const empty = this.count(way.to) <= NONE && (this.rush === 0 || this.#spawning[way.to] === 0);
      for (let kind = 0, at = way.to * width; kind < width && !empty; kind++, at++) {
        const n = zombies[at] as number;
        if (n > 0) {
          // a card that lets them act again lets them act as often as ever
          beside += n * share * (f.actions[kind] as number);
          if (!held && (f.actions[kind] as number) > 1) fast += n * ((f.actions[kind] as number) - 1) * 0.9;
        }
        const come = share * (n + this.rush * (this.#brings[at] as number));
        if (come <= 0) continue;
        const tough = this.#tough(kind);
        comes[tough] = (comes[tough] as number) + come;
        coming += come;
      }
      for (const beyond of f.ground.ways[way.to] as Facts['ground']['ways'][number])
        if (
          (this.#totals[beyond.to] as number) > NONE &&
          beyond.to !== zone &&
          this.isOpen(beyond.door) &&
          (this.here[beyond.to] as number[]).length === 0
        ) {
          coming += 0.3 * this.count(beyond.to);
          // the quick ones are here by then
          for (const kind of f.fast) beside += share * (zombies[beyond.to * width + kind] as number) * (f.actions[kind] as number);
        }
      coming += 0.6 * (this.#spawning[way.to] as number);
    }
    if (full && !this.state.freeze.includes(zone))
      for (let kind = 0, at = zone * width; kind < width; kind++, at++) {
        const n = zombies[at] as number;
        if (n <= 0) continue;
        const tough = this.#tough(kind);
        there[tough] = (there[tough] as number) + n;
        acts[tough] = (acts[tough] as number) + n * (f.actions[kind] as number);
      }
    // how often each of them acts, before some are felled
    for (let tough = 1; tough <= TOUGHEST + 1; tough++)
      if ((there[tough] as number) > 0) acts[tough] = (acts[tough] as number) / (there[tough] as number);
    const left = this.#fell(there, felled, 0);
    let attacks = fast;
    for (let tough = 1; tough <= TOUGHEST + 1; tough++) attacks += (acts[tough] as number) * (there[tough] as number);
    const doubt = Math.min(0.6 * (felled[1] as number), 0.5 * left);
    // whoever stands where they come up has them on the neck, some at once
    let fresh = 0;
    if ((this.#spawning[zone] as number) > 0)
      for (let kind = 0, at = zone * width; kind < width; kind++, at++) {
        const n = this.#brings[at] as number;
        if (n <= 0) continue;
        fresh += n * (f.actions[kind] as number);
        const tough = this.#tough(kind);
        comes[tough] = (comes[tough] as number) + n;
      }
    const upon = this.rush * fresh;
    const price = f.oneDeathLoses ? w.fatal : w.dead;
    let cost = 0;
    if (attacks + upon > 0.01) {
      cost += w.bite * (attacks + upon);
      cost += price * dies(attacks + upon, doubt + 3 * upon, spare);
    }
    if (full && bound === 0) cost = Math.min(cost, w.goes * loose);
    // a card may let everybody who has come up attack at once
    const rushed = attacks + beside;
    if (rushed > 0.05 && this.#awake) cost += w.rush * (w.bite * rushed + price * dies(rushed, doubt, spare));
    if (this.again !== null) {
      const keeps = full ? left / here : 0;
      for (let kind = 0; kind < width; kind++) {
        const chance = this.again[kind] as number;
        if (chance < SELDOM) continue;
        const more = this.#upon(zone, kind, keeps);
        if (more > 0.05) cost += chance * (w.bite * more + price * (dies(attacks + more, doubt, spare) - dies(attacks, doubt, spare)));
      }
    }
    // once they stand here each holds its prey back: what is left of them after the next turn bites
    let arriving = 0;
    let softComing = 0;
    for (let tough = 1; tough <= TOUGHEST + 1; tough++) {
      softComing += comes[tough] as number;
      there[tough] = (there[tough] as number) + (comes[tough] as number);
      arriving += there[tough] as number;
    }
    if (arriving > 0.05) {
      // those nobody here can hurt stay, and bite again and again
      let hopeless = 0;
      for (let tough = 1; tough <= TOUGHEST + 1; tough++) if ((next[tough] as number) < 0.05) hopeless += there[tough] as number;
      const pinned = arriving > 2.4 ? 1 : arriving > 1.4 ? 0.5 : 0.15;
      const later = this.#barred(zone) ? arriving : this.#fell(there, next, (0.5 * softComing) / 3);
      const again = later + w.stuck * hopeless;
      cost +=
        (bound === 0 ? 0.4 : 1) *
        w.later *
        pinned *
        (w.bite * again + price * dies(again + 0.5 * attacks, 0.5 * later + 0.5 * fresh, spare));
      cost += w.hard * Math.min(hopeless, softComing);
    }
    const excess = Math.max(0, attacks + coming - (next[1] as number));
    cost += w.press * excess + w.crowd * (coming + attacks);
    return cost;
  }

  /** Attacks of a kind that acts once more in the spawn step: of what is left of those here, and of those who have come in from next door. */
  #upon(zone: ZoneId, kind: number, keeps: number): number {
    let n = keeps * (this.zombies[zone * this.width + kind] as number);
    for (const way of this.order.facts.ground.ways[zone] as Facts['ground']['ways'][number])
      if (this.isOpen(way.door))
        n += ((this.here[way.to] as number[]).length > 0 ? HELD_UP : 1) * (this.zombies[way.to * this.width + kind] as number);
    return n * (this.order.facts.actions[kind] as number);
  }

  /** Nobody may fight in a zone where one of these stands. */
  forbids(zone: ZoneId): boolean {
    for (const kind of this.order.facts.barring) if ((this.zombies[zone * this.width + kind] as number) > 0.5) return true;
    return false;
  }

  /** Somebody here or next door lets nobody fight. */
  #barred(zone: ZoneId): boolean {
    const f = this.order.facts;
    if (f.barring.length === 0) return false;
    if (this.forbids(zone)) return true;
    return (f.ground.ways[zone] as Facts['ground']['ways'][number]).some((way) => this.isOpen(way.door) && this.forbids(way.to));
  }

  /** The whole table for everyone in play: less is better. */
  danger(who: SurvivorId): number {
    let sum = this.wards.length > 0 ? wardPeril(this) : 0;
    // whoever is left there when the zombies' turn comes loses the game
    for (const zone of this.order.toClear) sum += LEFT_OVER * this.w.fatal * Math.min(2, this.count(zone));
    // so does one that comes in from next door
    for (const zone of this.order.keptFree)
      for (const way of this.order.facts.ground.ways[zone] ?? [])
        if (this.isOpen(way.door)) sum += NEXT_TO_IT * this.w.fatal * Math.min(1, this.count(way.to));
    for (const i of this.people) {
      const zone = this.at[i] as number;
      // once for everybody there
      if (zone >= 0 && (this.here[zone] as number[])[0] === i) sum += this.peril(zone, who);
    }
    return sum;
  }

  /** What goes astray among friends: they share it out, as long as they can bear it. `from`: where whoever strikes stands by then. */
  astray(zone: ZoneId, arm: Arm, who: SurvivorId, from: number): number {
    const { facts } = this.order;
    let friends = 0;
    let spare = 0;
    // hits they can take between them before one of them dies
    let bears = 0;
    // those who are led stand where their leader does
    for (const s of this.state.survivors) {
      if (s.role === 'played' || !s.alive || s.out) continue;
      const at = s.leader === who ? from : s.leader >= 0 ? (this.at[s.leader] as number) : s.zone;
      if (at !== zone) continue;
      friends++;
      // the first wound fells a companion, whatever is printed on the card
      const left = s.role === 'companion' ? 0 : s.health - s.wounds - 1;
      spare += left;
      bears += Math.floor(left / arm.damage);
    }
    for (const i of this.here[zone] as number[]) {
      if (i === who) continue;
      friends++;
      const left = this.fighters[i]?.spare ?? 0;
      spare += left;
      bears += Math.floor(left / arm.damage);
    }
    if (facts.guardDeathLoses && (this.state.guards[zone] ?? 0) > 0) return Number.POSITIVE_INFINITY;
    if (friends === 0) return 0;
    // where one death is the end nobody shoots if a friend may die of it
    if (facts.oneDeathLoses && bears < Math.round(arm.hits + arm.misses)) return Number.POSITIVE_INFINITY;
    const { w } = this;
    const wounds = arm.misses * arm.damage;
    return 1.2 * w.bite * wounds + (facts.oneDeathLoses ? w.fatal : w.dead) * dies(wounds, 0.3 * wounds, spare);
  }

  /** Expected kills of a strike, taken off the table; the worth of them. Undone by putting the numbers back. */
  strike(zone: ZoneId, arm: Arm): { kills: number; worth: number } {
    const f = this.order.facts;
    const { width, zombies } = this;
    let hits = arm.hits;
    let kills = 0;
    let worth = 0;
    const order = arm.melee ? f.worstFirst : f.byPriority;
    for (const kind of order) {
      const at = zone * width + kind;
      const n = zombies[at] as number;
      if (n <= 0.02 || hits <= 0) continue;
      if ((f.toughness[kind] as number) > arm.damage) {
        // shots fall on whoever comes first, again and again
        if (!arm.melee) hits *= Math.max(0, 1 - n);
        continue;
      }
      const spread = (hits * arm.misses) / (arm.hits + arm.misses);
      const left = Math.min(n, remains(n, hits, spread));
      const felled = n - left;
      this.set(at, left);
      hits -= felled;
      kills += felled;
      worth += felled * (badness(f, kind) + (this.again === null ? 0 : ROOM_IN_BOX * (this.again[kind] as number)));
    }
    return { kills, worth };
  }
}
