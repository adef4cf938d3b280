import { editions } from '@holdout/content';
import { createEngine, type GameEvent } from '@holdout/engine';
import { usualSurvivors } from '@holdout/engine/content';
import type { GameFile, GameStep } from '@holdout/protocol';
import { dailyOf, dayOf } from '@holdout/protocol/day';
import { describe, expect, it } from 'vitest';
import { advise } from '../src/game/local/advise.ts';
import { LocalGame } from '../src/game/local/local-game.ts';
import { memorySaves } from '../src/game/local/memory-saves.ts';
import { recordOf } from '../src/game/local/records.ts';

import { untold } from '../src/home/daily-send.ts';
import { resultOf, squaresOf, stepsOf, tryOf } from '../src/home/daily-try.ts';

const engine = createEngine(editions);
const DAY_MS = 86_400_000;

describe('the mission of the day', () => {
  it('is one mission of a book, the same all day, and another tomorrow', () => {
    const noon = Date.UTC(2026, 10, 16, 12);
    const [today, tonight, tomorrow] = [noon, noon + DAY_MS / 3, noon + DAY_MS].map((at) => dailyOf(dayOf(at)));
    expect(tonight.seed).toBe(today.seed);
    expect(tomorrow.seed).not.toBe(today.seed);
    const content = editions.find((one) => one.edition === today.edition);
    expect(content && today.mission(content).tutorial).toBeFalsy();
  });

  it('may be tried once: the game that was begun for the day is the try, whatever is played after it', async () => {
    const { edition, seed, mission } = dailyOf(dayOf(Date.UTC(2026, 10, 16)));
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
    // a square for each round that was begun, green as long as nobody was hurt in that very round
    expect([...result.squares]).toHaveLength(made.game.state.round);
  });

  it('squares tell the wounds of each round, not all so far', () => {
    const wounded = (wounds: number) => ({ t: 'wounded', who: 0, wounds }) as GameEvent;
    const round = (n: number) => ({ t: 'round', round: n, hour: -1 }) as GameEvent;
    const step = (tick: number, ...events: GameEvent[]) => ({ tick, kind: 'answer', key: 'x', to: null, events }) as unknown as GameStep;
    const file = {
      events: [round(1)],
      steps: [step(1, wounded(1)), step(2, wounded(2), round(2)), step(3, round(3)), step(4, wounded(1), round(4))],
    } as unknown as GameFile;
    expect(squaresOf(file)).toBe('🟥🟩🟨🟩');
  });

  it('what was taken back is told as a step back, and only tries the server has not judged are sent', () => {
    const steps = [
      { kind: 'answer', key: 'a', to: null },
      { kind: 'undo', key: '', to: 0 },
      { kind: 'answer', key: 'b', to: null },
    ] as unknown as GameStep[];
    expect(stepsOf({ steps })).toEqual(['a', 0, 'b']);
    const cards = [
      { id: 'l-1', daily: '2026-11-14', result: 'won' as const },
      { id: 'l-2', daily: '2026-11-15', result: 'lost' as const },
      { id: 'l-3', daily: '2026-11-16', result: null },
      { id: 'l-4', result: 'won' as const },
    ];
    expect(untold(cards, { '2026-11-14': '' })).toEqual([{ id: 'l-2', date: '2026-11-15' }]);
  });
});
