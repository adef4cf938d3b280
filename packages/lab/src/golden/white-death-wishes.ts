// How near a table of White Death's quests is to victory, for the golden hunt: what bots do not weigh.

import { stepsTo } from '@holdout/bots';
import type { CardId, Engine, State } from '@holdout/engine';
import type { Wish } from './find-end.ts';

type Score = (t: { readonly engine: Engine; readonly state: State; readonly far: (a: number, b: number) => number }) => number;

/** Steps between two zones, doors and zombies on the way counted. */
function waysOf(engine: Engine, state: State): (a: number, b: number) => number {
  const fields = new Map<number, Float64Array>();
  return (a, b) => {
    if (a < 0 || b < 0) return MOST;
    const field = fields.get(b) ?? stepsTo(engine, state, [b]);
    fields.set(b, field);
    return Math.min(MOST, field[a] ?? MOST);
  };
}
const MOST = 20;

const alive = (state: State) => state.survivors.filter((s) => s.role === 'played' && s.alive && !s.out && s.zone >= 0);
const nearest = (far: (a: number, b: number) => number, from: readonly number[], to: number): number =>
  from.reduce((least, zone) => Math.min(least, far(zone, to)), 20);
const marked = new WeakMap<object, Map<string, number>>();
/** Where a token of the mission lies; they stay where they are, so each is looked for once a game. */
function placeOf(engine: Engine, state: State, token: string): number {
  let known = marked.get(state.setup);
  if (known === undefined) {
    known = new Map();
    marked.set(state.setup, known);
  }
  let zone = known.get(token);
  if (zone === undefined) {
    zone = engine.view(state, -1, true).zones.findIndex((place) => place.tokens.includes(token));
    known.set(token, zone);
  }
  return zone;
}
const exitOf = (engine: Engine, state: State): number => placeOf(engine, state, 'exit');

/** How many of these cards each survivor on the board has. */
function heldBy(state: State, engine: Engine, id: string): number[] {
  const items = engine.editions.find((e) => e.edition === state.setup.edition)?.items ?? [];
  const is = (card: CardId): number => (card >= 0 && items[state.cards[card] ?? -1]?.id === id ? 1 : 0);
  return alive(state).map((s) => [...s.hands, s.body, ...s.pack].reduce((m, card) => m + is(card), 0));
}
const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** A Defiler on the board is to be killed before its token is at the Beacon, wherever it comes from. */
const beaconSafe: Score = ({ state, far }) => {
  const near = state.spawns.reduce((least, token) => (token.zone >= 0 ? Math.min(least, far(token.zone, state.beacon)) : least), 20);
  const defiler = state.spawns.some((token) => token.colour === 'defiler' && token.zone >= 0);
  const hunters = alive(state).map((s) => s.zone);
  const at = state.spawns.find((token) => token.colour === 'defiler' && token.zone >= 0)?.zone ?? -1;
  return (near < 3 ? -70 * (3 - near) : 0) + (defiler ? -60 - 5 * nearest(far, hunters, at) : 0);
};

const more =
  (...scores: readonly Score[]): Wish =>
  (engine, state) => {
    const t = { engine, state, far: waysOf(engine, state) };
    return [beaconSafe, ...scores].reduce((sum, score) => sum + score(t), 0);
  };

const tomes: Score = ({ state, far }) => {
  const reds = state.survivors.map(
    (_, who) => state.objectives.filter((o) => o.place === 'held' && o.by === who && o.colour === 'red').length,
  );
  const held = state.objectives.filter((o) => o.place === 'held');
  const patches = state.spawns.filter((token) => state.corruption.includes(token.zone)).map((token) => token.zone);
  const bearers = held.filter((o) => o.colour !== 'red').map((o) => state.survivors[o.by]?.zone ?? -1);
  return (
    40 * held.length +
    25 * Math.max(...reds) -
    25 * state.corruption.length -
    (bearers.length > 0 ? 4 : 0) * nearest(far, bearers, patches[0] ?? -1)
  );
};

const fires: Score = ({ engine, state, far }) => {
  const torches = heldBy(state, engine, 'torch');
  const biles = heldBy(state, engine, 'dragon-bile');
  const people = alive(state);
  // both parts of a fire in one survivor's hands and pack
  const ready = people.filter((_, i) => (torches[i] ?? 0) > 0 && (biles[i] ?? 0) > 0).map((s) => s.zone);
  const houses = state.objectives.filter((o) => o.place === 'board' && o.colour === 'red').map((o) => o.zone);
  const near = houses.map((zone) => nearest(far, ready, zone)).sort((a, b) => a - b);
  return (
    300 * (3 - houses.length) +
    60 * Math.min(houses.length, ready.length) +
    25 * Math.min(3, total(torches), total(biles)) +
    8 * Math.min(4, total(torches)) +
    12 * Math.min(4, total(biles)) -
    4 * (near[0] ?? 0)
  );
};

