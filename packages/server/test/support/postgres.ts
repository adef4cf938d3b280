// A PostgreSQL of our own for the tests: a cluster in a temporary folder on a free port, gone afterwards.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface Cluster {
  /** A fresh, empty database. */
  database(): Promise<string>;
  /** Down for so long and up again on the same port; `crash`: without a goodbye to anyone. */
  restart(awayMs: number, crash?: boolean): Promise<void>;
  /** Breaks every connection to a database. */
  cut(url: string): Promise<void>;
  /** Nothing can be stored in a database for so long: everyone who tries waits. */
  hold(url: string, ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Debian keeps the server out of the PATH, one folder per version; the newest is taken. */
function findProgram(name: string): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

function programs(): { readonly initdb: string; readonly postgres: string } {
  for (const last of [false, true]) {
    const initdb = findProgram('initdb');
    const postgres = findProgram('postgres');
    if (initdb && postgres) return { initdb, postgres };
    if (!last)
      spawnSync(process.execPath, [fileURLToPath(new URL('../../../../scripts/setup.mjs', import.meta.url)), '--test'], {
        stdio: 'inherit',
      });
  }
  throw new Error(
    'These tests need PostgreSQL and could not install it: run `apt-get install postgresql` (or your system’s equivalent) and try again.',
  );
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user `postgres` or `nobody` to run it as.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** `durable`: writes wait for the disk, as in earnest; otherwise the tests are faster. */
export async function startPostgres({ durable = false } = {}): Promise<Cluster> {
  const { initdb, postgres } = programs();
  const user = otherUser();
  const home = mkdtempSync(join(tmpdir(), 'holdout-pg-'));
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) for (const path of [home, data]) chownSync(path, user.uid, user.gid);
  execFileSync(initdb, ['-D', data, '-U', 'holdout', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'], {
    ...user,
    stdio: 'pipe',
    cwd: home,
  });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${home}`,
    'max_connections=100',
    `fsync=${durable ? 'on' : 'off'}`,
  ];
  const begin = () =>
    spawn(postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], { ...user, cwd: home, stdio: 'ignore' });
  let server = begin();
  const killIt = () => server.kill('SIGKILL');
  process.once('exit', killIt);
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const address = (database: string) => `postgres://holdout@127.0.0.1:${port}/${database}`;
  await answers(address('postgres'));
  let count = 0;
  return {
    database: async () => {
      const name = `games_${++count}`;
      await query(address('postgres'), `create database ${name}`);
      return address(name);
    },
    restart: async (awayMs, crash = false) => {
      await end(crash ? 'SIGQUIT' : 'SIGINT');
      await new Promise((resolve) => setTimeout(resolve, awayMs));
      server = begin();
      await answers(address('postgres'));
    },
    cut: (url) =>
      query(
        address('postgres'),
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(url).pathname.slice(1)}'`,
      ),
    hold: (url, ms) => query(url, `begin; lock table entries in access exclusive mode; select pg_sleep(${ms / 1000}); commit`),
    stop: async () => {
      process.off('exit', killIt);
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (tries > 150) throw new Error(`PostgreSQL did not come up: ${String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
