import { expect, it } from 'vitest';
import { lowered } from './lowered.ts';

it('shows what a press costs where a sprint is cheaper than the walk, and the walk where it is not', () => {
  expect(lowered({ zone: 4, mark: 'reach', badge: '3' }, 1)?.badge).toBe('1');
  expect(lowered({ zone: 4, mark: 'reach', badge: '0' }, 1)?.badge).toBe('0');
  expect(lowered(undefined, 1)).toBeUndefined();
});
