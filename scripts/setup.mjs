// Makes a fresh machine ready. Quick when everything is there already.
//   node scripts/setup.mjs          npm packages
//   node scripts/setup.mjs --test   also Chromium, PostgreSQL and Redis for the tests
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const onPath = (...names) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => names.some((name) => existsSync(join(folder, name))));

/** Debian keeps the PostgreSQL server out of the PATH, one folder per version. */
function hasPostgres() {
  const folder = '/usr/lib/postgresql';
  return onPath('initdb') || (existsSync(folder) && readdirSync(folder).some((version) => existsSync(join(folder, version, 'bin/initdb'))));
}

const programs = [
  {
    name: 'Chromium',
    package: 'chromium',
    there: () => Boolean(process.env.CHROMIUM_PATH) || onPath('chromium', 'chromium-browser', 'google-chrome'),
  },
  { name: 'PostgreSQL server', package: 'postgresql', there: hasPostgres },
  { name: 'Redis server', package: 'redis-server', there: () => onPath('redis-server', 'valkey-server') },
];

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Runs `npm ci` unless node_modules was made from this very lock file. */
function ensureNodeModules() {
  const stamp = join(root, 'node_modules/.holdout-lock');
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted) return true;
  console.log('Installing npm packages…');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) return false;
  writeFileSync(stamp, `${wanted}\n`);
  return true;
}

function ensurePrograms() {
  const missing = programs.filter((program) => !program.there());
  if (missing.length === 0) return true;
  const names = missing.map((program) => program.name).join(', ');
  if (!onPath('apt-get')) {
    console.error(`The tests need: ${names}. This system has no apt-get; please install them yourself and run again.`);
    console.error('A Chromium outside the PATH is found through CHROMIUM_PATH.');
    return false;
  }
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !onPath('sudo')) {
    console.error(
      `The tests need: ${names}. Please install as root: apt-get install ${missing.map((program) => program.package).join(' ')}`,
    );
    return false;
  }
  console.log(`Installing ${names}…`);
  const apt = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    return isRoot ? run(command[0], command.slice(1)) : run('sudo', command);
  };
  apt('update');
  if (!apt('install', '-y', '--no-install-recommends', ...missing.map((program) => program.package))) return false;
  const still = programs.filter((program) => !program.there());
  for (const program of still) console.error(`${program.name} is still missing after installing the package ${program.package}.`);
  return still.length === 0;
}

export function setup({ test = false } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Holdout needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
    return false;
  }
  return ensureNodeModules() && (!test || ensurePrograms());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(setup({ test: process.argv.includes('--test') }) ? 0 : 1);
