// What an answer says of a door's roll against the roll itself: every way its dice can fall is played and counted.
import { createEngine, type Engine, type Option, type State } from '@holdout/engine';
import { usualSurvivors } from '@holdout/engine/content';
import { expect, it } from 'vitest';
import { blackPlague, editions } from '../src/index.ts';
import { answer, settle } from './answering.ts';

const engine = createEngine(editions);
/** Six ways for each die: more of them are not counted out. */
const MOST_DICE = 3;

const opensNow = (state: State): readonly Option[] => {
  const seat = state.survivors[state.ask?.kind === 'turn' ? state.ask.who : 0]?.seat ?? 0;
  return (engine.view(state, seat).ask?.options ?? []).filter((option) => option.verb === 'open');
};

/** Turns in which a door can be opened, walked to in one mission of a book. */
function* turnsAtDoors(edition: (typeof editions)[number]): Generator<State> {
  for (const mission of edition.missions.slice(0, 4)) {
    const setup = { edition: edition.edition, mission: mission.id, seats: [usualSurvivors(edition, mission)], options: {}, seed: 'doors' };
    const made = engine.setup(setup);
    if (!made.ok) throw new Error(made.refusal.reason);
    const { state } = made;
    for (let n = 0; n < 60; n++) {
      settle(engine, state);
      if (state.over !== null) break;
      if (opensNow(state).length > 0) yield state;
      const keys = engine.optionKeys(state);
      const moves = keys.filter((key) => key.startsWith('move:'));
      answer(engine, state, moves[(n * 7) % Math.max(1, moves.length)] ?? keys.find((key) => key === 'end') ?? keys[0] ?? '');
    }
  }
}

/** Share of all ways these dice can fall with which it opens. */
function counted(play: Engine, before: State, { key, doors }: Option, dice: number): number {
  const door = doors?.[0] ?? -1;
  let opened = 0;
  for (let way = 0; way < 6 ** dice; way++) {
    const state = play.clone(before);
    const closed = state.doors[door];
    state.dice = Array.from({ length: dice }, (_, at) => (Math.floor(way / 6 ** at) % 6) + 1);
    answer(play, state, key);
    if (state.doors[door] !== closed) opened++;
  }
  return opened / 6 ** dice;
}

it('the chance an answer tells is the share of rolls that open the door', () => {
  const seen = new Set<string>();
  for (const state of turnsAtDoors(blackPlague))
    for (const option of opensNow(state)) {
      const { roll, cards = [] } = option;
      const [item = ''] = cards;
      if (seen.has(item) || roll === undefined || roll.dice > MOST_DICE) continue;
      seen.add(item);
      expect([item, roll.chance]).toEqual([item, expect.closeTo(counted(engine, state, option, roll.dice), 9)]);
    }
  expect(seen.size).toBeGreaterThan(1);
});

it('what opens a door for sure tells no chance', () => {
  for (const edition of editions.filter((one) => one.edition === 'second-edition'))
    for (const state of turnsAtDoors(edition)) for (const option of opensNow(state)) expect(option.roll).toBeUndefined();
});
