import { describe, expect, it } from 'vitest';
import { begin } from '../../../test/mission-table.ts';
import { odds } from '../../oracles/odds.ts';

const rooms = { grid: 'A B c d E', rooms: 'c d', doors: 'c-B broken, d-E closed', openings: 'c-d', dark: 'd' };

describe('shoot-cars', () => {
  const spec = {
    board: { grid: 'A B C' },
    module: 'shoot-cars',
    map: {
      cars: [{ kind: 'muscle' as const, zone: 'C' }],
      spawns: [
        { zone: 'A', colour: 'starting' as const },
        { zone: 'C', colour: 'red' as const },
      ],
    },
    setup: [{ place: { what: 'crate', zone: 'with:muscle-car' } }],
    objectives: [{ at: { what: 'spawn-token:red', count: 'all' as const, zone: 'spawn:starting' } }],
    rules: [
      {
        'on-fire': {
          zone: 'spawn:red',
          from: 'car',
          then: [{ 'move-token': { what: 'spawn-token', from: 'there', to: 'spawn:starting' } }],
        },
      },
    ],
  };

  it('one hit blows the car up with all in its zone', () => {
    const t = begin(spec);
    t.zombies('C', 'brute', 2).give('amy', 'pistol');
    t.g.dice = [3];
    t.act('amy', 'shoot-car:pistol:0');
    expect(t.count('C', 'brute')).toBe(0);
    expect(t.who('amy').ap).toBe(2);
    expect(t.g.cars[0].zone).toBe(-1);
    expect(t.g.crates[0].place).toBe('gone');
    expect(t.g.over).toMatchObject({ result: 'won' });
  });

  it('a miss strikes friends there', () => {
    const t = begin(spec);
    t.stand('doug', 'C').give('amy', 'pistol');
    t.g.dice = [1];
    t.act('amy', 'shoot-car:pistol:0');
    expect(t.who('doug').wounds).toBe(1);
    expect(t.g.cars[0].zone).toBe(t.zone('C'));
  });

  it('the odds name those who die in the blast', () => {
    const t = begin(spec);
    t.zombies('C', 'walker', 1).stand('doug', 'C').stand('amy', 'C').give('amy', 'pistol');
    t.turn('amy');
    const told = odds(t.t, 'shoot-car:pistol:0');
    const hit = 4 / 6;
    expect(told).toMatchObject({ dice: 1, need: 3, noise: 1, deaths: { survivors: [0, 1] } });
    expect(told?.deaths?.chance).toBeCloseTo(hit, 9);
    expect(told?.clear).toBeCloseTo(hit, 9);
    expect(told?.friendlyWounds).toBeCloseTo(hit * 6 + (1 - hit) * 1, 9);
    expect(told?.loses).toBeUndefined();
  });

  it('the odds say when the mission is lost with the car, and leave the table as it was', () => {
    const far = { ...spec.map, cars: [{ kind: 'muscle' as const, zone: 'B' }] };
    const t = begin({ ...spec, map: far, loseIf: [{ impossible: { what: 'spawn-token-moved' } }] });
    t.give('amy', 'pistol');
    t.turn('amy');
    const before = JSON.stringify(t.g);
    expect(odds(t.t, 'shoot-car:pistol:0')?.loses).toBeCloseTo(4 / 6, 9);
    expect(JSON.stringify(t.g)).toBe(before);
    t.g.dice = [3];
    t.act('amy', 'shoot-car:pistol:0');
    expect(t.g.over).toMatchObject({ result: 'lost', reason: 'objective-impossible' });
  });
});

