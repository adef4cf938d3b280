// A finished game as a text people can read: setup, a comment for each round, a line for each speaker's answers, result and hash.
import type { CampaignSheet, EditionId, Engine, GameSetup, Options, State } from '@holdout/engine';
import { optionsNamed, optionsText } from '../library.ts';

export interface Playthrough {
  readonly setup: GameSetup;
  readonly ruleset: string;
  readonly answers: readonly string[];
  readonly end: string;
  readonly hash: string;
}

const endOf = (state: State): string => (state.over === null ? 'unfinished' : `${state.over.result} ${state.over.reason}`);

function newGame(engine: Engine, setup: GameSetup): State {
  const opened = engine.setup(setup);
  if (!opened.ok) throw new Error(`setup refused: ${JSON.stringify(opened.refusal)}`);
  return opened.state;
}

/** A line over each round: how the table stands. */
function roundLine(state: State): string {
  const people = state.survivors.filter((s) => s.role === 'played');
  const hurt = people.filter((s) => s.wounds > 0 && s.alive).map((s) => `${s.id} ${s.wounds}`);
  const zombies = state.zombies.reduce((sum, n) => sum + n, 0);
  const parts = [`${zombies} zombies on the board`, `${state.killed} killed`];
  if (hurt.length > 0) parts.push(`wounds: ${hurt.join(', ')}`);
  const dead = people.filter((s) => !s.alive).map((s) => s.id);
  if (dead.length > 0) parts.push(`dead: ${dead.join(', ')}`);
  const out = people.filter((s) => s.out).map((s) => s.id);
  if (out.length > 0) parts.push(`out: ${out.join(', ')}`);
  return `# round ${state.round}: ${parts.join('; ')}`;
}

/** stands before each answer of a line */
const NEXT = ' > ';

/** Whose question it is: a survivor's, or the whole table's. */
function speakerOf(state: State): string {
  const asked = state.ask;
  return asked?.kind === 'order' ? 'table' : (state.survivors[asked?.who ?? -1]?.id ?? 'table');
}

export function playthroughOf(engine: Engine, setup: GameSetup, answers: readonly string[]): string {
  const state = newGame(engine, setup);
  const mission = typeof setup.mission === 'string' ? setup.mission : setup.mission.id;
  const lines = [
    `mission: ${mission}`,
    `ruleset: ${engine.ruleset(setup.edition)}`,
    `seats: ${setup.seats.map((seat) => seat.join(' ')).join(' | ')}`,
    `options: ${optionsText(setup.options)}`,
    `seed: ${setup.seed}`,
    // what earlier missions of a campaign left
    ...(setup.campaign === undefined ? [] : [`sheet: ${JSON.stringify(setup.campaign)}`]),
  ];
  let round = -1;
  let speaker = '';
  for (const key of answers) {
    const who = speakerOf(state);
    if (state.round !== round) {
      round = state.round;
      speaker = '';
      lines.push('', roundLine(state));
    }
    if (who === speaker) lines[lines.length - 1] += `${NEXT}${key}`;
    else lines.push(`${who}${NEXT}${key}`);
    speaker = who;
    const result = engine.answer(state, key, true);
    if (!result.ok) throw new Error(`refused ${key}: ${JSON.stringify(result.refusal)}`);
  }
  lines.push('', `end: ${endOf(state)}`, `hash: ${engine.hash(state)}`);
  return `${lines.join('\n')}\n`;
}

export function readPlaythrough(text: string): Playthrough {
  const fields: Record<string, string> = {};
  const answers: string[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, ...said] = line.split(NEXT);
    if (said.length > 0) {
      answers.push(...said);
      continue;
    }
    const found = /^(mission|ruleset|seats|options|seed|sheet|end|hash): (.*)$/.exec(line);
    if (!found) throw new Error(`line ${i + 1} is no playthrough line: ${line}`);
    fields[found[1] ?? ''] = found[2] ?? '';
  }
  const field = (name: string): string => {
    const value = fields[name];
    if (value === undefined) throw new Error(`the playthrough has no ${name}`);
    return value;
  };
  const mission = field('mission');
  const options: Options = optionsNamed(field('options'));
  const seats = field('seats')
    .split('|')
    .map((seat) => seat.trim().split(/\s+/));
  const edition = mission.split('/')[0] as EditionId;
  return {
    setup: {
      edition,
      mission,
      seats,
      options,
      seed: field('seed'),
      ...(fields.sheet === undefined ? {} : { campaign: JSON.parse(fields.sheet) as CampaignSheet }),
    },
    ruleset: field('ruleset'),
    answers,
    end: field('end'),
    hash: field('hash'),
  };
}

/** Null: it replays to the same end. */
export function checkPlaythrough(engine: Engine, text: string): string | null {
  const p = readPlaythrough(text);
  const state = newGame(engine, p.setup);
  for (const [i, key] of p.answers.entries()) {
    const result = engine.answer(state, key, true);
    if (!result.ok) return `answer ${i + 1} in round ${state.round}: ${key} is refused: ${JSON.stringify(result.refusal)}`;
  }
  if (endOf(state) !== p.end) return `ends ${endOf(state)}, recorded ${p.end}`;
  const hash = engine.hash(state);
  return hash === p.hash ? null : `ends in state ${hash}, recorded ${p.hash}`;
}
