import { editions } from '@holdout/content';
import { dailyOf, dayOf } from '@holdout/protocol/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { address, parsePlace } from '../src/app/router.ts';
import { pack, unpack } from '../src/game/record/pack.ts';

import { findCode } from '../src/join/codes.ts';

describe('addresses', () => {
  it('come back as they were put in', () => {
    const place = parsePlace(address('replay/l-abc', { t: 12, empty: '' }));
    expect(place.path).toEqual(['replay', 'l-abc']);
    expect([...place.query]).toEqual([['t', '12']]);
    expect(parsePlace('#/%E0%A4%A').path).toEqual(['%E0%A4%A']);
    expect(parsePlace('').path).toEqual([]);
  });

  it('find the code in a link, a code, or nothing', () => {
    expect(findCode(' https://example.org/#/room/0123456789abcdef ')).toEqual({ code: '0123456789abcdef', watch: false });
    expect(findCode('http://example.org/#/watch/0123456789ABCDEF')).toEqual({ code: '0123456789abcdef', watch: true });
    // Five letters may be a short code, with look-alikes read as what they mean; six are not.
    expect(findCode('hello')).toEqual({ code: 'he110', watch: false });
    expect(findCode('helloo')).toBeNull();
  });

  it('carry a whole value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const text = await pack(value);
        expect(text).toMatch(/^[\w-]*$/);
        expect(await unpack(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 50 },
    );
    expect(await unpack('%%%')).toBeNull();
    expect(await unpack('AAAA')).toBeNull();
  });
});

describe('the mission of the day', () => {
  it('is one for everyone, changes every day, and comes round all missions', () => {
    const day = 86_400_000;
    const start = Date.UTC(2026, 0, 1);
    expect(dailyOf(dayOf(start)).seed).toBe(dailyOf(dayOf(start + day - 1)).seed);
    const seen = new Set<string>();
    for (let n = 0; n < 4 * 30; n++) {
      const today = dailyOf(dayOf(start + n * day));
      const content = editions.find((book) => book.edition === today.edition);
      if (!content) throw new Error('no edition');
      seen.add(today.mission(content).id);
    }
    const all = editions.flatMap((book) => book.missions.filter((mission) => !mission.tutorial).map((mission) => mission.id));
    expect([...seen].sort()).toEqual([...all].sort());
  });
});
