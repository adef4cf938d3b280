// One fuzzed game: a bot plays, and at random moments every promise of the engine is put to the test. The same spec does the same again.
import { botRandom, seatAsked } from '@holdout/bots';
import { editions } from '@holdout/content';
import {
  answerSession,
  canonical,
  type Engine,
  type GameSetup,
  type MissionDef,
  openSession,
  type Session,
  type State,
  undoSession,
} from '@holdout/engine';
import type { SurvivorDef } from '@holdout/engine/content';
import { botNamed } from '../bots.ts';
import { missionNamed, missionsOf, setupOf, teamFor } from '../library.ts';
import { atRest, conserved, type Inventory, inventoryOf } from './conservation.ts';
import { clonesAlike, difference, offersHold, refusalsHold, survivesJson, Violation, viewsHide } from './invariants.ts';
import { acceptedIsOffered, variantsHold } from './offers.ts';
import type { FuzzSpec } from './spec.ts';

const MOST_ROUNDS = 40;
const MOST_ANSWERS = 2500;

export interface FuzzResult {
  readonly answers: number;
  readonly rounds: number;
  readonly end: string;
}

/** Takes the answer just given back and gives it again. */
function undoAndRedo(engine: Engine, session: Session, before: string, infoBefore: number, key: string): void {
  const after = canonical(session.state);
  const infoAfter = session.state.info;
  const undone = undoSession(session);
  if (infoAfter !== infoBefore) {
    if (undone.ok) throw new Violation('undo never crosses new information', key);
    return;
  }
  if (!undone.ok) throw new Violation('undo takes back what revealed nothing', `${key}: ${JSON.stringify(undone.refusal)}`);
  if (canonical(session.state) !== before) throw new Violation('undo returns exactly', difference(JSON.parse(before), session.state));
  const again = answerSession(engine, session, key);
  if (!again.ok || canonical(session.state) !== after) throw new Violation('the same answer again leads to the same state', key);
}

/** Sturdy survivors, so that a random game sees more than its first rounds. */
function strengthen(state: State, health: number): void {
  if (health > 0) for (const s of state.survivors) s.health = health;
}

function replays(engine: Engine, session: Session, health: number, marks: ReadonlyMap<number, string>): void {
  const opened = engine.setup(session.state.setup);
  if (!opened.ok) throw new Violation('the same setup again', JSON.stringify(opened.refusal));
  const { state } = opened;
  strengthen(state, health);
  session.answers.forEach((key, i) => {
    const hash = marks.get(i);
    if (hash !== undefined && engine.hash(state) !== hash)
      throw new Violation('the same seed and answers give the same hashes', `parted before answer ${i}`);
    const result = engine.answer(state, key, true);
    if (!result.ok) throw new Violation('the same seed and answers replay', `answer ${i} ${key}: ${JSON.stringify(result.refusal)}`);
  });
  if (canonical(state) !== canonical(session.state))
    throw new Violation('the same seed and answers give the same hashes', difference(session.state, state));
}

const MOST_CHAPTERS = 4;

/** A team larger than the box is filled up with survivors of one's own, like those of the box under other names. */
function setupFor(mission: MissionDef, spec: FuzzSpec): GameSetup {
  const team = teamFor(mission, spec.first, spec.survivors);
  const cards = editions.find((book) => book.edition === mission.edition)?.survivors ?? [];
  const own = Array.from({ length: Math.max(0, spec.survivors - team.length) }, (_, i): SurvivorDef[] => {
    const like = cards.find((card) => card.id === team[i % team.length]);
    return like === undefined ? [] : [{ ...like, id: `own-${i + 1}`, from: 'ours' }];
  }).flat();
  const setup = setupOf(mission, [...team, ...own.map((card) => card.id)], spec.players, spec.options, spec.seed);
  return own.length === 0 ? setup : { ...setup, box: { survivors: own } };
}

