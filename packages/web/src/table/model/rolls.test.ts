import { expect, it } from 'vitest';
import { labelsFrom } from '../labels.fixture.ts';
import { rollSays } from './rolls.ts';

it('dice are told by what they were rolled for', () => {
  const l = labelsFrom('en', 'black-plague');
  expect(rollSays(l, { why: 'attack', hits: 2 })).toBe('2 hits');
  expect(rollSays(l, { why: 'door', hits: 0 })).toBe('the door holds');
  expect(rollSays(l, { why: 'door', hits: 1 })).toBe('the door gives way');
  expect(rollSays(l, { why: 'armour', hits: 1 })).toBe('1 blocked');
});
