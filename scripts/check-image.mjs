// What the Dockerfile does, step by step, without a container engine: a folder with the built server and its production packages only, run by
// a plain user from a place nothing can be written to but its data, asked for its health as the image's health check does.
//   node scripts/check-image.mjs [--keep]
// Needs the registry the lock file names (npm ci) and, for the other user and the read-only mount, root; without root both are left out and said so.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'holdout-image-'));
const app = join(home, 'app');
const data = join(home, 'data');
const isRoot = process.getuid?.() === 0;
/** node's in the image; nobody's here */
const USER = isRoot ? { uid: 65534, gid: 65534 } : {};
const run = (program, args, cwd) => execFileSync(program, args, { cwd, stdio: 'pipe', encoding: 'utf8' });
let failed = false;
const report = (line, ok) => {
  if (!ok) failed = true;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${line}`);
};
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const docker = readFileSync(join(root, 'Dockerfile'), 'utf8');
for (const [what, step] of [
  ['a plain user', /^USER node$/m],
  ['a health check', /^HEALTHCHECK .*/m],
  ['packages of the lock file without dev ones', /npm ci --omit=dev --workspace packages\/server/],
  ['the built server', /build-server\.mjs --out \/built/],
])
  report(`the Dockerfile has ${what}`, step.test(docker));

run(process.execPath, ['scripts/build-server.mjs', '--out', app], root);
// As the image: the lock file's packages, in a folder of their own so that ours stay as they are.
const packages = join(home, 'packages-only');
mkdirSync(packages);
for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(packages, file));
for (const name of ['engine', 'content', 'bots', 'protocol', 'lab', 'server', 'web']) {
  mkdirSync(join(packages, 'packages', name), { recursive: true });
  cpSync(join(root, 'packages', name, 'package.json'), join(packages, 'packages', name, 'package.json'));
}
run('npm', ['ci', '--omit=dev', '--workspace', 'packages/server', '--no-audit', '--no-fund', '--loglevel=error'], packages);
rmSync(join(packages, 'node_modules/@holdout'), { recursive: true, force: true });
cpSync(join(packages, 'node_modules'), join(app, 'node_modules'), { recursive: true, verbatimSymlinks: true });
const dev = ['typescript', 'vitest', 'tsx', 'rolldown', '@biomejs/biome', 'knip'].filter((name) =>
  existsSync(join(app, 'node_modules', name)),
);
report(`no dev packages (${run('du', ['-sm', app]).split('\t')[0]} MB in all)`, dev.length === 0);
mkdirSync(join(app, 'web'));
writeFileSync(join(app, 'web/index.html'), '<!doctype html><title>Holdout</title>');

mkdirSync(data);
if (isRoot) {
  chownSync(data, USER.uid, USER.gid);
  run('chmod', ['755', home]);
  run('mount', ['--bind', app, app]);
  run('mount', ['-o', 'remount,bind,ro', app]);
} else console.log('     not root: the same user, and a folder that could be written to');

const port = await freePort();
const began = performance.now();
// Word for word as the image starts it.
const [, ...begin] = JSON.parse(/^CMD (\[.*\])$/m.exec(docker)?.[1] ?? '[]');
const server = spawn(process.execPath, begin, {
  ...USER,
  cwd: app,
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SQLITE_FILE: join(data, 'holdout.sqlite'),
    WEB_DIST: join(app, 'web'),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => server.once('exit', resolve));
try {
  // Word for word the image's own check.
  const check = JSON.parse(/CMD (\["node", "-e".*\])$/m.exec(docker)?.[1] ?? '[]');
  let healthy = false;
  for (let tries = 0; tries < 100 && !healthy; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    try {
      execFileSync(process.execPath, check.slice(1), { env: { ...process.env, PORT: String(port) }, stdio: 'pipe' });
      healthy = true;
    } catch {}
  }
  report(`the image's health check passes ${Math.round(performance.now() - began)} ms after the start`, healthy);
  const ready = await fetch(`http://127.0.0.1:${port}/ready`);
  report(`/ready ${ready.status}: it can store`, ready.status === 200);
  const guest = await fetch(`http://127.0.0.1:${port}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nick: 'Image' }),
  });
  report(`a guest comes in: ${guest.status}`, guest.status === 201);
  if (isRoot) {
    const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
    report(`it runs as user ${uid}, its folder can only be read`, uid === String(USER.uid));
  }
  run(process.execPath, ['admin.js', 'help'], app);
  report('the admin command is there', true);
  server.kill('SIGTERM');
  report('SIGTERM: exit 0', (await ended) === 0);
} finally {
  server.kill('SIGKILL');
  if (isRoot) run('umount', ['-l', app]);
  if (!process.argv.includes('--keep')) rmSync(home, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
