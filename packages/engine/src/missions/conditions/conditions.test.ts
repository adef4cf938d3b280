import { describe, expect, it } from 'vitest';
import { begin, type MissionSpec } from '../../../test/mission-table.ts';
import type { Table } from '../../rules.ts';
import { objectiveLines } from '../judge.ts';

const board = { grid: 'A B c d E', rooms: 'c d', doors: 'c-B closed, d-E closed blue', openings: 'c-d' };
const objective = (zone: string, colour: 'red' | 'blue' | 'green' = 'red') => ({ zone, colour });
const spec = (more: Partial<MissionSpec>): MissionSpec => ({ board, ...more });

describe('taken', () => {
  it('counts every token of the kind and wins with the last', () => {
    const t = begin(
      spec({ map: { objectives: [objective('A'), objective('B')] }, objectives: [{ taken: { what: 'objective', count: 'all' } }] }),
    );
    t.act('amy', 'take:objective:0');
    expect(t.g.over).toBeNull();
    expect(t.who('amy').ap).toBe(5);
    t.stand('amy', 'B').act('amy', 'take:objective:1');
    expect(t.g.over).toMatchObject({ result: 'won', reason: 'objectives' });
  });

  it('is lost when a token is thrown away that is needed', () => {
    const t = begin(
      spec({ map: { objectives: [objective('A'), objective('B')] }, objectives: [{ taken: { what: 'objective', count: 'all' } }] }),
    );
    t.g.objectives[1].place = 'gone';
    expect(t.judged()).toBe('lost objective-impossible');
  });

  it('by each survivor: hoarding leaves too few', () => {
    const t = begin(
      spec({
        map: { objectives: [objective('A'), objective('A')] },
        objectives: [{ taken: { what: 'objective', count: 1, by: 'each-survivor' } }],
        rules: [{ token: { what: 'objective', ap: 5, keep: 'bound' } }],
      }),
    );
    t.act('amy', 'take:objective:0');
    expect(t.g.over).toBeNull();
    t.act('amy', 'take:objective:1');
    expect(t.g.over).toMatchObject({ result: 'lost', reason: 'objective-impossible' });
  });

  it('counts in a zone, crates and cards of a heap', () => {
    const vaults = spec({
      edition: 'black-plague',
      board: { grid: 'A B c', rooms: 'c', vaults: 'V A open', openings: 'c-B' },
      places: { start: ['A'], 'vault:yellow': ['V'] },
      setup: [{ stock: { zone: 'vault:yellow', cards: { torch: 1, 'dragon-bile': 1 } } }],
      objectives: [{ taken: { what: ['dragon-bile', 'torch'], count: 'all', zone: 'vault:yellow' } }],
    });
    const t = begin(vaults);
    t.stand('amy', 'V').act('amy', 'take:card:0');
    expect(t.g.over).toBeNull();
    t.act('amy', 'take:card:1');
    expect(t.g.over).toMatchObject({ result: 'won' });
    const crates = begin(
      spec({
        map: { crates: ['A', 'B'] },
        objectives: [{ taken: { what: 'crate', count: 'all', zone: 'building:x' } }],
        places: { start: ['A'], 'building:x': ['A'] },
      }),
    );
    crates.act('amy', 'take:crate:0');
    expect(crates.g.over).toMatchObject({ result: 'won' });
  });
});

describe('holds', () => {
  it('counts what the team has now', () => {
    const t = begin(spec({ objectives: [{ holds: { cards: 'food', count: 2, by: 'team' } }] }));
    t.give('amy', 'water');
    expect(t.judged()).toBe('on');
    t.give('doug', 'water');
    expect(t.judged()).toBe('won objectives');
  });

  it('an epic weapon on each board, at most as many as there are', () => {
    const t = begin(
      spec({ players: 3, objectives: [{ holds: { cards: 'epic-weapon', count: 1, cap: 'available', by: 'each-survivor' } }] }),
    );
    t.give('amy', 'nailbat');
    expect(t.judged()).toBe('on');
    t.give('doug', 'zantetsuken');
    expect(t.judged()).toBe('won objectives');
  });

  it('asks for no more epic weapons than the crates can still bring', () => {
    const t = begin(
      spec({
        players: 3,
        map: { crates: ['B'] },
        objectives: [{ holds: { cards: 'epic-weapon', count: 1, cap: 'available', by: 'each-survivor' } }],
      }),
    );
    expect(t.judged()).toBe('on');
    t.give('amy', 'nailbat');
    expect(t.judged()).toBe('on');
    for (const crate of t.g.crates) crate.place = 'gone';
    expect(t.judged()).toBe('won objectives');
  });

  it('as many as survivors', () => {
    const t = begin(spec({ objectives: [{ holds: { cards: 'epic-weapon', count: 'survivors', cap: 'available', by: 'team' } }] }));
    t.give('amy', 'nailbat');
    expect(t.judged()).toBe('on');
    t.give('amy', 'zantetsuken');
    expect(t.judged()).toBe('won objectives');
  });
});

