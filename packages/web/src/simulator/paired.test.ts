import { secondEdition as content } from '@holdout/content';
import { describe, expect, it } from 'vitest';
import type { TestRun } from '../workshop/play/runs.ts';
import { besideOf, paired } from './paired.ts';

const games = (won: (n: number) => boolean, count = 20) => Array.from({ length: count }, (_, n) => ({ seed: `luck-${n}`, won: won(n) }));

describe('two runs of the same luck', () => {
  it('are compared game by game, and called different only where the games that differ say so', () => {
    const four = games((n) => n < 4);
    expect(
      paired(
        games((n) => n < 12),
        four,
      ),
    ).toEqual({ pairs: 20, both: 4, neither: 8, now: 8, before: 0, is: 'more' });
    expect(
      paired(
        four,
        games((n) => n < 12),
      ).is,
    ).toBe('less');
    expect(
      paired(
        games((n) => n >= 15),
        four,
      ),
    ).toMatchObject({ now: 5, before: 4, is: 'none' });
  });

  it('are paired by what both have played', () => {
    expect(
      paired(
        games(() => true, 5),
        games(() => true, 3),
      ).pairs,
    ).toBe(3);
    expect(
      paired(
        games(() => true, 5),
        [{ seed: 'other-1', won: true }],
      ).pairs,
    ).toBe(0);
  });

  it('are the newest earlier one with something else in it', () => {
    const [mission] = content.missions;
    if (mission === undefined) throw new Error('no mission');
    const run = (id: number, team: readonly string[], more: Partial<TestRun> = {}): TestRun => ({
      id,
      mission,
      setup: { edition: 'second-edition', mission: mission.id, seats: [team], options: {} },
      bot: 'swift',
      wanted: 1,
      games: [{ seed: 'luck-0', won: true }] as unknown as TestRun['games'],
      state: 'done',
      series: 'luck',
      began: 0,
      ...more,
    });
    const now = run(4, ['amy']);
    const other = run(2, ['doug']);
    const list = [now, run(3, ['amy']), other, run(1, ['ned'])];
    expect(besideOf(now, list)).toBe(other);
    expect(besideOf(now, [now, run(3, ['doug'], { series: 'other' }), run(2, ['doug'], { games: [] })])).toBeUndefined();
    expect(besideOf(run(4, ['amy'], { bot: 'quick' }), [run(3, ['amy'])])?.id).toBe(3);
  });
});
