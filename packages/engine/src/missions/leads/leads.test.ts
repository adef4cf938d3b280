// Every word of the vocabulary says where and with what it can be advanced.
import { describe, expect, it } from 'vitest';
import { leads, only, spec } from '../../../test/leads-table.ts';
import { begin, type MissionTable } from '../../../test/mission-table.ts';
import { lockedDoors, lockedForAll } from '../../oracles/locked.ts';
import { conditionWords } from '../conditions/index.ts';

const tried = new Set<string>();
const word = (name: string, run: () => void): void => {
  tried.add(name);
  it(name, run);
};

describe('leads of every condition', () => {
  word('taken', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'A' }, { zone: 'E', colour: 'blue' }] },
        objectives: [{ taken: { what: 'objective', count: 'all' } }],
      }),
    );
    expect(only(t)).toMatchObject({ deed: 'take', need: 2, what: 'objective', zones: [t.zone('A'), t.zone('E')] });
    t.act('amy', 'take:objective:0');
    expect(only(t)).toMatchObject({ need: 1, zones: [t.zone('E')] });
  });

  it('taken by each survivor: those who still lack one', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'A' }, { zone: 'E' }] },
        objectives: [{ taken: { what: 'objective', count: 1, by: 'each-survivor' } }],
        rules: [{ token: { what: 'objective', ap: 5, keep: 'bound' } }],
      }),
    );
    t.act('amy', 'take:objective:0');
    expect(only(t)).toMatchObject({ deed: 'take', need: 1, who: [1], zones: [t.zone('E')] });
  });

  it('a token lying face down may be the one: no colour is given away', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'A' }, { zone: 'E' }] },
        setup: [{ hide: { colours: ['blue'], among: 'red' } }],
        objectives: [{ taken: { what: 'blue', count: 1 } }],
      }),
    );
    // one of two: a toss-up, so one or two of them
    expect(only(t)).toMatchObject({ deed: 'take', need: 2, zones: [t.zone('A'), t.zone('E')] });
    t.g.objectives.splice(
      t.g.objectives.findIndex((o) => o.colour === 'red'),
      1,
    );
    expect(only(t)).toMatchObject({ need: 1 });
  });

  word('holds', () => {
    const t = begin(spec({ objectives: [{ holds: { cards: 'food', count: 2, by: 'team' } }] }));
    expect(only(t)).toMatchObject({ deed: 'find', need: 2, items: ['water'] });
    t.give('amy', 'water');
    expect(only(t)).toMatchObject({ need: 1 });
    const epic = begin(spec({ map: { crates: ['E'] }, objectives: [{ holds: { cards: 'epic-weapon', count: 1, by: 'team' } }] }));
    expect(only(epic)).toMatchObject({ deed: 'take', what: 'crate', zones: [epic.zone('E')] });
  });

  it('holds by each: whoever has two hands one over', () => {
    const t = begin(spec({ objectives: [{ holds: { cards: 'food', count: 1, by: 'each-survivor' } }] }));
    t.give('amy', 'water');
    t.give('amy', 'water');
    expect(only(t)).toMatchObject({ deed: 'hand', need: 1, who: [1], zones: [t.who('amy').zone] });
  });

  word('level', () => {
    const t = begin(spec({ map: { objectives: [{ zone: 'E' }] }, objectives: [{ level: { danger: 'red', count: 1 } }] }));
    expect(only(t)).toMatchObject({ deed: 'rise', level: 'red', need: 1, who: [0, 1], zones: [t.zone('E')] });
  });

  word('at', () => {
    const t = begin(
      spec({ places: { start: ['A'], exit: ['E'] }, objectives: [{ at: { who: 'survivor', count: 'all', zone: 'exit', clear: true } }] }),
    );
    t.zombies('E', 'walker', 1).stand('amy', 'E');
    expect(leads(t)).toMatchObject([
      { deed: 'clear', zones: [t.zone('E')] },
      { deed: 'stand', who: [1], zones: [t.zone('E')], need: 1 },
    ]);
  });

  it('at: spawn tokens by the action that moves them, cars by driving', () => {
    const t = begin(
      spec({
        map: {
          spawns: [
            { zone: 'A', colour: 'starting' },
            { zone: 'E', colour: 'red' },
          ],
          cars: [{ kind: 'police', zone: 'B' }],
        },
        places: { start: ['A'], marked: ['E'] },
        objectives: [
          { at: { what: 'spawn-token', count: 'all', zone: 'spawn:starting' } },
          { at: { what: 'car', count: 1, zone: 'marked' } },
        ],
        rules: [
          {
            grant: {
              id: 'shut',
              cost: 1,
              where: 'with:spawn-token',
              then: [{ 'move-token': { what: 'spawn-token', from: 'here', to: 'spawn:starting' } }],
            },
          },
        ],
      }),
    );
    expect(only(t)).toMatchObject({ deed: 'use', grant: 'shut', zones: [t.zone('E')] });
    expect(leads(t, 1)).toMatchObject([{ deed: 'drive', zones: [t.zone('B')], to: [t.zone('E')] }]);
  });

  word('exited', () => {
    const t = begin(
      spec({
        places: { start: ['A'], exit: ['E'] },
        objectives: [{ exited: { who: 'survivor', count: 'all' } }],
        rules: [{ 'exit-rule': { who: 'survivor', needs: { none: { what: 'zombie', zone: 'exit' } } } }],
      }),
    );
    expect(only(t)).toMatchObject({ deed: 'leave', need: 2, zones: [t.zone('E')], who: [0, 1] });
    t.zombies('E', 'walker', 2);
    expect(leads(t)[0]).toMatchObject({ deed: 'clear', key: true, zones: [t.zone('E')] });
  });

  word('opened', () => {
    const t = begin(spec({ objectives: [{ opened: { what: 'door:blue' } }] }));
    expect(only(t)).toMatchObject({ deed: 'open', need: 1, doors: [0] });
    expect([...only(t).zones].sort()).toEqual([t.zone('B'), t.zone('c')].sort());
  });

  it('opened where a lock asks for more than a tool: who may, and who gets a tool for it', () => {
    const t = begin(
      spec({
        objectives: [{ opened: { what: 'door:blue' } }],
        rules: [{ locked: { what: 'door:blue', until: { level: { danger: 'orange', who: 'opener' } } } }],
      }),
    );
    t.t.g.survivors[0].ap = 19;
    expect(lockedForAll(t.t), 'one of the team may open it').toEqual([]);
    expect(lockedDoors(t.t).length + lockedDoors({ ...t.t, g: { ...t.t.g, active: 1 } }).length, 'the other may not').toBe(1);
    t.give('amy', 'crowbar');
    expect(only(t)).toMatchObject({ deed: 'open', doors: [0], who: [0] });
    const bare = begin(
      spec({
        objectives: [{ opened: { what: 'door:blue' } }],
        rules: [{ locked: { what: 'door:blue', until: { level: { danger: 'orange', who: 'opener' } } } }],
      }),
    );
    bare.t.g.survivors[0].ap = 19;
    bare.give('doug', 'crowbar');
    expect(only(bare)).toMatchObject({
      deed: 'hand',
      who: [0],
      zones: [bare.who('doug').zone],
      items: expect.arrayContaining(['crowbar']),
    });
  });

  word('none', () => {
    const t = begin(spec({ objectives: [{ none: { what: 'abomination', zone: 'board' } }] }));
    t.zombies('E', 'patient-0', 1);
    // nobody's weapon hurts it: something that does is got first
    expect(leads(t)).toMatchObject([
      { deed: 'find', key: true, items: expect.arrayContaining(['molotov']) },
      { deed: 'kill', kinds: expect.arrayContaining(['patient-0']), zones: [t.zone('E')], items: expect.arrayContaining(['molotov']) },
    ]);
    t.give('amy', 'molotov');
    expect(only(t).deed).toBe('kill');
    const z = begin(spec({ objectives: [{ none: { what: 'zombie', zone: 'board' } }] }));
    z.zombies('B', 'runner', 1);
    expect(only(z)).toMatchObject({ deed: 'clear', zones: [z.zone('B')] });
  });

  it('what a kill reveals: those to kill must first be brought, then reached by what kills them', () => {
    const t = begin(
      spec({
        edition: 'washington',
        objectives: [{ marks: { name: 'keycard', count: 1 } }],
        rules: [
          { 'on-kill': { kind: 'abomination', then: [{ mark: { name: 'keycard' } }] } },
          { 'on-take': { what: 'objective', then: [{ put: { kind: 'abomination', zone: 'spawn:starting' } }] } },
          {
            grant: { id: 'breach', cost: 2, where: 'with:abomination', range: [1, 1], then: [{ burn: { zone: 'there', as: 'breach' } }] },
          },
        ],
        map: { objectives: [{ zone: 'B' }], spawns: [{ zone: 'A', colour: 'starting' }] },
      }),
    );
    expect(only(t)).toMatchObject({ deed: 'take', zones: [t.zone('B')] });
    t.zombies('A', 'patient-0', 1);
    expect(leads(t)).toMatchObject([
      { deed: 'find', key: true },
      { deed: 'kill', zones: [t.zone('A')] },
      { deed: 'use', grant: 'breach', zones: [t.zone('B')] },
    ]);
  });

  word('killed', () => {
    const t = begin(
      spec({
        objectives: [{ killed: { kind: 'abomination', count: 1 } }],
        map: { objectives: [{ zone: 'E', colour: 'blue' }] },
        rules: [{ 'on-take': { what: 'blue', then: [{ put: { kind: 'abomination', zone: 'there' } }] } }],
      }),
    );
    expect(only(t)).toMatchObject({ deed: 'take', zones: [t.zone('E')] });
    t.zombies('B', 'patient-0', 1).give('amy', 'molotov');
    expect(only(t)).toMatchObject({ deed: 'kill', kinds: expect.arrayContaining(['patient-0']), zones: [t.zone('B')] });
  });

  word('burned', () => {
    const t = begin(spec({ places: { start: ['A'], marked: ['E'] }, objectives: [{ burned: { zone: 'marked', with: 'molotov' } }] }));
    expect(leads(t)).toMatchObject([
      { deed: 'find', items: ['molotov'] },
      { deed: 'burn', zones: [t.zone('E')], items: ['molotov'] },
    ]);
    t.give('amy', 'molotov');
    expect(only(t).deed).toBe('burn');
  });

  word('recruited', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'E' }] },
        objectives: [{ recruited: { count: 1 } }],
        rules: [{ 'on-take': { what: 'red', then: [{ gain: { companion: 'random-unused' } }] } }],
      }),
    );
    expect(only(t)).toMatchObject({ deed: 'take', zones: [t.zone('E')], need: 1 });
  });

  /** Tokens that lie there are to be loaded on a car. */
  const loading = (...zones: string[]): MissionTable =>
    begin(
      spec({
        map: { objectives: zones.map((zone) => ({ zone })), cars: [{ kind: 'muscle', zone: 'E' }] },
        objectives: [{ stored: { what: 'objective', count: 'all', onto: 'car' } }],
        rules: [
          { token: { what: 'objective', ap: 5, keep: 'tradable' } },
          {
            grant: {
              id: 'load',
              cost: 1,
              where: 'with:muscle-car',
              pays: { token: 'objective' },
              then: [{ 'move-token': { what: 'objective', to: 'car' } }],
            },
          },
        ],
      }),
    );

  word('stored', () => {
    const t = loading('A');
    expect(only(t)).toMatchObject({ deed: 'take', zones: [t.zone('A')], to: [t.zone('E')] });
    t.act('amy', 'take:objective:0');
    expect(only(t)).toMatchObject({ deed: 'carry', grant: 'load', who: [0], zones: [t.zone('E')] });
  });

  it('stored: while one is carried the others are still to be fetched', () => {
    const t = loading('A', 'B');
    t.act('amy', 'take:objective:0');
    expect(leads(t)).toMatchObject([
      { deed: 'carry', who: [0] },
      { deed: 'take', need: 1, zones: [t.zone('B')], to: [t.zone('E')] },
    ]);
  });

  word('marks', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'E' }] },
        objectives: [{ marks: { name: 'm', count: 1 } }],
        rules: [{ 'on-take': { what: 'objective', then: [{ mark: { name: 'm' } }] } }],
      }),
    );
    expect(only(t)).toMatchObject({ deed: 'take', need: 1, zones: [t.zone('E')] });
  });

  word('hour', () => {
    const t = begin(spec({ edition: 'washington', options: { clock: 12 }, objectives: [{ hour: { reaches: 20 } }] }));
    expect(only(t)).toMatchObject({ deed: 'wait', hour: 20 });
  });

  word('achieved', () => {
    const card = { id: 'x', no: 1, lies: { zone: 'E' }, script: [{ achievement: { id: 'praetorian' } }] };
    const t = begin(spec({ edition: 'washington', cards: [card], objectives: [{ achieved: { id: 'praetorian' } }] }));
    expect(only(t)).toMatchObject({ deed: 'read', zones: [t.zone('E')] });
  });

  word('knows', () => {
    const t = begin(
      spec({
        edition: 'washington',
        cards: [
          { id: 'asks', no: 1, lies: { zone: 'A' }, script: [{ 'needs-keyword': 'key' }, { mark: { name: 'in' } }] },
          { id: 'gives', no: 2, lies: { zone: 'E' }, script: [{ keyword: 'key' }] },
        ],
        objectives: [{ knows: { word: 'key' } }, { marks: { name: 'in', count: 1 } }],
      }),
    );
    // a card that asks for a keyword sends to the card that gives it
    expect(leads(t)).toMatchObject([{ deed: 'read', zones: [t.zone('E')] }]);
    expect(t.t.r.missionRules.leads(t.t)[1].leads).toMatchObject([{ deed: 'read', zones: [t.zone('E')] }]);
    t.g.progress['keyword:key'] = 1;
    expect(t.t.r.missionRules.leads(t.t).flatMap((line) => line.leads)).toMatchObject([{ deed: 'read', zones: [t.zone('A')] }]);
  });

  word('all-of', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'E' }] },
        objectives: [{ 'all-of': [{ taken: { what: 'objective' } }, { holds: { cards: 'food', count: 1 } }] }],
      }),
    );
    expect(leads(t).map((lead) => lead.deed)).toEqual(['take', 'find']);
  });

  word('together', () => {
    const t = begin(
      spec({
        map: { objectives: [{ zone: 'E' }] },
        objectives: [{ together: [{ taken: { what: 'objective' } }, { none: { what: 'zombie', zone: 'board' } }] }],
      }),
    );
    expect(only(t).deed).toBe('take');
    // being somewhere is for those with nothing else to do, until nothing else is left
    const gather = begin(
      spec({
        map: { objectives: [{ zone: 'A' }] },
        places: { start: ['A'], exit: ['E'] },
        objectives: [{ together: [{ taken: { what: 'objective' } }, { at: { who: 'survivor', count: 'all', zone: 'exit' } }] }],
      }),
    );
    const told = (): unknown[] => leads(gather).map((lead) => [lead.deed, lead.last === true]);
    expect(told()).toEqual([
      ['take', false],
      ['stand', true],
    ]);
    gather.act('amy', 'take:objective:0');
    expect(told()).toEqual([['stand', false]]);
  });

  word('same-round', () => {
    const t = begin(
      spec({
        places: { start: ['A'], exit: ['E'], marked: ['B'] },
        objectives: [{ 'same-round': [{ burned: { zone: 'marked', with: 'molotov' } }, { exited: { who: 'survivor', count: 'all' } }] }],
        rules: [{ 'exit-rule': { who: 'survivor' } }],
      }),
    );
    expect(leads(t).map((lead) => [lead.deed, lead.after === true])).toEqual([
      ['find', false],
      ['burn', false],
      ['leave', true],
    ]);
  });

  word('not', () => {
    const t = begin(spec({ objectives: [{ not: { none: { what: 'zombie', zone: 'board' } } }] }));
    expect(leads(t)).toEqual([]);
  });

  it('no word is left out', () => {
    expect([...tried].sort()).toEqual([...conditionWords].sort());
  });
});
