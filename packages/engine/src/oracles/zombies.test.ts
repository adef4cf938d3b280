import { describe, expect, it } from 'vitest';
import { setTable, walkers } from '../../test/table.ts';
import { forecast } from './forecast.ts';
import { intent } from './intent.ts';
import { threat } from './threat.ts';

describe('intent', () => {
  it('says who attacks, who goes where and why, who cannot', () => {
    const { t, zone } = setTable({
      edition: 'white-death',
      board: { grid: 'A B C x', rooms: 'x' },
      survivors: { ogon: 'A' },
      zombies: { A: { walker: 1 }, B: { runner: 2 }, C: { brute: 1 }, x: { walker: 1 } },
    });
    t.g.freeze.push(zone('C'));
    expect(intent(t)).toEqual([
      { zone: zone('A'), kind: 'walker', count: 1, does: 'attack', target: zone('A'), next: [], reason: 'sees', then: [] },
      {
        zone: zone('B'),
        kind: 'runner',
        count: 2,
        does: 'move',
        target: zone('A'),
        next: [zone('A')],
        reason: 'sees',
        then: [{ zone: zone('A'), does: 'attack', next: [] }],
      },
      { zone: zone('C'), kind: 'brute', count: 1, does: 'skip', target: -1, next: [], reason: 'frozen', then: [] },
      { zone: zone('x'), kind: 'walker', count: 1, does: 'stay', target: zone('A'), next: [zone('x')], reason: 'blocked', then: [] },
    ]);
  });

  it('shows every way of a tie', () => {
    const { t, zone } = setTable({
      edition: 'second-edition',
      board: { grid: 'A B C\nD x E\nF G H', rooms: 'x' },
      survivors: { amy: 'H' },
      zombies: { A: { walker: 1 } },
    });
    expect(intent(t)[0]).toMatchObject({ does: 'move', next: [zone('B'), zone('D')], reason: 'hears' });
  });

  it('follows necromancers on their own ways', () => {
    const { t, zone } = setTable({
      edition: 'black-plague',
      board: { grid: 'A B C D' },
      survivors: { ann: 'A' },
      zombies: { B: { necromancer: 1 } },
      spawns: [
        ['B', 'necro'],
        ['D', 'red'],
      ],
    });
    t.g.necromancers.push({ kind: t.r.kindNumber.necromancer, zone: zone('B'), token: 0, source: -1 });
    expect(intent(t)).toEqual([
      { zone: zone('B'), kind: 'necromancer', count: 1, does: 'move', target: zone('D'), next: [zone('C')], reason: 'flees', then: [] },
    ]);
  });

  it('tells which token a Defiler drives, where to, and that the game is lost at the Beacon', () => {
    const { t, zone, play } = setTable({
      edition: 'white-death',
      board: { grid: 'A B C D' },
      survivors: { ogon: 'D' },
      spawns: [['A', '1']],
      cards: [{ no: 1, is: 'necromancer' }, walkers(2, 1), walkers(3, 1)],
      places: { start: ['D'] },
    });
    play('spawn-step');
    const driven = () => intent(t).find((one) => one.kind === 'defiler');
    expect(driven()).toMatchObject({ does: 'stay', drives: zone('A'), next: [zone('B')], target: zone('D') });
    expect(driven()?.loses).toBeUndefined();
    const acts = () => play('activate-kind', { kinds: [t.r.kindNumber.defiler] });
    acts();
    acts();
    expect(driven()).toMatchObject({ drives: zone('C'), next: [zone('D')], loses: true });
    acts();
    expect(t.g.over).toMatchObject({ result: 'lost', reason: 'beacon-corrupted' });
  });

  it('knows both steps of whoever has two actions', () => {
    const { t, zone, count, play } = setTable({
      edition: 'second-edition',
      board: { grid: 'A B C D E' },
      survivors: { amy: 'A' },
      zombies: { E: { walker: 1, runner: 2 }, C: { runner: 1 } },
    });
    expect(intent(t)).toMatchObject([
      { zone: zone('C'), next: [zone('B')], then: [{ zone: zone('B'), does: 'move', next: [zone('A')] }] },
      { zone: zone('E'), kind: 'walker', next: [zone('D')], then: [] },
      { zone: zone('E'), kind: 'runner', next: [zone('D')], then: [{ zone: zone('D'), does: 'move', next: [zone('C')] }] },
    ]);
    play('zombies-activation');
    expect([count('A', 'runner'), count('C', 'runner'), count('D', 'walker')]).toEqual([1, 2, 1]);
  });

  it('shows the second step behind each way of a tie, and a second attack', () => {
    const { t, zone } = setTable({
      edition: 'second-edition',
      board: { grid: 'A B C\nD x E\nF G H', rooms: 'x' },
      survivors: { amy: 'H' },
      zombies: { A: { runner: 2 }, H: { runner: 1 } },
    });
    expect(intent(t)).toMatchObject([
      {
        next: [zone('B'), zone('D')],
        then: [
          { zone: zone('B'), does: 'move', next: [zone('C')] },
          { zone: zone('D'), does: 'move', next: [zone('F')] },
        ],
      },
      { does: 'attack', then: [{ zone: zone('H'), does: 'attack' }] },
    ]);
  });

  it('agrees with what then happens', () => {
    const { t, count, play } = setTable({
      edition: 'second-edition',
      board: { grid: 'A B C D', rooms: 'D', doors: 'C-D closed' },
      survivors: { amy: 'A', ned: 'D' },
      zombies: { C: { walker: 2 } },
    });
    const [plan] = intent(t);
    play('zombies-activation');
    expect(plan.next).toHaveLength(1);
    expect(count('B', 'walker')).toBe(2);
  });
});

