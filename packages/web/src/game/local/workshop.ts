// What the workshop and the simulator ask of the engine: a draft laid out and checked, pictures of tiles, games played by bots.
import { botRandom, playerNamed, seatAsked, sensibleBot } from '@holdout/bots';
import { type Engine, type GameEvent, type GameSetup, parseMission, type State } from '@holdout/engine';
import type { EditionId, MissionDef, OwnBox, TileFace } from '@holdout/engine/content';
import { boxProblems, checkDraft, type Drafted, type Remark } from '@holdout/engine/workshop';
import { groundReady } from '../../art/ground/painters.ts';
import { boardSvg } from '../../board/picture.ts';
import type { Mode } from '../../board/types.ts';
import { loadEdition, worldOf } from '../editions.ts';
import { engineFor } from './engines.ts';

export interface Checked {
  readonly draft: Drafted;
  readonly remarks: readonly Remark[];
}

export async function checkMission(mission: MissionDef): Promise<Checked> {
  return checkDraft(await loadEdition(mission.edition), mission);
}

export interface Problem {
  readonly place: string;
  readonly reason: string;
}

export type ReadMission =
  | { readonly ok: true; readonly mission: MissionDef }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A mission from a file, a link or the raw view: parsed, not trusted. */
export async function readMission(json: unknown): Promise<ReadMission> {
  const edition = (json as { readonly edition?: unknown } | null)?.edition;
  const known = typeof edition === 'string' ? await loadEdition(edition as EditionId).catch(() => null) : null;
  return parseMission(json, known ? [known] : []);
}

/** One tile, drawn small. */
export async function facePicture(edition: EditionId, face: string | TileFace, mode: Mode): Promise<string | null> {
  await groundReady(worldOf(edition));
  const content = await loadEdition(edition);
  const [any] = content.missions;
  const id = typeof face === 'string' ? face : face.id;
  const map = { tiles: [[{ face: id, turn: 0 as const }]], places: {}, spawns: [], from: any.map.from };
  const box = typeof face === 'string' ? {} : { box: { tiles: [face] } };
  const { board } = checkDraft(content, { ...any, map, ...box }).draft;
  return board && boardSvg(board, { world: worldOf(edition), mode, detail: 'thumb', margin: 0, id: id.toLowerCase() });
}

export const problemsOfBox = async (edition: EditionId, box: OwnBox): Promise<readonly Problem[]> =>
  boxProblems(await loadEdition(edition), box, 'box');

export type ReadBox =
  | { readonly ok: true; readonly edition: EditionId; readonly name: string; readonly box: OwnBox }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A box from a file or a link: parsed, not trusted. */
export async function readBox(json: unknown): Promise<ReadBox> {
  const given = (typeof json === 'object' && json !== null ? json : {}) as Readonly<Record<string, unknown>>;
  const content = typeof given.edition === 'string' ? await loadEdition(given.edition as EditionId).catch(() => null) : null;
  if (given.holdout !== 'box' || !content) return { ok: false, problems: [{ place: '', reason: 'this is no box of ours' }] };
  const problems = boxProblems(content, given.box as OwnBox, 'box');
  if (problems.length > 0 || given.box === undefined) return { ok: false, problems };
  return { ok: true, edition: content.edition, name: String(given.name ?? '').slice(0, 60), box: given.box as OwnBox };
}

/** A draft as a picture, with what stands on it; null when its tiles do not fit together. */
export async function draftPicture(mission: MissionDef, mode: Mode, detail: 'full' | 'thumb', tileNames = false): Promise<string | null> {
  await groundReady(worldOf(mission.edition));
  const { board, scene } = checkDraft(await loadEdition(mission.edition), mission).draft;
  return (
    board &&
    scene &&
    boardSvg(board, { world: worldOf(mission.edition), mode, detail, margin: 10, view: scene, id: 'd', tileNames, night: false })
  );
}

export interface PlaytestWish {
  /** the table as it is set up for each of them, each with a seed of its own */
  readonly setup: Omit<GameSetup, 'seed'>;
  readonly bot: string;
  readonly seeds: readonly string[];
}

/** One game of bots, in what a designer wants to know. */
export interface Playtest {
  readonly seed: string;
  readonly won: boolean;
  /** why it was lost; '' when won; 'endless' when it was stopped */
  readonly reason: string;
  readonly rounds: number;
  readonly kills: number;
  /** zones where somebody died */
  readonly deaths: readonly number[];
  /** what each of them died of: the kind most of the attackers were of, or what else did it */
  readonly killers: readonly string[];
  /** turns ended in each zone */
  readonly turns: Readonly<Record<number, number>>;
  /** round in which each line was met; 0: never */
  readonly met: readonly number[];
  readonly answers: readonly string[];
}

const MOST_ROUNDS = 60;
const MOST_ANSWERS = 12_000;

export async function playtest({ setup, bot, seeds }: PlaytestWish): Promise<readonly Playtest[]> {
  const engine = await engineFor(setup.edition);
  return seeds.map((seed) => playOne(engine, { ...setup, seed }, bot));
}

function playOne(engine: Engine, setup: GameSetup, bot: string): Playtest {
  const made = engine.setup(setup);
  if (!made.ok) throw new Error(made.refusal.reason);
  const { state } = made;
  const player = playerNamed(bot) ?? sensibleBot;
  const random = botRandom(setup.seed);
  const answers: string[] = [];
  const deaths: number[] = [];
  const killers: string[] = [];
  let attackers = '';
  const turns: Record<number, number> = {};
  const met: number[] = state.met.map(() => 0);
  let kills = 0;
  let where = placesOf(state);
  const hear = (event: GameEvent) => {
    if (event.t === 'zombies-attack') attackers = mostOf(event.kinds);
    else if (event.t === 'died') {
      deaths.push(where[event.who] ?? -1);
      killers.push(event.by === 'zombies' && attackers !== '' ? attackers : event.by);
    } else if (event.t === 'killed') kills += event.count;
    else if (event.t === 'turn-end') {
      const zone = state.survivors[event.who]?.zone ?? -1;
      if (zone >= 0) turns[zone] = (turns[zone] ?? 0) + 1;
    }
  };
  while (state.over === null && state.round <= MOST_ROUNDS && answers.length < MOST_ANSWERS) {
    where = placesOf(state);
    const { key } = player.choose(engine, state, seatAsked(state), random);
    const answered = engine.answer(state, key);
    if (!answered.ok) throw new Error(answered.refusal.reason);
    answers.push(key);
    for (const event of answered.events) hear(event);
    state.met.forEach((is, line) => {
      if (is && !met[line]) met[line] = state.round;
    });
  }
  const won = state.over?.result === 'won';
  return {
    seed: setup.seed,
    won,
    reason: won ? '' : (state.over?.reason ?? 'endless'),
    rounds: state.round,
    kills,
    deaths,
    killers,
    turns,
    met,
    answers,
  };
}

const mostOf = (kinds: Readonly<Record<string, number>>): string =>
  Object.entries(kinds).reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [string, number])[0];

const placesOf = (state: State): number[] => state.survivors.map((survivor) => survivor.zone);
