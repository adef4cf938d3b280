import type { Frame } from '../kernel/index.ts';
import type { CampaignLife, CampaignState, Deck, State, Survivor } from './state.ts';

/** A structural copy of plain JSON; for the small odd parts. */
function cloneValue<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return (list.length === 0 || typeof list[0] !== 'object' ? list.slice() : list.map(cloneValue)) as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = cloneValue((value as Record<string, unknown>)[key]);
  return copy as T;
}

function cloneFrame(f: Frame): Frame {
  const from = f as Frame & Readonly<Record<string, unknown>>;
  const copy: Frame & Record<string, unknown> = { ...f };
  for (const key in from) {
    const value = from[key];
    if (value !== null && typeof value === 'object') copy[key] = cloneValue(value);
  }
  return copy;
}

// Most lists of a game are empty, and making an empty one is cheaper than copying one. Numbers and texts apart: V8 keeps lists of small
// numbers in a way of their own as long as the place that makes them makes nothing else.
const numbers = (list: readonly number[]): number[] => (list.length === 0 ? [] : list.slice());
const texts = (list: readonly string[]): string[] => (list.length === 0 ? [] : list.slice());
const each = <T>(list: readonly T[], copy: (one: T) => T): T[] => (list.length === 0 ? [] : list.map(copy));

const cloneLife = (l: CampaignLife): CampaignLife => ({
  fate: l.fate,
  until: l.until,
  points: l.points,
  bonus: l.bonus,
  bonusLeft: l.bonusLeft,
  skills: texts(l.skills),
  achievements: texts(l.achievements),
  kept: numbers(l.kept),
});

function cloneCampaign(c: CampaignState): CampaignState {
  const lives: Record<string, CampaignLife> = {};
  for (const id in c.lives) lives[id] = cloneLife(c.lives[id]);
  return {
    lives,
    achievements: texts(c.achievements),
    story: c.story.map((line) => ({ read: line.read, who: line.who, choice: line.choice })),
  };
}

const cloneDeck = (d: Deck): Deck => ({ draw: numbers(d.draw), discard: numbers(d.discard) });

const cloneSurvivor = (s: Survivor): Survivor => ({
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
  skills: texts(s.skills),
  lent: s.lent,
  spells: texts(s.spells),
  hands: [s.hands[0], s.hands[1]],
  body: s.body,
  pack: numbers(s.pack),
  actions: s.actions,
  free: texts(s.free),
  done: s.done,
  used: texts(s.used),
  marks: texts(s.marks),
  leader: s.leader,
  car: s.car,
  driver: s.driver,
  light: s.light,
  lit: s.lit,
  laps: s.laps,
  led: s.led,
});

/**
 * Written by hand: copying a game is the hot path of bots and search. The return type makes the compiler find a forgotten field.
 * What is read-only in the state (the question, `cards`, `opened`, `lent`) is replaced, never written into, and so shared between copies.
 */
export function cloneState(g: State): State {
  const decks = { ...g.decks };
  for (const name in decks) decks[name] = cloneDeck(decks[name]);
  const copy: State = {
    format: 1,
    setup: g.setup,
    tick: g.tick,
    random: [g.random[0], g.random[1], g.random[2], g.random[3]],
    stack: g.stack.map(cloneFrame),
    ask: g.ask,
    dice: g.dice === null ? null : g.dice.slice(),
    strict: texts(g.strict),
    info: g.info,
    over: g.over,
    round: g.round,
    phase: g.phase,
    first: g.first,
    hour: g.hour,
    cards: g.cards,
    empty: numbers(g.empty),
    tagged: { ...g.tagged },
    decks,
    zombieDeck: cloneDeck(g.zombieDeck),
    abominationDeck: numbers(g.abominationDeck),
    survivors: g.survivors.map(cloneSurvivor),
    active: g.active,
    loud: g.loud,
    loudBy: g.loudBy,
    brothers: g.brothers,
    killed: g.killed,
    zombies: numbers(g.zombies),
    pool: numbers(g.pool),
    necromancers: each(g.necromancers, (n) => ({ kind: n.kind, zone: n.zone, token: n.token, source: n.source })),
    noise: numbers(g.noise),
    doors: numbers(g.doors),
    opened: g.opened,
    boardKey: g.boardKey,
    corruption: numbers(g.corruption),
    ruins: numbers(g.ruins),
    freeze: numbers(g.freeze),
    bile: numbers(g.bile),
    guards: numbers(g.guards),
    cauldrons: numbers(g.cauldrons),
    ladders: each(g.ladders, (l) => ({ at: l.at, to: l.to, by: l.by })),
    beacon: g.beacon,
    beaconBy: g.beaconBy,
    exit: g.exit,
    objectives: each(g.objectives, (o) => ({ zone: o.zone, colour: o.colour, down: o.down, place: o.place, by: o.by })),
    crates: each(g.crates, (c) => ({ zone: c.zone, place: c.place, car: c.car })),
    spawns: each(g.spawns, (s) => ({ zone: s.zone, colour: s.colour, active: s.active, since: s.since })),
    cars: each(g.cars, (c) => ({ kind: c.kind, zone: c.zone })),
    loose: each(g.loose, (l) => ({ zone: l.zone, name: l.name, cards: numbers(l.cards), down: l.down })),
    progress: { ...g.progress },
    met: g.met.slice(),
  };
  if (g.campaign !== undefined) copy.campaign = cloneCampaign(g.campaign);
  return copy;
}
