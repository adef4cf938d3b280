// A thread in which missions and sheets from outside are tried before the server plays them: parsed, set up, and every answer given, with
// all that the server will then ask of the state. The rules are deterministic, so what comes to an end here comes to an end there.
import { editions } from '@holdout/content';
import { createEngine, type Engine, type GameSetup, parseMission, type Refusal, type State } from '@holdout/engine';
import { engineOfJob } from '../rules/open-rules.ts';
import { serveJobs } from '../threads/serve.ts';
import { playDay } from './play-day.ts';
import type { Trial, TrialOutcome } from './rehearsal.ts';

const engine = createEngine(editions);
/** A state larger than this is stored and sent too often to be any mission's business. */
const MOST_STATE = 512 * 1024;
const MOST_OPTIONS = 5000;

const unplayable = (problems: string): Refusal => ({ reason: 'mission-unplayable', problems });

function parsed({ mission }: GameSetup): Refusal | null {
  if (typeof mission === 'string') return null;
  const read = parseMission(mission, editions);
  if (read.ok) return null;
  return unplayable(
    read.problems
      .slice(0, 10)
      .map((problem) => `${problem.place}: ${problem.reason}`)
      .join('\n'),
  );
}

/** Everything a server asks of a state between two answers. */
function lookAt(state: State, { view, board, options, optionKeys, resample, clone }: Engine): Refusal | null {
  for (let seat = -1; seat < state.setup.seats.length; seat++) view(state, seat, true);
  board(state);
  options(state);
  if (optionKeys(state).length > MOST_OPTIONS) return unplayable('too many answers to one question');
  if (state.ask) resample(clone(state), Math.max(0, state.ask.by), 'rehearsal');
  return JSON.stringify(state).length > MOST_STATE ? unplayable('too much on the table') : null;
}

serveJobs(async (trial: Trial): Promise<TrialOutcome> => {
  if (trial.kind === 'daily') return playDay(await engineOfJob(trial.rules, engine), trial);
  if (trial.kind === 'answer') {
    const played = await engineOfJob(trial.rules, engine);
    const answered = played.answer(trial.state, trial.key);
    return answered.ok ? lookAt(trial.state, played) : null;
  }
  const problem = parsed(trial.setup);
  if (problem) return problem;
  const opened = engine.setup(trial.setup);
  return opened.ok ? lookAt(opened.state, engine) : opened.refusal;
});
