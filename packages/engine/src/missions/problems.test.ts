import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../test/mission-table.ts';
import { parseMission } from '../api/parse-mission.ts';
import type { Condition, Word } from '../content.ts';
import { VOCABULARY, type WordForm } from '../workshop/vocabulary.ts';

const board = { grid: 'A B c', rooms: 'c', doors: 'c-B closed blue' };
const rule = (...rules: Word[]) => problemsOf({ board, rules });
const objective = (given: unknown) => problemsOf({ board, objectives: [given as Condition] });

describe('a mission that is wrong', () => {
  it('names an unknown word and the nearest one', () => {
    expect(rule({ lokced: {} })).toEqual(['rules[0]: unknown word lokced -> locked']);
    expect(objective({ tacken: { what: 'red' } })).toEqual(['objectives.list[0]: unknown condition tacken -> taken']);
    expect(rule({ 'on-take': { what: 'red', then: [{ gian: { ap: 1 } }] } })).toEqual([
      'rules[0].on-take.then[0]: unknown effect gian -> gain',
    ]);
    expect(problemsOf({ board, loseIf: [{ died: { who: 'guard' } }] })).toEqual(['loseIf[0]: unknown word died -> dead']);
    expect(problemsOf({ board, module: 'weak-door' })).toEqual(['module: unknown module weak-door -> weak-doors']);
  });

  it('names a parameter that is missing, unknown or of the wrong kind', () => {
    expect(objective({ taken: { waht: 'red' } })).toEqual([
      'objectives.list[0].taken: what must be a name or a list of names',
      'objectives.list[0].taken: it has no parameter waht -> what',
    ]);
    expect(objective({ taken: { what: 'red', count: 'every' } })).toContain('objectives.list[0].taken: count is not known: every');
    expect(objective({ level: { danger: 'pink' } })[0]).toContain('danger is not known: pink');
    expect(rule({ token: { what: 'objective', ap: 'five' } })).toEqual(['rules[0].token: ap must be a whole number']);
  });

  it('names a place, a door, a card, a kind that is not there', () => {
    expect(objective({ none: { what: 'zombie', zone: 'exti' } })).toEqual(['objectives.list[0].none: the map has no place exti -> exit']);
    expect(objective({ none: { what: 'wlaker', zone: 'board' } })).toEqual([
      'objectives.list[0].none: unknown kind of zombie wlaker -> walker',
    ]);
    expect(objective({ holds: { cards: 'watter' } })).toEqual(['objectives.list[0].holds: unknown card watter -> water']);
    expect(rule({ locked: { what: 'door:green', until: 'never' } })).toEqual(['rules[0].locked: the map has no door:green']);
    expect(rule({ locked: { what: 'dor', until: 'never' } })[0]).toContain('-> door');
    expect(problemsOf({ board, places: { start: [] } })[0]).toBe('map.places: the map has no starting zone');
  });

  it('tells everything at once', () => {
    expect(rule({ locked: { what: 'door', until: 'sometime' } }, { cars: { drive: 'yes' } }, {})).toHaveLength(3);
  });
});

describe('a word without its parameters', () => {
  const nothings: readonly unknown[] = [{}, [], null, true, 0, '', 'x', [[]]];
  const without = (word: string, form: WordForm): Word[] => [
    ...nothings.map((nothing) => ({ [word]: nothing })),
    ...Object.keys(form.fields).map((name) => ({
      [word]: Object.fromEntries(Object.entries(form.example as object).filter(([other]) => other !== name)),
    })),
    ...Object.keys(form.fields).flatMap((name) =>
      nothings.map((nothing) => ({ [word]: { ...(form.example as object), [name]: nothing } })),
    ),
  ];

  it.each(Object.entries(VOCABULARY))('%s is a message or a mission, never an error', (word, form) => {
    for (const entry of without(word, form)) {
      const say = () =>
        problemsOf({
          board,
          ...(form.use.includes('condition' as never) && { objectives: [entry as Condition] }),
          ...(form.use.includes('defeat' as never) && { loseIf: [entry] }),
          ...(form.use.includes('setup' as never) && { setup: [entry] }),
          rules: [entry, { 'on-take': { what: 'red', then: [entry] } }],
        });
      expect(say, JSON.stringify(entry)).not.toThrow();
    }
  });
});

describe('a mission of one’s own', () => {
  const mission = {
    id: 'mine',
    edition: 'second-edition',
    code: 'X1',
    difficulty: 'easy',
    minutes: 30,
    survivors: { count: 2 },
    map: { tiles: [[{ face: '1R', turn: 0 }]], places: { start: ['@0,0'] }, spawns: [], from: { tiles: 'ours', tokens: 'ours' } },
    objectives: { ordered: false, list: [{ taken: { what: 'objective', count: 'all' } }] },
    loseIf: [],
    setup: [],
    rules: [],
  };
  const problems = (json: unknown) => {
    const parsed = parseMission(json, []);
    return parsed.ok ? [] : parsed.problems.map((p) => `${p.place}: ${p.reason}`);
  };

  it('is refused with the place of what is wrong with its shape', () => {
    expect(problems('nonsense')).toEqual([': an object is wanted']);
    expect(problems({ ...mission, minutes: 'long', titel: 'Mine' })).toEqual([
      'minutes: a whole number from 1 to 600 is wanted',
      'titel: unknown field',
    ]);
    expect(problems({ ...mission, map: { ...mission.map, tiles: [[{ face: '1R', turn: 45 }]] } })).toEqual([
      'map.tiles[0][0].turn: one of 0, 90, 180, 270 is wanted',
    ]);
    expect(problems({ ...mission, objectives: { ordered: false, list: [] } })).toEqual([
      'objectives.list: a list of 1 to 20 entries is wanted',
    ]);
    let deep: unknown = 1;
    for (let i = 0; i < 30; i++) deep = [deep];
    expect(problems({ ...mission, rules: [{ locked: deep }] })[0]).toContain('nested too deep');
    expect(problems(mission)).toEqual(['edition: there is no content for second-edition']);
  });
});
