// What one seat may see: built up from nothing, never by deleting from the state. Whatever is not named here never leaves the table.

import { DOOR } from '../board/key.ts';
import type { Danger } from '../content.ts';
import { type Ask, type DecisionKind, TOLD } from '../decisions/asks.ts';
import type { Aim, Form, Option } from '../decisions/decisions.ts';
import type { SurvivorId, ZoneId } from '../ids.ts';
import { type CardSpot, cardSpots } from '../missions/cards/lying.ts';
import { objectiveLines } from '../missions/judge.ts';
import type { Lead } from '../missions/leads/lead.ts';
import { lockedDoors } from '../oracles/locked.ts';
import { DANGER, type Table, type ZombieKind } from '../rules.ts';
import type { Options } from '../state/setup.ts';
import {
  type CampaignLife,
  type CampaignState,
  type CardId,
  type Fate,
  type LooseCards,
  NO_CARD,
  NOBODY,
  type Over,
  type Phase,
  type Role,
  type Survivor,
} from '../state/state.ts';
import { dangerLevel, survivorLevel } from '../survivors/adrenaline.ts';
import { arrangeDefaults } from '../survivors/arrange.ts';
import { ridersOf } from '../survivors/end-of-turn.ts';
import { othersOfSeat } from '../survivors/free.ts';
import { packSize } from '../survivors/inventory.ts';
import { isNight } from '../survivors/sight.ts';
import { crateZone } from '../survivors/take.ts';
import { tables } from '../table.ts';
import { aimsAsked } from './asking.ts';

export interface CardView {
  /** card number, the handle for arrange forms */
  readonly card: CardId;
  readonly item: string;
  readonly empty: boolean;
  readonly tag?: string;
}

export interface SurvivorView {
  readonly index: number;
  readonly id: string;
  readonly role: Role;
  readonly seat: number;
  readonly kid: boolean;
  readonly zone: ZoneId;
  readonly alive: boolean;
  readonly out: boolean;
  readonly wounds: number;
  readonly health: number;
  readonly ap: number;
  readonly level: Danger;
  readonly laps: number;
  readonly actions: number;
  readonly free: readonly string[];
  readonly done: boolean;
  readonly skills: readonly string[];
  readonly lent: readonly string[];
  readonly hands: readonly (CardView | null)[];
  /** null: empty; undefined where the edition has no body slot */
  readonly body?: CardView | null;
  readonly pack: readonly CardView[];
  readonly packSize: number;
  readonly tokens: readonly string[];
  readonly leader: number;
  readonly car: number;
  readonly driver: boolean;
  readonly light: number;
  readonly lit: boolean;
  /** the campaign sheet, in the campaign only */
  readonly campaign?: LifeView;
}

/** A survivor's campaign sheet as everybody may read it. */
export interface LifeView {
  readonly fate: Fate;
  /** while down: ends of rounds left, 1: at the end of this round it is too late */
  readonly roundsLeft: number;
  readonly points: number;
  readonly bonus: number;
  readonly bonusLeft: number;
  readonly skills: readonly string[];
  readonly achievements: readonly string[];
}

export interface ZoneView {
  readonly noise: number;
  /** kind id to count, only what is there */
  readonly zombies: Readonly<Record<string, number>>;
  readonly guards: number;
  /** other tokens lying here: freeze, corruption, bile, cauldron, beacon, exit, ladder, light, vault-weapon, marked, … */
  readonly tokens: readonly string[];
  readonly building: number;
}

export interface ObjectiveLine {
  readonly line: number;
  readonly met: boolean;
  /** still to do in an ordered list: not yet this line's turn */
  readonly waiting: boolean;
  /** an aim some card has added: its number among the mission's aims */
  readonly aim?: number;
  readonly have?: number;
  readonly want?: number;
  /** so many are still there of what must be gone */
  readonly left?: number;
  /** where and with what it can be advanced now; [] when it is met or waits */
  readonly leads: readonly Lead[];
}

