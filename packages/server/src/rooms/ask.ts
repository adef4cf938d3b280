// Previews for clients that do not have the game itself: the engine's oracles, which tell only what a seat may know.
import type { Engine, State } from '@holdout/engine';
import type { ClientMessageOf } from '@holdout/protocol';
import { rulesFileOf } from '../rules/older.ts';
import { newCode } from '../secrets.ts';
import { GivenUp } from '../threads/pool.ts';
import { type Done, fail } from './done.ts';
import { fromOutside } from './rights.ts';
import type { Play, Room } from './room.ts';

type Question = ClientMessageOf<'ask'>;

/**
 * Another game that looks the same: whatever an oracle or a bot makes of it, it cannot give away the real decks and dice.
 */
export const guessOf = (engine: Engine, state: State): State => engine.resample(state, Math.max(0, state.ask?.by ?? 0), newCode());

const MOST_REMEMBERED = 200;

/** Answers stay true for a tick, and six people look at the same things: what is being worked out for one is waited for by the others. */
const remembered = new WeakMap<State, { readonly guess: State; readonly known: Map<string, Promise<unknown>> }>();

/** `signal`: whoever asked is gone, and what has not begun is not worked out. */
export async function askEngine(room: Room, player: string, question: Question, signal?: AbortSignal): Promise<Done> {
  const { play, house } = room;
  if (!play) return fail('not-started');
  const { engine, state } = play;
  let memory = remembered.get(state);
  if (!memory) {
    memory = { guess: guessOf(engine, state), known: new Map() };
    remembered.set(state, memory);
  }
  const { guess, known } = memory;
  const { about, survivor, key } = question;
  const name = about === 'hint' || about === 'parting' ? about : JSON.stringify([about, survivor, key]);
  let answer = known.get(name);
  if (!answer) {
    answer = ask(room, play, guess, player, question, signal);
    if (known.size < MOST_REMEMBERED) known.set(name, answer);
    // What was given up may be asked again.
    answer.catch(() => known.delete(name));
  }
  try {
    return { ok: true, value: await answer };
  } catch (error) {
    // Somebody else asked for it first and left: then it is asked for once more.
    if (error instanceof GivenUp && error.why === 'gone' && signal?.aborted === false) return askEngine(room, player, question, signal);
    if (error instanceof GivenUp) return fail('unavailable');
    const outside = fromOutside(room.setup, room.game.campaign);
    house.log[outside ? 'info' : 'error']({ problem: String(error), about, ruleset: room.game.ruleset }, 'an oracle failed');
    return fail(outside ? 'unavailable' : 'internal');
  }
}

function ask(room: Room, { engine }: Play, state: State, player: string, question: Question, signal?: AbortSignal): Promise<unknown> {
  const { bots, previews } = room.house;
  const { about, survivor, key } = question;
  const rules = rulesFileOf(engine);
  if (about === 'parting') return bots.part?.(state, `parting ${player}`, signal, rules) ?? Promise.resolve(null);
  if (about !== 'hint') return previews.ask({ about, state, survivor, key }, player, signal, rules, engine);
  const level = bots.levels.find((one) => one === 'strong') ?? bots.levels[0] ?? '';
  return bots.choose(state, level, `hint ${player}`, signal, rules);
}
