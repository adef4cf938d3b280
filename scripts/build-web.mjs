// Builds packages/web/dist when the sources it is made of changed since the last build.
//   node scripts/build-web.mjs [--force] [--size]   --size also checks the budget of the first load
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'packages/web/dist');
const stamp = join(root, 'node_modules/.cache/holdout-web');
const sources = ['package-lock.json', ...['engine', 'content', 'bots', 'protocol', 'web'].map((name) => `packages/${name}`)];
/** `.cache` is where the types go that other stages write meanwhile: with them in it every change of theirs had the same client built again. */
const skipped = new Set(['node_modules', '.cache', 'dist', 'test', 'e2e', 'bench']);

/** Gzipped script the page loads before it can draw, in bytes. */
const firstLoadBudget = 150 * 1024;

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) if (!skipped.has(name)) yield* filesUnder(join(path, name));
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesUnder(join(root, source))) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

export function buildWeb({ force = false } = {}) {
  const wanted = sourcesHash();
  const current = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '';
  if (!force && current === wanted && existsSync(join(dist, 'index.html'))) return true;
  console.log('Building the web client…');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    stdio: 'inherit',
  });
  if (status !== 0) return false;
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  writeFileSync(stamp, `${wanted}\n`);
  return true;
}

/** The scripts index.html names itself: the entry and what it preloads. */
function checkFirstLoad() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const scripts = new Set([...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map((match) => match[1]));
  let total = 0;
  for (const script of scripts) {
    const size = gzipSync(readFileSync(join(dist, script))).length;
    total += size;
    console.log(`${(size / 1024).toFixed(1).padStart(8)} KB gzip  ${script}`);
  }
  console.log(`${(total / 1024).toFixed(1).padStart(8)} KB gzip  first load, of ${firstLoadBudget / 1024} KB allowed`);
  return total <= firstLoadBudget;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!buildWeb({ force: process.argv.includes('--force') })) process.exit(1);
  else if (process.argv.includes('--size') && !checkFirstLoad()) {
    console.error('The first load is over its budget.');
    process.exit(1);
  }
}