export interface AskView {
  readonly kind: DecisionKind;
  /** seat that answers; -1: the team */
  readonly by: number;
  /** survivor concerned, or -1 */
  readonly survivor: SurvivorId;
  /** zone concerned, or -1 */
  readonly zone: ZoneId;
  /** what it is about, a label key with parameters: `ask.reroll`, … */
  readonly about: string;
  readonly parameters: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  /** of the exit: who is in the car and leaves with whoever drives it */
  readonly along?: readonly number[];
  /** for list decisions: every legal option. For forms: a sample of good answers, the default first. */
  readonly options: readonly Option[];
  readonly form?: Form;
  /** of a turn: others of the same player, whose cards may be thrown away now */
  readonly throws?: readonly number[];
  /** of a turn: shots at zones without zombies, beside the options */
  readonly aims?: readonly Aim[];
}

/** What lies on the table for everyone to see, the same from every seat: what a show moves. */
export interface Scene {
  readonly round: number;
  readonly phase: Phase;
  readonly hour: number;
  readonly night: boolean;
  readonly first: number;
  readonly active: number;
  readonly danger: Danger;
  readonly survivors: readonly SurvivorView[];
  readonly zones: readonly ZoneView[];
  readonly doors: readonly ('closed' | 'open' | 'shut' | 'broken')[];
  readonly objectives: readonly { readonly zone: ZoneId; readonly colour: string; readonly place: string; readonly by: number }[];
  readonly crates: readonly { readonly zone: ZoneId; readonly car: number }[];
  readonly spawns: readonly { readonly zone: ZoneId; readonly colour: string; readonly active: boolean }[];
  readonly cars: readonly { readonly kind: string; readonly zone: ZoneId }[];
  readonly loose: readonly { readonly zone: ZoneId; readonly name: string; readonly count: number; readonly cards: readonly string[] }[];
}

/** What a scene consists of, by name: of a view, or of the changes to one. */
export const SCENE_KEYS = [
  'round',
  'phase',
  'hour',
  'night',
  'first',
  'active',
  'danger',
  'survivors',
  'zones',
  'doors',
  'objectives',
  'crates',
  'spawns',
  'cars',
  'loose',
] as const satisfies readonly (keyof Scene)[];

export interface SeatView extends Scene {
  readonly seat: number;
  readonly seats: number;
  readonly edition: string;
  readonly mission: string;
  readonly options: Options;
  readonly tick: number;
  readonly info: number;
  readonly over: Over | null;
  readonly ask: AskView | null;
  /** what is printed on the zombies of this book, by the names `zombies` of a zone uses */
  readonly kinds: Readonly<Record<string, ZombieKind>>;
  /** numbers of closed doors that the mission keeps locked for whoever acts now */
  readonly locked: readonly number[];
  readonly lines: readonly ObjectiveLine[];
  /** how many cards are left, and what was discarded (top last) */
  readonly decks: Readonly<Record<string, { readonly left: number; readonly discard: readonly string[] }>>;
  readonly zombieDeck: { readonly left: number; readonly discard: readonly number[] };
  readonly pool: Readonly<Record<string, number>>;
  readonly progress: Readonly<Record<string, number>>;
  /** books with a campaign: the team's deeds, and the cards and notes read so far */
  readonly campaign?: {
    readonly achievements: readonly string[];
    readonly story: readonly { readonly read: string; readonly who: string; readonly choice: number }[];
  };
}

const DOOR_NAMES = Object.entries(DOOR).reduce<SeatView['doors'][number][]>((names, [name, state]) => {
  names[state] = name as SeatView['doors'][number];
  return names;
}, []);

function cardView(t: Table, card: CardId): CardView {
  const tag = t.g.tagged[card];
  const seen = { card, item: t.r.items[t.g.cards[card]].id, empty: t.g.empty.includes(card) };
  return tag === undefined ? seen : { ...seen, tag };
}

const maybeCard = (t: Table, card: CardId): CardView | null => (card === NO_CARD ? null : cardView(t, card));

