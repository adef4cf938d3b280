import type { ArrangeForm, CardView, SeatView, ShareForm, State } from '@holdout/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Moment, playGames } from '../games.fixture.ts';
import { allCards, holdingOf, moveCard, onlyThrown, placeOf, readSpread, type Spread, spreadKey } from './layout.ts';
import { amountsKey, isComplete, leftOf, readAmounts, step } from './share.ts';

const form: ShareForm = {
  form: 'share',
  total: 3,
  places: [
    { id: 'amy', min: 0, max: 3 },
    { id: 'doug', min: 0, max: 3 },
  ],
  default: 'amy=2,doug=1',
};

interface Asked<Form> extends Pick<Moment, 'engine'> {
  readonly asked: Form;
  readonly state: State;
  readonly view: SeatView;
}
const shares: Asked<ShareForm>[] = [];
const arranges: Asked<ArrangeForm>[] = [];

/** The same games for all of them, played once. */
beforeAll(() => {
  playGames(6, 300, ({ engine, state, view }) => {
    const asked = view.ask?.form;
    if (asked?.form === 'share') shares.push({ engine, asked, state: engine.clone(state), view });
    if (asked?.form === 'arrange') arranges.push({ engine, asked, state: engine.clone(state), view });
  });
  // many games on a busy machine
}, 90_000);

describe('sharing', () => {
  it('reads and writes the default', () => {
    expect(amountsKey(form, readAmounts(form, form.default))).toBe('amy=2,doug=1');
  });

  it('takes one more from the fullest other place when nothing is left', () => {
    expect(step(form, { amy: 2, doug: 1 }, 'doug', 1)).toEqual({ amy: 1, doug: 2 });
  });

  it('leaves what is taken away to be given again', () => {
    const less = step(form, { amy: 2, doug: 1 }, 'amy', -1);
    expect(leftOf(form, less, '')).toBe(1);
    expect(isComplete(form, less)).toBe(false);
  });

  it('is legal after any steps in games of all editions', () => {
    for (const { engine, asked, state } of shares) {
      let amounts = readAmounts(asked, asked.default);
      for (const place of [...asked.places, ...asked.places]) amounts = step(asked, amounts, place.id, 1);
      if (isComplete(asked, amounts)) expect(engine.whyNot(state, amountsKey(asked, amounts))).toBeNull();
    }
    expect(shares.length).toBeGreaterThan(0);
  });
});

describe('laying cards out', () => {
  const spreadOf = (asked: ArrangeForm, people: Parameters<typeof holdingOf>[0][]): Spread => ({
    holdings: people.map(holdingOf),
    incoming: asked.cards.map((card, i): CardView => ({ card, item: asked.items[i], empty: false })),
    discards: [],
  });

  it('reads the default of the engine and gives it back unchanged', () => {
    for (const { asked, view } of arranges) {
      const known = spreadOf(
        asked,
        asked.survivors.map((who) => view.survivors[who]),
      );
      expect(spreadKey(readSpread(asked.default, known) as Spread)).toBe(asked.default);
    }
    expect(arranges.length).toBeGreaterThan(10);
  });

  it('keeps every card, wherever cards are moved', () => {
    for (const { engine, asked, state, view } of arranges) {
      const known = spreadOf(
        asked,
        asked.survivors.map((who) => view.survivors[who]),
      );
      const whole = allCards(known)
        .map((c) => c.card)
        .sort();
      let spread = readSpread(asked.default, known) as Spread;
      for (const card of whole) {
        const away = moveCard(spread, card, { at: 'discard' });
        if (away !== null) {
          expect(engine.whyNot(state, spreadKey(away))).toBeNull();
          spread = moveCard(away, card, { at: 'pack', who: asked.survivors[0] }) ?? away;
        }
        expect(
          allCards(spread)
            .map((c) => c.card)
            .sort(),
        ).toEqual(whole);
        expect(placeOf(spread, card)).not.toBeNull();
        expect(engine.whyNot(state, spreadKey(spread))?.reason ?? 'fine').not.toBe('arrange-cards-missing');
      }
    }
  });

  it('tells throwing away, which costs nothing, from rearranging', () => {
    let seen = 0;
    playGames(3, 120, ({ engine, state, view }) => {
      const { ask } = view;
      const s = view.survivors[ask?.survivor ?? -1];
      const card = s?.hands[0] ?? s?.hands[1];
      if (ask?.kind !== 'turn' || !card || ask.about !== 'turn') return;
      const original: Spread = { holdings: [holdingOf(s)], incoming: [], discards: [] };
      const thrown = moveCard(original, card.card, { at: 'discard' }) as Spread;
      expect(onlyThrown(original, original)).toBeNull();
      expect(onlyThrown(original, thrown)).toEqual([card]);
      expect(engine.whyNot(state, `discard:${card.item}`)).toBeNull();
      const packed = moveCard(original, card.card, { at: 'pack', who: s.index });
      if (packed !== null) expect(onlyThrown(original, packed)).toBeNull();
      seen++;
    });
    expect(seen).toBeGreaterThan(10);
  });
});
