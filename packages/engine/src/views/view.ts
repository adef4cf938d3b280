// What a seat sees, built up from nothing: whatever is not named here never leaves the table.
import { DOOR } from '../board/key.ts';
import type { Form, Option } from '../decisions.ts';
import { cardZones } from '../missions/cards/lying.ts';
import { objectiveLines } from '../missions/judge.ts';
import { DANGER, type Table } from '../rules.ts';
import { type CardId, type LooseCards, NO_CARD, NOBODY, type Survivor } from '../state.ts';
import { dangerLevel, survivorLevel } from '../survivors/adrenaline.ts';
import { arrangeDefaults } from '../survivors/arrange.ts';
import { packSize } from '../survivors/inventory.ts';
import { isNight } from '../survivors/sight.ts';
import { crateZone } from '../survivors/take.ts';
import { tables } from '../table.ts';
import type { AskView, CardView, SeatView, SurvivorView, ZoneView } from '../view.ts';

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
  if (t.g.progress.bearer === index + 1) tokens.push('beacon');
  if (s.marks.includes('rotten')) tokens.push('rotten');
  const seen: SurvivorView = {
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
  return t.r.law.bodySlot ? { ...seen, body: maybeCard(t, s.body) } : seen;
}

function zoneView(t: Table, zone: number, building: number): ZoneView {
  const g = t.g;
  const zombies: Record<string, number> = {};
  t.r.kinds.forEach((kind, k) => {
    const n = g.zombies[zone * t.r.kinds.length + k];
    if (n > 0) zombies[kind.id] = n;
  });
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
  for (const at of cardZones(t)) if (at === zone) tokens.push('objective-card');
  for (const name of ['marked', 'flag']) if (t.r.places[name]?.includes(zone)) tokens.push(name);
  return { noise: g.noise[zone], zombies, guards: g.guards[zone], tokens, building };
}

const looseView = (t: Table, l: LooseCards) => ({
  zone: l.zone,
  name: l.name,
  count: l.cards.length,
  cards: l.down ? [] : l.cards.map((card) => t.r.items[t.g.cards[card]].id),
});

/** The form of a question, where it is one; the default is the first key listed. */
function formOf(t: Table): Form | undefined {
  const q = t.g.ask;
  if (q === null) return undefined;
  if (q.kind === 'wounds' || q.kind === 'split' || q.kind === 'friendly-fire') {
    return { form: 'share', total: q.total, places: q.places, default: q.preset };
  }
  if (q.kind === 'keep' || q.kind === 'arrange') {
    const cards: CardId[] = q.incoming;
    return {
      form: 'arrange',
      survivors: q.survivors,
      cards,
      items: cards.map((c) => t.r.items[t.g.cards[c]].id),
      mayDiscard: true,
      default: arrangeDefaults(t, q)[0],
    };
  }
  return undefined;
}

/** Parameters of a question that are not for people. */
const INNER = new Set(['kind', 'by', 'who', 'keys', 'about', 'places', 'preset', 'survivors', 'incoming', 'topic', 'total', 'verbs']);

function askView(t: Table, seat: number, options: (t: Table) => Option[]): AskView | null {
  const q = t.g.ask;
  if (q === null) return null;
  const parameters: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(q)) {
    if (!INNER.has(name) && (typeof value === 'string' || typeof value === 'number')) parameters[name] = value;
  }
  const mine = q.by < 0 || q.by === seat || seat < 0;
  const form = formOf(t);
  const seen: AskView = {
    kind: q.kind as AskView['kind'],
    by: q.by,
    survivor: q.who ?? -1,
    zone: q.zone ?? -1,
    about: q.topic ?? q.kind,
    parameters,
    options: mine ? options(t) : [],
  };
  return form === undefined ? seen : { ...seen, form };
}

function lockedDoors(t: Table): number[] {
  const s = t.g.survivors[t.g.active] ?? t.g.survivors[0];
  if (s === undefined) return [];
  return t.g.doors.flatMap((state, door) => (state !== DOOR.open && t.r.missionRules.doorLocked(t, s, door) !== null ? [door] : []));
}

/** Mission counters people may know; hidden ones start with a dot. */
function openProgress(t: Table): Record<string, number> {
  const seen: Record<string, number> = {};
  for (const key in t.g.progress) if (!key.startsWith('.')) seen[key] = t.g.progress[key];
  return seen;
}

export function makeView(t: Table, seat: number, options: (t: Table) => Option[]): SeatView {
  const g = t.g;
  const building = tables(t).building;
  return {
    seat,
    seats: g.setup.seats.length,
    edition: g.setup.edition,
    mission: t.r.mission.id,
    options: g.setup.options,
    tick: g.tick,
    info: g.info,
    round: g.round,
    phase: g.phase,
    hour: g.hour,
    night: isNight(t),
    first: g.first,
    active: g.active,
    danger: DANGER[dangerLevel(t)],
    over: g.over,
    ask: askView(t, seat, options),
    survivors: g.survivors.map((s, i) => survivorView(t, s, i)),
    zones: t.r.board.zones.map((_, zone) => zoneView(t, zone, building[zone])),
    kinds: t.r.kindOf,
    doors: g.doors.map((state) => DOOR_NAMES[state]),
    locked: lockedDoors(t),
    objectives: g.objectives.map((o) => ({ zone: o.zone, colour: o.down ? 'hidden' : o.colour, place: o.place, by: o.by })),
    crates: g.crates.flatMap((c, i) => (c.place === 'board' ? [{ zone: crateZone(t, i), car: c.car }] : [])),
    spawns: g.spawns.map((s, i) => ({ zone: s.zone, colour: s.colour, active: s.active && !t.r.missionRules.spawnAsleep(t, i) })),
    cars: g.cars.map((c) => ({ kind: c.kind, zone: c.zone })),
    loose: g.loose.map((l) => looseView(t, l)),
    lines: objectiveLines(t),
    decks: Object.fromEntries(
      Object.entries(g.decks).map(([name, d]) => [name, { left: d.draw.length, discard: d.discard.map((c) => t.r.items[g.cards[c]].id) }]),
    ),
    zombieDeck: { left: g.zombieDeck.draw.length, discard: g.zombieDeck.discard.map((c) => t.r.zombieCards[c].no) },
    pool: Object.fromEntries(t.r.kinds.map((kind, k) => [kind.id, g.pool[k]])),
    progress: openProgress(t),
  };
}
