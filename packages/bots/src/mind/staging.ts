// Fires and cars in one round: where leaving by car counts only after fires of the same round, everybody gathers with the cars where one can
// throw into all that is to burn, and nothing is lit before those who drive sit at the wheel and the others have turns enough to throw and get in.
import type { Lead, LineLeads, State, SurvivorId, ZoneId } from '@holdout/engine';
import { HOLD } from './dealing.ts';
import type { Errand, Order } from './errands.ts';
import { driveTo, FAR, fieldTo, isIn } from './facts.ts';

type Person = State['survivors'][number];

const FIGHT = { stance: 'fight' } as const;
const SEATS = 4;
/** actions of a turn that is still to come, and the adrenaline that brings one more */
const ACTIONS = 3;
const FOURTH = 7;
/** so many steps farther whoever carries a fire seems from a wheel: they are wanted on foot */
const NO_DRIVER = 20;

/** The fires that come first, and the leaving after them; null: this is no such mission, or the fires burn already. */
function stageLeads(lines: readonly LineLeads[]): { readonly burn: Lead; readonly leave: Lead } | null {
  for (const { leads } of lines) {
    const leave = leads.find((lead) => lead.deed === 'leave' && lead.byCar === true && lead.after === true);
    const burn = leads.find((lead) => lead.deed === 'burn' && lead.after !== true);
    if (leave !== undefined && burn !== undefined) return { burn, leave };
  }
  return null;
}

class Stage {
  readonly people: readonly SurvivorId[];
  /** who drives which car */
  readonly drivers = new Map<number, SurvivorId>();
  /** what each of those with a fire throws it into */
  readonly throws = new Map<SurvivorId, readonly ZoneId[]>();

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

