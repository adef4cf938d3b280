import { describe, expect, it } from 'vitest';
import { setTable, walkers } from '../../test/table.ts';
import { placeAt } from '../survivors/standing.ts';

describe('cabal (Black Plague)', () => {
  const cabal = (first: string, second: string, more: readonly (readonly [string, 'red'])[] = []) => {
    const table = setTable({
      edition: 'black-plague',
      board: { grid: 'A B C D E F' },
      survivors: { ann: 'F' },
      spawns: [['A', 'necro'], ['B', 'necro'], ['F', 'red'], ...more],
      options: { cabal: true },
    });
    const kind = table.t.r.kindNumber.necromancer;
    for (const [token, zone] of [first, second].entries()) {
      table.t.g.zombies[table.zone(zone) * table.t.r.kinds.length + kind]++;
      table.t.g.necromancers.push({ kind, zone: table.zone(zone), token, source: -1 });
    }
    return table;
  };

  it('lets two necromancers next to each other get away at the end of the zombies phase', () => {
    const { t, count, play } = cabal('C', 'D');
    play('after-zombies');
    expect([count('C', 'necromancer'), count('D', 'necromancer')]).toEqual([0, 0]);
    expect(t.g.spawns.map((token) => token.colour)).toEqual(['red', 'red', 'red']);
    expect(t.g.over).toBeNull();
  });

  it('leaves those further apart', () => {
    const { count, play } = cabal('B', 'D');
    play('after-zombies');
    expect([count('B', 'necromancer'), count('D', 'necromancer')]).toEqual([1, 1]);
  });

  it('checks the limit of spawn tokens', () => {
    const { t, play } = cabal('C', 'D', [
      ['C', 'red'],
      ['D', 'red'],
      ['E', 'red'],
    ]);
    play('after-zombies');
    expect(t.g.over).toMatchObject({ result: 'lost', reason: 'necromancer-escaped' });
  });

  it('brings a second necromancer with a token of its own and wakes the first', () => {
    const { t, zone, count, play } = setTable({
      edition: 'black-plague',
      board: { grid: 'A B C D E F' },
      survivors: { ann: 'C' },
      spawns: [
        ['A', 'red'],
        ['F', 'red'],
      ],
      cards: [{ no: 1, is: 'necromancer' }, walkers(2, 1), { no: 3, is: 'necromancer' }, walkers(4, 1)],
      options: { cabal: true },
    });
    play('spawn-step');
    expect(count('F', 'necromancer')).toBe(1);
    expect(count('B', 'necromancer')).toBe(1);
    expect(t.g.spawns.map((token) => token.zone)).toEqual([zone('A'), zone('F'), zone('A'), zone('F')]);
  });

  it('moves one record with one figure of two in a zone', () => {
    const { t, zone, play, answer } = cabal('D', 'D');
    play('zombies-activation');
    while (t.g.ask !== null) answer(String(zone('E')));
    expect(t.g.necromancers.map((n) => n.zone)).toEqual([zone('E'), zone('E')]);
  });
});

describe('several necromancers (White Death)', () => {
  const several = () =>
    setTable({
      edition: 'white-death',
      board: { grid: 'A B C D', walkways: 'C' },
      survivors: { ogon: 'D' },
      spawns: [
        ['A', '1'],
        ['B', '2'],
      ],
      cards: [{ no: 1, is: 'necromancer' }, { no: 2, is: 'necromancer' }, walkers(3, 1)],
      options: { severalNecromancers: true },
      places: { start: ['D'] },
    });

  it('wakes the Defiler, then another comes without a token and corrupts its zone', () => {
    const { t, zone, count, play } = several();
    play('spawn-step');
    expect(count('A', 'defiler')).toBe(1);
    expect(count('B', 'lesser-necromancer')).toBe(1);
    expect(t.g.beacon).toBe(zone('D'));
    expect(t.g.spawns.map((token) => [token.colour, token.zone])).toEqual([
      ['1', zone('B')],
      ['2', zone('B')],
      ['defiler', zone('A')],
    ]);
    expect([...t.g.corruption].sort()).toEqual([zone('A'), zone('B')]);
  });

  it('walks to the Beacon over ramparts and corrupts on the way; there the game is lost', () => {
    const { t, zone, count, play } = several();
    play('spawn-step');
    play('activate-kind', { kinds: [t.r.kindNumber['lesser-necromancer']] });
    expect(count('C', 'lesser-necromancer')).toBe(1);
    expect(t.g.corruption).toContain(zone('C'));
    placeAt(t.g.survivors[0], zone('A'));
    play('activate-kind', { kinds: [t.r.kindNumber['lesser-necromancer']] });
    expect(t.g.over).toMatchObject({ result: 'lost', reason: 'beacon-corrupted' });
  });
});
