// A game in the terminal: people type numbers, bots answer for the others.
import { createInterface } from 'node:readline';
import { type Bot, botRandom, seatAsked, sensibleBot } from '@holdout/bots';
import {
  answerSession,
  type Engine,
  type GameEvent,
  type GameSetup,
  openSession,
  type Session,
  type State,
  undoSession,
} from '@holdout/engine';
import { usage } from '../flags.ts';
import { boardText } from './board-text.ts';
import { bold, dim, red } from './colour.ts';
import { eventText } from './event-text.ts';
import { labelled, words } from './labels.ts';
import { optionsText } from './options-text.ts';
import { questionText } from './question-text.ts';
import { headText, intentsText, survivorsText } from './status-text.ts';

export interface Players {
  /** bot by survivor id; nobody: a person */
  readonly bots: ReadonlyMap<string, Bot>;
  readonly seed: string;
}

const HELP = `  a number answers · u undo · b board · s survivors · i what the zombies will do · h a hint · a let the bot finish this turn · q quit`;

/** What would look different on the board: it is drawn again only then. */
const lookOf = (state: State): string =>
  JSON.stringify([
    state.round,
    state.active,
    state.zombies,
    state.doors,
    state.noise,
    state.objectives,
    state.survivors.map((s) => [s.zone, s.wounds, s.alive]),
  ]);

function show(text: string): void {
  process.stdout.write(`${text}\n`);
}

export async function playTable(engine: Engine, setup: GameSetup, players: Players, save: (session: Session) => void): Promise<Session> {
  const opened = openSession(engine, setup);
  if (!opened.ok) return usage(`this game cannot be played: ${JSON.stringify(opened.refusal)}`);
  const { session } = opened;
  const random = botRandom(players.seed);
  const width = () => process.stdout.columns ?? 100;
  // the rest of the screen is for survivors, news and options
  const height = () => Math.max(24, (process.stdout.rows ?? 200) - setup.seats.flat().length - 22);
  const board = () => boardText(engine.board(session.state), engine.view(session.state, 0), width(), height());
  const view = () => engine.view(session.state, seatAsked(session.state));
  const news: string[] = [];
  const tell = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      const line = eventText(event, view());
      if (line !== null) news.push(line);
    }
  };
  const tellNews = (): void => {
    for (const line of news.splice(0)) show(dim(line));
  };
  const missionId = typeof setup.mission === 'string' ? setup.mission : setup.mission.id;
  const objectives = session.state.met.map((_, n) => labelled(`mission.${missionId}.objective.${n}`) ?? '');
  tell(opened.events);
  const brief = labelled(`mission.${missionId}.brief`);
  if (brief !== undefined) show(brief);
  show(HELP);
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  let autopilot = '';
  let shown = '';
  const answer = (key: string): void => {
    const result = answerSession(engine, session, key);
    if (result.ok) tell(result.events);
    else show(red(`refused: ${words(result.refusal.reason)}`));
  };
  const overview = (): void => {
    tellNews();
    show(`\n${board()}\n${headText(view(), objectives)}\n${survivorsText(view())}`);
  };
  while (session.state.over === null) {
    const { state } = session;
    const who = state.survivors[state.ask?.who ?? -1]?.id ?? '';
    const bot = players.bots.get(who) ?? (players.bots.size === state.survivors.length ? sensibleBot : undefined);
    const turnKey = `${state.round} ${state.active}`;
    if (bot !== undefined || autopilot === turnKey) {
      answer((bot ?? sensibleBot).choose(engine, state, seatAsked(state), random).key);
      continue;
    }
    autopilot = '';
    if (shown !== lookOf(state)) overview();
    else tellNews();
    shown = lookOf(state);
    const listed = optionsText(engine, state, view());
    const about = view().ask;
    show(`${bold(about === null ? '' : questionText(view(), about))}\n${listed.text}`);
    process.stdout.write('> ');
    const read = await lines.next();
    const word = read.done ? 'q' : String(read.value).trim();
    const n = Number(word);
    if (word === 'q') break;
    if (word === 'u') {
      const undone = undoSession(session);
      if (!undone.ok) show(red(words(undone.refusal.reason)));
    } else if (word === 'b') show(board());
    else if (word === 's') show(survivorsText(view()));
    else if (word === 'i') show(intentsText(engine, state));
    else if (word === 'a') autopilot = turnKey;
    else if (word === 'h') {
      const hint = sensibleBot.choose(engine, state, seatAsked(state), random);
      show(`  ${listed.keys.indexOf(hint.key) + 1}: ${words(hint.why)}`);
    } else if (word === '?' || word === '') show(HELP);
    else if (Number.isInteger(n) && listed.keys[n - 1] !== undefined) answer(listed.keys[n - 1] ?? '');
    else if (engine.whyNot(state, word) === null) answer(word);
    else show(red(`  ${word}? ${HELP.trim()}`));
    save(session);
  }
  input.close();
  tellNews();
  show(`\n${board()}\n${headText(view(), objectives)}\n${survivorsText(view())}`);
  const over = session.state.over;
  show(bold(over === null ? 'left in the middle' : `${over.result}: ${words(over.reason)} in round ${session.state.round}`));
  return session;
}