describe('people', () => {
  it('level', () => {
    const t = begin(spec({ objectives: [{ level: { danger: 'red', count: 1 } }] }));
    t.who('amy').ap = 42;
    expect(t.judged()).toBe('on');
    t.who('amy').ap = 43;
    expect(t.judged()).toBe('won objectives');
  });

  it('at: everyone in a zone without zombies', () => {
    const t = begin(
      spec({ places: { start: ['A'], exit: ['E'] }, objectives: [{ at: { who: 'survivor', count: 'all', zone: 'exit', clear: true } }] }),
    );
    t.stand('amy', 'E').stand('doug', 'E').zombies('E', 'walker', 1);
    expect(t.judged()).toBe('on');
    t.zombies('E', 'walker', -1);
    expect(t.judged()).toBe('won objectives');
  });

  it('at: in an end phase, those who started', () => {
    const spot = spec({
      edition: 'black-plague',
      places: { start: ['A'], marked: ['E'] },
      objectives: [{ at: { who: 'starting-survivor', count: 'all', zone: 'marked', clear: true, moment: 'end-phase' } }],
    });
    const t = begin(spot);
    t.stand('amy', 'E').stand('doug', 'E');
    expect(t.judged()).toBe('on');
    t.g.phase = 'end';
    expect(t.judged()).toBe('won objectives');
    const dead = begin(spot);
    dead.who('doug').alive = false;
    expect(dead.judged()).toBe('lost objective-impossible');
  });

  it('at: spawn tokens; nothing left on the board counts as all', () => {
    const tokens = spec({
      places: { start: ['A'], marked: ['B'] },
      map: {
        spawns: [
          { zone: 'E', colour: 'starting' },
          { zone: 'B', colour: 'red' },
        ],
      },
      objectives: [{ at: { what: 'spawn-token', count: 'all', zone: 'marked' } }],
    });
    const t = begin(tokens);
    expect(t.judged()).toBe('on');
    t.g.spawns[0].zone = -1;
    expect(t.judged()).toBe('won objectives');
  });

  it('exited: everyone alive has left, by car if asked', () => {
    const way = spec({
      edition: 'black-plague',
      places: { start: ['A'], exit: ['A'] },
      objectives: [{ exited: { who: 'survivor', count: 'all' } }],
      rules: [{ 'exit-rule': { who: 'survivor' } }],
    });
    const t = begin(way);
    t.turn('amy').answer('end').answer('yes');
    expect(t.g.over).toBeNull();
    t.who('doug').alive = false;
    expect(t.judged()).toBe('won objectives');
    const cars = begin(
      spec({ map: { cars: [{ kind: 'police', zone: 'A' }] }, objectives: [{ exited: { who: 'survivor', count: 'all', by: 'car' } }] }),
    );
    cars.g.cars[0].zone = -1;
    expect(cars.judged()).toBe('lost objective-impossible');
  });

  it('recruited: waiting companions taken along', () => {
    const t = begin(
      spec({ setup: [{ companions: { count: 1, 'chosen-by': 'unused', zone: 'start' } }], objectives: [{ recruited: { count: 'all' } }] }),
    );
    const companion = t.g.survivors.find((s) => s.role === 'companion');
    t.act('amy', `take:companion:${companion?.id}`);
    expect(t.g.over).toMatchObject({ result: 'won' });
  });
});

