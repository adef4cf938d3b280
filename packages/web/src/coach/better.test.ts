import { expect, test } from 'vitest';
import { labelsFrom } from '../table/labels.fixture.ts';
import { betterText } from './better.ts';

test('what is better says what for, and where the turn ends, which need not be where the thing lies', () => {
  const names = { l: labelsFrom('en', 'second-edition'), zone: (zone: number) => `Street ${zone}` };
  const part = { who: 0, path: [] };
  expect(betterText(names, { ...part, deed: 'take', from: 9, to: 11 })).toBe('fetch what is to be taken, this turn as far as Street 11');
  expect(betterText(names, { ...part, deed: 'hold', from: 10, to: 10 })).toBe('hold the place (Street 10)');
  expect(betterText(names, { ...part, deed: 'wait', from: 10, to: -1 })).toBe('wait');
});
