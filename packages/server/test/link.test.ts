// The client's link and the real server over a network that falls silent without closing anything.
import { createServer as createProxy, connect as dial, type Server, type Socket as Wire } from 'node:net';
import { GameLink } from '@holdout/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { next, openSocket, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { seatTable, type Table } from './support/table.ts';

/** A way to the server that can stop carrying anything, in both directions, and carry on later or be cut. */
class Tunnel {
  #stalled: 'no' | 'back' | 'both' = 'no';
  readonly #wires: Wire[] = [];
  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static open(to: number): Promise<Tunnel> {
    return new Promise((resolve) => {
      const server = createProxy((near) => {
        const far = dial(to, '127.0.0.1');
        for (const [from, into] of [
          [near, far],
          [far, near],
        ] as const) {
          tunnel.#wires.push(from);
          from.on('data', (bytes) => {
            if (tunnel.#stalled === 'no' || (tunnel.#stalled === 'back' && from === near)) into.write(bytes);
          });
          from.on('error', () => {});
          from.on('close', () => {
            if (tunnel.#stalled === 'no') into.destroy();
          });
        }
      });
      let tunnel: Tunnel;
      server.listen(0, '127.0.0.1', () => {
        tunnel = new Tunnel(server, (server.address() as { port: number }).port);
        resolve(tunnel);
      });
    });
  }

  /** From now on every byte is swallowed, or only those that come back. */
  stall(which: 'back' | 'both' = 'both'): void {
    this.#stalled = which;
  }
  clear(): void {
    this.#stalled = 'no';
  }
  close(): void {
    for (const wire of this.#wires) wire.destroy();
    this.server.close();
  }
}

let at: TestServer;
let table: Table;
let tunnel: Tunnel;
let link: GameLink;

beforeAll(async () => {
  at = await startServer();
  table = await seatTable(at, 2);
});
afterAll(async () => {
  table.leave();
  await at.stop();
});
afterEach(() => {
  link.close();
  tunnel.close();
});

/** Beats a tenth as long as the real ones. */
const beats = { quietMs: 250, expectMs: 50, stalledMs: 200, goneMs: 300 };

async function throughTunnel(): Promise<void> {
  tunnel = await Tunnel.open(Number(new URL(at.http).port));
  const token = table.guests[0]?.guest.token;
  link = new GameLink({
    url: `ws://127.0.0.1:${tunnel.port}/socket`,
    room: table.code,
    token,
    open: openSocket,
    wait: 20,
    beats,
    patienceMs: 1000,
  });
  await until(() => link.state.status === 'open' && link.state.view !== null, 'welcome');
}

async function tillHostsTurn(): Promise<void> {
  await until(() => table.links.every((other) => other.state.tick === link.state.tick), 'the same tick');
  while (link.state.options === null || link.state.view?.ask?.by !== 0) {
    const { tick } = link.state;
    const [a, b] = table.links as [GameLink, GameLink];
    if (link.state.view?.ask?.by === -1) {
      const { key } = link.state.team ?? { key: 'a=2,b=0' };
      await Promise.all([a, b].map((one) => one.request({ t: 'propose', tick, key })));
    } else await b.answer('pass');
    await until(() => [a, b, link].every((one) => one.state.tick === tick + 1), 'a step');
  }
}

test('silence is told, and the client is back by itself when the network is', async () => {
  await throughTunnel();
  tunnel.stall();
  await until(() => link.state.status === 'stalled', 'stalled', 1000);
  await until(() => link.state.status === 'waiting' || link.state.status === 'connecting', 'given up', 1000);
  tunnel.clear();
  await until(() => link.state.status === 'open', 'back', 3000);
});

test('an answer whose acknowledgement was lost counts once', async () => {
  await throughTunnel();
  await tillHostsTurn();
  const { tick } = link.state;
  // It arrives, but nothing comes back.
  tunnel.stall('back');
  const reply = link.answer('noise:3');
  await until(() => table.links[1]?.state.tick === tick + 1, 'the others see it');
  await until(() => link.state.status === 'waiting', 'given up');
  expect(link.state).toMatchObject({ tick, sending: [{ wish: { key: 'noise:3' } }] });
  tunnel.clear();
  expect(await reply).toMatchObject({ ok: true });
  await until(() => link.state.status === 'open' && link.state.tick === tick + 1, 'caught up');
  expect(link.state.sending).toEqual([]);
});

test('an answer that never arrived is given after the break, once', async () => {
  await throughTunnel();
  await tillHostsTurn();
  const { tick } = link.state;
  tunnel.stall();
  const reply = link.answer('noise:4');
  await until(() => link.state.status === 'stalled', 'stalled', 1000);
  expect(link.state.sending).toMatchObject([{ wish: { t: 'answer', key: 'noise:4' } }]);
  expect(table.links[1]?.state.tick).toBe(tick);
  tunnel.clear();
  expect(await reply).toMatchObject({ ok: true, tick: tick + 1 });
  await until(() => table.links[1]?.state.tick === tick + 1, 'the others see it');
});

test('sent again, an answer is told from another one at the same tick', async () => {
  await throughTunnel();
  await tillHostsTurn();
  const { tick } = link.state;
  expect(await link.answer('noise:5')).toMatchObject({ ok: true });
  expect(await link.request({ t: 'answer', tick, key: 'noise:5', again: true })).toMatchObject({ ok: true });
  expect(await link.request({ t: 'answer', tick, key: 'noise:6', again: true })).toMatchObject({ ok: false, code: 'stale' });
  expect(await link.request({ t: 'answer', tick, key: 'noise:5' })).toMatchObject({ ok: false, code: 'stale' });
  const [, other] = table.links as [GameLink, GameLink];
  expect(await other.request({ t: 'answer', tick, key: 'noise:5', again: true })).toMatchObject({ ok: false, code: 'stale' });
  await until(() => link.state.tick === tick + 1, 'one step only');
});

test('an undo sent again goes back once', async () => {
  await throughTunnel();
  await tillHostsTurn();
  const [, other] = table.links as [GameLink, GameLink];
  await link.answer('noise:7');
  await until(() => link.state.back.by === table.guests[0]?.id, 'own answer last');
  const { tick } = link.state;
  expect(await link.request({ t: 'undo', tick, back: 1 })).toMatchObject({ ok: true });
  expect(await link.request({ t: 'undo', tick, back: 1, again: true })).toMatchObject({ ok: true });
  expect(await other.request({ t: 'undo', tick, back: 1, again: true })).toMatchObject({ code: 'stale' });
  expect(link.state.tick).toBe(tick + 1);
});

test('a chat line sent again is said once', async () => {
  await throughTunnel();
  const once = 'abcdefgh01234567';
  const said = next(link, 'chat');
  expect(await link.request({ t: 'chat', text: 'hello', once })).toMatchObject({ ok: true });
  await said;
  expect(await link.request({ t: 'chat', text: 'hello', once })).toMatchObject({ ok: true });
  expect(link.state.chat.filter((line) => line.text === 'hello')).toHaveLength(1);
});
