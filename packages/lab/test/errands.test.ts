// With the danger taken away bots do what these missions ask for, in about so many rounds. `npm run lab -- errands` plays them all.
import { describe, expect, it } from 'vitest';
import { botNamed } from '../src/bots.ts';
import { playCalmly } from '../src/errands/calm.ts';
import { engine, missionNamed, setupOf, teamFor } from '../src/library.ts';

/** rounds it took when last looked at, and a few more; each has another kind of work in it */
const MOST: Readonly<Record<string, number>> = {
  // tokens, then the exit
  'second-edition/m00': 7,
  'second-edition/m23': 8,
  // two fires and both cars away in one round
  'second-edition/m24': 16,
  'black-plague/q00': 9,
  // ladders, bile drawn at the flag, guards sent to the walkways
  'white-death/w01': 13,
  // bile and torch in one hand, houses burned from outside
  'white-death/w04': 18,
  // guards who have to leave along with the survivors
  'white-death/w07': 13,
  // cards read behind doors that only some can open
  'washington/z04': 12,
  'washington/z06': 6,
};

/** What decides here is the work seen in the mission, which is the same at every level; trials are added to it by `quick`. */
const GAMES: readonly (readonly [bot: string, seed: string, missions: readonly string[]])[] = [
  ['swift', 'errands 0', Object.keys(MOST)],
  ['swift', 'errands 1', Object.keys(MOST)],
  ['quick', 'errands 0', ['black-plague/q00', 'washington/z06']],
];

describe.each(GAMES)('errands without danger: %s, %s', (bot, seed, missions) => {
  it.each(missions)(
    '%s',
    (id) => {
      const mission = missionNamed(id);
      const game = playCalmly(engine, setupOf(mission, teamFor(mission, 0), 1, {}, seed), botNamed(bot), MOST[id] ?? 0);
      expect(game.end).toBe('won');
    },
    60_000,
  );
});
