// Names of procedures are closed: what no book has is refused by the compiler, or when a ruleset is compiled, never first in a game.

import { describe, expect, it } from 'vitest';
import { makeBoard, planFromCase } from '../src/board/index.ts';
import type { EditionContent, EditionId, MissionDef } from '../src/content.ts';
import { bindRules } from '../src/editions/open.ts';
import { RULESETS } from '../src/editions/rulesets.ts';
import { noMission } from '../src/missions/none.ts';
import type { Given, ProcedureName } from '../src/procedures.ts';
import type { Rules, Table } from '../src/rules.ts';
import type { Skill } from '../src/skills/types.ts';
import { ask, call } from '../src/table.ts';

const EDITIONS = Object.keys(RULESETS) as EditionId[];

const laid = planFromCase({ grid: 'A B' });
if ('problems' in laid) throw new Error('the test board does not fit');
const board = makeBoard(laid.plan);
const open = (edition: EditionId): Rules => {
  const content = { edition, version: 1, items: [], survivors: [], zombieDeck: [], missions: [] } as unknown as EditionContent;
  return bindRules(content, {} as MissionDef, {}, board, {}, noMission);
};

describe('procedures', () => {
  it.each(EDITIONS)('%s has every procedure of the core and names no other in its skills', (edition) => {
    const { program } = open(edition);
    for (const name of Object.keys(RULESETS['second-edition'].procedures))
      if (name !== 'drive') expect([...program.keys()]).toContain(name);
  });

  it.each(EDITIONS)('%s is not opened with a skill whose reaction no book has', (edition) => {
    const { skills } = RULESETS[edition] as { skills: Record<string, Skill> };
    // what the compiler would refuse, come in by a cast
    skills.fakery = { id: 'fakery', reactions: { 'end-phase': { when: () => true, proc: 'fakery' as 'medic' } } };
    try {
      expect(() => open(edition)).toThrow('unknown procedure: fakery');
    } finally {
      delete skills.fakery;
    }
    expect(() => open(edition)).not.toThrow();
  });

  it('are called by names and with locals the compiler knows', () => {
    const never = (t: Table): void => {
      // @ts-expect-error no such procedure
      call(t, 'spawn-zombie', { zone: 0 });
      // @ts-expect-error a local is missing
      call(t, 'spawn-zombies', { zone: 0, kind: 0, count: 1 });
      // @ts-expect-error a local is misspelt
      call(t, 'spawn-zombies', { zone: 0, kind: 0, count: 1, how: 'card', rsh: true });
      // @ts-expect-error only White Death has guards to order: the core cannot call it
      call(t, 'guards-order', { who: 0, zone: 0, word: 'move', to: 1, n: 1 });
      // @ts-expect-error this question has no such parameter
      ask(t, { kind: 'skill', by: 0, who: 0, levl: 2, keys: [] });
    };
    const given: Given<'ambush'> = { who: 0, kind: 0, count: 1 };
    const name: ProcedureName = 'ambush';
    expect([typeof never, name, given.count]).toEqual(['function', 'ambush', 1]);
  });
});
