// Bile is laid where it can be lit, by whoever has what it takes in hand.
import type { CardId, State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { choresOf } from '../src/mind/chores.ts';
import { type Errand, isLit } from '../src/mind/errands.ts';
import { orderOf } from '../src/mind/order.ts';
import { engine, newGame } from './table.ts';

function begun(mission: string): State {
  const state = newGame(mission, 'fire');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return state;
}

/** Somebody's turn with bile in hand, and a torch with another. */
function laid(): { state: State; who: number; other: number; torch: CardId; errand: Errand } {
  const state = begun('black-plague/q09');
  const { items } = orderOf(engine, state).facts;
  const card = (id: string): CardId => state.cards.findIndex((item) => items[item]?.id === id);
  const who = state.ask?.who as number;
  const other = who === 0 ? 1 : 0;
  const torch = card('torch');
  const zone = state.survivors[who]?.zone ?? -1;
  state.survivors.forEach((s, i) => {
    state.survivors[i] = { ...s, zone, hands: i === who ? [card('dragon-bile'), -1] : i === other ? [torch, -1] : [-1, -1], pack: [] };
  });
  return { state, who, other, torch, errand: { deed: 'burn', zones: [zone], to: [2], stance: 'fight' } };
}

describe('bile', () => {
  it('is laid while whoever has a torch has still to act and can come, and not after', () => {
    const { state, who, other, torch, errand } = laid();
    const lit = (change: Partial<State['survivors'][number]>): boolean => {
      const game = engine.clone(state);
      game.survivors[other] = { ...(game.survivors[other] as State['survivors'][number]), ...change };
      return isLit(orderOf(engine, game), game, who, errand);
    };
    expect(lit({})).toBe(true);
    expect(lit({ done: true }), 'the turn is over').toBe(false);
    expect(lit({ hands: [-1, -1] }), 'nobody has a torch').toBe(false);
    expect(lit({ actions: 1 })).toBe(true);
    expect(lit({ actions: 1, hands: [-1, -1], pack: [torch] }), 'it is in the pack').toBe(false);
  });

  it('is not waited for with the torch in the pack', () => {
    const { state, who, other, torch, errand } = laid();
    const s = state.survivors[who] as State['survivors'][number];
    const keys = (hands: [CardId, CardId], pack: CardId[]): string[] => {
      const game = engine.clone(state);
      game.survivors[other] = { ...(game.survivors[other] as State['survivors'][number]), hands: [-1, -1] };
      game.survivors[who] = { ...s, hands, pack };
      return choresOf(orderOf(engine, game), game, who, errand, new Float64Array(100)).map(({ key }) => key);
    };
    expect(keys([-1, -1], [torch]).some((key) => key.startsWith(`arrange:${s.id}/h=${torch} `))).toBe(true);
    expect(keys([torch, -1], [])).toEqual([]);
  });
});
