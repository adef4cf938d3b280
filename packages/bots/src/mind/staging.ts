// Fires and cars in one round: where leaving by car counts only after fires of the same round, everybody gathers with the cars where one can
// throw into all that is to burn, and nothing is lit before those who drive sit at the wheel and the others have turns enough to throw and get in.
import type { Lead, LineLeads, State, SurvivorId, ZoneId } from '@holdout/engine';
import { HOLD } from './dealing.ts';
import type { Errand, Order } from './errands.ts';
import { driveTo, FAR, fieldTo, isIn, zombiesAt } from './facts.ts';
import { firesToCome } from './later-fires.ts';

type Person = State['survivors'][number];

const FIGHT = { stance: 'fight' } as const;
const SEATS = 4;
/** actions of a turn that is still to come, and the adrenaline that brings one more */
const ACTIONS = 3;
const FOURTH = 7;
/** so many steps farther whoever carries a fire seems from a wheel: they are wanted on foot */
const NO_DRIVER = 20;
/** zones a car comes in one action */
const DRIVE = 2;
/** so near those on foot come in one turn */
const NEAR = 2;

/** The fires that come first, and the leaving after them, or the leaving alone once they burn; null: this is no such mission. */
function stageLeads(o: Order, state: State, lines: readonly LineLeads[]): { readonly burn: Lead | null; readonly leave: Lead } | null {
  for (const { leads } of lines) {
    const leave = leads.find((lead) => lead.deed === 'leave' && lead.byCar === true);
    const burn = leads.find((lead) => lead.deed === 'burn' && lead.after !== true);
    if (leave?.after === true && burn !== undefined) return { burn, leave };
    if (leave !== undefined && leave.after !== true && firesToCome(o.facts.engine, state) > 0) return { burn: null, leave };
  }
  return null;
}

/** Somewhere to gather: a street beside what is to burn, with the cars that belong there. */
interface Post {
  readonly place: ZoneId;
  readonly burns: readonly ZoneId[];
  readonly cars: readonly number[];
}

class Stage {
  readonly people: readonly SurvivorId[];
  /** who drives which car */
  readonly drivers = new Map<number, SurvivorId>();
  /** what each of those with a fire throws it into */
  readonly throws = new Map<SurvivorId, readonly ZoneId[]>();
  /** where everybody gathers */
  readonly #postOf = new Map<SurvivorId, Post>();

  readonly #o: Order;
  readonly #state: State;
  readonly #items: readonly string[];

  constructor(o: Order, state: State, items: readonly string[]) {
    this.#o = o;
    this.#state = state;
    this.#items = items;
    this.people = state.survivors.flatMap((s, i) => (isIn(s) ? [i] : []));
  }

  at(who: SurvivorId): Person {
    return this.#state.survivors[who] as Person;
  }

