import { describe, expect, it } from 'vitest';
import { type Entry, intoPage, type League, missing, rateText, standings } from '../src/league/standings.ts';

const entry = (bot: string, mission: string, n: number, won: boolean): Entry => ({
  bot,
  mission,
  seed: `league ${n}`,
  won,
  rounds: 5,
  reason: 'x',
});
const league: League = {
  rulesets: {},
  entries: [entry('quick', 'a', 0, true), entry('quick', 'a', 1, false), entry('quick', 'b', 0, true), entry('sensible', 'a', 0, false)],
};

describe('league', () => {
  it('plays only what was not played before', () => {
    expect(missing(league, 'quick', 'a', ['league 0', 'league 1', 'league 2'])).toEqual(['league 2']);
    expect(missing(league, 'strong', 'a', ['league 0'])).toEqual(['league 0']);
  });

  it('says how many games a rate stands on, with its interval', () => {
    expect(rateText(1, 2)).toBe('50 % (1/2, 9 %–91 %)');
    expect(rateText(0, 0)).toBe('–');
  });

  it('has a row for each mission, a column for each bot, and the median of what was played', () => {
    const table = standings(league).split('\n');
    expect(table[0]).toBe('| mission | quick | sensible |');
    expect(table).toHaveLength(5);
    expect(table[4]).toContain('75 % of 2 missions');
    expect(table[4]).toContain('0 % of 1 missions');
  });

  it('replaces its own table on the page and leaves the words around it', () => {
    const once = intoPage('# Bots\n\nWords.\n', league);
    const twice = intoPage(once.replace('Words.', 'Other words.'), league);
    expect(twice).toContain('Other words.');
    expect(twice.split('| mission |')).toHaveLength(2);
  });
});
