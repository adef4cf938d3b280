// Connections that are not what they seem: dead without a word, half begun, never read.
import { connect, type Socket } from 'node:net';
import { PROTOCOL_VERSION } from '@holdout/protocol';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type TestGuest, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { onTurn, seatTable } from './support/table.ts';

let at: TestServer;
afterEach(() => at.stop());

const upgrade =
  'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`;

/** A text frame as a client sends it; a mask of zeros changes nothing. */
function frame(text: string): Buffer {
  const data = Buffer.from(text);
  const head = Buffer.from(data.length < 126 ? [0x81, 0x80 | data.length] : [0x81, 0x80 | 126, data.length >> 8, data.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), data]);
}

async function raw(): Promise<{ readonly socket: Socket; readonly ended: Promise<string> }> {
  const socket = connect(Number(new URL(at.http).port), '127.0.0.1');
  let heard = '';
  socket.on('error', () => {});
  socket.on('data', (data) => {
    heard += data.toString('latin1');
  });
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, ended };
}

test('who dies without a word is noticed and let go; who only listens stays', { timeout: 20_000 }, async () => {
  at = await startServer({ config: { heartbeatMs: 300 } });
  const table = await seatTable(at, 2);
  const [host, other] = table.guests as [TestGuest, TestGuest];
  // The other one's link is gone, and in its place is a line that never answers: a phone in a tunnel.
  other.leave();
  const { socket, ended } = await raw();
  socket.write(upgrade);
  socket.write(frame(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, room: table.code, token: other.guest.token })));
  const [link] = table.links;
  const online = () => link?.state.room?.people.find((person) => person.player === other.id)?.online;
  await until(() => online() === true, 'there');
  // Answers pings, as every browser does, and says nothing of its own.
  const listener = new WebSocket(at.socket);
  await new Promise((resolve) => listener.once('open', resolve));
  listener.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, watch: table.watch }));
  const began = performance.now();
  await ended;
  expect(performance.now() - began).toBeLessThan(3000);
  await until(() => online() === false, 'seen to be gone');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(listener.readyState).toBe(WebSocket.OPEN);
  expect(link?.state.status).toBe('open');
  listener.close();
  host.leave();
});

test('requests that never come whole are given up, and hold nobody up meanwhile', { timeout: 30_000 }, async () => {
  at = await startServer({ config: { requestMs: 1500 } });
  const slow = await Promise.all(Array.from({ length: 60 }, raw));
  for (const [i, { socket }] of slow.entries()) {
    if (i % 3 === 0) socket.write('GET /api/lobby HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    else if (i % 3 === 1)
      socket.write('POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"ni');
    else socket.write('GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n');
  }
  const table = await seatTable(at, 2);
  expect(await (await onTurn(table)).answer('noise:1')).toMatchObject({ ok: true });
  const heard = await Promise.all(slow.map(({ ended }) => ended));
  for (const text of heard) expect(text).toContain('408');
  table.leave();
});

test('a line that says nothing after its upgrade is asked to say hello, and let go', { timeout: 30_000 }, async () => {
  at = await startServer({ config: { heartbeatMs: 200 } });
  const silent = await Promise.all(Array.from({ length: 40 }, raw));
  for (const { socket } of silent) socket.write(upgrade);
  await Promise.all(silent.map(({ ended }) => ended));
  expect(await (await fetch(`${at.http}/metrics`)).text()).toContain('holdout_sockets 0');
});

test('whoever does not read what it is sent is let go before it fills the memory; the others get all of it', {
  timeout: 30_000,
}, async () => {
  at = await startServer();
  const table = await seatTable(at, 2);
  const { socket } = await raw();
  socket.write(upgrade);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  socket.write(frame(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, watch: table.watch })));
  const room = await at.server.rooms.get(table.code);
  await until(() => room?.presence.viewers.size === 3, 'all are there');
  const [a] = table.links;
  let heard = 0;
  a?.listen((message) => message.t === 'point' && heard++);
  const before = process.memoryUsage().rss;
  // A table that goes on for a long time, in one go: some of what it shows is large.
  let sent = 0;
  while (sent < 1000 && (room?.presence.viewers.size ?? 0) > 2) {
    room?.broadcast({ t: 'point', player: table.guests[0]?.id ?? '', zone: sent++, mark: 'x'.repeat(100_000) });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await until(() => room?.presence.viewers.size === 2, 'it is let go');
  expect(sent).toBeLessThan(1000);
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(200);
  await until(() => heard === sent, 'the others have it all');
  expect(await (await onTurn(table)).answer('noise:1')).toMatchObject({ ok: true });
  socket.destroy();
  table.leave();
});
