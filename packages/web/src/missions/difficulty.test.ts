import { describe, expect, it } from 'vitest';
import data from './difficulty.json';
import { difficultyOf, shareText, trustOf } from './difficulty.ts';

describe('what bots say about missions', () => {
  it('a mission never won is not called impossible', () => {
    expect(shareText({ games: 40, won: 0, low: 0, high: 9 })).toBe('<3');
    expect(shareText({ games: 200, won: 90, low: 38, high: 52 })).toBe('45');
  });

  it('few games are said to say little', () => {
    expect(trustOf({ games: 4, won: 2, low: 15, high: 85 })).toBe('hardly');
    expect(trustOf({ games: 40, won: 20, low: 35, high: 65 })).toBe('roughly');
    expect(trustOf({ games: 200, won: 20, low: 7, high: 15 })).toBe('well');
  });

  it('the data hold together', () => {
    const ids = Object.keys(data.missions);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const known = difficultyOf(id);
      expect(known?.won).toBeLessThanOrEqual(known?.games ?? 0);
      expect(known?.low).toBeLessThanOrEqual(known?.high ?? 0);
      expect(known?.rounds).toHaveLength(3);
    }
    expect(difficultyOf('no/such')).toBeNull();
  });
});
