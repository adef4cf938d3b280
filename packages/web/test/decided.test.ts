// The end page says what decided a game and plays its last round again.
import { botRandom, seatAsked, sensibleBot } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine, type GameSetup } from '@holdout/engine';
import { expect, test } from 'vitest';
import { decidedBy, lastRound } from '../src/end/decided.ts';
import { filmOf } from '../src/game/local/records.ts';
import { answersUpTo } from '../src/game/record/record.ts';

const engine = createEngine(editions);

function begun(seed: string) {
  const setup: GameSetup = {
    edition: 'second-edition',
    mission: 'second-edition/m00',
    seats: [['amy', 'doug', 'elle', 'josh', 'ned', 'wanda']],
    options: {},
    seed,
  };
  const made = engine.setup(setup);
  if (!made.ok) throw new Error(made.refusal.reason);
  return { setup, state: made.state };
}

/** A game in which nobody does anything is lost by a death sooner or later. */
function lostGame(seed: string) {
  const { setup, state } = begun(seed);
  const random = botRandom(seed);
  const answers: string[] = [];
  while (!state.over && answers.length < 800) {
    const key = state.ask?.kind === 'turn' ? 'end' : sensibleBot.choose(engine, state, seatAsked(state), random).key;
    expect(engine.answer(state, key).ok).toBe(true);
    answers.push(key);
  }
  expect(state.over?.result).toBe('lost');
  return { setup, answers, state };
}

test('a death decides, and the last round begins with everybody still to act', async () => {
  const { setup, answers, state } = lostGame('decided');
  const file = await filmOf({ setup, players: [{ name: 'Ada', bot: null }], seedChosen: true, answers });
  if (file === null) throw new Error('no record');
  const decided = decidedBy(file);
  expect(decided?.what).toBe('died');
  expect(decided?.round).toBe(state.round);
  expect(decided?.zombies).toBeGreaterThan(0);
  const { state: again } = begun('decided');
  for (const key of answersUpTo(file, lastRound(file))) expect(engine.answer(again, key).ok).toBe(true);
  expect(again.over).toBe(null);
  expect(again.round).toBe(state.round);
  expect(again.ask?.kind).toBe('order');
  expect(again.survivors.every((one) => !one.done)).toBe(true);
});
