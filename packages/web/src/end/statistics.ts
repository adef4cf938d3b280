// What a recorded game amounts to: by round, by survivor, by die.
import type { GameEvent, SeatView } from '@holdout/engine';
import type { GameFile } from '@holdout/protocol';
import { Film, standing } from '../game/record/record.ts';

export interface RoundLine {
  readonly round: number;
  readonly kills: number;
  readonly wounds: number;
  readonly adrenaline: number;
  readonly zombies: number;
}

export interface SurvivorLine {
  readonly index: number;
  readonly id: string;
  readonly seat: number;
  readonly kills: number;
  readonly wounds: number;
  readonly ap: number;
  readonly searches: number;
  readonly alive: boolean;
  readonly out: boolean;
}

export interface DiceLine {
  /** how often each face came, 1 to 6 */
  readonly faces: readonly number[];
  readonly rolled: number;
  readonly hits: number;
  /** hits the needed numbers promise */
  readonly expectedHits: number;
  /** chance that luck is further from the promise than this, by the normal curve */
  readonly chance: number;
}

/** Something worth a line in the story, at a step one can go to. */
export interface Marker {
  readonly step: number;
  readonly round: number;
  readonly event: GameEvent;
}

export interface Statistics {
  readonly result: SeatView['over'];
  readonly rounds: readonly RoundLine[];
  readonly survivors: readonly SurvivorLine[];
  readonly dice: DiceLine;
  readonly markers: readonly Marker[];
  readonly view: SeatView;
  readonly minutes: number;
}

const onBoard = (view: SeatView): number =>
  view.zones.reduce((sum, zone) => sum + Object.values(zone.zombies).reduce((count, n) => count + n, 0), 0);

const STORY = new Set<GameEvent['t']>([
  'round',
  'died',
  'knocked-out',
  'wounded',
  'fire',
  'objective-met',
  'level',
  'over',
  'recruited',
  'left-board',
]);

/** Those whose coming and falling changes a game. */
const GREAT: ReadonlySet<string> = new Set(['abomination', 'necromancer']);

function isStory(event: GameEvent, { kinds }: SeatView): boolean {
  switch (event.t) {
    case 'door':
      return event.state === 'open' && event.who >= 0;
    case 'spawned':
    case 'killed':
      return GREAT.has(kinds[event.kind]?.base ?? '');
    case 'car':
      return event.change === 'destroyed';
    default:
      return STORY.has(event.t);
  }
}

/** Rolls are counted where hits decide something; a reroll replaces what it rerolls, as it did in the game. */
function countDice(events: Iterable<GameEvent>): DiceLine {
  const faces = [0, 0, 0, 0, 0, 0];
  let hits = 0;
  let expectedHits = 0;
  let variance = 0;
  for (const event of events) {
    if (event.t !== 'dice') continue;
    for (const face of event.rolled) faces[face - 1]++;
    if (event.need < 2 || event.need > 6) continue;
    const p = (7 - event.need) / 6;
    hits += event.rolled.filter((face) => face >= event.need).length;
    expectedHits += event.rolled.length * p;
    variance += event.rolled.length * p * (1 - p);
  }
  const rolled = faces.reduce((sum, n) => sum + n, 0);
  const chance = variance > 0 ? twoSided(Math.abs(hits - expectedHits) / Math.sqrt(variance)) : 1;
  return { faces, rolled, hits, expectedHits, chance };
}

/** Share of a normal curve further out than `z` on both sides (Abramowitz and Stegun 7.1.26). */
function twoSided(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, poly * Math.exp(-x * x));
}

export function statisticsOf(file: GameFile): Statistics {
  const film = new Film(file);
  const steps = standing(file, film.length);
  const rounds = new Map<number, RoundLine>();
  const kills = new Map<number, number>();
  const wounds = new Map<number, number>();
  const searches = new Map<number, number>();
  const markers: Marker[] = [];
  const told: GameEvent[] = [...file.events];
  const add = (map: Map<number, number>, key: number, n: number) => map.set(key, (map.get(key) ?? 0) + n);
  const total = (map: Map<number, number>) => [...map.values()].reduce((sum, n) => sum + n, 0);
  const note = (round: number, view: SeatView) =>
    rounds.set(round, {
      round,
      kills: total(kills),
      wounds: total(wounds),
      adrenaline: view.survivors.reduce((sum, one) => sum + one.ap, 0),
      zombies: onBoard(view),
    });

  let { round } = film.at(0).view;
  note(round, film.at(0).view);
  for (const at of steps) {
    const { view } = film.at(at + 1);
    for (const event of file.steps[at].events) {
      told.push(event);
      // the answer that ends a round brings the dead's phases of that round and the beginning of the next
      if (event.t === 'round') {
        note(round, view);
        round = event.round;
      }
      if (event.t === 'killed') add(kills, event.by, event.count);
      if (event.t === 'wounded') add(wounds, event.who, event.wounds);
      if (event.t === 'searched') add(searches, event.who, 1);
      if (isStory(event, view)) markers.push({ step: at + 1, round, event });
    }
    note(round, view);
  }

  const { view } = film.at(film.length);
  return {
    result: view.over,
    rounds: [...rounds.values()].sort((a, b) => a.round - b.round),
    survivors: view.survivors
      .filter((one) => one.role === 'played')
      .map((one) => ({
        index: one.index,
        id: one.id,
        seat: one.seat,
        kills: kills.get(one.index) ?? 0,
        wounds: wounds.get(one.index) ?? 0,
        ap: one.ap,
        searches: searches.get(one.index) ?? 0,
        alive: one.alive,
        out: one.out,
      })),
    dice: countDice(told),
    markers,
    view,
    minutes: Math.round((file.updated - file.started) / 60_000),
  };
}
