import type { Option } from '@holdout/engine';
import { expect, it } from 'vitest';
import { labelsFrom } from '../labels.fixture.ts';
import { deedName, deedsOf, oneWayEach } from './deeds.ts';
import type { Names } from './names.ts';

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

it('a weapon that strikes and shoots is told apart by what is done with it', () => {
  const l = labelsFrom('en', 'washington');
  const names = { l, items: (ids: readonly string[]) => ids.join(), skill: (id: string) => id } as unknown as Names;
  const ways = (verb: string, card: string): Option[] =>
    ['plain', 'risk'].map((how) => ({ key: `${verb}:${card}:20:${how}`, verb, cards: [card], zones: [20], attack: 'melee' }));
  const deeds = deedsOf([...ways('melee', 'Gunblade'), ...ways('ranged', 'Pistol'), ...ways('ranged', 'Gunblade')], 'attack');
  expect(deeds?.map((deed) => deedName(names, deed, 'attack'))).toEqual([
    'Gunblade, striking: 2 ways',
    'Pistol: 2 ways',
    'Gunblade, shooting: 2 ways',
  ]);
});
