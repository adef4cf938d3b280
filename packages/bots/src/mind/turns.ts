// A survivor's whole turn thought through in averages: the best few beginnings are kept at every action, judged by the whole table.
import type { State, SurvivorId, ZoneId } from '@holdout/engine';
import { readKey, strikesOf } from './attacks.ts';
import { type Blaze, blazeIn, isWorthFire, throwOf, throwsThrough, worthBurning } from './burning.ts';
import { choresOf } from './chores.ts';
import { isToBurn, left, NOBODY, ready, solitude } from './company.ts';
import { type Pyre, pyresFrom, pyresOf } from './dragonfire.ts';
import { drivesOf, isAboutCars } from './driving.ts';
import { doorsOf, workKey } from './errands.ts';
import { climbsOf, FAR, sightFrom } from './facts.ts';
import { type Arm, type Fighter, FREE_STRIKES } from './fighters.ts';
import { type Goal, HUNTS, type Node, passing, stepsOf, type Turn, WORKS } from './goal.ts';
import type { Model } from './model.ts';
import { floodPeril, letOut, stepsOwed } from './opening.ts';
import { readingPeril } from './reading.ts';
import { costOfRising } from './rising.ts';
import { searchWorth } from './searching.ts';
import { dealsOf, fireInHand } from './sharing.ts';
import { type Volley, volleysOf } from './volleys.ts';
import { tooFew } from './wards.ts';

const BEAM = 10;
const DEPTH = 5;
/** so near to where the work is done is near enough for those who come along */
const SLACK = 1;
/** nobody knows a way: as far as anything */
const FARTHEST = 120;
/** what it is worth, of the errand, to take the wheel of a car nobody drives */
const AT_THE_WHEEL = 0.5;
/** among the bits of what was fired: fire was thrown */
const THROWN = 1 << 30;
/** and guards were ordered, which may be done once in a turn */
const ORDERED = 1 << 29;
/** what a kill is worth more for every action it comes before another */
const SOONER = 0.15;
/** of the work of a fire that all leave by, what is lost without an action left to get in */
const GETS_IN = 0.9;
/** how much dearer a step is to the deed that wins */
const LAST_WAY = 1.7;

export class TurnPlan {
  readonly #m: Model;
  readonly #state: State;
  readonly #who: SurvivorId;
  readonly #goal: Goal;
  readonly #me: Fighter;
  readonly #home: number;
  readonly #maxAp: number;
  #tried = new Map<number, Node>();
  #idle = false;
  /** the answer that throws fire, but for its zone */
  #fire = '';
  #pyres: readonly Pyre[] = [];
  #volleys: readonly Volley[] = [];
  readonly #climbs: ReturnType<typeof climbsOf>;
  /** those who come where it goes: in the same car, or away from what nobody here can fell */
  readonly #riders: readonly SurvivorId[];
  readonly #followers: readonly SurvivorId[];
  readonly #freely: ReadonlySet<Arm['attack']>;
  readonly #beam: number;
  /** in a game tried out nobody sorts the pack */
  readonly #packs: boolean;

  constructor(model: Model, who: SurvivorId, goal: Goal, beam = BEAM, packs = true, followers = NOBODY) {
    this.#beam = beam;
    this.#packs = packs;
    this.#m = model;
    this.#state = model.state;
    this.#who = who;
    this.#goal = goal;
    this.#me = model.fighters[who] as Fighter;
    this.#home = model.at[who] as number;
    const { car, free } = model.state.survivors[who] as State['survivors'][number];
    this.#freely = new Set(free.flatMap((kind) => FREE_STRIKES[kind] ?? []));
    this.#riders = car < 0 ? NOBODY : model.people.filter((i) => i !== who && model.state.survivors[i]?.car === car);
    this.#followers = followers;
    this.#climbs = climbsOf(model.order.facts, model.state).filter((climb) => climb.more === 0);
    this.#maxAp = Math.max(0, ...model.people.map((i) => model.fighters[i]?.ap ?? 0));
  }

