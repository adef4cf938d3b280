import type { Option } from '@holdout/engine';
import { expect, it } from 'vitest';
import { oneWayEach } from './deeds.ts';

const sprint = (...zones: readonly number[]): Option => ({
  key: `skill:sprint:${zones.join(':')}`,
  verb: 'skill',
  skill: 'sprint',
  kinds: ['move'],
  zones,
});

it('two ways to one zone are one line, by a skill as on foot', () => {
  const walk: Option = { key: 'move:2', verb: 'move', zones: [2] };
  const lines = oneWayEach([sprint(1, 3, 2), sprint(1, 2), sprint(1, 3), walk]);
  expect(lines.map((one) => one.key)).toEqual(['skill:sprint:1:2', 'skill:sprint:1:3', 'move:2']);
});
