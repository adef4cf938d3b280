import { describe, expect, it } from 'vitest';
import { begin } from '../../test/mission-table.ts';
import { parseArrangement } from '../keys/index.ts';
import { NO_CARD } from '../state/state.ts';
import { arrangeDefaults } from './arrange.ts';

/** Where the cards that come lie by default, by name. */
function laid(held: readonly string[], packed: readonly string[], found: readonly string[]) {
  const { t, g } = begin({ board: { grid: 'A' }, players: 1, places: { start: ['A'] } });
  const nameOf = (card: number): string => t.r.items[g.cards[card]].id;
  const fetch = (name: string): number => {
    const deck = g.decks.equipment.draw;
    const at = deck.findIndex((card) => nameOf(card) === name);
    if (at < 0) throw new Error(`no ${name} is left`);
    return deck.splice(at, 1)[0];
  };
  const [left, right] = held.map(fetch);
  g.survivors[0].hands = [left ?? NO_CARD, right ?? NO_CARD];
  g.survivors[0].pack = packed.map(fetch);
  const read = parseArrangement(arrangeDefaults(t, { survivors: [0], incoming: found.map(fetch) })[0]);
  const named = (cards: readonly (number | null)[] = []) => cards.flatMap((card) => (card === null ? [] : [nameOf(card)]));
  return { hands: named(read?.laid[0]?.hands), pack: named(read?.laid[0]?.pack), gone: named(read?.discards) };
}

describe('where cards that come lie by default', () => {
  it('leaves the hands to weapons: what works from anywhere goes to the pack', () => {
    expect(laid([], [], ['water'])).toEqual({ hands: [], pack: ['water'], gone: [] });
    expect(laid(['crowbar'], [], ['torch'])).toEqual({ hands: ['crowbar'], pack: ['torch'], gone: [] });
  });

  it('takes weapons in hand, in whatever order they came', () => {
    expect(laid([], [], ['water', 'crowbar'])).toEqual({ hands: ['crowbar'], pack: ['water'], gone: [] });
    expect(laid(['crowbar'], [], ['molotov', 'water'])).toEqual({ hands: ['crowbar', 'molotov'], pack: ['water'], gone: [] });
  });

  it('uses a free hand before anything is thrown away', () => {
    const full = ['pistol', 'pistol', 'water'];
    expect(laid(['crowbar'], full, ['torch'])).toEqual({ hands: ['crowbar', 'torch'], pack: full, gone: [] });
    expect(laid(['crowbar', 'molotov'], full, ['torch'])).toEqual({ hands: ['crowbar', 'molotov'], pack: full, gone: ['torch'] });
  });
});
