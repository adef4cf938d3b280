// A trade takes another player's cards only with their yes: the server puts the question to them, and to nobody else.
import { makeArrangement } from '@holdout/engine/keys';
import type { GameLink, GameWish } from '@holdout/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from './support/guest.ts';
import { realEngine, realWish } from './support/real.ts';
import { startServer, type TestServer } from './support/server.ts';
import { onTurn, seatTable, type Table } from './support/table.ts';

let at: TestServer;
beforeAll(async () => {
  at = await startServer({ engine: realEngine });
});
afterAll(() => at.stop());

/** Two people with three survivors each in one zone, somebody's turn. */
async function inATurn(options: GameWish['setup']['options']): Promise<{ table: Table; asker: GameLink; asked: GameLink }> {
  const wish = realWish('second-edition', 'second-edition/m00', 2);
  const table = await seatTable(at, 2, { ...wish, setup: { ...wish.setup, options } });
  const [first] = table.links as [GameLink];
  while (first.state.view?.ask?.kind !== 'turn') {
    const { tick } = first.state;
    const ask = first.state.view?.ask;
    if (ask?.by === -1)
      for (const link of table.links)
        await link.request({ t: 'agree', tick, key: link.state.team?.key ?? link.state.options?.[0]?.key ?? '' });
    else {
      const link = await onTurn(table);
      await link.answer(link.state.options?.[0]?.key ?? '');
    }
    await until(() => first.state.tick > tick, 'a step');
  }
  const asker = await onTurn(table);
  const asked = table.links.find((link) => link !== asker) as GameLink;
  return { table, asker, asked };
}

/** Whoever acts takes the weapon of somebody of the other seat, laid out as the client lays it out. */
function tradeOf(link: GameLink): string {
  const { view } = link.state;
  const me = view?.survivors[view.ask?.survivor ?? -1];
  const other = view?.survivors.find((one) => one.seat !== me?.seat && one.zone === me?.zone && one.hands[0] != null);
  if (me === undefined || other === undefined) throw new Error('nobody to trade with');
  const [mine, theirs] = [me.hands[0]?.card ?? null, other.hands[0]?.card ?? null];
  const laid = [
    { who: me.id, hands: [mine, theirs] as const, body: null, pack: [] },
    { who: other.id, hands: [null, null] as const, body: null, pack: [] },
  ];
  return `arrange:${makeArrangement({ laid, discards: [] })}`;
}

const hands = (link: GameLink) => link.state.view?.survivors.map((one) => one.hands);

test('the other player is asked, not the one who asks; a no changes nothing and holds for the turn', async () => {
  const { table, asker, asked } = await inATurn({});
  const trade = tradeOf(asker);
  const before = hands(asker);
  expect((await asker.answer(trade)).ok).toBe(true);
  await until(() => asked.state.options !== null, 'the question');
  expect(asked.state.options?.map(({ key }) => key)).toEqual(['yes', 'arrange', 'no']);
  expect(asker.state.options).toBeNull();
  expect(await asker.answer('yes')).toMatchObject({ ok: false, code: 'not-yours' });
  expect(hands(asker)).toEqual(before);
  expect((await asked.answer('no')).ok).toBe(true);
  await until(() => asker.state.options !== null, 'the turn goes on');
  expect(hands(asker)).toEqual(before);
  expect(await asker.answer(trade)).toMatchObject({ ok: false, code: 'refused' });
  table.leave();
});

test('with a yes it is done, for both to see', async () => {
  const { table, asker, asked } = await inATurn({});
  const trade = tradeOf(asker);
  const before = hands(asker);
  await asker.answer(trade);
  await until(() => asked.state.options !== null, 'the question');
  expect((await asked.answer('yes')).ok).toBe(true);
  await until(() => asker.state.options !== null, 'the turn goes on');
  expect(hands(asker)).not.toEqual(before);
  expect(hands(asked)).toEqual(hands(asker));
  table.leave();
});

test('a table that has set it aside asks nobody', async () => {
  const { table, asker, asked } = await inATurn({ freeTrades: true });
  const trade = tradeOf(asker);
  const before = hands(asker);
  expect((await asker.answer(trade)).ok).toBe(true);
  await until(() => asked.state.tick === asker.state.tick, 'seen by both');
  expect(asked.state.options).toBeNull();
  expect(asker.state.view?.ask?.kind).toBe('turn');
  expect(hands(asker)).not.toEqual(before);
  table.leave();
});
