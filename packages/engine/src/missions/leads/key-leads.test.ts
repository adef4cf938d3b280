// What has to be got first: keys of locks, what joins zones, what fire must be thrown with.
import { describe, expect, it } from 'vitest';
import { leads, only, spec } from '../../../test/leads-table.ts';
import { begin, type MissionTable } from '../../../test/mission-table.ts';

describe('keys', () => {
  it('a locked door in the way asks for its key first', () => {
    const locked = { locked: { what: ['door:blue', 'door:green'], until: { taken: { what: 'blue' } } } };
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'A', colour: 'blue' }, { zone: 'c' }] },
        objectives: [{ taken: { what: 'red' } }],
        rules: [locked],
      }),
    );
    expect(leads(t)).toMatchObject([
      { deed: 'take', key: true, zones: [t.zone('A')] },
      { deed: 'take', zones: [t.zone('c')] },
    ]);
    t.act('amy', 'take:objective:0');
    expect(only(t).key).toBeUndefined();
  });

  it('what lies under a lock asks for what opens it', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'B' }, { zone: 'E', colour: 'blue' }] },
        objectives: [{ taken: { what: 'blue' } }],
        rules: [{ locked: { what: 'blue', until: { taken: { what: 'red' } } } }],
      }),
    );
    expect(leads(t)[0]).toMatchObject({ deed: 'take', key: true, zones: [t.zone('B')] });
  });

  it('a zone nobody gets to asks for the card that joins it', () => {
    const t = begin(
      spec({
        edition: 'washington',
        board: { grid: 'A B . E' },
        places: { start: ['A'], 'zone:near': ['B'], 'zone:far': ['E'] },
        cards: [
          { id: 'shaft', no: 1, lies: { zone: 'B' }, script: [{ note: 1 }] },
          { id: 'switch', no: 2, lies: { zone: 'E' }, script: [{ mark: { name: 'on' } }] },
        ],
        notes: [{ id: 'down', no: 1, script: [{ link: { zones: ['zone:near', 'zone:far'] } }] }],
        objectives: [{ marks: { name: 'on', count: 1 } }],
      }),
    );
    expect(leads(t)).toMatchObject([
      { deed: 'read', key: true, zones: [t.zone('B')] },
      { deed: 'read', zones: [t.zone('E')] },
    ]);
  });

  it('zones a rule joins ask for what it is joined by, unless both can be walked to', () => {
    const joined = (zones: string[]): MissionTable =>
      begin(
        spec({
          board: { grid: 'A B . E' },
          places: { start: ['A'], 'zone:near': ['B'], 'zone:far': ['E'] },
          map: {
            objectives: [
              { zone: 'B', colour: 'blue' },
              { zone: 'E', colour: 'green' },
            ],
          },
          objectives: [{ taken: { what: 'green' } }],
          rules: [{ link: { zones, if: { taken: { what: 'blue' } } } }],
        }),
      );
    const t = joined(['zone:near', 'zone:far']);
    expect(leads(t)[0]).toMatchObject({ deed: 'take', key: true, zones: [t.zone('B')] });
    expect(leads(joined(['start', 'zone:near']))).toHaveLength(1);
  });

  it('of two ways out the one that is closed for good sends nobody', () => {
    const out = (zone: string, mark: string) => ({
      when: {
        if: { together: [{ marks: { name: mark, count: 1 } }, { at: { who: 'survivor', count: 'all', zone } }] },
        then: [{ mark: { name: 'out' } }],
      },
    });
    const t = begin(
      spec({
        edition: 'washington',
        places: { start: ['A'], exit: ['B'], marked: ['E'] },
        cards: [
          { id: 'hatch', no: 1, lies: { zone: 'A' }, script: [{ mark: { name: 'hatch' } }] },
          { id: 'gate', no: 2, lies: { zone: 'E' }, script: [{ mark: { name: 'gate' } }] },
        ],
        objectives: [{ marks: { name: 'out', count: 1 } }],
        rules: [
          { locked: { what: 'card:2', until: { not: { marks: { name: 'hatch', count: 1 } } } } },
          out('exit', 'hatch'),
          out('marked', 'gate'),
        ],
      }),
    );
    expect(leads(t).map((lead) => [lead.deed, lead.zones[0]])).toEqual([
      ['read', t.zone('A')],
      ['stand', t.zone('B')],
      ['read', t.zone('E')],
      ['stand', t.zone('E')],
    ]);
    t.act('amy', 'read:hatch');
    expect(leads(t)).toMatchObject([{ deed: 'stand', zones: [t.zone('B')] }]);
  });

  it('what must not be killed with fire is killed with what the mission gives for it, got ready first and thrown where nobody stands', () => {
    const t = begin(
      spec({
        edition: 'washington',
        cards: [
          { id: 'charge', no: 1, lies: { zone: 'A' }, script: [{ keyword: 'charge' }] },
          { id: 'roar', no: 2, lies: { zone: 'B' }, script: [{ put: { kind: 'abomination', zone: 'marked' } }] },
        ],
        places: { start: ['A'], marked: ['E'] },
        objectives: [{ marks: { name: 'badge', count: 1 } }],
        rules: [
          { 'on-kill': { kind: 'abomination', 'unless-with': 'molotov', then: [{ mark: { name: 'badge' } }] } },
          {
            grant: {
              id: 'blast',
              cost: 2,
              where: 'with:abomination',
              range: [1, 1],
              needs: { knows: { word: 'charge' } },
              then: [{ burn: { zone: 'there', as: 'blast' } }],
            },
          },
        ],
      }),
    );
    expect(only(t)).toMatchObject({ deed: 'read', key: true, zones: [t.zone('A')] });
    t.act('amy', 'read:charge');
    expect(only(t)).toMatchObject({ deed: 'read', zones: [t.zone('B')] });
    t.g.zombies[t.zone('B') * t.t.r.kinds.length + t.t.r.kinds.findIndex((kind) => kind.base === 'abomination')] = 1;
    t.give('amy', 'molotov');
    expect(leads(t).at(-1)).toMatchObject({ deed: 'use', grant: 'blast', blaze: [t.zone('B')] });
    expect(leads(t).at(-1)?.kinds).toContain('patient-0');
    expect(leads(t).flatMap((lead) => lead.items ?? [])).not.toContain('molotov');
  });

  it('the view shows leads of open lines only', () => {
    const t = begin(
      spec({
        ordered: true,
        map: { objectives: [{ zone: 'A' }, { zone: 'E', colour: 'blue' }] },
        objectives: [{ taken: { what: 'red' } }, { taken: { what: 'blue' } }],
      }),
    );
    expect(leads(t, 1)).toEqual([]);
    t.act('amy', 'take:objective:0');
    expect(leads(t, 0)).toEqual([]);
    expect(leads(t, 1)).toHaveLength(1);
  });
});