describe('draft-pairs', () => {
  it('pairs over the starting zones; those not chosen wait', () => {
    const t = begin(
      {
        board: { grid: 'A B C D' },
        players: 4,
        module: 'draft-pairs',
        places: { start: ['A', 'B', 'C', 'D'] },
        setup: [{ 'start-groups': { how: 'random-pairs' } }, { companions: { count: 4, 'chosen-by': 'draft', zone: 'start' } }],
        objectives: [{ recruited: { count: 'all' } }],
      },
      true,
    );
    expect(t.g.ask).toMatchObject({ topic: 'draft-pair' });
    expect(t.keys()).toHaveLength(4);
    const [first, second] = t.keys();
    t.answer(first).answer(second).settle();
    const played = t.g.survivors.filter((s) => s.role === 'played');
    expect(played.map((s) => s.id)).toEqual([...first.split('+'), ...second.split('+')]);
    expect(
      t.g.survivors
        .filter((s) => s.role === 'companion')
        .map((s) => s.zone)
        .sort(),
    ).toEqual(['C', 'C', 'D', 'D'].map((z) => t.zone(z)));
    expect(t.g.progress['to-recruit']).toBe(4);
  });
});

describe('weak-doors', () => {
  const line = { walker: 1 };
  const spec = {
    board: rooms,
    module: 'weak-doors',
    zombieCards: [{ no: 1, is: 'spawn' as const, levels: [line, line, line, line] as const }],
    map: { objectives: [{ zone: 'A' }] },
    objectives: [{ none: { what: 'door:broken', zone: 'board' } }],
    rules: [
      { locked: { what: 'door', except: 'door:broken', until: 'never' } },
      { token: { what: 'objective', ap: 5, keep: 'tradable' } },
      {
        grant: {
          id: 'barricade',
          cost: 1,
          where: 'with:door:broken',
          needs: { none: { what: 'zombie', zone: 'here' } },
          pays: { token: 'red' },
          then: [{ 'discard-token': { what: 'door:broken' } }],
        },
      },
    ],
  };

  it('zombies walk through and open the building, which spawns', () => {
    const t = begin(spec);
    t.zombies('c', 'walker', 1).play('zombies-activation');
    expect(t.count('B', 'walker')).toBe(1);
    expect(t.g.doors[0]).toBe(1);
    expect(t.count('d', 'walker')).toBe(1);
  });

  it('opens without a tool, and is barricaded for good, open or not', () => {
    const t = begin(spec);
    t.act('amy', 'take:objective:0')
      .stand('amy', 'B')
      .act('amy', `open:${t.zone('c')}`);
    expect(t.g.doors[0]).toBe(1);
    t.act('amy', 'grant:barricade:0');
    expect(t.g.doors[0]).toBe(2);
    expect(t.g.over).toMatchObject({ result: 'won' });
  });
});

describe('swap-leader', () => {
  it('the companion takes over the board; wounds stay, skills are chosen anew', () => {
    const t = begin({
      board: { grid: 'A B' },
      players: 1,
      module: 'swap-leader',
      map: { objectives: [{ zone: 'A' }] },
      setup: [{ companions: { count: 'one-each', 'chosen-by': 'players', with: 'leaders', trade: false } }],
      objectives: [{ marks: { name: 'swapped-pair', count: 'pairs' } }, { marks: { name: 'never', count: 1 } }],
      rules: [
        { token: { what: 'objective', ap: 5, 'needs-level': 'yellow', limit: 1 } },
        { 'on-take': { what: 'objective', then: [{ mark: { name: 'swapped-pair' } }] } },
      ],
    });
    const companion = t.g.survivors[1].id;
    t.g.survivors[0].ap = 14;
    t.g.survivors[0].wounds = 2;
    t.turn('amy').answer('take:objective:0');
    // nineteen points: the new leader's own choice comes after the old one's
    t.settle();
    expect(t.g.survivors.map((s) => s.id)).toEqual([companion, 'amy']);
    expect(t.g.survivors[0]).toMatchObject({ role: 'played', ap: 19, wounds: 2 });
    expect(t.g.survivors[0].skills).toHaveLength(1);
    expect(t.g.met[0]).toBe(true);
  });
});

describe('path-through-doors', () => {
  it('holds for zombies bound for the marked zone only', () => {
    const t = begin({ edition: 'washington', board: rooms, places: { start: ['A'], marked: ['d'] }, module: 'path-through-doors' });
    expect(t.t.r.missionRules.pathsThroughDoors(t.t, t.zone('d'))).toBe(true);
    expect(t.t.r.missionRules.pathsThroughDoors(t.t, t.zone('c'))).toBe(false);
  });
});