  /** A street a car gets to with all that is to burn next door: the one nearest to everybody. */
  place(zones: readonly ZoneId[]): ZoneId | null {
    const { facts, closed } = this.#o;
    let best: ZoneId | null = null;
    let least = FAR * this.people.length;
    for (let zone = 0; zone < facts.ground.ways.length; zone++) {
      const next = (facts.ground.ways[zone] ?? []).filter((way) => way.door < 0).map((way) => way.to);
      if (!facts.street[zone] || zones.includes(zone) || !zones.every((one) => next.includes(one))) continue;
      const way = fieldTo(facts, this.#state, [zone], closed);
      const sum = this.people.reduce((n, who) => n + (way[this.at(who).zone] ?? FAR), 0);
      if (sum < least) [best, least] = [zone, sum];
    }
    return best;
  }

  /** As many cars as it takes, the nearest by street; null: there are too few. */
  cars(place: ZoneId): readonly number[] | null {
    const { cars } = this.#state;
    const roads = driveTo(this.#o.facts, [place]);
    const far = (car: number): number => roads[cars[car]?.zone ?? -1] ?? FAR;
    const wanted = Math.ceil(this.people.length / SEATS);
    const found = cars.flatMap((car, i) => (car.zone >= 0 && car.kind !== 'wreck' && far(i) < FAR ? [i] : []));
    return found.length < wanted ? null : found.sort((a, b) => far(a) - far(b)).slice(0, wanted);
  }

  /** Whoever sits at a wheel stays there; else the nearest who carries no fire. */
  manCars(cars: readonly number[]): void {
    const taken = (): readonly SurvivorId[] => [...this.drivers.values()];
    for (const car of cars) {
      const seated = this.people.find((who) => this.at(who).car === car && this.at(who).driver && this.fires(who) === 0);
      if (seated !== undefined) this.drivers.set(car, seated);
    }
    for (const car of cars) {
      if (this.drivers.has(car)) continue;
      const way = fieldTo(this.#o.facts, this.#state, [this.#state.cars[car]?.zone ?? -1], this.#o.closed);
      const far = (who: SurvivorId): number => NO_DRIVER * this.fires(who) + (way[this.at(who).zone] ?? FAR);
      const [nearest] = this.people.filter((who) => !taken().includes(who)).sort((a, b) => far(a) - far(b));
      if (nearest !== undefined) this.drivers.set(car, nearest);
    }
  }

  /** Each fire has its thrower, first of all whoever holds it on foot, who has two only where nobody else has one; true: there is one for every zone. */
  deal(zones: readonly ZoneId[]): boolean {
    const left = [...zones];
    const late = (who: SurvivorId): number =>
      (this.at(who).car >= 0 ? 2 : 0) + (this.at(who).hands.some((card) => this.#burns(card)) ? 0 : 1);
    const throwers = this.people.filter((who) => this.fires(who) > 0 && !this.drives(who)).sort((a, b) => late(a) - late(b));
    const given = throwers.slice(0, left.length).map((who) => ({ who, zones: left.splice(0, 1) }));
    for (const one of given) one.zones.push(...left.splice(0, this.fires(one.who) - one.zones.length));
    for (const one of given) this.throws.set(one.who, one.zones);
    return left.length === 0;
  }

  drives(who: SurvivorId): boolean {
    return [...this.drivers.values()].includes(who);
  }

  /** Actions somebody needs to throw and to get in: out of a car first, and what lies in the pack has to be taken to hand. */
  #price(who: SurvivorId): number {
    const s = this.at(who);
    const n = this.throws.get(who)?.length ?? 0;
    if (n === 0) return s.car >= 0 ? 0 : 1;
    return n + 1 + (s.car >= 0 ? 1 : 0) + (s.hands.filter((card) => this.#burns(card)).length < n ? 1 : 0);
  }

  #left(who: SurvivorId): number {
    const s = this.at(who);
    if (s.done) return 0;
    return s.actions > 0 ? s.actions : ACTIONS + (s.ap >= FOURTH ? 1 : 0);
  }

  /** Everybody is there, and can still do in this round what is left to do. */
  isSet(place: ZoneId): boolean {
    return (
      [...this.drivers].every(([car, who]) => {
        const s = this.at(who);
        return this.#state.cars[car]?.zone === place && s.car === car && s.driver && this.#left(who) > 0;
      }) && this.people.every((who) => this.at(who).zone === place && (this.drives(who) || this.#left(who) >= this.#price(who)))
    );
  }
}

/** What everyone does about it; `kept`: there are not fires enough yet, and nobody throws the first; null: this is no such mission. */
export function stagedOf(o: Order, state: State, lines: readonly LineLeads[]): readonly Errand[] | 'kept' | null {
  const asked = stageLeads(lines);
  if (asked === null) return null;
  const { burn, leave } = asked;
  const items = burn.items ?? [];
  const stage = new Stage(o, state, items);
  if (stage.people.reduce((n, who) => n + stage.fires(who), 0) < burn.need) return 'kept';
  const place = stage.place(burn.zones);
  const cars = place === null ? null : stage.cars(place);
  if (place === null || cars === null) return null;
  stage.manCars(cars);
  const lit = stage.deal(burn.zones.slice(0, burn.need)) && stage.isSet(place);
  const enter: Errand = { deed: 'leave', zones: [place], to: leave.zones, byCar: true, ...FIGHT };
  const stand: Errand = { deed: 'stand', zones: [place], ...FIGHT };
  const drive = (who: SurvivorId, car: number): Errand => {
    const there = state.cars[car]?.zone ?? -1;
    const { car: seat, driver } = stage.at(who);
    if (there === place && !(seat === car && driver)) return enter;
    // at the wheel with nowhere to drive yet: whoever only holds would get out to strike
    return { deed: 'drive', zones: [there], to: [place], ...FIGHT };
  };
  // two fires in one pack: one of the others takes one of them over
  const spare = [...stage.throws].find(([, zones]) => zones.length > 1);
  const taker = spare === undefined ? undefined : stage.people.find((who) => !stage.drives(who) && stage.fires(who) === 0);
  return state.survivors.map((s, who): Errand => {
    if (!isIn(s)) return HOLD;
    const wheel = [...stage.drivers].find(([, driver]) => driver === who);
    if (wheel !== undefined) return drive(who, wheel[0]);
    const zones = stage.throws.get(who) ?? [];
    // with nothing to throw into yet what burns is only taken to hand
    if (zones.length > 0) return { deed: 'burn', zones: [place], to: lit ? zones : [], ...FIGHT };
    if (lit) return enter;
    return who === taker && spare !== undefined ? { deed: 'hand', zones: [stage.at(spare[0]).zone], items, ...FIGHT } : stand;
  });
}
