// npm test: makes the machine ready, then runs every check in order and says at the end what failed.
//   node scripts/test.mjs [--only typecheck,unit]
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePrograms, setup } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => join(root, path);

const node = process.execPath;
const bin = (path) => at(`node_modules/${path}`);
const lab = 'packages/lab/src/main.ts';
const golden = '**/golden.test.ts';
const e2e = 'packages/web/e2e/run.ts';

const caseFolders = () => ['cases', '../shared/cases'].filter((folder) => existsSync(at(folder)));

/** Which way imports point. */
const ROOMS = ['--config', '.dependency-cruiser.mjs'].concat(
  ['engine', 'content', 'bots', 'protocol'].map((name) => `packages/${name}/src`),
);

/**
 * A stage has a name and a command. Two run at a time and say what they found when they end: unit tests wait for timers, kills and outages, and
 * meanwhile the others compute, long ones first. Those that need a program wait until it is installed. The browser comes last, beside no more than what is still running of the others, and says what it
 * finds as it finds it; what fails there is looked at again, alone.
 */
const stages = [
  { name: 'unit', programs: true, command: () => [bin('vitest/vitest.mjs'), 'run', '--exclude', golden] },
  { name: 'typecheck', command: () => [bin('typescript/bin/tsc'), '-b', '--pretty', 'false'] },
  { name: 'web', command: () => ['scripts/build-web.mjs', '--size'] },
  { name: 'package', command: () => ['scripts/build-engine.mjs', '--try'] },
  { name: 'fuzz', command: () => ['--import', './scripts/ts.mjs', lab, 'fuzz', '--smoke'] },
  { name: 'golden', command: () => [bin('vitest/vitest.mjs'), 'run', 'golden.test', '--maxWorkers=1'] },
  { name: 'rooms', command: () => [bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...ROOMS] },
  { name: 'cases', command: () => ['--import', './scripts/ts.mjs', lab, 'cases', ...caseFolders()] },
  { name: 'any-reads', command: () => ['scripts/any-reads.mjs'] },
  { name: 'lint', command: () => [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'knip', command: () => [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
  { name: 'coverage', command: () => ['--import', './scripts/ts.mjs', lab, 'cases-coverage'] },
  { name: 'labels', command: () => ['scripts/check-labels.mjs'] },
  { name: 'imports', command: () => ['scripts/check-imports.mjs'] },
  { name: 'points', command: () => ['scripts/points.mjs', '--check'] },
  { name: 'e2e', programs: true, aloud: true, after: 'web', command: () => ['--import', './scripts/ts.mjs', e2e] },
];

function run(stage) {
  const started = performance.now();
  return new Promise((done) => {
    let output = '';
    const child = spawn(node, stage.command(), {
      cwd: root,
      stdio: ['ignore', stage.aloud ? 'inherit' : 'pipe', stage.aloud ? 'inherit' : 'pipe'],
    });
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += `${error.message}\n`));
    child.on('close', (code) => done({ stage, ok: code === 0, output, seconds: (performance.now() - started) / 1000 }));
  });
}

const heading = (stage) => console.log(`\n== ${stage.name}`);
const closing = ({ stage, ok, seconds }) => console.log(`-- ${stage.name} ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);

async function runTwoAtATime(list, programs, results) {
  const queue = [...list];
  const begun = new Map();
  let installed = false;
  const whenInstalled = programs.then(() => (installed = true));
  const take = async () => {
    if (queue.every((stage) => stage.programs)) await whenInstalled;
    const at = queue.findIndex((stage) => installed || !stage.programs);
    return at < 0 ? undefined : queue.splice(at, 1)[0];
  };
  const worker = async () => {
    for (let stage = await take(); stage; stage = await take()) {
      await begun.get(stage.after);
      if (stage.aloud) heading(stage);
      const running = run(stage);
      begun.set(stage.name, running);
      const result = await running;
      if (!stage.aloud) heading(stage);
      process.stdout.write(result.output);
      closing(result);
      results.push(result);
    }
  };
  await Promise.all([worker(), worker()]);
}

function chosen() {
  const index = process.argv.indexOf('--only');
  if (index < 0) return stages;
  const names = (process.argv[index + 1] ?? '').split(',').filter(Boolean);
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length || !names.length) {
    console.error(`--only takes some of: ${stages.map((stage) => stage.name).join(', ')}`);
    process.exit(2);
  }
  return stages.filter((stage) => names.includes(stage.name));
}

const list = chosen();
// Programs are installed while packages are, and while stages run that need none.
const programs = list.some((stage) => stage.programs) ? ensurePrograms() : Promise.resolve(true);
if (!(await setup())) {
  console.log('\nThe packages could not be installed.\n0 passed, 1 failed');
  process.exit(1);
}

const started = performance.now();
const results = [];
await runTwoAtATime(list, programs, results);
if (!(await programs)) results.push({ stage: { name: 'programs the tests need' }, ok: false });

/** Minutes of a core that whatever was started has computed, on Linux: on a busy machine the clock says little. */
function computed() {
  if (!existsSync('/proc/self/stat')) return '';
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15)
    .map(Number);
  return `, ${((user + system) / 100 / 60).toFixed(1)} of a core`;
}

const failed = results.filter((result) => !result.ok);
console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes${computed()}`);
if (failed.length) console.log(`failed: ${failed.map((result) => result.stage.name).join(', ')}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
