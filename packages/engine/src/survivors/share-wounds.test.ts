import { describe, expect, it } from 'vitest';
import { begin } from '../../test/mission-table.ts';
import type { SurvivorId } from '../ids.ts';
import { tableSeat } from '../table.ts';
import { deciderOf, guardsOf } from './share-wounds.ts';

describe('who is asked about wounds', () => {
  const table = () => {
    const t = begin({ board: { grid: 'A B' } });
    t.g.survivors.forEach((s, i) => {
      s.seat = i;
    });
    t.g.first = 1;
    return t;
  };
  const bearer = (who: SurvivorId) => ({ id: `${who}`, who, left: 3, most: 2 });

  it('is the one player whose survivors are concerned, and the table where there are several', () => {
    const { t } = table();
    expect(deciderOf(t, [bearer(1)])).toBe(1);
    expect(deciderOf(t, [bearer(0)])).toBe(0);
    expect(deciderOf(t, [bearer(1), guardsOf(2, 2)])).toBe(1);
    expect(deciderOf(t, [bearer(0), bearer(1)])).toBe(tableSeat(t));
    expect(deciderOf(t, [guardsOf(2, 2)])).toBe(tableSeat(t));
  });
});
