// The long versions of the tests: npm run soak:server [-- --kills 200 --messages 100000]
// or hours of play with faults at random: npm run soak:server -- --hours 2 [--seed 1 --rooms 8 --pause 1000 --every 15]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startChild } from '../test/support/child.ts';
import { temporaryFolder } from '../test/support/config.ts';
import { attack } from '../test/support/fuzzing.ts';
import { TestGuest } from '../test/support/guest.ts';
import { killAgainAndAgain } from '../test/support/killing.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { seatTable } from '../test/support/table.ts';
import { type Soak, soakFor } from './hours.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    messages: { type: 'string', default: '100000' },
    hours: { type: 'string' },
    seed: { type: 'string', default: '1' },
    rooms: { type: 'string', default: '8' },
    pause: { type: 'string', default: '1000' },
    every: { type: 'string', default: '15' },
  },
});
if (values.hours !== undefined) {
  const [hours, seed, rooms, pauseMs, every] = [values.hours, values.seed, values.rooms, values.pause, values.every].map(Number);
  process.exit((await soakFor({ hours, seed, rooms, pauseMs, every } as Soak)) ? 0 : 1);
}
const kills = Number(values.kills);
const messages = Number(values.messages);
const folder = temporaryFolder();
let failed = false;

const report = (line: string, ok: boolean) => {
  if (!ok) failed = true;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${line}`);
};

async function killing(name: string, environment: Record<string, string>): Promise<void> {
  const from = Date.now();
  const outcome = await killAgainAndAgain(environment, kills, Number(values.seed), (done) => {
    if (done % 25 === 0) console.log(`     ${name}: ${done} of ${kills}`);
  });
  const seconds = Math.round((Date.now() - from) / 1000);
  report(
    `${name}: killed ${outcome.kills} times, ${outcome.acknowledged} answers acknowledged, ${outcome.lost.length} lost, ${seconds} s`,
    outcome.lost.length === 0,
  );
}

async function heapOf(http: string): Promise<number> {
  const text = await (await fetch(`${http}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}

async function fuzzing(): Promise<void> {
  const child = await startChild({
    SQLITE_FILE: join(folder.path, 'fuzz.sqlite'),
    MESSAGES_PER_SECOND: '100000',
    MAX_CONNECTIONS_PER_ADDRESS: '1000',
  });
  let crashed = false;
  child.process.once('exit', () => {
    crashed = true;
  });
  const table = await seatTable(child.at, 2);
  const stranger = await TestGuest.come(child.at, 'Stranger');
  const overheard = [{ t: 'answer', id: 1, tick: 0, key: 'noise:1' }];
  const rounds = 10;
  const codes: Record<string, number> = {};
  let sent = 0;
  let strange = 0;
  let heapAfterFirst = 0;
  for (let round = 1; round <= rounds; round++) {
    const plan = {
      at: child.at,
      room: table.code,
      watch: table.watch,
      token: stranger.guest.token,
      messages: messages / rounds,
      seed: round,
      overheard,
    };
    const outcome = await attack(plan);
    sent += outcome.sent;
    strange += outcome.strange.length;
    for (const [code, count] of Object.entries(outcome.codes)) codes[code] = (codes[code] ?? 0) + count;
    if (round === 1) heapAfterFirst = await heapOf(child.at.http);
  }
  const heap = await heapOf(child.at.http);
  const untouched = table.links[0]?.state.tick === 0;
  const answered = await table.links[0]?.answer('noise:1');
  table.leave();
  console.log(`     codes: ${JSON.stringify(codes)}`);
  report(
    `fuzz: ${sent} bad messages, crashed: ${crashed}, strange replies: ${strange}, internal errors: ${codes.internal ?? 0}`,
    !crashed && strange === 0 && !codes.internal,
  );
  report(`fuzz: the game was untouched (${untouched}) and plays on (${answered?.ok})`, untouched && answered?.ok === true);
  const grown = (heap - heapAfterFirst) / 1024 / 1024;
  report(`fuzz: heap grew by ${grown.toFixed(1)} MB after the first tenth`, grown < 40);
  await child.end();
}

const cluster = await startPostgres({ durable: true });
try {
  await fuzzing();
  await killing('SQLite', { SQLITE_FILE: join(folder.path, 'kill.sqlite') });
  await killing('PostgreSQL', { DATABASE_URL: await cluster.database() });
} finally {
  await cluster.stop();
  folder.remove();
}
process.exit(failed ? 1 : 0);
