// Leads to what is lacking: keywords a card asks for only in some case, keys of what comes next, fires of several cards.
import { describe, expect, it } from 'vitest';
import { begin, type MissionSpec, type MissionTable } from '../../../test/mission-table.ts';
import type { Lead } from './lead.ts';

const board = { grid: 'A B c d E', rooms: 'c d', doors: 'c-B closed blue, d-E closed green', openings: 'c-d' };
const spec = (more: Partial<MissionSpec>): MissionSpec => ({ board, ...more });
const leads = (t: MissionTable, line = 0): readonly Lead[] => t.t.r.missionRules.leads(t.t).find((one) => one.line === line)?.leads ?? [];

describe('leads to what is lacking', () => {
  it('a card that asks for a keyword only in some case sends for it in that case', () => {
    const opens = [{ mark: { name: 'in' } }];
    const t = begin(
      spec({
        edition: 'washington',
        cards: [
          {
            id: 'drain',
            no: 1,
            lies: { zone: 'A' },
            script: [{ if: { is: { marks: { name: 'known', count: 1 } }, then: opens, else: [{ 'needs-keyword': 'chart' }, ...opens] } }],
          },
          { id: 'gives', no: 2, lies: { zone: 'E' }, script: [{ keyword: 'chart' }] },
        ],
        objectives: [{ marks: { name: 'in', count: 1 } }],
      }),
    );
    expect(leads(t)).toMatchObject([{ deed: 'read', zones: [t.zone('E')] }]);
    const other = t.g.progress;
    t.g.progress = { ...other, 'keyword:chart': 1 };
    expect(leads(t), 'it has been found').toMatchObject([{ deed: 'read', zones: [t.zone('A')] }]);
    t.g.progress = { ...other, 'mark:known': 1 };
    expect(leads(t), 'nobody asks for it').toMatchObject([{ deed: 'read', zones: [t.zone('A')] }]);
  });

  it('while the line in order only asks to search, the way to the next is opened', () => {
    const locked = { locked: { what: 'door:green', until: { taken: { what: 'blue' } } } };
    const game = (first: NonNullable<MissionSpec['objectives']>[number]): MissionTable =>
      begin(
        spec({
          ordered: true,
          places: { start: ['A'], exit: ['E'] },
          map: { objectives: [{ zone: 'A', colour: 'blue' }, { zone: 'B' }] },
          objectives: [first, { at: { who: 'survivor', count: 'all', zone: 'exit' } }],
          rules: [locked],
        }),
      );
    const t = game({ holds: { cards: 'food', count: 1, by: 'team' } });
    expect(leads(t)).toMatchObject([
      { deed: 'take', key: true, zones: [t.zone('A')] },
      { deed: 'find', items: ['water'] },
    ]);
    expect(leads(t, 1), 'it does not count yet').toEqual([]);
    t.act('amy', 'take:objective:0');
    expect(leads(t).map((lead) => lead.deed)).toEqual(['find']);
    // where there is something to do, that is done first
    expect(leads(game({ taken: { what: 'red' } })).map((lead) => lead.zones)).toEqual([[t.zone('B')]]);
  });

  it('each part of a fire is got by itself: one lies about, the other is searched for', () => {
    const t = begin(spec({ edition: 'black-plague', objectives: [{ none: { what: 'abomination', zone: 'board' } }] }));
    t.zombies('E', 'abomination', 1);
    const { draw } = t.g.decks.equipment;
    const bile = draw.findIndex((card) => t.t.r.items[t.g.cards[card]].id === 'dragon-bile');
    t.g.loose.push({ name: 'heap', zone: t.zone('B'), cards: draw.splice(bile, 1), down: false });
    expect(leads(t)).toMatchObject([
      { deed: 'take', key: true, zones: [t.zone('B')], items: ['dragon-bile'] },
      { deed: 'find', key: true, items: expect.arrayContaining(['torch']) },
      { deed: 'kill' },
    ]);
  });

  it('a fire for every zone: a Molotov is gone with the first', () => {
    const t = begin(
      spec({ places: { start: ['A'], marked: ['B', 'E'] }, objectives: [{ burned: { zone: 'marked', count: 2, with: 'molotov' } }] }),
    );
    const told = (): unknown[] => leads(t).map((lead) => [lead.deed, lead.need]);
    expect(told()).toEqual([
      ['find', 2],
      ['burn', 2],
    ]);
    t.give('amy', 'molotov');
    expect(told(), 'one more').toEqual([
      ['find', 1],
      ['burn', 2],
    ]);
    t.give('amy', 'molotov');
    expect(told()).toEqual([['burn', 2]]);
  });
});
