// Several servers over one PostgreSQL and one Redis, behind nginx, and one of them is killed again and again:
//   npm run soak:cluster [-- --servers 3 --rooms 20 --kills 5 --pause 250]
// Starts everything itself. Without nginx on the machine clients go to the servers in turn.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type GameFile, GameLink } from '@holdout/protocol';
import { type Child, startChild } from '../test/support/child.ts';
import { temporaryFolder } from '../test/support/config.ts';
import { type Address, openSocket, TestGuest, toyWish, until } from '../test/support/guest.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { startRedis } from '../test/support/redis.ts';

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '3' },
    rooms: { type: 'string', default: '20' },
    kills: { type: 'string', default: '5' },
    pause: { type: 'string', default: '250' },
  },
});
const [servers, rooms, kills, pauseMs] = [values.servers, values.rooms, values.kills, values.pause].map(Number) as [
  number,
  number,
  number,
  number,
];
const folder = temporaryFolder();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** The example of ops/nginx.conf with these servers in it, so that what is documented is what is tried. */
async function startNginx(ports: readonly number[]): Promise<{ readonly at: Address; readonly process: ChildProcess } | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const port = await freePort();
  const example = readFileSync(fileURLToPath(new URL('../../../ops/nginx.conf', import.meta.url)), 'utf8');
  const conf = example
    .replace(/^ *resolver .*\n/m, '')
    .replace(/^ *server holdout:3000.*\n/m, ports.map((one) => `    server 127.0.0.1:${one} max_fails=0;\n`).join(''))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace(
      'worker_processes auto;',
      `worker_processes 1; pid ${join(folder.path, 'nginx.pid')}; daemon off; error_log ${join(folder.path, 'error.log')};`,
    )
    .replace(
      'http {',
      `http { access_log off; client_body_temp_path ${folder.path}; proxy_temp_path ${folder.path}; fastcgi_temp_path ${folder.path}; uwsgi_temp_path ${folder.path}; scgi_temp_path ${folder.path};`,
    );
  const file = join(folder.path, 'nginx.conf');
  writeFileSync(file, conf);
  const process_ = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  process.once('exit', () => process_.kill('SIGKILL'));
  await sleep(500);
  return { at: { http: `http://127.0.0.1:${port}`, socket: `ws://127.0.0.1:${port}/socket` }, process: process_ };
}

interface Played {
  readonly code: string;
  readonly host: TestGuest;
  readonly links: readonly GameLink[];
  readonly acknowledged: Map<number, string>;
}

let stopped = false;

async function playOn(table: Played, link: GameLink): Promise<void> {
  for (let turn = 0; !stopped; turn++) {
    const { status, options, tick, team, view } = link.state;
    if (status === 'open' && options && view) {
      if (view.ask?.by === -1) await link.request({ t: 'agree', tick, key: team?.key ?? 'a=2,b=0' });
      else {
        const key = options[turn % options.length]?.key ?? 'pass';
        const reply = await link.request({ t: 'answer', tick, key });
        if (reply.ok) table.acknowledged.set(tick + 1, key);
      }
    }
    await sleep(pauseMs);
  }
}

async function seat(at: () => Address, bots: boolean): Promise<Played> {
  const host = await TestGuest.come(at(), 'Host');
  const guest = await TestGuest.come(at(), 'Guest');
  const seats = bots ? 3 : 2;
  const room = await host.create(toyWish(seats, bots ? { bots: [{ seat: 2, bot: 'first' }] } : {}));
  const code = room.room as string;
  const links: GameLink[] = [];
  for (const [i, one] of [host, guest].entries()) {
    const link = new GameLink({ url: at().socket, room: code, token: one.guest.token, open: (url) => openSocket(near(url)), wait: 100 });
    await until(() => link.state.status === 'open', 'welcome', 30_000);
    const reply = await link.request({ t: 'seat', seat: i, do: 'claim' });
    if (!reply.ok) throw new Error(`claim: ${reply.code}`);
    links.push(link);
  }
  await links[0]?.request({ t: 'start' });
  const table = { code, host, links, acknowledged: new Map<number, string>() };
  for (const link of links) void playOn(table, link);
  return table;
}

/** Without nginx a client that comes back tries another server. */
let near = (url: string): string => url;

const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
const databaseUrl = await postgres.database();
const limits = {
  MESSAGES_PER_SECOND: '100000',
  MAX_CONNECTIONS_PER_ADDRESS: '100000',
  REQUESTS_PER_MINUTE: '1000000',
  GUESTS_PER_MINUTE: '100000',
  GAMES_PER_MINUTE: '100000',
  REPLAYS_PER_MINUTE: '100000',
};
const ports = await Promise.all(Array.from({ length: servers }, freePort));
const begin = (port: number): Promise<Child> =>
  startChild({ DATABASE_URL: databaseUrl, REDIS_URL: redis.url, PORT: String(port), ...limits });
const fleet: Child[] = [];
for (const port of ports) fleet.push(await begin(port));
const nginx = await startNginx(ports);
let turn = 0;
const inTurn = (): Address => (fleet[turn++ % fleet.length] as Child).at;
const at = (): Address => nginx?.at ?? inTurn();
if (!nginx) near = () => inTurn().socket;
console.log(
  `${servers} servers, PostgreSQL, Redis, ${nginx ? 'nginx' : 'no nginx: servers in turn'}; ${rooms} rooms, an answer every ${pauseMs} ms each person`,
);

const tables: Played[] = [];
for (let i = 0; i < rooms; i++) tables.push(await seat(at, i % 2 === 1));
await sleep(2000);

let slowest = 0;
for (let kill = 1; kill <= kills; kill++) {
  const victim = kill % servers;
  const before = tables.map((table) => Math.max(...table.links.map((link) => link.state.tick)));
  await (fleet[victim] as Child).kill();
  const from = performance.now();
  await until(() => tables.every((table) => table.links.every((link) => link.state.status === 'open')), 'everyone is back', 30_000);
  const back = performance.now() - from;
  await until(
    () => tables.every((table, i) => table.links.every((link) => link.state.tick > (before[i] ?? 0) + 2)),
    'every table goes on',
    30_000,
  );
  const goes = performance.now() - from;
  slowest = Math.max(slowest, back);
  console.log(
    `     kill ${kill}: server ${victim + 1}, all clients back after ${Math.round(back)} ms, all tables (bots too) on after ${Math.round(goes)} ms`,
  );
  fleet[victim] = await begin(ports[victim] as number);
  await sleep(1000);
}

stopped = true;
await sleep(1500);
let acknowledged = 0;
let lost = 0;
for (const table of tables) {
  const { body } = await table.host.call('GET', `/games/${table.code}/replay`);
  const stored = new Map((body as unknown as GameFile).steps.map((step) => [step.tick, step.key]));
  acknowledged += table.acknowledged.size;
  for (const [tick, key] of table.acknowledged) if (stored.get(tick) !== key) lost++;
  const ticks = (body as unknown as GameFile).steps.map((step) => step.tick);
  if (ticks.some((tick, i) => tick !== i + 1)) lost++;
}
const ok = lost === 0;
console.log(
  `${ok ? 'ok  ' : 'FAIL'} ${kills} kills: ${acknowledged} answers acknowledged, ${lost} lost; slowest return ${Math.round(slowest)} ms`,
);
for (const table of tables) for (const link of table.links) link.close();
for (const child of fleet) await child.end();
nginx?.process.kill('SIGTERM');
await redis.stop();
await postgres.stop();
folder.remove();
process.exit(ok ? 0 : 1);