  #burns(card: number): boolean {
    return card >= 0 && this.#items.includes(this.#o.facts.items[this.#state.cards[card] ?? -1]?.id ?? '');
  }

  /** How many fires somebody carries. */
  fires(who: SurvivorId): number {
    const s = this.at(who);
    return [...s.hands, ...s.pack].filter((card) => this.#burns(card)).length;
  }

  /**
   * Each of these zones with a post and a car of its own, away from the others; else one street with all of them next door, the one nearest to
   * everybody, and as many cars as it takes. Between two spawn zones nobody can wait for long. null: there is no such place, or too few cars.
   */
  posts(zones: readonly ZoneId[]): readonly Post[] | null {
    return this.#apart(zones) ?? this.#between(zones);
  }

  #besides(zones: readonly ZoneId[]): ZoneId[] {
    const { facts } = this.#o;
    return facts.ground.ways.flatMap((ways, zone) => {
      const next = ways.filter((way) => way.door < 0).map((way) => way.to);
      return facts.street[zone] && !zones.includes(zone) && zones.every((one) => next.includes(one)) ? [zone] : [];
    });
  }

  #far(car: number, roads: Float64Array): number {
    const { zone = -1, kind } = this.#state.cars[car] ?? { kind: 'wreck' };
    return kind === 'wreck' ? FAR : (roads[zone] ?? FAR);
  }

  #apart(zones: readonly ZoneId[]): readonly Post[] | null {
    const { facts } = this.#o;
    if (zones.length < 2 || this.people.length < 2 * zones.length || this.people.length > SEATS * zones.length) return null;
    const free = new Set(this.#state.cars.keys());
    const posts: Post[] = [];
    // the car with the shortest way to any post of its own is given away first
    while (posts.length < zones.length) {
      let best: Post | null = null;
      let least = FAR;
      for (const zone of zones) {
        if (posts.some((post) => post.burns.includes(zone))) continue;
        const beside = this.#besides([zone]).filter((place) => !zones.includes(place) && !this.#isBeside(place, zones, zone));
        for (const place of beside) {
          const roads = driveTo(facts, [place]);
          for (const car of free) {
            const steps = this.#far(car, roads);
            if (steps < least) [best, least] = [{ place, burns: [zone], cars: [car] }, steps];
          }
        }
      }
      if (best === null) return null;
      posts.push(best);
      for (const car of best.cars) free.delete(car);
    }
    return posts;
  }

  #isBeside(place: ZoneId, zones: readonly ZoneId[], but: ZoneId): boolean {
    return (this.#o.facts.ground.ways[place] ?? []).some((way) => way.to !== but && zones.includes(way.to));
  }

  #between(zones: readonly ZoneId[]): readonly Post[] | null {
    const { facts, closed } = this.#o;
    let place: ZoneId | null = null;
    let least = FAR * this.people.length;
    for (const zone of this.#besides(zones)) {
      const way = fieldTo(facts, this.#state, [zone], closed);
      const sum = this.people.reduce((n, who) => n + (way[this.at(who).zone] ?? FAR), 0);
      if (sum < least) [place, least] = [zone, sum];
    }
    if (place === null) return null;
    const roads = driveTo(facts, [place]);
    const wanted = Math.ceil(this.people.length / SEATS);
    const found = [...this.#state.cars.keys()].filter((car) => this.#far(car, roads) < FAR);
    if (found.length < wanted) return null;
    return [{ place, burns: zones, cars: found.sort((a, b) => this.#far(a, roads) - this.#far(b, roads)).slice(0, wanted) }];
  }

  /** Whoever sits at a wheel stays there; else the nearest who carries no fire. */
  manCars(posts: readonly Post[]): void {
    const cars = posts.flatMap((post) => post.cars.map((car) => ({ car, post })));
    const taken = (): readonly SurvivorId[] => [...this.drivers.values()];
    const give = (car: number, who: SurvivorId, post: Post): void => {
      this.drivers.set(car, who);
      this.#postOf.set(who, post);
    };
    for (const { car, post } of cars) {
      const seated = this.people.find((who) => this.at(who).car === car && this.at(who).driver && this.fires(who) === 0);
      if (seated !== undefined) give(car, seated, post);
    }
    for (const { car, post } of cars) {
      if (this.drivers.has(car)) continue;
      const way = fieldTo(this.#o.facts, this.#state, [this.#state.cars[car]?.zone ?? -1], this.#o.closed);
      const far = (who: SurvivorId): number => NO_DRIVER * this.fires(who) + (way[this.at(who).zone] ?? FAR);
      const [nearest] = this.people.filter((who) => !taken().includes(who)).sort((a, b) => far(a) - far(b));
      if (nearest !== undefined) give(car, nearest, post);
    }
  }

  /** Each fire has its thrower, first of all whoever holds it on foot, who has two only where nobody else has one; true: there is one for every zone. */
  deal(zones: readonly ZoneId[], posts: readonly Post[]): boolean {
    const late = (who: SurvivorId): number =>
      (this.at(who).car >= 0 ? 2 : 0) + (this.at(who).hands.some((card) => this.#burns(card)) ? 0 : 1);
    const throwers = this.people.filter((who) => this.fires(who) > 0 && !this.drives(who)).sort((a, b) => late(a) - late(b));
    const left = [...zones];
    for (const post of posts) {
      const ways = fieldTo(this.#o.facts, this.#state, [post.place], this.#o.closed);
      const far = (who: SurvivorId): number => ways[this.at(who).zone] ?? FAR;
      const mine = post.burns.filter((zone) => left.includes(zone));
      const free = throwers.filter((who) => !this.#postOf.has(who));
      if (posts.length > 1) free.sort((a, b) => far(a) - far(b));
      const given = free.slice(0, mine.length).map((who) => ({ who, zones: mine.splice(0, 1) }));
      for (const one of given) one.zones.push(...mine.splice(0, this.fires(one.who) - one.zones.length));
      for (const one of given) {
        this.throws.set(one.who, one.zones);
        this.#postOf.set(one.who, post);
        for (const zone of one.zones) left.splice(left.indexOf(zone), 1);
      }
    }
    return left.length === 0;
  }

  /** The others go where they are nearest and a seat is left for them. */
  seat(posts: readonly Post[]): void {
    const room = new Map(
      posts.map((post) => [post, SEATS * post.cars.length - [...this.#postOf.values()].filter((one) => one === post).length]),
    );
    const ways = new Map(posts.map((post) => [post, fieldTo(this.#o.facts, this.#state, [post.place], this.#o.closed)]));
    const rest = this.people.filter((who) => !this.#postOf.has(who));
    for (const who of rest) {
      const sits = posts.find((post) => post.cars.includes(this.at(who).car));
      const far = (post: Post): number => ways.get(post)?.[this.at(who).zone] ?? FAR;
      const [nearest] = posts.filter((post) => (room.get(post) ?? 0) > 0).sort((a, b) => far(a) - far(b));
      const post = sits ?? nearest;
      if (post === undefined) continue;
      room.set(post, (room.get(post) ?? 0) - 1);
      this.#postOf.set(who, post);
    }
  }

  placeOf(who: SurvivorId): ZoneId {
    return this.#postOf.get(who)?.place ?? this.at(who).zone;
  }

  /** Are those who come on foot there, or as good as there? Nobody waits in a car alone where zombies come up next door. */
  isAwaited(place: ZoneId): boolean {
    const field = fieldTo(this.#o.facts, this.#state, [place], this.#o.closed);
    return this.people.every((who) => this.drives(who) || this.placeOf(who) !== place || (field[this.at(who).zone] ?? FAR) <= NEAR);
  }

  /** A street to drive to out of the middle of zombies, or not into it; null: there is nothing to drive away from, or nowhere to go. */
  refuge(from: ZoneId, to: ZoneId): ZoneId | null {
    const { facts } = this.#o;
    const crowd = (zone: ZoneId): number => zombiesAt(facts, this.#state, zone);
    if (crowd(to) === 0) return null;
    const roads = driveTo(facts, [from]);
    const risk = (zone: ZoneId): number =>
      (facts.ground.ways[zone] ?? []).reduce((sum, way) => sum + (way.door < 0 ? crowd(way.to) : 0), 10 * crowd(zone)) +
      (this.#state.spawns.some((token) => token.active && token.zone === zone) ? 10 : 0);
    let best = from;
    for (const zone of facts.ground.ways.keys()) if ((roads[zone] ?? FAR) <= DRIVE && risk(zone) < risk(best)) best = zone;
    return best === to ? null : best;
  }

  drives(who: SurvivorId): boolean {
    return [...this.drivers.values()].includes(who);
  }

  /** Steps to where somebody is wanted, as if it burned already where it is to burn: the fires come first. */
  #steps(who: SurvivorId): number {
    const { zone } = this.at(who);
    const { facts, closed } = this.#o;
    const place = this.placeOf(who);
    if (zone === place) return 0;
    const width = facts.kinds.length;
    const fires = [...this.throws.values()].flat();
    const zombies = this.#state.zombies.map((n, at) => (fires.includes(Math.floor(at / width)) ? 0 : n));
    const field = fieldTo(facts, { ...this.#state, zombies }, [place], closed);
    return Math.ceil((field[zone] ?? FAR) + zombiesAt(facts, this.#state, zone));
  }

  /** Actions somebody needs to come, to throw and to get in: out of a car first, and what lies in the pack has to be taken to hand. */
  #price(who: SurvivorId): number {
    const s = this.at(who);
    const n = this.throws.get(who)?.length ?? 0;
    const steps = this.#steps(who);
    if (n === 0) return steps + (s.car >= 0 && steps === 0 ? 0 : 1);
    return steps + n + 1 + (s.car >= 0 ? 1 : 0) + (s.hands.filter((card) => this.#burns(card)).length < n ? 1 : 0);
  }

  #left(who: SurvivorId): number {
    const s = this.at(who);
    if (s.done) return 0;
    return s.actions > 0 ? s.actions : ACTIONS + (s.ap >= FOURTH ? 1 : 0);
  }

  /** The cars are there, and everybody can still do in this round what is left to do. */
  isSet(): boolean {
    return (
      [...this.drivers].every(([car, who]) => {
        const s = this.at(who);
        return this.#state.cars[car]?.zone === this.placeOf(who) && s.car === car && s.driver && this.#left(who) > 0;
      }) && this.people.every((who) => this.drives(who) || this.#left(who) >= this.#price(who))
    );
  }
}

/** What everyone does about it; `kept`: there are not fires enough yet, and nobody throws the first; null: this is no such mission. */
export function stagedOf(o: Order, state: State, lines: readonly LineLeads[]): readonly Errand[] | 'kept' | null {
  const asked = stageLeads(o, state, lines);
  if (asked === null) return null;
  const { burn, leave } = asked;
  const items = burn?.items ?? [];
  const stage = new Stage(o, state, items);
  if (burn !== null && stage.people.reduce((n, who) => n + stage.fires(who), 0) < burn.need) return 'kept';
  const posts = stage.posts(leave.zones);
  if (posts === null) return null;
  stage.manCars(posts);
  const dealt = stage.deal(burn?.zones.slice(0, burn.need) ?? [], posts);
  stage.seat(posts);
  const lit = burn === null || (dealt && stage.isSet());
  const enter = (place: ZoneId): Errand => ({
    deed: 'leave',
    zones: [place],
    to: leave.zones,
    byCar: true,
    ...(lit ? { now: true } : {}),
    ...FIGHT,
  });
  const drive = (who: SurvivorId, car: number): Errand => {
    const there = state.cars[car]?.zone ?? -1;
    const place = stage.placeOf(who);
    const { car: seat, driver } = stage.at(who);
    if (burn === null) return enter(there);
    // nobody goes ahead alone to a car beside a spawn zone
    if (there === place && !(seat === car && driver))
      return lit || stage.isAwaited(place) ? enter(place) : { deed: 'stand', zones: [place], ...FIGHT };
    // at the wheel with nowhere to drive yet: whoever only holds would get out to strike
    const to = posts.length === 1 || stage.isAwaited(place) ? place : there;
    const away = lit || seat !== car ? null : stage.refuge(there, to);
    return { deed: 'drive', zones: [there], to: [away ?? to], ...FIGHT };
  };
  // two fires in one pack: one of the others takes one of them over
  const spare = stage.people.find((who) => stage.fires(who) > 1 && !dealtOut(stage, who, dealt));
  const taker = spare === undefined ? undefined : stage.people.find((who) => !stage.drives(who) && stage.fires(who) === 0);
  return state.survivors.map((s, who): Errand => {
    if (!isIn(s)) return HOLD;
    const wheel = [...stage.drivers].find(([, driver]) => driver === who);
    if (wheel !== undefined) return drive(who, wheel[0]);
    const place = stage.placeOf(who);
    const zones = stage.throws.get(who) ?? [];
    // with nothing to throw into yet what burns is only taken to hand
    if (zones.length > 0) return { deed: 'burn', zones: [place], to: lit ? zones : [], ...(lit ? { now: true } : {}), ...FIGHT };
    if (lit) return enter(place);
    return who === taker && spare !== undefined
      ? { deed: 'hand', zones: [stage.at(spare).zone], items, ...FIGHT }
      : { deed: 'stand', zones: [place], ...FIGHT };
  });
}

/** Whoever has one fire for one zone, with a thrower for each of the others, has none to spare. */
const dealtOut = (stage: Stage, who: SurvivorId, all: boolean): boolean => all && (stage.throws.get(who)?.length ?? 0) <= 1;
