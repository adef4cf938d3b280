import { playerNamed } from '@holdout/bots';
import { expect, it } from 'vitest';
import { thinking } from '../src/bench/thinking.ts';
import { engine, missionNamed, optionsNamed, setupOf, teamFor } from '../src/library.ts';

it('times every answer of a bot but those of the first game, by kind of question', () => {
  const mission = missionNamed('second-edition/m00');
  const setups = ['a', 'b'].map((seed) => setupOf(mission, teamFor(mission, 0), 1, optionsNamed('none'), seed));
  const bot = playerNamed('random');
  if (bot === undefined) throw new Error('no random bot');
  let asked = 0;
  const counting = {
    ...bot,
    choose: (...given: Parameters<typeof bot.choose>) => {
      asked++;
      return bot.choose(...given);
    },
  };
  const figures = thinking(engine, setups, counting);
  const all = figures.find((one) => one.question === 'all');
  const parts = figures.filter((one) => one.question !== 'all');
  expect(parts.map((one) => one.question)).toEqual(expect.arrayContaining(['order', 'turn']));
  expect(parts.reduce((sum, one) => sum + one.answers, 0)).toBe(all?.answers);
  expect(all?.answers).toBeGreaterThan(0);
  expect(all?.answers).toBeLessThan(asked);
  for (const { p50, p95, most } of figures) {
    expect(p50).toBeLessThanOrEqual(p95);
    expect(p95).toBeLessThanOrEqual(most);
  }
});
