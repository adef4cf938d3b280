// How near a table of White Death's quests is to victory, for the golden hunt: what the bots' outlook does not weigh.
import { outlook } from '@holdout/bots';
import type { Engine, State } from '@holdout/engine';

type Wish = (engine: Engine, state: State) => number;
type Score = (t: { readonly engine: Engine; readonly state: State; readonly far: (a: number, b: number) => number }) => number;

/** Cells between the middles of two zones, as the crow flies. */
function crow(engine: Engine, state: State): (a: number, b: number) => number {
  const { zones } = engine.board(state);
  return (a, b) => {
    const [from, to] = [zones[a]?.anchor, zones[b]?.anchor];
    return from && to ? 3 * (Math.abs(from.x - to.x) + Math.abs(from.y - to.y)) : 20;
  };
}

const alive = (state: State) => state.survivors.filter((s) => s.role === 'played' && s.alive && !s.out && s.zone >= 0);
const nearest = (far: (a: number, b: number) => number, from: readonly number[], to: number): number =>
  from.reduce((least, zone) => Math.min(least, far(zone, to)), 20);
const exitOf = (engine: Engine, state: State): number =>
  engine.view(state, -1, true).zones.findIndex((zone) => zone.tokens.includes('exit'));
const heldCards = (state: State, engine: Engine, id: string): number =>
  engine
    .view(state, -1, true)
    .survivors.filter((s) => s.alive && !s.out)
    .flatMap((s) => [...s.hands, s.body ?? null, ...s.pack])
    .filter((card) => card?.item === id).length;

/** A Defiler on the board is to be killed before its token is at the Beacon, wherever it comes from. */
const beaconSafe: Score = ({ state, far }) => {
  const near = state.spawns.reduce((least, token) => (token.zone >= 0 ? Math.min(least, far(token.zone, state.beacon)) : least), 20);
  const defiler = state.spawns.some((token) => token.colour === 'defiler' && token.zone >= 0);
  const hunters = alive(state).map((s) => s.zone);
  const at = state.spawns.find((token) => token.colour === 'defiler' && token.zone >= 0)?.zone ?? -1;
  return (near < 3 ? -70 * (3 - near) : 0) + (defiler ? -60 - 5 * nearest(far, hunters, at) : 0);
};

const wish =
  (haste: number, ...scores: readonly Score[]): Wish =>
  (engine, state) => {
    const t = { engine, state, far: crow(engine, state) };
    return [beaconSafe, ...scores].reduce((sum, score) => sum + score(t), outlook(engine, state, haste));
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
  const pairs = Math.min(heldCards(state, engine, 'torch'), heldCards(state, engine, 'dragon-bile'));
  const houses = state.objectives.filter((o) => o.place === 'board' && o.colour === 'red').map((o) => o.zone);
  const people = alive(state).map((s) => s.zone);
  const burnt = state.progress['mark:burnt-building'] ?? 3 - houses.length;
  return (
    250 * burnt +
    40 * Math.min(3, pairs) +
    8 * heldCards(state, engine, 'torch') +
    12 * heldCards(state, engine, 'dragon-bile') -
    2 * houses.reduce((sum, zone) => sum + nearest(far, people, zone), 0)
  );
};

const empress: Score = ({ engine, state, far }) => {
  const exit = exitOf(engine, state);
  const people = alive(state).map((s) => s.zone);
  const bearer = state.progress.bearer ?? 0;
  const ladders = state.ladders.reduce(
    (sum, l) => sum + (l.to >= 0 && (far(l.at, exit) <= 2 || far(l.to, exit) <= 2) ? 90 : l.by >= 0 ? 25 : 0),
    0,
  );
  return bearer > 0 ? 200 - 14 * far(state.beacon, exit) + ladders : -6 * nearest(far, people, state.beacon) + ladders;
};

const leaving: Score = ({ engine, state, far }) => {
  const exit = exitOf(engine, state);
  const found = state.objectives.filter((o) => (o.colour === 'blue' || o.colour === 'green') && o.place !== 'board').length;
  const taken = state.objectives.filter((o) => o.place !== 'board').length;
  const set = state.ladders.filter((l) => l.to >= 0).length;
  const guards = state.guards.reduce((sum, n, zone) => sum + n * far(zone, exit), 0);
  const people = alive(state).reduce((sum, s) => sum + far(s.zone, exit), 0);
  return (
    80 * found + 12 * taken + 60 * set - (found === 2 ? 1.2 * guards + 3 * people : 0.2 * guards) + 30 * (state.progress['guards-out'] ?? 0)
  );
};

const relics: Score = ({ engine, state, far }) => {
  const flag = engine.view(state, -1, true).zones.findIndex((zone) => zone.tokens.includes('flag'));
  const out = state.spawns.filter((token) => token.zone >= 0 && token.zone !== flag && token.colour !== 'defiler');
  const bearers = state.objectives.flatMap((o) => (o.place === 'held' && o.colour === 'red' ? [state.survivors[o.by]?.zone ?? -1] : []));
  return 45 * bearers.length - 140 * out.length - 4 * out.reduce((sum, token) => sum + nearest(far, bearers, token.zone), 0);
};

const walk: Score = ({ engine, state, far }) => {
  const exit = exitOf(engine, state);
  return -40 * far(state.beacon, exit) + 50 * state.ladders.filter((l) => l.to >= 0 && far(l.at, state.beacon) < 6).length;
};

const weapons: Score = ({ engine, state, far }) => {
  const { lines } = engine.view(state, -1, true);
  const exit = exitOf(engine, state);
  const guards = exit < 0 ? 0 : state.guards.reduce((sum, n, zone) => sum + n * far(zone, exit), 0);
  return 45 * (lines[0]?.have ?? 8) - (lines[0]?.met ? 4 * guards : 0);
};

export const WHITE_DEATH_WISHES: Readonly<
  Record<string, { readonly wish: Wish; readonly early?: readonly string[]; readonly welcome?: readonly string[] }>
> = {
  'white-death/w01': { wish: wish(2), early: ['dragon-bile'] },
  'white-death/w02': { wish: wish(2, tomes) },
  'white-death/w03': { wish: wish(1.5, weapons), welcome: ['necromancer'] },
  'white-death/w04': { wish: wish(1.5, fires), early: ['dragon-bile', 'torch'] },
  'white-death/w05': { wish: wish(1.5, empress) },
  'white-death/w06': { wish: wish(2, leaving) },
  'white-death/w07': { wish: wish(2, leaving) },
  'white-death/w08': { wish: wish(2, relics) },
  'white-death/w09': { wish: wish(1, walk) },
  'white-death/w10': { wish: wish(1.5, weapons), welcome: ['necromancer'] },
};
