// What becomes of one file: read, set up and played for a while at random, with everything a table asks between two answers.
import { botRandom } from '@holdout/bots';
import { editions } from '@holdout/content';
import { type GameSetup, type MissionDef, parseMission, usualSurvivors, withBox } from '@holdout/engine';
import { checkDraft } from '@holdout/engine/workshop';
import { engine } from '../library.ts';
import { hostileFile } from './make-file.ts';

export interface Tried {
  readonly seed: string;
  /** `crash`: something threw, or said nothing useful */
  readonly end: 'message' | 'played' | 'crash';
  readonly detail: string;
  readonly answers: number;
  /** the longest single call, in milliseconds */
  readonly longest: number;
}

const MOST_ANSWERS = 150;
const LOOK_EVERY = 10;

export function tryFile(seed: string): Tried {
  let longest = 0;
  let answers = 0;
  const timed = <T>(work: () => T): T => {
    const started = performance.now();
    try {
      return work();
    } finally {
      longest = Math.max(longest, performance.now() - started);
    }
  };
  const told = (end: Tried['end'], detail: string): Tried => ({
    seed,
    end,
    detail: detail.slice(0, 300),
    answers,
    longest: Math.round(longest),
  });
  try {
    const file = hostileFile(seed);
    const read = timed(() => parseMission(file.mission, editions));
    if (!read.ok) {
      const fine = read.problems.length > 0 && read.problems.every(({ place, reason }) => typeof place === 'string' && reason !== '');
      return fine ? told('message', 'mission') : told('crash', `no reason given: ${JSON.stringify(read.problems)}`);
    }
    const { mission } = read;
    const content = editions.find((book) => book.edition === mission.edition);
    if (!content) return told('crash', 'a mission of no edition was read');
    timed(() => checkDraft(content, mission));
    const setup = {
      edition: mission.edition,
      mission,
      seats: seatsFor(mission, file.box),
      options: file.options,
      seed,
      ...(file.box === null ? {} : { box: file.box }),
    } as GameSetup;
    const opened = timed(() => engine.setup(setup));
    if (!opened.ok)
      return opened.refusal.reason === '' ? told('crash', 'refused without a reason') : told('message', opened.refusal.reason);
    const { state } = opened;
    const random = botRandom(seed);
    while (state.over === null && answers < MOST_ANSWERS) {
      if (answers % LOOK_EVERY === 0)
        timed(() => {
          engine.view(state, 0);
          engine.board(state);
          engine.oracles.leads(state);
          engine.resample(state, 0, seed);
        });
      const keys = timed(() => engine.optionKeys(state));
      const key = keys[random.below(keys.length)];
      if (key === undefined) return told('crash', 'nobody can answer');
      const answered = timed(() => engine.answer(state, key));
      if (!answered.ok) return told('crash', `an option is refused: ${key} ${answered.refusal.reason}`);
      answers++;
    }
    return told('played', state.over === null ? 'goes on' : state.over.result);
  } catch (error) {
    return told('crash', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** People of the box first, then those of the book. */
function seatsFor(mission: MissionDef, box: unknown): string[][] {
  const content = editions.find((book) => book.edition === mission.edition);
  if (!content) return [[]];
  const own = (box as { readonly survivors?: unknown } | null)?.survivors;
  const mine = Array.isArray(own) ? own.map((one) => String((one as { readonly id?: unknown } | null)?.id)) : [];
  const people = usualSurvivors(withBox(content, mission.box), mission);
  return [[...mine, ...people].slice(0, mission.survivors.count)];
}
