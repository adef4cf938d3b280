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
  const copy: Frame & Record<string, unknown> = { ...f };
  for (const key in copy) {
    const value = copy[key];
    if (value !== null && typeof value === 'object') copy[key] = cloneValue(value);
  }
  return copy;
}

/** A turn's question, the one most copies are made at, holds nothing that a rule could write into. */
const cloneAsk = (ask: State['ask']): State['ask'] =>
  ask === null || (ask.kind === 'turn' && ask.verbs === undefined) ? ask : cloneValue(ask);

const cloneLife = (l: CampaignLife): CampaignLife => ({
  fate: l.fate,
  until: l.until,
  points: l.points,
  bonus: l.bonus,
  bonusLeft: l.bonusLeft,
  skills: l.skills.slice(),
  achievements: l.achievements.slice(),
  kept: l.kept.slice(),
});

function cloneCampaign(c: CampaignState): CampaignState {
  const lives: Record<string, CampaignLife> = {};
  for (const id in c.lives) lives[id] = cloneLife(c.lives[id]);
  return {
    lives,
    achievements: c.achievements.slice(),
    story: c.story.map((line) => ({ read: line.read, who: line.who, choice: line.choice })),
  };
}

const cloneDeck = (d: Deck): Deck => ({ draw: d.draw.slice(), discard: d.discard.slice() });

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
  skills: s.skills.slice(),
  lent: s.lent.slice(),
  spells: s.spells.slice(),
  hands: [s.hands[0], s.hands[1]],
  body: s.body,
  pack: s.pack.slice(),
  actions: s.actions,
  free: s.free.slice(),
  done: s.done,
  used: s.used.slice(),
  marks: s.marks.slice(),
  leader: s.leader,
  car: s.car,
  driver: s.driver,
  light: s.light,
  lit: s.lit,
  laps: s.laps,
  led: s.led,
});

/** Written by hand: copying a game is the hot path of bots and search. The return type makes the compiler find a forgotten field. */
export function cloneState(g: State): State {
  const decks: Record<string, Deck> = {};
  for (const name in g.decks) decks[name] = cloneDeck(g.decks[name]);
  const copy: State = {
    format: 1,
    setup: g.setup,
    tick: g.tick,
    random: [g.random[0], g.random[1], g.random[2], g.random[3]],
    stack: g.stack.map(cloneFrame),
    ask: cloneAsk(g.ask),
    dice: g.dice === null ? null : g.dice.slice(),
    strict: g.strict.slice(),
    info: g.info,
    over: g.over,
    round: g.round,
    phase: g.phase,
    first: g.first,
    hour: g.hour,
    cards: g.cards,
    empty: g.empty.slice(),
    tagged: { ...g.tagged },
    decks,
    zombieDeck: cloneDeck(g.zombieDeck),
    abominationDeck: g.abominationDeck.slice(),
    survivors: g.survivors.map(cloneSurvivor),
    active: g.active,
    loud: g.loud,
    loudBy: g.loudBy,
    brothers: g.brothers,
    killed: g.killed,
    zombies: g.zombies.slice(),
    pool: g.pool.slice(),
    necromancers: g.necromancers.map((n) => ({ kind: n.kind, zone: n.zone, token: n.token, source: n.source })),
    noise: g.noise.slice(),
    doors: g.doors.slice(),
    opened: g.opened.slice(),
    boardKey: g.boardKey,
    corruption: g.corruption.slice(),
    ruins: g.ruins.slice(),
    freeze: g.freeze.slice(),
    bile: g.bile.slice(),
    guards: g.guards.slice(),
    cauldrons: g.cauldrons.slice(),
    ladders: g.ladders.map((l) => ({ at: l.at, to: l.to, by: l.by })),
    beacon: g.beacon,
    beaconBy: g.beaconBy,
    exit: g.exit,
    objectives: g.objectives.map((o) => ({ zone: o.zone, colour: o.colour, down: o.down, place: o.place, by: o.by })),
    crates: g.crates.map((c) => ({ zone: c.zone, place: c.place, car: c.car })),
    spawns: g.spawns.map((s) => ({ zone: s.zone, colour: s.colour, active: s.active, since: s.since })),
    cars: g.cars.map((c) => ({ kind: c.kind, zone: c.zone })),
    loose: g.loose.map((l) => ({ zone: l.zone, name: l.name, cards: l.cards.slice(), down: l.down })),
    progress: { ...g.progress },
    met: g.met.slice(),
  };
  if (g.campaign !== undefined) copy.campaign = cloneCampaign(g.campaign);
  return copy;
}
