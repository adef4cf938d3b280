// Makes a fresh machine ready. Quick when everything is there already.
//   node scripts/setup.mjs          npm packages
//   node scripts/setup.mjs --test   also Chromium, PostgreSQL and Redis for the tests
import { spawn, spawnSync } from 'node:child_process';
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

/** Of several packages the first one the system knows is installed. */
const programs = [
  {
    name: 'Chromium',
    // without windows it is smaller and computes less for the same pages; not every system has it
    packages: ['chromium-headless-shell', 'chromium'],
    there: () => Boolean(process.env.CHROMIUM_PATH) || onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'),
  },
  { name: 'PostgreSQL server', packages: ['postgresql'], there: hasPostgres },
  { name: 'Redis server', packages: ['redis-server'], there: () => onPath('redis-server', 'valkey-server') },
];

function run(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Runs `npm ci` unless node_modules was made from this very lock file. */
async function ensureNodeModules() {
  const stamp = join(root, 'node_modules/.holdout-lock');
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted) return true;
  console.log('Installing npm packages…');
  if (!(await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']))) return false;
  writeFileSync(stamp, `${wanted}\n`);
  return true;
}

const known = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
const packageOf = ({ packages }) => packages.find(known) ?? packages.at(-1);

/** Programs only the tests need. */
export async function ensurePrograms() {
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
    console.error(`The tests need: ${names}. Please install as root: apt-get install ${missing.map(packageOf).join(' ')}`);
    return false;
  }
  console.log(`Installing ${names}…`);
  // somebody else may be installing just now
  const apt = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300', ...args];
    return isRoot ? run(command[0], command.slice(1)) : run('sudo', command);
  };
  await apt('update');
  if (!(await apt('install', '-y', '--no-install-recommends', ...missing.map(packageOf)))) return false;
  const still = programs.filter((program) => !program.there());
  for (const program of still) console.error(`${program.name} is still missing after installing the package ${packageOf(program)}.`);
  return still.length === 0;
}

export async function setup() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Holdout needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
    return false;
  }
  return ensureNodeModules();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ready = (await setup()) && (!process.argv.includes('--test') || (await ensurePrograms()));
  process.exit(ready ? 0 : 1);
}
