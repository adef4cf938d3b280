import { makeKey } from '@holdout/engine/keys';
import { expect, it } from 'vitest';
import { playGames } from '../games.fixture.ts';
import { advisedCards } from './advised-cards.ts';
import { holdingOf, moveCard, type Spread, spreadKey } from './layout.ts';

it('lays out advised cards of one survivor, or of two who trade, so that what is shown is what was advised', () => {
  let [alone, trades] = [0, 0];
  playGames(3, 120, ({ view }) => {
    const { ask } = view;
    const s = view.survivors[ask?.survivor ?? -1];
    const card = s?.hands[0] ?? s?.hands[1];
    if (ask?.kind !== 'turn' || ask.about !== 'turn' || !card) return;
    const own: Spread = { holdings: [holdingOf(s)], incoming: [], discards: [] };
    const packed = moveCard(own, card.card, { at: 'pack', who: s.index });
    if (packed !== null) {
      const key = makeKey({ verb: 'arrange', layout: spreadKey(packed) });
      expect(advisedCards(view, key)).toEqual({ who: s.index, partner: -1, spread: packed });
      alone++;
    }
    const other = view.survivors.find((one) => one.index !== s.index && one.zone === s.zone && one.role === 'played' && one.alive);
    if (other === undefined) return;
    const both: Spread = { holdings: [holdingOf(s), holdingOf(other)], incoming: [], discards: [] };
    const given = moveCard(both, card.card, { at: 'hand', who: other.index, slot: 0 });
    if (given === null) return;
    const shown = advisedCards(view, makeKey({ verb: 'arrange', layout: spreadKey(given) }));
    expect(shown?.partner).toBe(other.index);
    expect(spreadKey(shown?.spread as Spread)).toBe(spreadKey(given));
    trades++;
  });
  expect(Math.min(alone, trades)).toBeGreaterThan(10);
});

it('has nothing to say about other advice', () => {
  playGames(1, 30, ({ view }) => {
    for (const key of [null, 'end', 'move:3']) expect(advisedCards(view, key)).toBeNull();
  });
});