  /** Turns by their first answers and where they end, best first. */
  best(): Turn[] {
    const s = this.#state.survivors[this.#who];
    if (s === undefined) return [];
    const root: Node = {
      zone: this.#home,
      actions: s.actions,
      moves: s.free.filter((kind) => kind === 'move').length,
      strikes: s.free.filter((kind) => FREE_STRIKES[kind] !== undefined).length,
      searched: s.used.includes('search'),
      worked: false,
      riding: s.car >= 0,
      opened: null,
      changed: new Map(),
      fired: 0,
      gained: 0,
      reward: 0,
      value: 0,
      first: '',
      depth: 0,
      from: null,
      step: '',
    };
    const found = new Map<string, Turn>();
    const keep = (node: Node): void => {
      const known = found.get(node.first);
      if (known === undefined || node.value > known.value)
        found.set(node.first, { key: node.first, value: node.value, zone: node.zone, steps: stepsOf(node) });
    };
    keep({ ...root, first: 'end', value: this.#judge(root) });
    let beam = this.#begin(root);
    for (let depth = 1; beam.length > 0; depth++) {
      beam.sort((a, b) => b.value - a.value);
      for (const node of beam) keep(node);
      if (depth >= DEPTH) break;
      const next: Node[] = [];
      this.#tried = new Map();
      for (const node of beam.slice(0, this.#beam)) this.#expand(node, next);
      beam = [...new Set(next)];
    }
    return [...found.values()].sort((a, b) => b.value - a.value);
  }

  /** What the table is worth with this survivor's turn ending so. */
  #judge(node: Node): number {
    const m = this.#m;
    const saved: [number, number][] = [];
    for (const [at, n] of node.changed) {
      saved.push([at, m.zombies[at] as number]);
      m.set(at, n);
    }
    const door = node.opened === null ? -1 : m.doors[node.opened.door];
    if (node.opened !== null) m.doors[node.opened.door] = 1;
    const leaves = this.#leaves(node);
    m.put(this.#who, leaves ? -1 : node.zone);
    const others = leaves || node.zone === this.#home ? NOBODY : node.first.startsWith('drive') ? this.#riders : this.#followers;
    for (const i of others) m.put(i, node.zone);
    const acted = m.acted[this.#who] as boolean;
    m.acted[this.#who] = true;
    let value = node.reward - m.danger(this.#who);
    value += leaves ? m.w.out - m.w.behind * left(m, this.#who, this.#goal.field) : -this.#distance(node) - solitude(m, node.zone);
    if (isToBurn(this.#m.order, this.#goal.errand, node.zone)) value -= this.#workWorth();
    // whoever throws in the round in which all leave keeps an action to get in with
    if (this.#goal.errand.now === true && this.#goal.errand.deed === 'burn' && node.worked && node.actions < 1)
      value -= GETS_IN * this.#workWorth();
    value -= costOfRising(m, this.#who, node.gained, this.#maxAp);
    if (node.worked && (this.#goal.errand.deed === 'read' || this.#goal.errand.reads === true))
      value -= readingPeril(m, this.#who, node.zone, ready(m, this.#who, node, node.zone));
    if (node.opened !== null && node.opened.behind > 0)
      value -= m.w.release * Math.max(0, node.opened.behind - ready(m, this.#who, node, node.opened.from));
    if (node.opened !== null) value -= floodPeril(m, node.opened.rooms);
    m.acted[this.#who] = acted;
    m.put(this.#who, this.#home);
    for (const i of others) m.put(i, this.#home);
    if (node.opened !== null) m.doors[node.opened.door] = door as number;
    for (const [at, n] of saved) m.set(at, n);
    return value;
  }

  /** At the exit with nobody in the way: gone, and safe. */
  #leaves(node: Node): boolean {
    const { errand } = this.#goal;
    return errand.deed === 'leave' && errand.byCar !== true && errand.zones.includes(node.zone) && this.#crowd(node, node.zone) < 0.3;
  }

  #distance(node: Node): number {
    const { field, along } = this.#goal;
    const { w } = this.#m;
    let steps = field[node.zone] ?? FAR;
    if (node.opened !== null && node.opened.from === node.zone) steps = Math.min(steps, 1 + (field[node.opened.to] ?? FAR));
    if (node.worked || (node.riding && isAboutCars(this.#goal.errand))) return 0;
    if (node.opened !== null)
      steps = Math.max(steps, Math.min(field[node.opened.from] ?? FAR, steps + stepsOwed(this.#m, this.#who, node)));
    if (along) steps = Math.max(0, steps - SLACK);
    if (isToBurn(this.#m.order, this.#goal.errand, node.zone)) steps += SLACK + 1;
    return (
      (this.#goal.haste ?? 1) *
      (this.#goal.errand.deed === 'leave' ? w.exit : along ? w.along : this.#m.order.last ? LAST_WAY * w.way : w.way) *
      Math.min(FARTHEST, steps)
    );
  }

  #workWorth(): number {
    const { w, order } = this.#m;
    return (this.#goal.haste ?? 1) * (order.last && this.#goal.errand.deed !== 'find' ? w.work + w.win : w.work);
  }

  /** Adrenaline that comes with the work. */
  #takes(): number {
    const { deed, what } = this.#goal.errand;
    return deed === 'take' && (what ?? 'objective') === 'objective' ? this.#m.order.takeAp : 0;
  }

  #begin(root: Node): Node[] {
    const m = this.#m;
    const f = m.order.facts;
    const { engine } = f;
    const state = this.#state;
    const out: Node[] = [];
    const s = state.survivors[this.#who] as State['survivors'][number];
    const { errand } = this.#goal;
    const there = errand.zones.length === 0 || errand.zones.includes(s.zone);
    // whoever is there and finds nothing to do does not find it by walking about
    this.#idle = !WORKS.has(errand.deed) || (there && errand.deed !== 'find' && workKey(m.order, state, this.#who, errand) === null);
    if (s.car >= 0) {
      this.#drive(out, root, s);
      return out;
    }
    if (there || errand.deed === 'open' || errand.deed === 'burn') {
      const key = workKey(m.order, state, this.#who, errand);
      if (key !== null)
        this.#add(out, root, {
          actions: root.actions - 1,
          worked: true,
          gained: root.gained + this.#takes(),
          riding: readKey(key)?.verb === 'enter',
          reward: root.reward + this.#workWorth(),
          first: key,
        });
    }
    for (const { key, worth } of choresOf(m.order, state, this.#who, errand, this.#goal.field))
      this.#add(out, root, { actions: root.actions - 1, reward: root.reward + worth * m.w.work, first: key });
    this.#fire = throwOf(m);
    this.#pyres = pyresOf(m, this.#who, this.#packs);
    this.#dragonfire(out, root);
    this.#volleys = volleysOf(m, this.#who);
    this.#order(out, root);
    for (const strike of strikesOf(f, state, this.#who, this.#fire !== '')) {
      const said = readKey(strike.key);
      if (said?.verb === 'melee' || said?.verb === 'ranged' || said?.verb === 'magic') {
        const arm = this.#me.arms.find((one) => one.item === said.item && one.attack === said.verb);
        if (arm !== undefined) this.#strike(out, root, strike.zone, arm, strike.key);
      } else if (isWorthFire(m.order, strike.zone)) this.#burn(out, root, strike.zone, strike.key);
    }
    const adjacent = new Set((f.ground.ways[s.zone] ?? []).filter((way) => m.isOpen(way.door)).map((way) => way.to));
    for (const zone of this.#climbsFrom(s.zone)) adjacent.add(zone);
    for (const { zone, actions } of engine.oracles.reach(state, this.#who))
      if (adjacent.has(zone) && zone !== s.zone) {
        const moves = Math.max(0, root.moves - 1);
        this.#add(out, root, { zone, actions: root.actions - actions, moves, first: `move:${zone}` });
      }
    if (!root.searched && (root.actions > 0 || s.free.length > 0)) {
      const key = engine.optionKeys(state, ['search'])[0];
      if (key !== undefined) this.#search(out, root, key, s.free.includes('search') ? 0 : 1);
    }
    for (const [key, to] of doorsOf(f, state)) this.#open(out, root, to, key);
    if (state.empty.length > 0 && (state.empty.includes(s.hands[0]) || state.empty.includes(s.hands[1]))) {
      const key = engine.optionKeys(state, ['reload'])[0];
      if (key !== undefined) this.#add(out, root, { actions: root.actions - 1, reward: root.reward + 4, first: key });
    }
    if (this.#packs) {
      this.#rearm(out, root);
      this.#reachForFire(out, root);
    }
    return out;
  }

  /** In a car: on towards where it has to be, as far as it is good to be, or out of it. */
  #drive(out: Node[], root: Node, s: State['survivors'][number]): void {
    const m = this.#m;
    const { engine } = m.order.facts;
    const { errand } = this.#goal;
    // whoever sits in another car than the one to be driven gets out of it
    const drives = (errand.deed === 'drive' || errand.byCar === true) && errand.zones.includes(s.zone);
    if (drives && s.driver)
      for (const { key, zone, share } of drivesOf(m.order, this.#state, this.#who, errand))
        this.#add(out, root, {
          zone,
          actions: root.actions - 1,
          worked: share === 1,
          reward: root.reward + share * this.#workWorth(),
          first: key,
        });
    // a car without anybody at the wheel goes nowhere: one of those in it takes it
    const driven = this.#state.survivors.some((one) => one.alive && one.car === s.car && one.driver);
    const wheel = engine.optionKeys(this.#state, ['seat'])[0];
    if (drives && !driven && wheel !== undefined)
      this.#add(out, root, { first: wheel, actions: root.actions - 1, reward: root.reward + AT_THE_WHEEL * this.#workWorth() });
    const leave = engine.optionKeys(this.#state, ['leave'])[0];
    // whoever rides along stays in it: getting out only to get in again is no plan
    const needed = drives && (s.driver || driven || errand.byCar === true);
    if (leave !== undefined && !needed) this.#add(out, root, { first: leave, actions: root.actions - 1, riding: false });
  }

  /** Something better in the pack than in hand, or that somebody here has to spare. */
  #rearm(out: Node[], root: Node): void {
    const m = this.#m;
    // whoever is to throw something now has it as it has to be
    if (root.actions <= 0 || this.#goal.errand.deed === 'burn') return;
    for (const { key, gain } of dealsOf(m.order, this.#state, this.#who))
      this.#add(out, root, { actions: root.actions - 1, reward: root.reward + m.w.arms * gain, first: key });
  }

  /** Fire out of the pack, for a zone next door where nobody of the team stands: one action to take it to hand, one to throw it. */
  #reachForFire(out: Node[], root: Node): void {
    const m = this.#m;
    if (root.actions < 2 || m.forbids(root.zone)) return;
    const key = fireInHand(m.order, this.#state, this.#who);
    if (key === null) return;
    for (const zone of worthBurning(m, this.#who, root.zone, (one) => m.count(one)))
      this.#burn(out, { ...root, actions: root.actions - 1 }, zone, key);
  }

  #expand(node: Node, out: Node[]): void {
    const m = this.#m;
    const f = m.order.facts;
    if (node.actions <= 0 && node.moves <= 0 && node.strikes <= 0) return;
    const { errand } = this.#goal;
    if (node.riding) {
      if (node.actions > 0 && node.worked && errand.deed === 'drive') this.#add(out, node, { riding: false, actions: node.actions - 1 });
      return;
    }
    const crowd = this.#crowd(node, node.zone);
    const there = errand.zones.length === 0 || errand.zones.includes(node.zone);
    if (!node.worked && node.actions > 0 && !this.#idle && there && throwsThrough(m, errand, node))
      this.#add(out, node, {
        actions: node.actions - 1,
        worked: true,
        gained: node.gained + this.#takes(),
        reward: node.reward + this.#workWorth(),
      });
    if ((node.actions > 0 || node.strikes > 0) && !m.forbids(node.zone))
      for (const [i, arm] of this.#me.arms.entries()) {
        if (arm.once && (node.fired & (1 << i)) !== 0) continue;
        if (arm.min === 0 && crowd > 0.3) this.#strike(out, node, node.zone, arm, '');
        if (arm.max > 0)
          for (const { zone, range } of sightFrom(f, this.#state, this.#who, node.zone))
            if (range > 0 && range >= arm.min && range <= arm.max && this.#crowd(node, zone) > 0.3) this.#strike(out, node, zone, arm, '');
      }
    if (this.#fire !== '' && node.actions > 0 && (node.fired & THROWN) === 0)
      for (const zone of worthBurning(m, this.#who, node.zone, (one) => this.#crowd(node, one)))
        this.#burn(out, node, zone, `${this.#fire}:${zone}`);
    this.#dragonfire(out, node);
    this.#order(out, node);
    const extra = Math.ceil(crowd - 0.4);
    const price = node.moves > 0 ? extra : 1 + extra;
    if (price <= node.actions) {
      const ways = (f.ground.ways[node.zone] ?? []).filter((way) => m.isOpen(way.door) || node.opened?.door === way.door);
      for (const zone of [...ways.map((way) => way.to), ...this.#climbsFrom(node.zone)])
        this.#add(out, node, { zone, actions: node.actions - price, moves: Math.max(0, node.moves - 1) });
    }
    if (!node.searched && node.actions > 0 && crowd < 0.3 && m.order.searchable[node.zone]) this.#search(out, node, '', 1);
    if (node.opened === null && node.actions > 0 && this.#me.opener)
      for (const way of f.ground.ways[node.zone] ?? [])
        if (way.door >= 0 && m.doors[way.door] === 0 && !m.order.closed.has(way.door)) this.#open(out, node, way.to, '');
  }

  /** Where ladders lead that stand here. */
  #climbsFrom(zone: ZoneId): number[] {
    return this.#climbs.flatMap(({ at, to }) => (at === zone ? [to] : to === zone ? [at] : []));
  }

  #crowd(node: Node, zone: ZoneId): number {
    const m = this.#m;
    if (node.changed.size === 0) return m.count(zone);
    let n = 0;
    for (let at = zone * m.width, end = at + m.width; at < end; at++) n += node.changed.get(at) ?? (m.zombies[at] as number);
    return n;
  }

  #add(out: Node[], from: Node, change: Partial<Node>, answer?: string): void {
    const actions = change.actions ?? from.actions;
    if (actions < 0) return;
    // whoever carries the Beacon into corruption has lost it
    if (change.zone !== undefined && this.#state.beaconBy === this.#who && this.#state.corruption.includes(change.zone)) return;
    const step = change.first ?? answer ?? (change.zone === undefined ? '' : `move:${change.zone}`);
    const zone = change.zone ?? from.zone;
    const moves = change.moves ?? from.moves;
    const strikes = change.strikes ?? from.strikes;
    const worked = change.worked ?? from.worked;
    const searched = change.searched ?? from.searched;
    const opened = change.opened ?? from.opened;
    const changed = change.changed ?? from.changed;
    const reward = change.reward ?? from.reward;
    // the same place and deeds by another order is the same turn
    const deeds = (((zone * 8 + actions) * 4 + moves) * 4 + strikes) * 4 + (worked ? 2 : 0) + (searched ? 1 : 0);
    const name = ((deeds * 128 + (opened === null ? 0 : opened.door + 1)) * 64 + changed.size) * 8192 + Math.round(8 * reward);
    const known = this.#tried.get(name);
    if (known !== undefined && from.depth > 0) return;
    const node: Node = {
      zone,
      actions,
      moves,
      strikes,
      searched,
      worked,
      riding: change.riding ?? from.riding,
      opened,
      changed,
      fired: change.fired ?? from.fired,
      gained: change.gained ?? from.gained,
      reward,
      value: 0,
      first: change.first ?? from.first,
      depth: from.depth + 1,
      from,
      step,
    };
    node.value = this.#judge(node);
    this.#tried.set(name, node);
    out.push(node);
  }

  #strike(out: Node[], from: Node, zone: ZoneId, arm: Arm, key: string): void {
    const m = this.#m;
    const first = zone * m.width;
    const before: number[] = [];
    for (let i = 0; i < m.width; i++) {
      before.push(m.zombies[first + i] as number);
      const now = from.changed.get(first + i);
      if (now !== undefined) m.set(first + i, now);
    }
    const { kills, worth } = m.strike(zone, arm);
    const changed = new Map(from.changed);
    for (let i = 0; i < m.width; i++) {
      const now = m.zombies[first + i] as number;
      if (now !== before[i] || changed.has(first + i)) changed.set(first + i, now);
      if (now !== before[i]) m.set(first + i, before[i] as number);
    }
    if (kills < 0.05) return;
    const { w } = m;
    const ordered = arm.item === '';
    // whom guards fell has come near somebody, as guards are
    const near = ordered || zone === from.zone || (m.order.facts.ground.ways[from.zone]?.some((way) => way.to === zone) ?? false);
    let reward = (m.order.leaving ? 0.4 : 1) * worth * (near ? w.killNear : w.killFar) - (arm.noisy ? w.noise : 0);
    // the surest blow first: what it leaves undone is known before the next
    reward += SOONER * kills * (DEPTH - from.depth);
    if (HUNTS.has(this.#goal.errand.deed) && this.#goal.errand.zones.includes(zone)) reward += 0.3 * w.work * kills;
    const astray = arm.melee ? 0 : m.astray(zone, arm, this.#who, from.zone);
    if (astray === Number.POSITIVE_INFINITY) return;
    reward -= astray;
    const free = !ordered && from.strikes > 0 && this.#freely.has(arm.attack);
    const mask = ordered ? ORDERED : arm.once ? 1 << this.#me.arms.indexOf(arm) : 0;
    this.#add(
      out,
      from,
      {
        changed,
        actions: free ? from.actions : from.actions - 1,
        strikes: free ? from.strikes - 1 : from.strikes,
        gained: from.gained + kills,
        fired: from.fired | mask,
        reward: from.reward + reward,
        ...(key === '' || from.depth > 0 ? {} : { first: key }),
      },
      ordered ? key : arm.melee ? `melee:${arm.item}` : `${arm.attack}:${arm.item}:${zone}`,
    );
  }

  /** Guards strike for whoever orders them, if nobody has come into their way. */
  #order(out: Node[], from: Node): void {
    if (from.actions <= 0 || (from.fired & ORDERED) !== 0) return;
    for (const { key, zone, arm } of this.#volleys)
      if (this.#crowd(from, zone) > 0.3 && (arm.melee || zone !== from.zone)) this.#strike(out, from, zone, arm, key);
  }

  #burn(out: Node[], from: Node, zone: ZoneId, key: string): void {
    this.#blaze(out, from, [key], blazeIn(this.#m, from.changed, zone));
  }

  /** Bile and torch one after the other, from where this turn has come to. */
  #dragonfire(out: Node[], from: Node): void {
    if (this.#pyres.length === 0 || (from.fired & THROWN) !== 0) return;
    const at = { who: this.#who, home: this.#home, from, crowd: (zone: ZoneId) => this.#crowd(from, zone) };
    for (const { steps, blaze } of pyresFrom(this.#m, this.#pyres, at)) this.#blaze(out, from, steps, blaze);
  }

  #blaze(out: Node[], from: Node, steps: readonly string[], { changed, kills, reward }: Blaze): void {
    const { at, last } = passing(from, steps);
    this.#add(
      out,
      at,
      {
        changed,
        actions: from.actions - steps.length,
        gained: from.gained + kills,
        fired: from.fired | THROWN,
        reward: from.reward + reward,
        ...(at.depth === 0 ? { first: last } : {}),
      },
      last,
    );
  }

  #search(out: Node[], from: Node, key: string, price: number): void {
    // what is found may be somebody who must not be there
    if (this.#m.order.keptFree.includes(from.zone)) return;
    const s = this.#state.survivors[this.#who] as State['survivors'][number];
    const reward = this.#m.w.search * searchWorth(s, this.#me, this.#goal.errand.deed, this.#m.order.leaving);
    this.#add(
      out,
      from,
      { searched: true, actions: from.actions - price, reward: from.reward + reward, ...(key === '' ? {} : { first: key }) },
      'search',
    );
  }

  /** Only doors on the way; what waits behind comes as it comes on average. */
  #open(out: Node[], from: Node, to: number, key: string): void {
    const m = this.#m;
    const f = m.order.facts;
    const { field, errand } = this.#goal;
    // a fire has to go through it
    const through = errand.to?.includes(to) === true;
    const wanted = errand.deed === 'open' || errand.deed === 'search' || errand.deed === 'find' || through;
    if (!wanted && (field[to] ?? FAR) + 1 >= (field[from.zone] ?? FAR)) return;
    const way = f.ground.ways[from.zone]?.find((one) => one.to === to && one.door >= 0);
    if (way === undefined || m.order.closed.has(way.door)) return;
    const found = letOut(m, from.changed, from.zone, to);
    if (found === null) return;
    const { rooms, behind, changed } = found;
    if (m.wards.length > 0 && tooFew(m, this.#who, from.actions, { from: from.zone, to, behind })) return;
    this.#add(out, from, {
      opened: { door: way.door, from: from.zone, to, behind, rooms },
      changed,
      actions: from.actions - 1,
      reward: from.reward + (through ? 0.5 * m.w.work : 0),
      ...(key === '' ? {} : { first: key }),
    });
  }
}
