import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import { usualSurvivors } from '@holdout/engine/content';
import { describe, expect, it } from 'vitest';
import { advise } from '../src/game/local/advise.ts';
import { LocalGame } from '../src/game/local/local-game.ts';
import { memorySaves } from '../src/game/local/memory-saves.ts';
import { recordOf } from '../src/game/local/records.ts';
import { daily } from '../src/game/start.ts';
import { resultOf, tryOf } from '../src/home/daily-try.ts';

const engine = createEngine(editions);
const DAY_MS = 86_400_000;

describe('the mission of the day', () => {
  it('is one mission of a book, the same all day, and another tomorrow', () => {
    const noon = Date.UTC(2026, 10, 16, 12);
    const [today, tonight, tomorrow] = [noon, noon + DAY_MS / 3, noon + DAY_MS].map(daily);
    expect(tonight.seed).toBe(today.seed);
    expect(tomorrow.seed).not.toBe(today.seed);
    const content = editions.find((one) => one.edition === today.edition);
    expect(content && today.mission(content).tutorial).toBeFalsy();
  });

  it('may be tried once: the game that was begun for the day is the try, whatever is played after it', async () => {
    const { edition, seed, mission } = daily(Date.UTC(2026, 10, 16));
    const content = editions.find((one) => one.edition === edition);
    if (!content) throw new Error(edition);
    const saves = memorySaves();
    const setup = { edition, mission: mission(content).id, seats: [usualSurvivors(content, mission(content))], options: {}, seed };
    const players = [{ name: 'Ada', bot: null }];
    const made = await LocalGame.create(engine, saves, 'l-1', { setup, players, seedChosen: true, daily: '2026-11-16' });
    await LocalGame.create(engine, saves, 'l-2', { setup, players, seedChosen: true });
    if (!made.ok) throw new Error(made.refusal.reason);
    expect(tryOf('2026-11-16', await saves.cards())).toEqual({ is: 'running', id: 'l-1' });
    expect(tryOf('2026-11-17', await saves.cards())).toEqual({ is: 'open' });
    for (let n = 0; n < 40 && made.game.state.ask; n++) await made.game.answer(advise(engine, made.game.state, 'eager').key);
    const saved = await saves.load('l-1');
    if (!saved) throw new Error('no save');
    const result = resultOf(await recordOf(engine, saved));
    expect(result.rounds).toBe(made.game.state.round);
    expect(result.squares).toMatch(/^(🟩|🟨|🟥)*$/u);
    expect(result.squares).not.toContain('mission');
  });
});
