// Floods of everything that costs a stranger nothing, while people play in another room:
//   npm run soak:floods -- [--seconds 20]
// One kind after the other: control frames, messages, reconnect storms, lines that say nothing or half a request, lines that read nothing.
// Limits are the server's own but for the number of sockets an address may have. All of it comes from one address, and not the
// neighbours': what an address may spend is theirs alone. A wait of the other
// room counts as the server's when its own thread computed during it, not when it stood in line for a processor.
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PROTOCOL_VERSION } from '@holdout/protocol';
import { WebSocket } from 'ws';
import { startChild } from '../test/support/child.ts';
import { temporaryFolder } from '../test/support/config.ts';
import { TestGuest } from '../test/support/guest.ts';
import { realWish } from '../test/support/real.ts';
import { moveIn, said } from './neighbours.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const seconds = Number(values.seconds);
const MOST_P99_MS = 50;
const MOST_GROWN_MB = 300;
const STRANGER = '127.0.0.2';

const folder = temporaryFolder();
const child = await startChild(
  { SQLITE_FILE: join(folder.path, 'floods.sqlite'), MAX_CONNECTIONS_PER_ADDRESS: '5000' },
  fileURLToPath(new URL('../src/main.ts', import.meta.url)),
);
// Slow enough for the limits, which are as in earnest here.
const room = await moveIn(child, 80);
const host = await TestGuest.come(child.at, 'Host');
const { room: code = '', watch } = await host.create({ ...realWish('black-plague', 'black-plague/q01', 2), mySeats: [0, 1] });
await host.call('POST', `/games/${code}/start`);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let going = true;

/** Keeps so many of them going: whoever is thrown out comes again at once. */
const crowd = (count: number, one: () => Promise<void>): Promise<unknown> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      while (going) await one().catch(() => pause(50));
    }),
  );

const opened = (): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(child.at.socket, { perMessageDeflate: false, localAddress: STRANGER });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** Until the server ends it, or we do. */
async function flood(each: (socket: WebSocket) => void, everyMs: number): Promise<void> {
  const socket = await opened();
  socket.on('error', () => {});
  while (going && socket.readyState === WebSocket.OPEN) {
    each(socket);
    await pause(everyMs);
  }
  socket.terminate();
}

const hello = JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, watch });
const payload = Buffer.alloc(125);

async function line(words: string, more: string): Promise<void> {
  const socket: Socket = connect({ port: child.port, host: '127.0.0.1', localAddress: STRANGER });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.write(words);
  const drip = setInterval(() => more && socket.write(more), 500);
  await Promise.race([closed, pause(seconds * 1000)]);
  clearInterval(drip);
  socket.destroy();
}

const upgrade =
  'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`;

const FLOODS: Readonly<Record<string, () => Promise<unknown>>> = {
  'nothing at all': () => pause(seconds * 1000),
  'pings and pongs, 20 sockets': () =>
    crowd(20, () =>
      flood((socket) => {
        for (let i = 0; i < 100; i++) i % 2 ? socket.ping(payload) : socket.pong(payload);
      }, 20),
    ),
  'messages, 20 sockets': () =>
    crowd(20, () =>
      flood((socket) => {
        for (let i = 0; i < 50; i++) socket.send(i % 2 ? '{"t":"look","id":1,"since":0}' : '{"t":');
      }, 20),
    ),
  'a reconnect storm, 150 onlookers': () =>
    crowd(150, async () => {
      const socket = await opened();
      socket.on('error', () => {});
      const seen = new Promise<void>((resolve) => socket.on('message', (data) => String(data).startsWith('{"t":"view"') && resolve()));
      socket.send(hello);
      await Promise.race([seen, pause(5000)]);
      await pause(1000);
      socket.terminate();
    }),
  'lines that say nothing or half a request, 1000': () =>
    Promise.all([
      crowd(500, () => line(upgrade, '')),
      crowd(250, () => line('GET /api/lobby HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'x')),
      crowd(250, () => line('POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\nContent-Type: application/json\r\n\r\n', ' ')),
    ]),
  'lines that read nothing, 50': () =>
    crowd(50, async () => {
      const socket = await opened();
      socket.on('error', () => {});
      socket.send(hello);
      await pause(200);
      socket.pause();
      const until = Date.now() + 5000;
      for (let id = 1; going && Date.now() < until && socket.readyState === WebSocket.OPEN; id++) {
        socket.send(`{"t":"look","id":${id}}`);
        await pause(250);
      }
      socket.terminate();
    }),
};

const rss = async (): Promise<number> => {
  const text = await (await fetch(`${child.at.http}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0) / 1024 / 1024;
};
const before = await rss();
let ok = true;
await pause(3000);
for (const [name, begin] of Object.entries(FLOODS)) {
  going = true;
  await room.waits();
  const done = begin();
  await pause(seconds * 1000);
  const waits = await room.waits();
  going = false;
  await done;
  const grown = (await rss()) - before;
  const held = waits.count > 0 && waits.p99Busy <= MOST_P99_MS && grown <= MOST_GROWN_MB;
  ok &&= held;
  console.log(`${held ? 'ok  ' : 'FAIL'} ${name}: ${said(waits)}; ${grown.toFixed(0)} MB more than at the beginning`);
  await pause(1000);
}
room.end();
await child.end();
folder.remove();
console.log(`${ok ? 'ok  ' : 'FAIL'} the server's part of a neighbour's wait is at most ${MOST_P99_MS} ms at p99 in all of them`);
process.exit(ok ? 0 : 1);
