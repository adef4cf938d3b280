// Two people of another room, in a process of their own: one plays, one asks the server for a sign of life every 20 ms (or `EVERY`).
import { readFileSync } from 'node:fs';
import { GameLink, PROTOCOL_VERSION } from '@holdout/protocol';
import { WebSocket } from 'ws';
import { openSocket } from '../test/support/guest.ts';

export interface Waits {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** of one wait, so much the server's own thread computed: the rest it stood in line for a processor */
  readonly busiest: number;
  /** the same of one wait in a hundred */
  readonly p99Busy: number;
}

const { SOCKET = '', ROOM = '', TOKENS = '', SERVER = '', EVERY = '20' } = process.env;
const [first = '', second = ''] = TOKENS.split(' ');
const EVERY_MS = Number(EVERY);
const ANSWER_EVERY_MS = 500;

/** Milliseconds the server's main thread has computed so far. */
const computed = (): number => Number(readFileSync(`/proc/${SERVER}/task/${SERVER}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

let times: number[] = [];
let busy: number[] = [];

function ping(): void {
  const socket = new WebSocket(SOCKET);
  let sent: { at: number; computed: number } | null = null;
  socket.on('open', () => {
    socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, room: ROOM, token: second }));
    process.send?.('ready');
  });
  socket.on('error', () => {});
  socket.on('message', (data) => {
    if (!sent || !data.toString().startsWith('{"t":"pong"')) return;
    times.push(performance.now() - sent.at);
    busy.push(computed() - sent.computed);
    sent = null;
  });
  setInterval(() => {
    if (sent || socket.readyState !== WebSocket.OPEN) return;
    sent = { at: performance.now(), computed: computed() };
    socket.send('{"t":"ping","at":0}');
  }, EVERY_MS);
}

/** Answers are under way as well, so that the other room is one in play. */
async function play(): Promise<void> {
  const link = new GameLink({ url: SOCKET, room: ROOM, token: first, open: openSocket, wait: 100 });
  for (;;) {
    const { options, view, tick } = link.state;
    if (view?.ask?.by === -1) await link.request({ t: 'decide', tick });
    else if (options) await link.answer(options[tick % options.length]?.key ?? '');
    await new Promise((resolve) => setTimeout(resolve, ANSWER_EVERY_MS));
  }
}

const share = (sorted: readonly number[], of: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN;

process.on('message', () => {
  const waited = times.toSorted((a, b) => a - b);
  const computing = busy.toSorted((a, b) => a - b);
  process.send?.({
    count: waited.length,
    p50: share(waited, 0.5),
    p99: share(waited, 0.99),
    longest: waited.at(-1) ?? Number.NaN,
    busiest: computing.at(-1) ?? Number.NaN,
    p99Busy: share(computing, 0.99),
  } satisfies Waits);
  times = [];
  busy = [];
});
process.on('disconnect', () => process.exit(0));
ping();
void play();
