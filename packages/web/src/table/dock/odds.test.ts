import { expect, test } from 'vitest';
import { labelsFrom } from '../labels.fixture.ts';
import { percent, rollInWords } from './Odds.tsx';

test('hardly ever and nearly always are told from never and always', () => {
  expect([0, 0.001, 0.42, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '42%', '>99%', '100%']);
});

test('a sum of chances that misses one by a hair is certain', () => {
  const sum = Array.from({ length: 10 }, () => 0.1).reduce((a, b) => a + b, 0);
  expect(sum).not.toBe(1);
  expect([1 - sum, sum].map(percent)).toEqual(['0%', '100%']);
});

test('a door that asks for a roll says its chance and its dice, one that does not says nothing', () => {
  const l = labelsFrom('en', 'black-plague');
  expect(rollInWords(l, { dice: 2, need: 4, chance: 0.75 })).toBe('75% that the door opens, Dice: 2 × 4+');
  expect(rollInWords(l, undefined)).toBe('');
});
