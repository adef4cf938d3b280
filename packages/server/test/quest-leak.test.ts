import type { State } from '@holdout/engine';
import { GameLink } from '@holdout/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestGuest } from './support/guest.ts';
import { until } from './support/guest.ts';
import { picker, playOut, realEngine, realWish } from './support/real.ts';
import { startServer, type TestServer } from './support/server.ts';
import { seatTable } from './support/table.ts';
import { wiretap } from './support/wiretap.ts';

let at: TestServer;
beforeAll(async () => {
  at = await startServer({ engine: realEngine });
});
afterAll(() => at.stop());

/** So many cards in their secret order would not be named in a row by chance. */
const RUN = 6;

function* runs(cards: readonly (number | string)[]): Generator<string> {
  // Cards of the same name in a row give nothing away.
  for (let i = 0; i + RUN <= cards.length; i += RUN) {
    const run = cards.slice(i, i + RUN);
    if (new Set(run).size >= RUN - 1) yield JSON.stringify(run).slice(1, -1);
  }
}

/** What must not be told: the order of every deck by number, top first and last, and the state of the dice. */
function secretsOf(state: State): string[] {
  const decks = [...Object.values(state.decks).map((deck) => deck.draw), state.zombieDeck.draw];
  return [
    ...decks.flatMap((draw) => [...runs(draw), ...runs(draw.slice().reverse())]),
    ...state.random.map(String).filter((number) => number.length > 6),
    JSON.stringify(state.random),
  ];
}

test('no byte sent in a real game tells the seed, the order of a deck or the dice to come', { timeout: 120_000 }, async () => {
  const table = await seatTable(at, 3, realWish('black-plague', 'black-plague/q01', 3));
  const taps = table.guests.map(() => wiretap());
  const watching = wiretap();
  const links = table.guests.map(
    (guest: TestGuest, i) =>
      new GameLink({ url: at.socket, room: table.code, token: guest.guest.token, history: true, open: taps[i]?.open as never }),
  );
  const onlooker = new GameLink({ url: at.socket, watch: table.watch, history: true, open: watching.open });
  await until(() => [...links, onlooker].every((link) => link.state.view !== null), 'views');
  const room = await at.server.rooms.get(table.code);
  const seed = room?.game.seed as string;
  const seen = () => [...taps, watching].flatMap((tap) => tap.frames).join('\n');
  let checks = 0;
  await playOut({ ...table, links }, picker(21), async (tick) => {
    const text = seen();
    expect(text).not.toContain(seed);
    if (tick % 5 !== 0 || !room?.play) return;
    for (const secret of secretsOf(room.play.state)) {
      expect(text.includes(secret), secret).toBe(false);
      checks++;
    }
  });
  expect(checks).toBeGreaterThan(50);
  expect(watching.frames.join('\n')).not.toContain(table.code);
  for (const link of [...links, onlooker]) link.close();
  table.leave();
});

const missions = realEngine.editions.flatMap((content) =>
  content.missions.slice(0, 3).map((mission) => [mission.id, content.edition] as const),
);

test.each(missions)('%s: a view depends only on what the seat may see', (mission, edition) => {
  const { setup } = realWish(edition, mission, 2);
  const opened = realEngine.setup({ ...setup, edition, seed: 'the same to look at' } as never);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { state } = opened;
  const pick = picker(9);
  for (let i = 0; i < 150 && state.over === null; i++) {
    if (i % 3 === 0)
      for (const seat of [0, -1]) {
        const other = realEngine.resample(state, seat, `other ${i}`);
        expect(realEngine.hash(other)).not.toBe(realEngine.hash(state));
        expect(realEngine.view(other, seat)).toEqual(realEngine.view(state, seat));
        expect(realEngine.options(other)).toEqual(realEngine.options(state));
      }
    const keys = realEngine.optionKeys(state);
    realEngine.answer(state, keys[pick(keys.length)] as string);
  }
});
