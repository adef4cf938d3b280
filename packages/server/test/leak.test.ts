import { Writable } from 'node:stream';
import { GameLink } from '@holdout/protocol';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createServer, openStore } from '../src/index.ts';
import { temporaryFolder, testConfig } from './support/config.ts';
import { type TestGuest, toyWish, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { seatTable } from './support/table.ts';
import { wiretap } from './support/wiretap.ts';
import { toyBots } from './toy/bots.ts';
import { createToyEngine } from './toy/engine.ts';

let at: TestServer | null = null;
afterEach(async () => {
  await at?.stop();
  at = null;
});

/** What the toy game hides, straight from the server's memory. */
async function secrets(code: string) {
  const room = await at?.server.rooms.get(code);
  const state = room?.play?.state as unknown as {
    deck: number[];
    tokens: { down: boolean; colour: string; zone: number }[];
    random: number[];
  };
  return { seed: room?.game.seed ?? '', order: state.deck.join(','), random: String(state.random[0]), tokens: state.tokens };
}

test('no byte sent to a seat or an onlooker tells the seed, the deck or a face-down token before its time', async () => {
  at = await startServer({ engine: createToyEngine({ length: 30 }) });
  const table = await seatTable(at, 2);
  const taps = [wiretap(), wiretap(), wiretap()];
  const [host, guest] = table.guests as [TestGuest, TestGuest];
  const url = at.socket;
  const links = [
    new GameLink({ url, room: table.code, token: host.guest.token, open: taps[0]?.open as never }),
    new GameLink({ url, room: table.code, token: guest.guest.token, open: taps[1]?.open as never }),
    new GameLink({ url, watch: table.watch, open: taps[2]?.open as never }),
  ];
  await until(() => links.every((link) => link.state.view !== null), 'views');
  const { seed } = await secrets(table.code);
  const bytes = () => taps.flatMap((tap) => tap.frames);
  for (let i = 0; i < 29; i++) {
    const { order, random, tokens } = await secrets(table.code);
    for (const frame of bytes()) {
      expect(frame).not.toContain(seed);
      expect(frame).not.toContain(order);
      expect(frame).not.toContain(random);
    }
    const shown = new Set(tokens.filter((token) => !token.down).map((token) => token.colour));
    for (const token of tokens) if (!shown.has(token.colour)) for (const frame of bytes()) expect(frame).not.toContain(token.colour);
    await until(() => links.every((link) => link.state.tick === i), 'the same tick');
    const [a, b] = links as [GameLink, GameLink];
    const link = a.state.options ? a : b;
    const keys = link.state.options?.map((option) => option.key) ?? [];
    const key = i === 20 ? 'turn:1' : i % 3 === 0 && keys.includes('draw') ? 'draw' : (keys[0] as string);
    const reply = await link.answer(keys.includes(key) ? key : (keys[0] as string));
    if (!reply.ok) throw new Error(reply.code);
    if (link.state.tick === i) await b.request({ t: 'agree', tick: i, key: b.state.team?.key ?? '' });
    await at.server.rooms.get(table.code).then((room) => room?.idle());
  }
  for (const tap of taps) for (const frame of tap.frames) expect(frame).not.toContain(seed);
  for (const frame of taps[2]?.frames ?? []) expect(frame).not.toContain(table.code);
  for (const frame of bytes()) expect(frame).not.toMatch(/hs_|token_hash|password/);
  for (const link of links) link.close();
  table.leave();
});

test('what is sent depends only on what the seat may see', async () => {
  const engine = createToyEngine();
  const opened = engine.setup({ ...toyWish(2).setup, edition: 'black-plague', seed: 'one' } as never);
  if (!opened.ok) throw new Error('setup');
  const { state } = opened;
  for (let i = 0; i < 40; i++) {
    const other = engine.resample(state, 0, `other-${i}`);
    expect(engine.view(other, 0)).toEqual(engine.view(state, 0));
    expect(engine.view(other, -1)).toEqual(engine.view(state, -1));
    const keys = engine.optionKeys(state);
    engine.answer(state, keys[(i * 5) % keys.length] as string);
  }
});

test('neither tokens nor room codes nor passwords nor seeds are written to the log', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const folder = temporaryFolder();
  const engine = createToyEngine();
  const config = testConfig({ sqliteFile: `${folder.path}/games.sqlite` });
  const log = pino({ level: 'trace' }, stream);
  const server = await createServer({ engine, bots: toyBots(engine), store: await openStore(config), config, log });
  const port = await server.listen();
  const address = { http: `http://127.0.0.1:${port}`, socket: `ws://127.0.0.1:${port}/socket` };
  const table = await seatTable(address, 2, toyWish(2));
  const [host] = table.guests as [TestGuest];
  await host.call('PATCH', `/games/${table.code}`, { room: { password: 'garlic-soup' } });
  await host.call('GET', `/games/${table.code}/export`);
  await host.call('GET', `/games/${table.code}/no-such-route?token=${host.guest.token}`);
  await host.call('POST', '/games', { nonsense: table.code });
  await table.links[0]?.answer('nonsense');
  await table.links[0]?.request({ t: 'seat', seat: 0, do: 'bot', bot: 'broken' });
  await until(() => (table.links[1]?.state.tick ?? 0) > 0, 'a step');
  const seed = (await server.rooms.get(table.code))?.game.seed as string;
  table.leave();
  await server.close();
  folder.remove();
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(5);
  for (const secret of [...table.guests.map((guest) => guest.guest.token), table.code, 'garlic-soup', seed])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hs_[A-Za-z0-9_-]{43}/);
});
