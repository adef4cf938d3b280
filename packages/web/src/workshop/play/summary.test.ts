import { describe, expect, it } from 'vitest';
import { compared, summarise } from './summary.ts';

const game = (won: boolean, rounds: number, met: readonly number[], killers: readonly string[] = []) => ({
  won,
  reason: won ? '' : 'survivor-died',
  rounds,
  kills: 10,
  met,
  killers,
});

describe('what games of bots add up to', () => {
  it('counts wins with the interval that nineteen runs of twenty keep to', () => {
    const { won, rate, least, most } = summarise(Array.from({ length: 20 }, (_, n) => game(n < 10, 5, [])));
    expect([won, rate]).toEqual([10, 0.5]);
    // Wilson's bounds for 10 of 20
    expect(least).toBeCloseTo(0.299, 2);
    expect(most).toBeCloseTo(0.701, 2);
  });

  it('tells lengths, ends, killers and objectives round by round', () => {
    const all = summarise([game(true, 4, [2, 4]), game(false, 6, [3, 0], ['walker', 'brute']), game(false, 5, [0, 0], ['walker'])]);
    expect([all.shortest, all.middle, all.longest, all.rounds]).toEqual([4, 5, 6, 5]);
    expect(all.reasons).toEqual([{ name: 'survivor-died', count: 2 }]);
    expect(all.killers).toEqual([
      { name: 'walker', count: 2 },
      { name: 'brute', count: 1 },
    ]);
    expect(all.met[0]).toEqual({ line: 0, count: 2, round: 2.5, byRound: [0, 1, 2, 2, 2, 2] });
    expect(all.met[1].byRound).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('is sure of a difference only when the intervals lie apart', () => {
    const of = (won: number, games: number) => summarise(Array.from({ length: games }, (_, n) => game(n < won, 5, [])));
    expect(compared(of(12, 20), of(8, 20))).toEqual({ points: 20, sure: false });
    expect(compared(of(120, 200), of(80, 200))).toEqual({ points: 20, sure: true });
  });
});
