// Arms as the attack itself would count them.
import { expect, test } from 'vitest';
import { begin, type MissionSpec, type MissionTable } from '../../test/mission-table.ts';
import { arms } from './arms.ts';
import { odds } from './odds.ts';

const spec = (more: Partial<MissionSpec> = {}): MissionSpec => ({ board: { grid: 'A B C' }, ...more });
const armed = (more: Partial<MissionSpec> = {}): MissionTable => {
  const t = begin(spec(more));
  t.give('amy', 'crowbar');
  t.give('amy', 'pistol');
  return t.turn('amy');
};

test('the same dice and the same face as the odds of an attack, skills with them', () => {
  for (const skills of [[], ['plus-1-die-melee'], ['plus-1-die-combat', 'plus-1-to-dice-roll-ranged'], ['plus-1-damage-melee']]) {
    const t = armed();
    t.who('amy').skills.push(...skills);
    t.zombies('A', 'walker', 3);
    const told = arms(t.t, 0);
    expect(told.map((arm) => arm.item)).toEqual(['crowbar', 'pistol']);
    for (const [key, arm] of [
      ['melee:crowbar', told[0]],
      [`ranged:pistol:${t.zone('A')}`, told[1]],
    ] as const)
      expect(odds(t.t, key)).toMatchObject({ dice: arm.dice, need: arm.need });
    expect(told[0].damage).toBe(skills.includes('plus-1-damage-melee') ? 2 : 1);
  }
});

test('the night asks for a six of shots, not of blows', () => {
  const t = armed({ edition: 'washington' });
  expect(arms(t.t, 0)[1]).toMatchObject({ item: 'pistol', attack: 'ranged', need: 3, dice: 1, range: [0, 2] });
  t.g.hour = 22;
  expect(arms(t.t, 0)[1].need).toBe(6);
  expect(arms(t.t, 0)[0].need).toBe(3);
});

test('nobody who is not there strikes', () => {
  const t = armed();
  t.who('amy').alive = false;
  expect(arms(t.t, 0)).toEqual([]);
});
