// Questions about a game that change nothing: the engine's oracles, and a bot's advice.
import { type Engine, type GameEvent, type GameSetup, inquire, type State } from '@holdout/engine';
import { changes, type Patch } from '@holdout/protocol';
import { engineFor } from './engines.ts';
import { guessOf } from './guess.ts';

export type Question =
  | { readonly about: 'reach' | 'sight'; readonly survivor: number }
  | { readonly about: 'odds' | 'why-not' | 'loses'; readonly key: string }
  | { readonly about: 'intent' | 'forecast' | 'threat' }
  | { readonly about: 'hint' | 'lesson' };

export function reply(engine: Engine, real: State, asked: Question): unknown {
  switch (asked.about) {
    case 'hint':
      return real.ask ? hinted(engine, real) : null;
    case 'lesson':
      return real.ask ? import('./lesson.ts').then(({ rehearsedAnswer }) => rehearsedAnswer(engine, real)) : null;
    default:
      return inquire(engine, guessOf(engine, real), asked);
  }
}

/** What a good player would do; in the rehearsed game, what was rehearsed. */
async function hinted(engine: Engine, real: State): Promise<unknown> {
  const key = (await import('./lesson.ts')).rehearsedAnswer(engine, real);
  return key === null ? (await import('./advise.ts')).advise(engine, real, null) : { key, why: 'lesson.why' };
}

/** The last state asked about, so that several questions about one moment, and one step after another, play the game once. */
let last: { readonly name: string; readonly state: State } | null = null;

const nameOf = (setup: GameSetup, answers: readonly string[]): string => JSON.stringify([setup, answers]);

/** A moment of a recorded game; null where its rules are not ours. */
function momentOf(engine: Engine, setup: GameSetup, answers: readonly string[]): State | null {
  const name = nameOf(setup, answers);
  if (last?.name === name) return last.state;
  const made = engine.setup(setup);
  if (!made.ok) return null;
  for (const key of answers) if (!engine.answer(made.state, key, true).ok) return null;
  last = { name, state: made.state };
  return made.state;
}

/** The same about a moment of a recorded game. */
export async function replyAbout(setup: GameSetup, answers: readonly string[], asked: Question): Promise<unknown> {
  const engine = await engineFor(setup.edition);
  const state = momentOf(engine, setup, answers);
  return state === null ? null : reply(engine, state, asked);
}

/** What the last of these answers did, event by event, with what each changed on the table; null where the rules take it otherwise. */
export async function retell(
  setup: GameSetup,
  answers: readonly string[],
): Promise<{ readonly events: readonly GameEvent[]; readonly shown: readonly Patch[] } | null> {
  const engine = await engineFor(setup.edition);
  const before = momentOf(engine, setup, answers.slice(0, -1));
  if (before === null) return null;
  const state = engine.clone(before);
  const answered = engine.watch(state, answers[answers.length - 1] ?? '');
  if (!answered.ok) return null;
  last = { name: nameOf(setup, answers), state };
  return { events: answered.events, shown: changes(answered.scenes) };
}
