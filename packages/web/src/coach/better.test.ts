import { expect, test } from 'vitest';
import { labelsFrom } from '../table/labels.fixture.ts';
import { betterText, deedText } from './better.ts';

test('what is better says what for, and where the turn ends, which need not be where the thing lies', () => {
  const names = { l: labelsFrom('en', 'second-edition'), zone: (zone: number) => `Street ${zone}` };
  const part = { who: 0, path: [] };
  expect(betterText(names, { ...part, deed: 'take', from: 9, to: 11 })).toBe('fetch what is to be taken, this turn as far as Street 11');
  expect(betterText(names, { ...part, deed: 'hold', from: 10, to: 10 })).toBe('hold the place (Street 10)');
  expect(betterText(names, { ...part, deed: 'wait', from: 10, to: -1 })).toBe('wait');
});

test('to drive is to get in for those on foot, and to ride along beside the wheel', () => {
  const l = labelsFrom('en', 'second-edition');
  const survivors = [
    { car: -1, driver: false },
    { car: 0, driver: true },
    { car: 0, driver: false },
  ] as unknown as Parameters<typeof deedText>[1]['survivors'];
  const says = [0, 1, 2].map((who) => deedText({ l }, { survivors }, who, 'drive'));
  expect(says).toEqual(['get in the car', 'drive', 'ride along']);
  expect(deedText({ l }, { survivors }, 0, 'open')).toBe('open the door');
});
