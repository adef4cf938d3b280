// `replay FILE` shows a recorded game, `verify FILE` checks it: the seed was fixed before the game, and every die and card came from it.
import { existsSync, readFileSync } from 'node:fs';
import type { Engine, GameEvent, GameSetup, State } from '@holdout/engine';
import { parseGameFile, verifyGame } from '@holdout/protocol';
import type { Command } from './commands.ts';
import { type Given, usage } from './flags.ts';
import { checkPlaythrough, readPlaythrough } from './golden/playthrough.ts';
import { engine } from './library.ts';
import { boardText } from './play/board-text.ts';
import { dim } from './play/colour.ts';
import { eventText } from './play/event-text.ts';
import { headText, survivorsText } from './play/status-text.ts';

interface Recorded {
  readonly setup: GameSetup;
  /** answers as they stood at the end: what was undone is gone */
  readonly answers: readonly string[];
}

export function textOf(given: Given): string {
  const file = given.words[0];
  if (file === undefined) return usage('which file?');
  return existsSync(file) ? readFileSync(file, 'utf8') : usage(`no such file: ${file}`);
}

const isJson = (text: string): boolean => text.trimStart().startsWith('{');

function gameFile(text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (problem) {
    return usage(`not JSON: ${problem instanceof Error ? problem.message : problem}`);
  }
  const parsed = parseGameFile(json);
  return parsed.ok ? parsed.file : usage(`not a game file: ${parsed.problem}`);
}

/** Answers of a game file with its undos carried out. */
export function recordedIn(text: string): Recorded {
  if (!isJson(text)) {
    try {
      return readPlaythrough(text);
    } catch (problem) {
      return usage(problem instanceof Error ? problem.message : String(problem));
    }
  }
  const file = gameFile(text);
  if (file.seed === null) return usage('the game is not over yet, its seed is still sealed');
  const trail = new Map<number, readonly string[]>([[0, []]]);
  let answers: readonly string[] = [];
  for (const step of file.steps) {
    answers = step.kind === 'undo' ? (trail.get(step.to ?? -1) ?? usage(`step ${step.tick} goes back to nowhere`)) : [...answers, step.key];
    trail.set(step.tick, answers);
  }
  return { setup: { ...file.setup, seed: file.seed }, answers };
}

function show(engineUsed: Engine, state: State, events: readonly GameEvent[], quiet: boolean): void {
  if (quiet) return;
  const view = engineUsed.view(state, 0);
  for (const event of events) {
    const line = eventText(event, view);
    if (line !== null) console.log(dim(line));
  }
}

async function replay(given: Given): Promise<number> {
  const { setup, answers } = recordedIn(textOf(given));
  const opened = engine.setup(setup);
  if (!opened.ok) return usage(`the setup is refused: ${JSON.stringify(opened.refusal)}`);
  const { state } = opened;
  const width = process.stdout.columns ?? 100;
  const pause = given.number('pause', 0);
  let round = -1;
  show(engine, state, opened.events, given.has('quiet'));
  for (const [i, key] of answers.entries()) {
    if (state.round !== round && !given.has('quiet')) {
      round = state.round;
      console.log(
        `\n${boardText(engine.board(state), engine.view(state, 0), width)}\n${headText(engine.view(state, 0), [])}\n${survivorsText(engine.view(state, 0))}`,
      );
      if (pause > 0) await new Promise((go) => setTimeout(go, pause));
    }
    const result = engine.answer(state, key);
    if (!result.ok) {
      console.log(`answer ${i + 1} (${key}) is refused: ${JSON.stringify(result.refusal)}`);
      return 1;
    }
    if (!given.has('quiet')) console.log(`> ${key}`);
    show(engine, state, result.events, given.has('quiet'));
  }
  console.log(
    `${answers.length} answers, round ${state.round}, ${state.over === null ? 'not over' : `${state.over.result}: ${state.over.reason}`}, hash ${engine.hash(state)}`,
  );
  return 0;
}

async function verify(given: Given): Promise<number> {
  const text = textOf(given);
  if (!isJson(text)) {
    const problem = checkPlaythrough(engine, text);
    console.log(problem ?? 'verified: the same seed and answers lead to the same end');
    return problem === null ? 0 : 1;
  }
  const checked = await verifyGame(engine, gameFile(text));
  console.log(
    checked.ok
      ? `verified: the seed matches its commitment, ${checked.steps} steps lead to ${checked.hash}`
      : `not verified: ${checked.problem} at step ${checked.tick}`,
  );
  return checked.ok ? 0 : 1;
}

export const replayCommand: Command = {
  summary: 'replay FILE: shows a recorded game (an exported game file or a golden game)',
  flags: {
    quiet: { type: 'boolean', help: 'only how it ends' },
    pause: { type: 'string', value: 'MS', help: 'wait so long at each round' },
  },
  run: replay,
};

export const verifyCommand: Command = {
  summary: 'verify FILE: checks that the seed was fixed before the game and that every die and card came from it',
  flags: {},
  run: verify,
};
