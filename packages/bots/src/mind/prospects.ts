// How likely this team is to see the mission through: what is left to do tells for how many rounds, the state of the team and of the streets how
// dangerous each of them is. The numbers stand in `outlook.ts`.
import type { State } from '@holdout/engine';
import { type Company, comingTo, LEVELS, levelOf } from './assess.ts';
import { badness, power } from './attacks.ts';
import { doomOf } from './corruption.ts';
import type { Order } from './errands.ts';
import { FAR, type Facts, fieldTo, zombiesAt } from './facts.ts';
import { OUTLOOK } from './outlook.ts';
import { type ToDo, workLeft } from './work-left.ts';

export const FEATURES = [
  'work',
  'way',
  'attacks',
  'deaths',
  'spare',
  'frail',
  'arms',
  'heavy',
  'giants',
  'level',
  'ap',
  'near',
  'far',
  'runners',
  'spawns',
  'apart',
  'cards',
  'few',
  'dead',
  'callers',
  'tools',
  'pressed',
  'doom',
  'exit',
] as const;

export type Feature = (typeof FEATURES)[number];
export type Features = Record<Feature, number>;

const NEAR = 3;

/** The level reached, and the part of the way to the next. */
function riseOf(ap: number): number {
  const level = levelOf(ap);
  const next = LEVELS[level + 1];
  return next === undefined ? level : level + (ap - (LEVELS[level] ?? 0)) / (next - (LEVELS[level] ?? 0));
}

/** `before`: what was to do when the games tried out began; what only comes to light since is no loss. */
export function featuresOf(f: Facts, state: State, closed: ReadonlySet<number>, before?: ToDo): Features {
  const x = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Features;
  const people: Company[] = [];
  const width = f.kinds.length;
  let most = 0;
  let damage = 0;
  for (let i = 0; i < state.survivors.length; i++) {
    const s = state.survivors[i];
    if (s === undefined || s.role !== 'played') continue;
    if (!s.alive) x.dead++;
    if (!s.alive || s.out || s.zone < 0) continue;
    people.push({ index: i, zone: s.zone });
    const spare = s.health - s.wounds - 1;
    x.spare += spare;
    if (spare <= 0) x.frail++;
    const arms = power(f, state, s);
    x.arms += Math.min(3, arms.kills * (arms.damage >= 2 ? 1.3 : 1));
    if (arms.damage >= 2 && arms.kills > 0.3) x.heavy++;
    damage = Math.max(damage, arms.damage);
    x.ap += s.ap;
    x.cards += s.pack.length + (s.hands[0] >= 0 ? 1 : 0) + (s.hands[1] >= 0 ? 1 : 0);
    most = Math.max(most, s.ap);
    if ([s.hands[0], s.hands[1], s.body, ...s.pack].some((card) => card >= 0 && f.items[state.cards[card] ?? -1]?.door !== undefined))
      x.tools++;
  }
  const n = Math.max(1, people.length);
  x.few = 6 - people.length;
  x.spare /= n;
  x.frail /= n;
  x.arms /= n;
  x.heavy /= n;
  x.ap /= n;
  x.cards /= n;
  x.tools = Math.min(2, x.tools) / 2;
  x.level = riseOf(most);
  for (const token of state.spawns) if (token.active && token.zone >= 0) x.spawns++;
  x.callers = state.necromancers.filter((one) => one.zone >= 0).length;
  x.doom = doomOf(f, state);
  for (const p of people) if (!people.some((other) => other !== p && other.zone === p.zone)) x.apart++;
  x.apart /= n;
  const field = fieldTo(
    f,
    state,
    people.map((p) => p.zone),
    closed,
  );
  for (let zone = 0; zone < state.noise.length; zone++) {
    const close = (field[zone] ?? FAR) <= NEAR;
    for (let kind = 0; kind < width; kind++) {
      const many = state.zombies[zone * width + kind] ?? 0;
      if (many <= 0) continue;
      const bad = many * badness(f, kind);
      if (close) x.near += bad;
      else x.far += bad;
      if (f.kinds[kind]?.base === 'runner') x.runners += many;
      if ((f.toughness[kind] ?? 1) > Math.max(2, damage)) x.giants += many;
    }
  }
  x.near /= n;
  x.far /= n;
  x.runners /= n;
  for (const { attacks, deaths } of comingTo(f, state, people)) {
    x.attacks += attacks;
    x.deaths += deaths;
  }
  for (const zone of new Set(people.map((one) => one.zone))) x.pressed += zombiesAt(f, state, zone) / people.length;
  const left = workLeft(f, state, closed, people, most, before);
  x.work = left.work;
  x.way = left.way;
  x.exit = left.exit;
  return x;
}

/** Losses to expect in a round: the logarithm, so much for the table as such and so much for each feature. */
interface Hazard {
  readonly base: number;
  readonly by: Readonly<Partial<Features>>;
}

/** The numbers stand in `outlook.ts`. */
export interface Outlook {
  /** rounds that the table as it stands tells of; after them only what lasts counts */
  readonly horizon: number;
  /** rounds to go for each errand, for each step to one, and for each step of everyone's to the exit */
  readonly work: number;
  readonly way: number;
  readonly exit: number;
  readonly soon: Hazard;
  readonly late: Hazard;
  /** what a round to come costs at the least, however well the team stands: danger grows, and whoever waits for ever loses */
  readonly least: number;
  /** where one death is the end: how often whoever seems to be about to die does */
  readonly doomed: number;
  /** and so much more for every round that was played */
  readonly later: number;
}

/** after so many rounds it grows no more */
const LONG = 20;
const SAFEST = -9;
const WORST = 1.5;

function hazard({ base, by }: Hazard, x: Features): number {
  let log = base;
  for (const name in by) log += (by[name as Feature] ?? 0) * x[name as Feature];
  return Math.exp(Math.max(SAFEST, Math.min(WORST, log)));
}

/** How likely the mission is seen through from a table at the start of a round, from 0 to 1. */
export function prospect({ facts, closed }: Order, state: State, before?: ToDo, outlook: Outlook = OUTLOOK): number {
  if (state.over !== null) return state.over.result === 'won' ? 1 : 0;
  const x = featuresOf(facts, state, closed, before);
  const rounds = 1 + outlook.work * x.work + outlook.way * x.way + outlook.exit * x.exit;
  const soon = Math.min(outlook.horizon, rounds);
  const late = Math.max(outlook.least + outlook.later * Math.min(LONG, state.round), hazard(outlook.late, x));
  const lives = facts.oneDeathLoses ? 1 - outlook.doomed * Math.min(1, x.deaths) : 1;
  return lives * Math.exp(-(soon * hazard(outlook.soon, x) + (rounds - soon) * late));
}
