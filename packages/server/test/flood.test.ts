// Control frames: they cost what messages cost, and nobody fills the memory with answers they do not read.
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';

let at: TestServer;
afterEach(() => at.stop());

test('pings are answered, and a flood of them ends the connection', async () => {
  at = await startServer({ config: { messagesPerSecond: 25 } });
  const socket = new WebSocket(at.socket);
  let pongs = 0;
  socket.on('pong', () => pongs++);
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await until(() => socket.readyState === WebSocket.OPEN, 'open');
  socket.ping();
  await until(() => pongs === 1, 'a pong');
  for (let i = 0; i < 400; i++) socket.ping();
  expect(await closed).toBe(4008);
  expect(pongs).toBeLessThan(60);
});

test('a flood of pongs nobody asked for ends the connection too', async () => {
  at = await startServer({ config: { messagesPerSecond: 25 } });
  const socket = new WebSocket(at.socket);
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await until(() => socket.readyState === WebSocket.OPEN, 'open');
  for (let i = 0; i < 400; i++) socket.pong();
  expect(await closed).toBe(4008);
});

test('whoever pings without reading is let go before it fills the memory', { timeout: 30_000 }, async () => {
  // No limit on the number of frames: only what is left unread counts here.
  at = await startServer();
  const { port } = new URL(at.http);
  const raw: Socket = connect(Number(port), '127.0.0.1');
  raw.on('error', () => {});
  const closed = new Promise((resolve) => raw.on('close', resolve));
  raw.write(
    `GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  await new Promise((resolve) => raw.once('data', resolve));
  raw.pause();
  const frame = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
  const many = Buffer.concat(Array.from({ length: 2000 }, () => frame));
  let ended = false;
  void closed.then(() => {
    ended = true;
  });
  const before = process.memoryUsage().rss;
  while (!ended) {
    if (!raw.write(many)) await Promise.race([new Promise((resolve) => raw.once('drain', resolve)), closed]);
    await new Promise((resolve) => setImmediate(resolve));
    raw.resume();
    raw.pause();
  }
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150);
});
