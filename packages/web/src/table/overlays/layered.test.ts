import { expect, test } from 'vitest';
import { layered } from './layered.ts';

test('the question lies over overlays, and both badges are shown', () => {
  const reach = { zone: 3, mark: 'reach', badge: '1', says: '1 action away' } as const;
  const danger = { zone: 3, mark: 'danger', badge: '2 wounds', says: 'up to 2 wounds' } as const;
  expect(layered([reach], [danger])).toEqual([
    { ...reach, says: '1 action away, up to 2 wounds', beside: [{ badge: '2 wounds', mark: 'danger' }] },
  ]);
});

test('a zone that a tip, the goals or the log light up still says that it can be reached, and for what', () => {
  const reach = { zone: 3, mark: 'reach', badge: '2', says: '2 actions away' } as const;
  expect(layered([reach], [{ zone: 3, mark: 'chosen' }])).toEqual([
    { zone: 3, mark: 'chosen', says: '2 actions away', beside: [{ badge: '2', mark: 'reach' }] },
  ]);
});

test('what is chosen in the question and lit up besides is marked once', () => {
  expect(layered([{ zone: 3, mark: 'chosen' }], [{ zone: 3, mark: 'chosen' }])).toEqual([{ zone: 3, mark: 'chosen' }]);
});
