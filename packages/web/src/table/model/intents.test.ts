import type { Intent } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { labelsFrom } from '../labels.fixture.ts';
import { attackers, intentArrows, intentLine, toldAt } from './intents.ts';
import type { Names } from './names.ts';

const going = (more: Partial<Intent>): Intent => ({
  zone: 1,
  kind: 'walker',
  count: 1,
  does: 'move',
  target: 9,
  next: [2],
  reason: 'sees',
  then: [],
  ...more,
});

describe('arrows of intent', () => {
  it('one for all that go the same way, another for the second step of runners', () => {
    const runners = going({ kind: 'runner', count: 2, then: [{ zone: 2, does: 'move', next: [3] }] });
    expect(intentArrows([going({}), runners, going({ zone: 2, next: [3] })])).toEqual([
      { zones: [1, 2], tone: 'intent', label: '3' },
      { zones: [2, 3], tone: 'intent', again: true, label: '2' },
      { zones: [2, 3], tone: 'intent' },
    ]);
  });

  it('say that a noise draws them and that a tie is open', () => {
    expect(intentArrows([going({ reason: 'hears' }), going({ zone: 5, next: [6, 7] })]).map((one) => one.label)).toEqual(['♪', '?', '?']);
  });
});

describe('a driven token', () => {
  const driven = going({ zone: 7, kind: 'defiler', does: 'stay', target: 3, next: [3], reason: 'defiles', drives: 2, loses: true });
  const names = {
    l: labelsFrom('en', 'white-death'),
    zone: (zone: number) => `Street ${zone}`,
    crowd: () => 'Defiler',
  } as unknown as Names;
  it('has the arrow, not whoever drives it', () => {
    expect(intentArrows([driven])).toEqual([{ zones: [2, 3], tone: 'intent' }]);
    // and is not counted among those who go there
    expect(intentArrows([driven, going({ zone: 2, next: [3], count: 2 })]).map((one) => one.label)).toEqual(['2']);
  });
  it('is told in all three places, with what is lost', () => {
    expect([...toldAt(driven)]).toEqual([7, 2, 3]);
    expect(intentLine(names, driven)).toBe('Defiler: drives a spawn token Street 2 → Street 3 and corrupts it: the game is lost with it');
  });
});

describe('attackers', () => {
  it('counts whoever arrives with an action left', () => {
    const runners = going({ kind: 'runner', count: 2, then: [{ zone: 2, does: 'attack', next: [] }] });
    expect([...attackers([going({ zone: 2, does: 'attack', next: [], count: 3 }), runners, going({})])]).toEqual([[2, 5]]);
  });
});

describe('a tie in words', () => {
  it('says how many ways there are', () => {
    const names = {
      l: labelsFrom('en', 'second-edition'),
      zone: (zone: number) => `Street ${zone}`,
      crowd: () => 'Walker',
    } as unknown as Names;
    expect(intentLine(names, going({ next: [2, 3, 4] }))).toContain('3 ways are equal');
  });
});