function survivorView(t: Table, s: Survivor, index: number): SurvivorView {
  const tokens: string[] = t.g.objectives.filter((o) => o.place === 'held' && o.by === index).map((o) => o.colour);
  for (const ladder of t.g.ladders) if (ladder.by === index) tokens.push('ladder');
  if (t.g.beaconBy === index) tokens.push('beacon');
  if (s.marks.includes('rotten')) tokens.push('rotten');
  const seen: { -readonly [Key in keyof SurvivorView]: SurvivorView[Key] } = {
    index,
    id: s.id,
    role: s.role,
    seat: s.seat,
    kid: s.kid,
    zone: s.zone,
    alive: s.alive,
    out: s.out,
    wounds: s.wounds,
    health: s.health,
    ap: s.ap,
    level: DANGER[survivorLevel(s)],
    laps: s.laps,
    actions: s.actions,
    free: s.free.slice(),
    done: s.done,
    skills: s.skills.slice(),
    lent: [...s.lent, ...s.spells],
    hands: s.hands.map((card) => maybeCard(t, card)),
    pack: s.pack.map((card) => cardView(t, card)),
    packSize: packSize(t, s),
    tokens,
    leader: s.leader,
    car: s.car,
    driver: s.driver,
    light: s.light,
    lit: s.lit,
  };
  if (t.r.law.bodySlot) seen.body = maybeCard(t, s.body);
  const life = t.r.options.campaign === true && s.role === 'played' ? t.g.campaign?.lives[s.id] : undefined;
  if (life !== undefined) seen.campaign = lifeView(life, t.g.round);
  return seen;
}

const lifeView = (life: CampaignLife, round: number): LifeView => ({
  fate: life.fate,
  roundsLeft: life.fate === 'down' ? life.until - round + 1 : 0,
  points: life.points,
  bonus: life.bonus,
  bonusLeft: life.bonusLeft,
  skills: life.skills.slice(),
  achievements: life.achievements.slice(),
});

/** Most zones are empty: one for all of them, so that nothing is made, and whoever compares two scenes is done at once. */
const NO_ZOMBIES: ZoneView['zombies'] = Object.freeze({});
const NO_TOKENS: ZoneView['tokens'] = Object.freeze([]);
const MARKS = ['marked', 'flag'] as const;

function zombiesIn({ g, r }: Table, zone: ZoneId): ZoneView['zombies'] {
  let found: Record<string, number> | null = null;
  for (let k = 0; k < r.kinds.length; k++) {
    const n = g.zombies[zone * r.kinds.length + k];
    if (n > 0) (found ??= {})[r.kinds[k].id] = n;
  }
  return found ?? NO_ZOMBIES;
}

/** `spots`: where objective cards lie. */
function zoneView(t: Table, zone: ZoneId, building: number, spots: readonly CardSpot[]): ZoneView {
  const g = t.g;
  const tokens: string[] = [];
  if (g.freeze.includes(zone)) tokens.push('freeze');
  if (g.corruption.includes(zone)) tokens.push('corruption');
  if (g.ruins.includes(zone)) tokens.push('ruin');
  if (g.beacon === zone) tokens.push('beacon');
  if (g.exit === zone) tokens.push('exit');
  for (const at of g.bile) if (at === zone) tokens.push('bile');
  for (const at of g.cauldrons) if (at === zone) tokens.push('cauldron');
  for (const l of g.ladders) if (l.by === NOBODY && (l.at === zone || l.to === zone)) tokens.push('ladder');
  if (g.progress[`light:${zone}`] > 0) tokens.push('light');
  for (const at of spots) if (at.zone === zone) tokens.push(at.onDoor ? 'door-card' : 'objective-card');
  for (const name of MARKS) if (t.r.places[name]?.includes(zone)) tokens.push(name);
  return {
    noise: g.noise[zone],
    zombies: zombiesIn(t, zone),
    guards: g.guards[zone],
    tokens: tokens.length === 0 ? NO_TOKENS : tokens,
    building,
  };
}

const looseView = (t: Table, l: LooseCards) => ({
  zone: l.zone,
  name: l.name,
  count: l.cards.length,
  cards: l.down ? [] : l.cards.map((card) => t.r.items[t.g.cards[card]].id),
});

/** The form of a question, where it is one; the default is the first key listed. */
function formOf(t: Table, q: Ask): Form | undefined {
  switch (q.kind) {
    case 'wounds':
    case 'split':
    case 'friendly-fire': {
      const { total, places, groups, limits } = q;
      return { form: 'share', total, places, default: q.preset, ...(groups && { groups }), ...(limits && { limits }) };
    }
    case 'keep':
    case 'arrange':
      return {
        form: 'arrange',
        survivors: q.survivors,
        cards: q.incoming,
        items: q.incoming.map((c) => t.r.items[t.g.cards[c]].id),
        mayDiscard: true,
        default: arrangeDefaults(t, q)[0],
      };
    default:
      return undefined;
  }
}

const isTold = (value: unknown): value is AskView['parameters'][string] =>
  typeof value === 'string' || typeof value === 'number' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** What people are told of a question: the parameters its kind lists, no others. */