/** The jars, and everyone up on the rampart: guards go where they are sent. */
const rampart: Score = ({ engine, state, far }) => {
  const flag = placeOf(engine, state, 'flag');
  const biles = total(heldBy(state, engine, 'dragon-bile'));
  const lying = state.objectives.filter((o) => o.place === 'board').map((o) => o.zone);
  const left = lying.length;
  const walls = engine.oracles.leads(state).flatMap((line) => line.leads.flatMap((lead) => (lead.deed === 'stand' ? lead.zones : [])));
  const people = alive(state).map((s) => s.zone);
  const up = walls.length === 0 ? null : stepsTo(engine, state, walls);
  const guards = state.guards.reduce((sum, n, zone) => sum + n * Math.min(MOST, up?.[zone] ?? 0), 0);
  // beyond the rampart is only who has hung a ladder there
  const hung = state.ladders.reduce((sum, l) => sum + (l.to >= 0 ? 60 : l.by >= 0 ? 15 : 0), 0);
  const jars = 50 * Math.min(4, biles) - (biles < 4 ? 3 * nearest(far, people, flag) : 0);
  // whoever goes for an objective leaves the rampart, which counts as well
  const ways = lying.reduce((sum, zone) => sum + nearest(far, people, zone), 0);
  return jars + hung - 120 * left - 8 * ways - (left === 0 && biles >= 4 ? 5 : 2) * guards;
};

const empress: Score = ({ engine, state, far }) => {
  const exit = exitOf(engine, state);
  const people = alive(state).map((s) => s.zone);
  const ladders = state.ladders.reduce(
    (sum, l) => sum + (l.to >= 0 && (far(l.at, exit) <= 2 || far(l.to, exit) <= 2) ? 90 : l.by >= 0 ? 25 : 0),
    0,
  );
  return state.beaconBy >= 0 ? 200 - 14 * far(state.beacon, exit) + ladders : -6 * nearest(far, people, state.beacon) + ladders;
};

/** Guards are to be led to the exit, each at the price of an action of somebody near. */
const guardsOut = ({ engine, state, far }: Parameters<Score>[0]): number => {
  const exit = exitOf(engine, state);
  const people = alive(state).map((s) => s.zone);
  return state.guards.reduce((sum, n, zone) => sum - (n > 0 ? 5 * n + (4 + n) * far(zone, exit) + 3 * nearest(far, people, zone) : 0), 0);
};

/** what the way out costs the planner's measure when it comes into sight */
const LEAVING = 900;
const FARAWAY = 60;

const leaving: Score = (t) => {
  const { state } = t;
  const open = state.met[0] === true;
  const set = state.ladders.filter((l) => l.to >= 0).length;
  const held = state.ladders.filter((l) => l.by >= 0).length;
  const exit = exitOf(t.engine, state);
  const way = stepsTo(t.engine, state, [exit]);
  // whoever still carries a ladder is waited for, however far away
  const late = state.ladders.reduce((sum, l) => sum + (l.by >= 0 ? Math.min(FARAWAY, way[state.survivors[l.by]?.zone ?? -1] ?? 0) : 0), 0);
  const stragglers = alive(state).reduce((sum, s) => sum + Math.min(FARAWAY, way[s.zone] ?? 0), 0);
  const found = state.objectives.filter((o) => (o.colour === 'blue' || o.colour === 'green') && o.place !== 'board').length;
  const taken = state.objectives.filter((o) => o.place !== 'board').length;
  return (
    0.4 * guardsOut(t) + (open ? LEAVING : 0) + 60 * set + 15 * held - (open ? 6 * late + 9 * stragglers : 0) + 60 * found + 25 * taken
  );
};

const relics: Score = ({ engine, state, far }) => {
  const flag = placeOf(engine, state, 'flag');
  const out = state.spawns.filter((token) => token.zone >= 0 && token.zone !== flag && token.colour !== 'defiler');
  const bearers = state.objectives.flatMap((o) => (o.place === 'held' && o.colour === 'red' ? [state.survivors[o.by]?.zone ?? -1] : []));
  return 45 * bearers.length - 140 * out.length - 4 * out.reduce((sum, token) => sum + nearest(far, bearers, token.zone), 0);
};

const walk: Score = ({ engine, state, far }) => {
  const exit = exitOf(engine, state);
  return -40 * far(state.beacon, exit) + 50 * state.ladders.filter((l) => l.to >= 0 && far(l.at, state.beacon) < 6).length;
};

const weapons: Score = (t) => {
  const { lines } = t.engine.view(t.state, -1, true);
  return 45 * (lines[0]?.have ?? 8) + (exitOf(t.engine, t.state) < 0 ? 0 : 0.4 * guardsOut(t) + (lines[0]?.met ? LEAVING : 0));
};

export const WHITE_DEATH_WISHES: Readonly<
  Record<
    string,
    { readonly more: Wish; readonly early?: readonly string[]; readonly enough?: number; readonly welcome?: readonly string[] }
  >
> = {
  'white-death/w01': { more: more(rampart) },
  'white-death/w02': { more: more(tomes) },
  'white-death/w03': { more: more(weapons), welcome: ['necromancer'] },
  'white-death/w04': { more: more(fires), early: ['dragon-bile', 'torch'], enough: 3 },
  'white-death/w05': { more: more(empress) },
  'white-death/w06': { more: more(leaving) },
  'white-death/w07': { more: more(leaving) },
  'white-death/w08': { more: more(relics) },
  'white-death/w09': { more: more(walk) },
  'white-death/w10': { more: more(weapons), welcome: ['necromancer'] },
};
