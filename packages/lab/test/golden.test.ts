import { describe, expect, it } from 'vitest';
import { checkGolden, goldenFiles } from '../src/golden/kept.ts';
import { fingerprintOf, stampProblems, standingOf } from '../src/golden/stamps.ts';

describe('golden games replay to the same end', () => {
  for (const file of goldenFiles()) {
    it(file, () => {
      expect(checkGolden(file)).toBeNull();
    });
  }
  it('are read line by line', () => {
    expect(checkGolden('no-such-file.txt')).toContain('no such file');
  });
});

describe('a version of the rules plays its golden games in one way', () => {
  it('every edition is stamped', () => {
    expect(stampProblems()).toEqual([]);
  });
  const stamp = { version: 3, games: { 'm1.txt': 'aa', 'm2.txt': 'bb' } };
  it('a game played otherwise, or gone, asks for another version', () => {
    expect(standingOf(stamp, 3, { 'm1.txt': 'aa', 'm2.txt': 'cc' })).toBe('bump');
    expect(standingOf(stamp, 3, { 'm1.txt': 'aa' })).toBe('bump');
  });
  it('new games and a new version ask for a stamp', () => {
    expect(standingOf(stamp, 3, { ...stamp.games, 'm3.txt': 'dd' })).toBe('stamp');
    expect(standingOf(stamp, 4, { 'm1.txt': 'zz', 'm2.txt': 'bb' })).toBe('stamp');
    expect(standingOf(null, 1, {})).toBe('stamp');
    expect(standingOf(stamp, 3, stamp.games)).toBe('good');
  });
  it('what a game is does not hang on comments or the version that recorded it', () => {
    const game = 'mission: a/b\nruleset: a@1\nseed: x\n\n# round 1: calm\namy > end\n\nend: won objectives\nhash: 12\n';
    expect(fingerprintOf(game.replace('a@1', 'a@2').replace('calm', 'loud'))).toBe(fingerprintOf(game));
    expect(fingerprintOf(game.replace('hash: 12', 'hash: 13'))).not.toBe(fingerprintOf(game));
    expect(fingerprintOf(game.replace('> end', '> search'))).not.toBe(fingerprintOf(game));
  });
});