describe('forecast', () => {
  it('averages what is left in the deck for each token', () => {
    const { t, zone } = setTable({
      edition: 'second-edition',
      board: { grid: 'A B' },
      survivors: { amy: 'B' },
      spawns: [
        ['A', 'starting'],
        ['B', 'red'],
      ],
      cards: [walkers(1, 3), { no: 2, is: 'extra', kind: 'walker' }],
    });
    expect(forecast(t)).toEqual([
      { zone: zone('A'), expected: { walker: 1.5 }, nothing: 0.5, rush: 0 },
      { zone: zone('B'), expected: { walker: 1.5 }, nothing: 0.5, rush: 0 },
    ]);
  });

  it('tells how many of them act as they come', () => {
    const { t } = setTable({
      edition: 'second-edition',
      board: { grid: 'A B' },
      survivors: { amy: 'B' },
      spawns: [['A', 'starting']],
      cards: [walkers(1, 3), { no: 2, is: 'rush', levels: [{ walker: 1 }, { walker: 1 }, { walker: 1 }, { walker: 1 }] }],
    });
    expect(forecast(t)[0].rush).toBe(0.25);
  });

  it('does not depend on the order of the deck', () => {
    const { t } = setTable({
      edition: 'black-plague',
      board: { grid: 'A B' },
      survivors: { ann: 'B' },
      spawns: [['A', 'red']],
      cards: [walkers(1, 1), walkers(2, 2), { no: 3, is: 'double' }],
    });
    const before = forecast(t);
    t.g.zombieDeck.draw.reverse();
    expect(forecast(t)).toEqual(before);
  });
});

describe('threat', () => {
  it('counts every attack on whoever stood there', () => {
    const { t, zone } = setTable({
      edition: 'second-edition',
      board: { grid: 'A B C' },
      survivors: { amy: 'A' },
      zombies: { B: { walker: 1, runner: 2 }, C: { brute: 1 } },
    });
    const wounds = threat(t);
    expect([wounds[zone('A')], wounds[zone('B')], wounds[zone('C')]]).toEqual([2, 5, 3]);
  });
});
