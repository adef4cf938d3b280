import { editions } from '@holdout/content';
import { expect, test } from 'vitest';
import { FEATURES, featuresOf } from './features.ts';
import { found, inOrder, playedOf } from './order.ts';

const missions = editions.flatMap((edition) => edition.missions);

test('a search finds words in any order, without case and marks', () => {
  expect(found('ZOLW rajd', ['Rajd żółwia'])).toBe(true);
  expect(found('ёж', ['Большой Еж'])).toBe(true);
  expect(found('tower', ['Rajd żółwia'])).toBe(false);
  expect(found('', ['anything'])).toBe(true);
});

test('orders keep the book among equals and lose nobody', () => {
  for (const order of ['book', 'difficulty', 'length', 'bots'] as const)
    expect(new Set(inOrder(missions, order)).size).toBe(missions.length);
  expect(inOrder(missions, 'book')).toEqual(missions);
  const minutes = inOrder(missions, 'length').map((mission) => mission.minutes);
  expect(minutes).toEqual(minutes.slice().sort((a, b) => a - b));
});

test('every feature is on some board and not on all', () => {
  for (const feature of FEATURES) {
    const with_ = missions.filter((mission) => featuresOf(mission).includes(feature)).length;
    expect([feature, with_ > 0 && with_ < missions.length]).toEqual([feature, true]);
  }
});

test('won and lost are counted by mission', () => {
  const played = playedOf([
    { mission: 'a', result: 'won' },
    { mission: 'a', result: 'lost' },
    { mission: 'a', result: 'lost' },
    { mission: 'b', result: null },
  ]);
  expect(played.get('a')).toEqual({ won: 1, lost: 2 });
  expect(played.has('b')).toBe(false);
});
