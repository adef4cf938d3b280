import { describe, expect, it } from 'vitest';
import { planFromCase } from './case-grid.ts';
import type { CaseSpec } from './case-words.ts';

function plan(spec: CaseSpec) {
  const made = planFromCase(spec);
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  return made;
}

function problems(spec: CaseSpec): string[] {
  const made = planFromCase(spec);
  return 'problems' in made ? made.problems.map(({ place, reason }) => `${place}: ${reason}`) : [];
}

describe('the board of a case', () => {
  it('numbers zones in reading order, vaults last', () => {
    const made = plan({ grid: 'B B a\nB c2 .', rooms: 'a, c2', dark: 'c2', vaults: 'V a closed, V B open purple' });
    expect(made.plan.zones.map(({ name, kind, dark, cells }) => [name, kind, dark, cells])).toEqual([
      ['B', 'street', false, [0, 1, 3]],
      ['a', 'room', false, [2]],
      ['c2', 'room', true, [4]],
      ['V', 'vault', false, []],
    ]);
    expect(made.plan.cells).toEqual([0, 0, 1, 0, 2, -1]);
    expect(made.plan.doors).toEqual([
      { a: 3, b: 1, colour: null, vault: true, state: 'closed' },
      { a: 3, b: 0, colour: 'purple', vault: true, state: 'open' },
    ]);
  });
  it('walls rooms in and puts one door on every side two zones share', () => {
    const made = plan({ grid: 'A A\nb b', rooms: 'b', doors: 'b-A closed blue' });
    expect(made.plan.edges).toEqual([
      { row: 0, col: 0, side: 'S', is: 'door', door: 0 },
      { row: 0, col: 1, side: 'S', is: 'door', door: 0 },
    ]);
    expect(made.plan.doors).toEqual([{ a: 1, b: 0, colour: 'blue', vault: false, state: 'closed' }]);
    expect(plan({ grid: 'A b C', rooms: 'b' }).plan.edges.map((edge) => edge.is)).toEqual(['wall', 'wall']);
  });
  it('returns rope ladders apart', () => {
    const made = plan({ grid: 'A W', walkways: 'W', ladders: 'A-W' });
    expect(made.ladders).toEqual([[0, 1]]);
    expect(made.plan.edges.map((edge) => edge.is)).toEqual(['open']);
  });
});

describe('mistakes in the board of a case', () => {
  it.each([
    [{ grid: 'A B', room: 'B' }, 'room: unknown word room: did you mean rooms?'],
    [{ grid: 'A B', rooms: 'C' }, 'rooms: unknown zone C: did you mean A?'],
    [{ grid: 'A B', walls: 'A-Q' }, 'walls: unknown zone Q: did you mean A?'],
    [{ grid: 'A B', walls: 'AB' }, 'walls: AB is not a pair of zones such as A-B'],
    [{ grid: 'A B C', walls: 'A-C' }, 'walls: A-C: these zones share no border'],
    [{ grid: 'A b', rooms: 'b', doors: 'A-b opne' }, 'doors: unknown word opne: did you mean open?'],
    [{ grid: 'A B\nC' }, 'grid: row 2 has 1 cells, the first row 2'],
    [{ grid: 'A ??' }, 'grid: ?? is not a letter, nor a letter and a digit'],
    [{ grid: 'A B', dark: 'B' }, 'dark: B is not one of the rooms'],
    [{ grid: 'A b', rooms: 'b', walkways: 'b' }, 'walkways: b is already a room'],
    [{ grid: 'A', rooms: ['A'] }, 'rooms: must be text'],
    [{}, 'grid: no zones'],
  ])('%j', (spec, problem) => {
    expect(problems(spec)).toEqual([problem]);
  });
});
