// Previews for clients that do not have the game itself: the engine's oracles, which tell only what a seat may know.
import type { Engine, State } from '@holdout/engine';
import type { ClientMessageOf } from '@holdout/protocol';
import { rulesFileOf } from '../rules/older.ts';
import { newCode } from '../secrets.ts';
import { type Done, fail } from './done.ts';
import type { Room } from './room.ts';

type Question = ClientMessageOf<'ask'>;

function value(engine: Engine, state: State, { about, survivor = -1, key = '' }: Question): unknown {
  const known = survivor >= 0 && survivor < state.survivors.length;
  switch (about) {
    case 'reach':
      return known ? engine.oracles.reach(state, survivor) : null;
    case 'sight':
      return known ? engine.oracles.sight(state, survivor) : null;
    case 'odds':
      return engine.oracles.odds(state, key);
    case 'intent':
      return engine.oracles.intent(state);
    case 'forecast':
      return engine.oracles.forecast(state);
    case 'threat':
      return engine.oracles.threat(state);
    case 'why-not':
      return engine.whyNot(state, key);
    case 'hint':
      return null;
  }
}

/**
 * Another game that looks the same: whatever an oracle or a bot makes of it, it cannot give away the real decks and dice.
 */
export const guessOf = (engine: Engine, state: State): State => engine.resample(state, Math.max(0, state.ask?.by ?? 0), newCode());

const MOST_REMEMBERED = 200;

/** Answers stay true for a tick, and six people look at the same things. */
const remembered = new WeakMap<State, { readonly guess: State; readonly known: Map<string, unknown> }>();

export async function askEngine(room: Room, question: Question): Promise<Done> {
  const { play, house, seats } = room;
  if (!play) return fail('not-started');
  const { engine, state } = play;
  let memory = remembered.get(state);
  if (!memory) {
    memory = { guess: guessOf(engine, state), known: new Map() };
    remembered.set(state, memory);
  }
  const { guess, known } = memory;
  const { about, survivor, key } = question;
  const name = about === 'hint' ? about : JSON.stringify([about, survivor, key]);
  if (known.has(name)) return { ok: true, value: known.get(name) };
  try {
    const answer =
      about === 'hint'
        ? await house.bots.choose(
            guess,
            house.bots.levels.find((level) => level === 'strong') ?? house.bots.levels[0] ?? '',
            `hint ${room.id}`,
            undefined,
            rulesFileOf(engine),
          )
        : value(engine, guess, question);
    if (known.size < MOST_REMEMBERED) known.set(name, answer);
    return { ok: true, value: answer };
  } catch (error) {
    house.log.error({ problem: String(error), about, ruleset: room.game.ruleset, seats: seats.length }, 'an oracle failed');
    return fail('internal');
  }
}
