// Missions nobody should send, through the real server, while people play in another room:
//   npm run fuzz:server -- [--missions 100000] [--seed 1] [--from 0] [--senders 6] [--play 1] [--seconds N]
// Every file is a book's mission bent at random; what the server takes is started and played for some answers
// (with `--play 10` every tenth of them). Counted: internal errors
// (in replies and in the log), servers that ended, and how long the loop was kept from the other room. The machine may be busy with other
// things, so a wait counts as the server's when the server's own thread computed during it (/proc/PID/schedstat), not when it stood in line.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { GameWish } from '@holdout/protocol';
import { hostileFile } from '../../lab/src/hostile/make-file.ts';
import { startChild } from '../test/support/child.ts';
import { temporaryFolder } from '../test/support/config.ts';
import { TestGuest, until } from '../test/support/guest.ts';
import { picker, realWish } from '../test/support/real.ts';
import { moveIn, said } from './neighbours.ts';

const { values } = parseArgs({
  options: {
    missions: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    senders: { type: 'string', default: '6' },
    play: { type: 'string', default: '1' },
    /** stops then, whatever is left */
    seconds: { type: 'string', default: '100000' },
  },
});
const [missions, from, senders, seconds, every] = [values.missions, values.from, values.senders, values.seconds, values.play].map(
  Number,
) as [number, number, number, number, number];
const ANSWERS = 5;
const MOST_STALLED_MS = 100;
const CONTROL_MS = 15_000;

const folder = temporaryFolder();
const limits = {
  SQLITE_FILE: join(folder.path, 'fuzz.sqlite'),
  LOG_LEVEL: 'error',
  ROOM_IDLE_SECONDS: '5',
  MESSAGES_PER_SECOND: '100000',
  MAX_CONNECTIONS_PER_ADDRESS: '100000',
  REQUESTS_PER_MINUTE: '10000000',
  GUESTS_PER_MINUTE: '10000000',
  GAMES_PER_MINUTE: '10000000',
};
const child = await startChild(limits, fileURLToPath(new URL('../src/main.ts', import.meta.url)));
let ended = false;
child.process.once('exit', () => {
  ended = true;
});

const counts: Record<string, number> = {};
const count = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1;
};
const failures: string[] = [];
let tried = 0;
let answers = 0;

async function play(guest: TestGuest, room: string, seats: number, pick: (count: number) => number): Promise<void> {
  // A machine that is busy with other things may let it wait; that is no failure of the server's.
  const link = await guest.enter(room, { patience: 60_000 });
  try {
    for (let seat = 0; seat < seats; seat++) await link.request({ t: 'seat', seat, do: 'claim' });
    const started = await link.request({ t: 'start' });
    if (!started.ok) return count(`start ${started.code}`);
    count('started');
    for (let i = 0; i < ANSWERS && link.state.room?.phase === 'running'; i++) {
      await until(() => link.state.options !== null || link.state.room?.phase !== 'running', 'asked', 30_000);
      const { options, tick, view } = link.state;
      if (!options || link.state.room?.phase !== 'running') break;
      const key = options[pick(options.length)]?.key ?? '';
      const reply = view?.ask?.by === -1 ? await link.request({ t: 'decide', tick }) : await link.answer(key);
      if (!reply.ok) return count(`answer ${reply.code}`);
      answers++;
    }
  } finally {
    link.close();
  }
}

async function sendOne(guest: TestGuest, number: number): Promise<void> {
  const seed = `${values.seed}:${number}`;
  const { mission, options } = hostileFile(seed);
  const edition = (mission as { id?: unknown } | null)?.id;
  const book = typeof edition === 'string' ? (edition.split('/')[0] ?? '') : 'black-plague';
  const known = realWish(book as never, '', 2).setup;
  const seats = known.seats.some((seat) => seat.length === 0) ? [['ann'], ['baldric']] : known.seats;
  const wish = { setup: { edition: book, mission, seats, options } } as unknown as GameWish;
  const { status, body } = await guest.call('POST', '/games', wish);
  count(`made ${status}`);
  if (status >= 500 || body.error === 'internal') failures.push(`${seed}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
  if (status !== 201 || number % every !== 0) return;
  await play(guest, (body.room as { room: string }).room, seats.length, picker(number + 1));
}

const began = Date.now();
let next = from;
async function sender(): Promise<void> {
  const guest = await TestGuest.come(child.at, 'Sender');
  while (next < from + missions && !ended && Date.now() - began < seconds * 1000) {
    const number = next++;
    await sendOne(guest, number).catch((error) => failures.push(`${values.seed}:${number}: ${String(error)}`));
    tried++;
    if (tried % 1000 === 0)
      console.log(`     ${tried} missions, ${Math.round(tried / ((Date.now() - began) / 1000))} a second, ${JSON.stringify(counts)}`);
  }
}

const room = await moveIn(child);
await new Promise((resolve) => setTimeout(resolve, CONTROL_MS));
const control = await room.waits();
await Promise.all(Array.from({ length: senders }, sender));
const waits = await room.waits();
room.end();
const metrics = await (await fetch(`${child.at.http}/metrics`)).text();
const internal = Number(/^holdout_errors_total\{code="internal"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
await child.end();
folder.remove();

const errors = child.logged.filter((line) => !line.includes('could not be let in'));
console.log(`     the other room before: ${said(control)}`);
console.log(`     the other room during: ${said(waits)}`);
console.log(`     ${JSON.stringify(counts)}, ${answers} answers`);
for (const line of [...failures, ...errors].slice(0, 20)) console.log(`     ${line}`);
const ok = failures.length === 0 && errors.length === 0 && internal === 0 && waits.busiest <= MOST_STALLED_MS;
console.log(
  `${ok ? 'ok  ' : 'FAIL'} ${tried} missions (seed ${values.seed}, ${from} to ${next - 1}) in ${Math.round((Date.now() - began) / 1000)} s: ${failures.length} failures, ` +
    `${internal} internal errors, ${errors.length} error lines in the log, longest stall of the loop ${waits.busiest.toFixed(0)} ms of ${MOST_STALLED_MS} allowed`,
);
process.exit(ok ? 0 : 1);
