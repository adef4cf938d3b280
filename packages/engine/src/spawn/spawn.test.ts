import { describe, expect, it } from 'vitest';
import { setTable, walkers } from '../../test/table.ts';
import { boxOf, zombieDeckOf } from '../state/box.ts';
import { layMoreSpawnTokens, spawnOrder } from '../zombies/spawn-tokens.ts';
import { drawAbomination } from './deck.ts';

const street = { grid: 'A B C D' };

describe('the zombie deck', () => {
  const cards = [1, 18, 19, 36, 37].map((no) => walkers(no, 1));
  const numbers = (difficultyDeck?: 'easy' | 'hard' | 'normal') =>
    zombieDeckOf({ zombieCards: cards, options: difficultyDeck ? { difficultyDeck } : {} }).map((i) => cards[i].no);

  it('has an easier and a harder half; extra activations belong to both', () => {
    expect(numbers()).toEqual([1, 18, 19, 36, 37]);
    expect(numbers('easy')).toEqual([1, 18, 37]);
    expect(numbers('hard')).toEqual([19, 36, 37]);
  });

  it('is shuffled anew from its discards', () => {
    const { t, count, play } = setTable({
      edition: 'second-edition',
      board: street,
      survivors: { amy: 'D' },
      spawns: [['A', 'starting']],
      cards: [walkers(1, 1)],
    });
    play('spawn-step');
    play('spawn-step');
    expect(count('A', 'walker')).toBe(2);
    expect(t.g.zombieDeck).toEqual({ draw: [], discard: [0] });
  });
});

describe('the box', () => {
  it('holds one of each abomination and as many necromancers as the mode needs', () => {
    const { r } = setTable({ edition: 'black-plague', board: street, survivors: { ann: 'A' } }).t;
    expect(boxOf(r)).toEqual([35, 14, 14, 1, 1]);
    expect(boxOf({ ...r, options: { cabal: true } })[4]).toBe(6);
    const modern = setTable({ edition: 'second-edition', board: street, survivors: { amy: 'A' } }).t.r;
    expect(boxOf(modern).slice(3)).toEqual([1, 1, 1, 1]);
  });

  it('gives each abomination once before any comes again', () => {
    const { t } = setTable({ edition: 'second-edition', board: street, survivors: { amy: 'A' } });
    const drawn = [0, 1, 2, 3].map(() => drawAbomination(t));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
    t.g.pool[3] = 0;
    expect(drawAbomination(t)).not.toBe(3);
  });
});

describe('spawn tokens', () => {
  it('of one zone draw one after the other, in the order of the zones', () => {
    const { t } = setTable({
      edition: 'black-plague',
      board: street,
      survivors: { ann: 'D' },
      spawns: [
        ['A', 'red'],
        ['B', 'red'],
        ['A', 'necro'],
      ],
    });
    expect(spawnOrder(t)).toEqual([0, 2, 1]);
  });

  it('asleep, gone or laid for a later round draw nothing', () => {
    const { t } = setTable({
      edition: 'second-edition',
      board: street,
      survivors: { amy: 'D' },
      spawns: [
        ['A', 'starting'],
        ['B', 'blue'],
        ['C', 'red'],
        ['C', 'red'],
      ],
    });
    t.g.spawns[1].active = false;
    t.g.spawns[2].zone = -1;
    t.g.spawns[3].since = 2;
    expect(spawnOrder(t)).toEqual([0]);
  });

  it('are more with seven survivors or more (Black Plague)', () => {
    const survivors = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`s${i}`, 'D']));
    const { t, zone } = setTable({
      edition: 'black-plague',
      board: street,
      survivors,
      spawns: [
        ['A', 'red'],
        ['B', 'red'],
      ],
    });
    layMoreSpawnTokens(t);
    expect(t.g.spawns.map((token) => token.zone)).toEqual([zone('A'), zone('B'), zone('A'), zone('B')]);
  });
});

describe('buildings', () => {
  it('survivors start in never spawn (Second Edition)', () => {
    const { t, play } = setTable({
      edition: 'second-edition',
      board: { grid: 'A b c', rooms: 'b c', dark: 'b c', openings: 'b-c', doors: 'A-b closed' },
      survivors: { amy: 'c' },
      places: { start: ['c'] },
    });
    play('open-building', { door: 0, by: 0 });
    expect(t.g.ask).toBeNull();
    expect(t.g.opened).toEqual([0, 1, 1]);
  });

  it('are spawned at a mission’s word although they stand open, once', () => {
    const { count, zone, play } = setTable({
      edition: 'second-edition',
      board: { grid: 'A b', rooms: 'b', dark: 'b', doors: 'A-b open' },
      survivors: { amy: 'A' },
      cards: [walkers(1, 2), walkers(2, 2)],
    });
    play('open-building', { zone: zone('b') });
    play('open-building', { zone: zone('b') });
    expect(count('b', 'walker')).toBe(2);
  });

  it('reach through corridors (Washington)', () => {
    const { keys, zone, play, t } = setTable({
      edition: 'washington',
      board: { grid: 'A b K c', rooms: 'b c', dark: 'b c', corridors: 'K', openings: 'b-K, K-c', doors: 'A-b closed' },
      survivors: { amy: 'A' },
      cards: [walkers(1, 1), walkers(2, 1)],
    });
    t.g.doors[0] = 1;
    play('open-building', { door: 0, by: 0 });
    expect(keys()).toEqual([String(zone('b')), String(zone('c'))]);
  });
});
