import { describe, expect, it } from 'vitest';
import { difficultyOf } from '../src/difficulty/difficulty.ts';
import type { Entry } from '../src/league/standings.ts';

const entry = (bot: string, n: number, won: boolean, more: Partial<Entry> = {}): Entry => ({
  bot,
  mission: 'a/m1',
  seed: `league ${n}`,
  won,
  rounds: 10 + n,
  reason: won ? 'objectives' : 'survivor-died',
  ...more,
});

describe('difficulty', () => {
  const { missions, day } = difficultyOf({
    rulesets: { a: '1' },
    entries: [
      entry('quick', 0, false),
      entry('strong', 0, true, { day: '2026-01-02' }),
      entry('strong', 1, false, { deaths: { walker: 3, fire: 1 }, day: '2026-01-03' }),
      entry('strong', 2, false, { deaths: { walker: 1 } }),
      entry('strong', 0, false, { team: 2 }),
    ],
  });
  const mission = missions['a/m1'];

  it('is told by the strongest bot that has played, teams of other sizes apart', () => {
    expect(mission).toMatchObject({ bot: 'strong', games: 3, won: 1 });
    expect(mission?.teams).toEqual({ 2: expect.objectContaining({ games: 1, won: 0 }) });
    expect(day).toBe('2026-01-03');
  });

  it('few games have a wide interval', () => {
    expect(mission?.low).toBeLessThan(10);
    expect(mission?.high).toBeGreaterThan(75);
  });

  it('tells the usual length, what killed and why games were lost', () => {
    expect(mission?.rounds).toEqual([11, 11, 12]);
    expect(mission?.killers).toEqual([
      ['walker', 80],
      ['fire', 20],
    ]);
    expect(mission?.reasons).toEqual([['survivor-died', 100]]);
  });
});

describe('who speaks for a mission', () => {
  const said = (games: Readonly<Record<string, number>>) =>
    difficultyOf({
      rulesets: {},
      entries: Object.entries(games).flatMap(([bot, n]) => Array.from({ length: n }, (_, i) => entry(bot, i, false))),
    }).missions['a/m1']?.bot;

  it('is the strongest with games enough, not one with a single game', () => {
    expect(said({ quick: 1, swift: 20, sensible: 40 })).toBe('swift');
    expect(said({ strong: 10, swift: 20 })).toBe('swift');
    expect(said({ strong: 20, swift: 40 })).toBe('strong');
  });

  it('has a stronger one beside it, however few games that has played', () => {
    const { missions } = difficultyOf({
      rulesets: {},
      entries: [
        ...Array.from({ length: 20 }, (_, i) => entry('swift', i, false)),
        entry('strong', 0, true),
        entry('strong', 1, false),
        entry('strong', 2, true, { team: 3 }),
      ],
    });
    expect(missions['a/m1']).toMatchObject({ bot: 'swift', stronger: { bot: 'strong', games: 2, won: 1 } });
    expect(difficultyOf({ rulesets: {}, entries: [entry('strong', 0, true)] }).missions['a/m1']?.stronger).toBeUndefined();
  });

  it('is whoever has played most where nobody has played enough', () => {
    expect(said({ quick: 1, swift: 4 })).toBe('swift');
    expect(said({ quick: 2, swift: 2 })).toBe('quick');
  });
});