function parametersOf(q: Ask): AskView['parameters'] {
  const told: Record<string, AskView['parameters'][string]> = {};
  for (const [name, value] of Object.entries(q)) {
    if ((TOLD[q.kind] as readonly string[]).includes(name) && isTold(value)) told[name] = value;
  }
  return told;
}

function askView(t: Table, seat: number, options: (t: Table) => Option[]): AskView | null {
  const q = t.g.ask;
  if (q === null) return null;
  const mine = q.by < 0 || q.by === seat || seat < 0;
  const form = formOf(t, q);
  const seen: AskView = {
    kind: q.kind,
    by: q.by,
    survivor: q.who ?? -1,
    zone: q.zone ?? -1,
    about: q.topic ?? q.kind,
    parameters: parametersOf(q),
    options: mine ? options(t) : [],
  };
  if (form !== undefined) return { ...seen, form };
  if (q.kind === 'use' && q.topic === 'exit' && q.who !== undefined) {
    const along = ridersOf(t, q.who);
    return along.length > 0 ? { ...seen, along } : seen;
  }
  if (!mine || q.kind !== 'turn' || seen.options.length === 0) return seen;
  const aims = aimsAsked(t);
  const throws = q.verbs === undefined ? othersOfSeat(t, t.g.survivors[q.who]).map((s) => t.g.survivors.indexOf(s)) : [];
  return { ...seen, ...(aims.length > 0 ? { aims } : {}), ...(throws.length > 0 ? { throws } : {}) };
}

/** Mission counters people may know; hidden ones start with a dot. */
function openProgress(t: Table): Record<string, number> {
  const seen: Record<string, number> = {};
  for (const key in t.g.progress) if (!key.startsWith('.')) seen[key] = t.g.progress[key];
  return seen;
}

const storyView = (campaign: CampaignState) => campaign.story.map((l) => ({ read: l.read, who: l.who, choice: l.choice }));

export function makeScene(t: Table): Scene {
  const g = t.g;
  const building = tables(t).building;
  const spots = cardSpots(t);
  return {
    round: g.round,
    phase: g.phase,
    hour: g.hour,
    night: isNight(t),
    first: g.first,
    active: g.active,
    danger: DANGER[dangerLevel(t)],
    survivors: g.survivors.map((s, i) => survivorView(t, s, i)),
    zones: t.r.board.zones.map((_, zone) => zoneView(t, zone, building[zone], spots)),
    doors: g.doors.map((state) => DOOR_NAMES[state]),
    objectives: g.objectives.map((o) => ({ zone: o.zone, colour: o.down ? 'hidden' : o.colour, place: o.place, by: o.by })),
    crates: g.crates.flatMap((c, i) => (c.place === 'board' ? [{ zone: crateZone(t, i), car: c.car }] : [])),
    spawns: g.spawns.map((s, i) => ({ zone: s.zone, colour: s.colour, active: s.active && !t.r.missionRules.spawnAsleep(t, i) })),
    cars: g.cars.map((c) => ({ kind: c.kind, zone: c.zone })),
    loose: g.loose.map((l) => looseView(t, l)),
  };
}

export function makeView(t: Table, seat: number, options: (t: Table) => Option[]): SeatView {
  const g = t.g;
  const team =
    g.campaign === undefined ? {} : { campaign: { achievements: g.campaign.achievements.slice(), story: storyView(g.campaign) } };
  return {
    ...team,
    seat,
    seats: g.setup.seats.length,
    edition: g.setup.edition,
    mission: t.r.mission.id,
    options: t.r.options,
    tick: g.tick,
    info: g.info,
    ...makeScene(t),
    over: g.over,
    ask: askView(t, seat, options),
    kinds: t.r.kindOf,
    locked: lockedDoors(t),
    lines: objectiveLines(t),
    decks: Object.fromEntries(
      Object.entries(g.decks).map(([name, d]) => [name, { left: d.draw.length, discard: d.discard.map((c) => t.r.items[g.cards[c]].id) }]),
    ),
    zombieDeck: { left: g.zombieDeck.draw.length, discard: g.zombieDeck.discard.map((c) => t.r.zombieCards[c].no) },
    pool: Object.fromEntries(t.r.kinds.map((kind, k) => [kind.id, g.pool[k]])),
    progress: openProgress(t),
  };
}
