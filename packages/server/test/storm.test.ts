import { PROTOCOL_VERSION } from '@holdout/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { until, watch } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { seatTable } from './support/table.ts';

let at: TestServer;
beforeAll(async () => {
  at = await startServer();
});
afterAll(() => at.stop());

test('everyone reconnects at once, again and again, while the game goes on', { timeout: 60_000 }, async () => {
  const table = await seatTable(at, 6);
  const onlookers = await Promise.all(Array.from({ length: 40 }, () => watch(at, table.watch)));
  const room = await at.server.rooms.get(table.code);
  const everyone = [...table.links, ...onlookers];
  const welcomes = everyone.map(() => 0);
  for (const [i, link] of everyone.entries()) link.listen((message) => message.t === 'view' && (welcomes[i] = (welcomes[i] ?? 0) + 1));
  for (let storm = 0; storm < 8; storm++) {
    for (const viewer of [...(room?.presence.viewers ?? [])]) (viewer as unknown as { goAway(): void }).goAway();
    // Half of them do not even wait for the goodbye.
    const halfOpen = Array.from({ length: 20 }, () => new WebSocket(at.socket));
    for (const socket of halfOpen) {
      socket.on('error', () => {});
      socket.on('open', () => {
        socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, watch: table.watch }));
        socket.terminate();
      });
    }
    await until(() => welcomes.every((count) => count > storm), 'everyone is back');
    const { tick, view } = everyone[0]?.state ?? { tick: 0 };
    const link = table.links.find((candidate) => candidate.state.options !== null);
    const reply = view?.ask?.by === -1 ? await table.links[0]?.request({ t: 'decide', tick }) : await link?.answer('noise:1');
    expect(reply?.ok).toBe(true);
    await until(() => everyone.every((other) => other.state.tick === tick + 1), 'everyone sees the step');
  }
  const expected = everyone[6]?.state.view;
  for (const link of onlookers) expect(link.state.view).toEqual(expected);
  for (const link of onlookers) link.close();
  table.leave();
  await until(() => room?.presence.viewers.size === 0, 'no viewer is left behind');
});