describe('the board', () => {
  it('opened: a door, all doors, a building, every building', () => {
    const open = (what: string, count?: number | 'all') =>
      begin(
        spec({
          places: { start: ['A'], 'building:x': ['c', 'd'] },
          objectives: [{ opened: count === undefined ? { what } : { what, count } }],
        }),
      );
    for (const [what, count] of [['door:blue'], ['building:x'], ['building', 'all']] as const) {
      const t = open(what, count);
      expect(t.judged()).toBe('on');
      t.stand('amy', 'E').give('amy', 'crowbar');
      t.act('amy', `open:${t.zone('d')}:crowbar`);
      expect(t.g.over).toMatchObject({ result: 'won' });
    }
    const all = open('doors of building:x', 'all');
    all.stand('amy', 'E').give('amy', 'crowbar');
    all.act('amy', `open:${all.zone('d')}:crowbar`);
    expect(all.g.over).toBeNull();
    all.stand('amy', 'B').act('amy', `open:${all.zone('c')}:crowbar`);
    expect(all.g.over).toMatchObject({ result: 'won' });
  });

  it('none: zombies in a building, in the pool', () => {
    const t = begin(
      spec({
        places: { start: ['A'], 'building:x': ['c', 'd'] },
        map: { zombies: [{ zone: 'd', kind: 'walker', count: 2 }] },
        objectives: [{ none: { what: 'zombie', zone: 'building:x' } }],
      }),
    );
    expect(t.judged()).toBe('on');
    expect(objectiveLines(t.t)).toMatchObject([{ left: 2 }]);
    t.zombies('d', 'walker', -2);
    expect(t.judged()).toBe('won objectives');
    const pool = begin(spec({ objectives: [{ none: { what: 'zombie', zone: 'pool' } }] }));
    expect(pool.judged()).toBe('on');
    for (const kind of ['walker', 'brute', 'runner']) pool.g.pool[pool.t.r.kindNumber[kind]] = 0;
    expect(pool.judged()).toBe('won objectives');
  });

  it('none: a crate is where its car is', () => {
    const t = begin(
      spec({
        map: { cars: [{ kind: 'muscle', zone: 'A' }] },
        places: { start: ['A'], marked: ['A'] },
        setup: [{ place: { what: 'crate', zone: 'with:muscle-car' } }],
        objectives: [{ none: { what: 'crate', zone: 'marked' } }],
      }),
    );
    expect(t.judged()).toBe('on');
    t.g.cars[0].zone = t.zone('B');
    expect(t.judged()).toBe('won objectives');
  });

  it('killed: counts kills of a kind', () => {
    const t = begin(
      spec({ map: { zombies: [{ zone: 'A', kind: 'walker', count: 1 }] }, objectives: [{ killed: { kind: 'walker', count: 1 } }] }),
    );
    t.give('amy', 'crowbar');
    t.g.dice = [6];
    t.act('amy', 'melee:crowbar');
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('burned: only with the right fire', () => {
    const t = begin(spec({ places: { start: ['A'], marked: ['E'] }, objectives: [{ burned: { zone: 'marked', with: 'molotov' } }] }));
    t.play('burn-zone', { who: 0, zone: t.zone('E'), with: 'car' });
    expect(t.judged()).toBe('on');
    t.play('burn-zone', { who: 0, zone: t.zone('E'), with: 'molotov' });
    expect(t.judged()).toBe('won objectives');
  });

  it('marks, hour and achieved', () => {
    const t = begin(
      spec({
        rules: [{ 'on-take': { what: 'objective', then: [{ mark: { name: 'found' } }] } }],
        map: { objectives: [objective('A')] },
        objectives: [{ marks: { name: 'found', count: 1 } }],
      }),
    );
    t.act('amy', 'take:objective:0');
    expect(t.g.over).toMatchObject({ result: 'won' });
    const clock = begin(spec({ edition: 'washington', setup: [{ clock: { start: 18 } }], objectives: [{ hour: { reaches: 19 } }] }));
    expect(clock.judged()).toBe('on');
    clock.g.hour = 19;
    expect(clock.judged()).toBe('won objectives');
    const sheet = { achievements: ['praetorian'], survivors: {}, dead: {} };
    const achieved = begin(spec({ edition: 'washington', campaign: sheet, objectives: [{ achieved: { id: 'praetorian' } }] }));
    expect(achieved.judged()).toBe('won objectives');
  });
});

describe('combining', () => {
  it('a list in order: nothing below counts before its turn, a finished line stays finished', () => {
    const t = begin(
      spec({
        ordered: true,
        places: { start: ['A'], marked: ['E'] },
        objectives: [{ holds: { cards: 'water', count: 1, by: 'team' } }, { burned: { zone: 'marked', with: 'molotov' } }],
      }),
    );
    t.play('burn-zone', { who: 0, zone: t.zone('E'), with: 'molotov' });
    expect(t.judged()).toBe('on');
    const card = t.give('amy', 'water');
    expect(t.judged()).toBe('on');
    t.who('amy').hands = [-1, -1];
    t.g.decks.equipment.discard.push(card);
    t.play('burn-zone', { who: 0, zone: t.zone('E'), with: 'molotov' });
    expect(t.judged()).toBe('won objectives');
  });

  it('all-of: each part stays done; together: all at once', () => {
    const parts = [{ level: { danger: 'yellow', count: 1 } }, { holds: { cards: 'water', count: 1, by: 'team' } }] as const;
    const any = begin(spec({ objectives: [{ 'all-of': parts }] }));
    const both = begin(spec({ objectives: [{ together: parts }] }));
    for (const t of [any, both]) {
      t.who('amy').ap = 7;
      expect(t.judged()).toBe('on');
      t.who('amy').ap = 0;
      t.give('amy', 'water');
    }
    expect(any.judged()).toBe('won objectives');
    expect(both.judged()).toBe('on');
    both.who('amy').ap = 7;
    expect(both.judged()).toBe('won objectives');
  });

  it('same-round: forgotten in the end phase', () => {
    const t = begin(
      spec({
        places: { start: ['A'], marked: ['E'], exit: ['A'] },
        objectives: [{ 'same-round': [{ burned: { zone: 'marked', with: 'molotov' } }, { exited: { who: 'survivor', count: 'all' } }] }],
        rules: [{ 'exit-rule': { who: 'survivor', needs: { 'same-round': [{ burned: { zone: 'marked', with: 'molotov' } }] } } }],
      }),
    );
    const fire = () => t.play('burn-zone', { who: 0, zone: t.zone('E'), with: 'molotov' });
    fire();
    expect(t.judged()).toBe('on');
    t.turn('amy').answer('end').answer('no');
    t.turn('doug').answer('end').answer('no').settle();
    expect(t.g.round).toBe(2);
    // the fire of round 1 opens no exit in round 2
    t.turn('amy').answer('end');
    expect(t.g.ask?.kind).not.toBe('use');
    fire();
    t.turn('doug').answer('end').answer('yes').settle();
    expect(t.g.over).toMatchObject({ result: 'lost', reason: 'objective-impossible' });
  });

  it('not', () => {
    const t = begin(spec({ objectives: [{ not: { none: { what: 'zombie', zone: 'board' } } }] }));
    expect(t.judged()).toBe('on');
    t.zombies('E', 'walker', 1);
    expect(t.judged()).toBe('won objectives');
  });
});

describe('what everyone had to do', () => {
  const everyone: NonNullable<MissionSpec['objectives']> = [
    { exited: { who: 'survivor', count: 'all' } },
    { at: { who: 'survivor', count: 'all', zone: 'exit' } },
    { level: { danger: 'red', count: 'all' } },
    { taken: { what: 'objective', count: 1, by: 'each-survivor' } },
  ];
  const lost = (edition: MissionSpec['edition']) => {
    const objectives = Array.from({ length: 6 }, () => objective('A'));
    const t = begin(spec({ edition, places: { start: ['A'], exit: ['E'] }, map: { objectives }, objectives: everyone }));
    const team = t.g.survivors.filter((s) => s.role === 'played').length;
    return { t, team, fall: (who: number) => t.play('survivor-down', { who, by: 'zombies' }) };
  };
  const wants = (t: Table) => objectiveLines(t).map(({ want }) => want);

  it('is told for those too whose death lost the game', () => {
    const { t, team, fall } = lost('second-edition');
    fall(0);
    expect(t.g.over).toMatchObject({ reason: 'survivor-died' });
    expect(wants(t.t)).toEqual(everyone.map(() => team));
  });

  it('is asked of the living where a death does not lose', () => {
    const { t, team, fall } = lost('black-plague');
    fall(0);
    expect(t.g.over).toBeNull();
    expect(wants(t.t)).toEqual(everyone.map(() => team - 1));
  });
});
