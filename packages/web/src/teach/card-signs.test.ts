import { editions } from '@holdout/content';
import { LANGUAGES } from '@holdout/content/languages';
import { expect, test } from 'vitest';
import { labelsFrom } from '../table/labels.fixture.ts';
import { cardSigns } from './card-signs.ts';

test('every number and mark of every card of every book has a name and a meaning in each language', () => {
  for (const language of LANGUAGES)
    for (const { edition, items } of editions) {
      const l = labelsFrom(language, edition);
      const signs = new Map(items.flatMap((item) => cardSigns(item)).map((sign) => [sign.name, sign]));
      for (const { name, term } of signs.values())
        expect([language, edition, name, l.has(name), l.text(term).length > 10]).toEqual([language, edition, name, true, true]);
    }
});

test('a weapon shows its five numbers, a pair of manners both', () => {
  const pistol = editions[0].items.find((item) => item.id === 'pistol');
  expect(
    pistol &&
      cardSigns(pistol)
        .slice(0, 5)
        .map(({ value }) => value),
  ).toEqual(['0–1', '1', '3+', '1', '×2']);
});
