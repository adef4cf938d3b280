// Builds @holdout/engine as a package of JavaScript and types in packages/engine/dist/package.
//   node scripts/build-engine.mjs [--try]   --try also uses the built package as a stranger would: types checked, a mission laid out
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const engine = join(root, 'packages/engine');
const out = join(engine, 'dist/package');
const tsc = join(root, 'node_modules/typescript/bin/tsc');

function run(args, cwd) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' });
  return status === 0;
}

function build() {
  rmSync(out, { recursive: true, force: true });
  if (!run([tsc, '-p', 'tsconfig.build.json'], engine)) return false;
  const { name, version, license, description, type, sideEffects, exports } = JSON.parse(
    readFileSync(join(engine, 'package.json'), 'utf8'),
  );
  const built = Object.fromEntries(
    Object.entries(exports).map(([entry, source]) => {
      const path = source.replace('./src/', './').replace(/\.ts$/, '');
      return [entry, { types: `${path}.d.ts`, default: `${path}.js` }];
    }),
  );
  writeFileSync(
    join(out, 'package.json'),
    `${JSON.stringify({ name, version, license, description, type, sideEffects, exports: built }, null, 2)}\n`,
  );
  cpSync(join(engine, 'README.md'), join(out, 'README.md'));
  return true;
}

const STRANGER = `import { createEngine, type Engine } from '@holdout/engine';
import { VOCABULARY } from '@holdout/engine/vocabulary';
const engine: Engine = createEngine([]);
const refused = engine.setup({ edition: 'second-edition', mission: 'second-edition/m00', seats: [['amy']], options: {}, seed: 'x' });
if (refused.ok || Object.keys(VOCABULARY).length < 60) throw new Error('the built package does not answer as it should');
console.log(refused.refusal.reason);
`;

/** A project of its own, with nothing but the built package in its node_modules. */
function tryOut() {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-engine-'));
  try {
    const there = join(folder, 'node_modules/@holdout');
    mkdirSync(there, { recursive: true });
    cpSync(out, join(there, 'engine'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    writeFileSync(join(folder, 'stranger.ts'), STRANGER);
    const compilerOptions = { strict: true, target: 'es2022', module: 'nodenext', types: [], lib: ['es2023', 'dom'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['stranger.ts'] }));
    return run([tsc, '-p', '.'], folder) && run(['stranger.js'], folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (!build() || (process.argv.includes('--try') && !tryOut())) process.exit(1);
