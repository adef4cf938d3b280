// The end page says what decided a game and plays its last round again.
import { botRandom, seatAsked, sensibleBot } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine, type GameSetup } from '@holdout/engine';
import { expect, test } from 'vitest';
import { decidedBy, lastRound } from '../src/end/decided.ts';
import { statisticsOf } from '../src/end/statistics.ts';
import { filmOf } from '../src/game/local/records.ts';
import { answersUpTo } from '../src/game/record/record.ts';
import { squaresOf } from '../src/home/daily-try.ts';

const engine = createEngine(editions);

function begun(seed: string, mission = 'second-edition/m00') {
  const setup: GameSetup = {
    edition: 'second-edition',
    mission,
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

test('what the dead do at the end of a round is told of that round, in the story, the plots and the squares of the day', async () => {
  const { setup, answers, state } = lostGame('decided');
  const file = await filmOf({ setup, players: [{ name: 'Ada', bot: null }], seedChosen: true, answers });
  if (file === null) throw new Error('no record');
  const { rounds, markers } = statisticsOf(file);
  let last = 0;
  const wounds = rounds.map((line) => {
    const own = line.wounds - last;
    last = line.wounds;
    return { round: line.round, own };
  });
  const squares = [...squaresOf(file)];
  expect(squares).toHaveLength(state.round);
  expect(last).toBeGreaterThan(0);
  for (const { round, own } of wounds) {
    if (round > 0) expect(squares[round - 1], `round ${round}: ${own} wounds`).toBe(own === 0 ? '🟩' : own < 3 ? '🟨' : '🟥');
    const told = markers.filter((one) => one.round === round && one.event.t === 'wounded');
    expect(told.reduce((sum, { event }) => sum + (event.t === 'wounded' ? event.wounds : 0), 0)).toBe(own);
  }
});

test('a car that was still needed decides where it is blown up', async () => {
  const { setup, state } = begun('carsc', 'second-edition/m04');
  const random = botRandom('cars');
  const answers: string[] = [];
  while (!state.over && answers.length < 300) {
    const shot = engine
      .optionKeys(state)
      .find((key) => key.startsWith('shoot-car') && engine.oracles.odds(state, key)?.deaths === undefined);
    const key = shot ?? sensibleBot.choose(engine, state, seatAsked(state), random).key;
    expect(engine.answer(state, key).ok).toBe(true);
    answers.push(key);
  }
  expect(state.over?.reason).toBe('objective-impossible');
  const file = await filmOf({ setup, players: [{ name: 'Ada', bot: null }], seedChosen: true, answers });
  if (file === null) throw new Error('no record');
  expect(decidedBy(file)).toMatchObject({ what: 'wreck', round: state.round });
});

test('the story of a game has its doors, its wounds and whoever came that was great', async () => {
  const { setup, state } = begun('story 3');
  const random = botRandom('story 3');
  const answers: string[] = [];
  while (!state.over && answers.length < 1500) {
    const { key } = sensibleBot.choose(engine, state, seatAsked(state), random);
    expect(engine.answer(state, key).ok).toBe(true);
    answers.push(key);
  }
  const file = await filmOf({ setup, players: [{ name: 'Ada', bot: null }], seedChosen: true, answers });
  if (file === null) throw new Error('no record');
  const { markers, view } = statisticsOf(file);
  const told = file.steps.flatMap((step) => step.events);
  const great = told.filter((one) => one.t === 'spawned' && view.kinds[one.kind]?.base === 'abomination').length;
  const doors = told.filter((one) => one.t === 'door' && one.state === 'open' && one.who >= 0).length;
  const wounds = told.filter((one) => one.t === 'wounded').length;
  const count = (t: string) => markers.filter((one) => one.event.t === t).length;
  expect([doors, wounds, great].every((n) => n > 0)).toBe(true);
  expect([count('door'), count('wounded'), count('spawned')]).toEqual([doors, wounds, great]);
});

test('a shared address does not know how long its game took', async () => {
  const { setup, answers } = lostGame('decided');
  const file = await filmOf({ setup, players: [{ name: 'Ada', bot: null }], seedChosen: true, answers });
  expect(file?.updated).toBe(file?.started);
});