/** Throws a Violation, or whatever the engine threw. With the campaign on, some missions follow one another with their sheets. */
export function playFuzz(engine: Engine, spec: FuzzSpec): FuzzResult {
  const mission = missionNamed(spec.mission);
  const first = setupFor(mission, spec);
  let setup: GameSetup | null = first;
  let result: FuzzResult = { answers: 0, rounds: 0, end: '' };
  const chapters = spec.options.campaign === true ? 1 + botRandom(`${spec.seed} chapters`).below(MOST_CHAPTERS) : 1;
  for (let chapter = 0; chapter < chapters && setup !== null; chapter++) {
    const played: { readonly state: State; readonly result: FuzzResult } = fuzzMission(engine, spec, setup);
    result = { ...played.result, answers: result.answers + played.result.answers, rounds: result.rounds + played.result.rounds };
    setup = followingSetup(engine, played.state, `${spec.seed}-${chapter}`);
  }
  return result;
}

/** The next mission of the book with what this one left; null: nobody is left, or it never ended. */
function followingSetup(engine: Engine, state: State, seed: string): GameSetup | null {
  const sheet = engine.nextSheet(state);
  if (sheet === null) return null;
  const parsed = engine.parseSheet(state.setup.edition, JSON.parse(JSON.stringify(sheet)));
  if (!parsed.ok) throw new Violation('a mission leaves a sheet that can be read', JSON.stringify(parsed.problems));
  const missions = missionsOf(state.setup.edition).map((m) => m.id);
  const mission = missions[(missions.indexOf(String(state.setup.mission)) + 1) % missions.length] ?? '';
  const seats = state.setup.seats.map((names) => names.filter((id) => !Object.hasOwn(sheet.dead, id))).filter((names) => names.length > 0);
  return seats.length === 0 ? null : { ...state.setup, mission, seats, seed, campaign: sheet };
}

function fuzzMission(engine: Engine, spec: FuzzSpec, setup: GameSetup): { readonly state: State; readonly result: FuzzResult } {
  const opened = openSession(engine, setup);
  if (!opened.ok) throw new Violation('the setup can be played', JSON.stringify(opened.refusal));
  const { session } = opened;
  strengthen(session.state, spec.health);
  const bot = botNamed(spec.bot);
  const choosing = botRandom(`${spec.seed} choosing`);
  const testing = botRandom(`${spec.seed} testing`);
  /** keys of questions gone by */
  const earlier: string[] = [];
  const marks = new Map<number, string>();
  let counted: Inventory | null = null;
  const sometimes = (one: number): boolean => testing.below(one) === 0;
  while (session.state.over === null && session.state.round <= MOST_ROUNDS && session.answers.length < MOST_ANSWERS) {
    const { state } = session;
    const keys = engine.optionKeys(state);
    offersHold(engine, state, keys, testing, sometimes(12) ? 3 : 0);
    if (sometimes(6)) variantsHold(engine, state, engine.options(state));
    acceptedIsOffered(engine, state, keys, earlier, testing);
    if (sometimes(10)) earlier.push(...keys.slice(0, 40));
    if (earlier.length > 400) earlier.splice(0, 200);
    if (sometimes(15)) refusalsHold(engine, state, keys, testing);
    if (sometimes(40)) survivesJson(engine, state);
    if (sometimes(40)) viewsHide(engine, state, testing);
    if (sometimes(60)) marks.set(session.answers.length, engine.hash(state));
    if (atRest(state)) counted = counted === null ? inventoryOf(state) : conserved(counted, state);
    const { key } = bot.choose(engine, state, seatAsked(state), choosing);
    if (sometimes(30)) clonesAlike(engine, state, key);
    const undoing = sometimes(8) ? canonical(state) : null;
    const info = state.info;
    const result = answerSession(engine, session, key);
    if (!result.ok) throw new Violation('a chosen option is accepted', `${key}: ${JSON.stringify(result.refusal)}`);
    JSON.stringify(result.events);
    if (undoing !== null) undoAndRedo(engine, session, undoing, info, key);
  }
  const { state } = session;
  if (state.over !== null && engine.optionKeys(state).length > 0)
    throw new Violation('a finished game asks nothing', state.ask?.kind ?? '');
  replays(engine, session, spec.health, marks);
  const end = state.over === null ? 'unfinished' : `${state.over.result}: ${state.over.reason}`;
  return { state, result: { answers: session.answers.length, rounds: state.round, end } };
}
