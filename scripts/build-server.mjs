// Builds packages/server/dist: the server and its threads as plain JavaScript, so that it starts in a moment and needs no dev packages.
//   node scripts/build-server.mjs [--out FOLDER]     node scripts/build-server.mjs --rules FILE   the rules of this version alone
//   node scripts/build-server.mjs --main FILE --out FOLDER   another beginning than src/main.ts, for tests and measurements
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = join(root, 'packages/server');

/** Each is a file of its own beside the others: `threadFile` looks for them there. */
const inputs = {
  main: 'src/main.ts',
  admin: 'src/admin/main.ts',
  'bots.worker': 'src/bots/bots.worker.ts',
  'playtest.worker': 'src/gallery/playtest.worker.ts',
  'previews.worker': 'src/previews/previews.worker.ts',
  'rehearsal.worker': 'src/rehearsal/rehearsal.worker.ts',
  'sqlite.worker': 'src/store/sqlite.worker.ts',
};

/** What stays a package: the server's own dependencies, but ours. */
function outside() {
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@holdout/')));
}

/** The rules and books of this version in one file that needs no other: left behind for servers that come later. */
async function buildRules(file) {
  const bundle = await rolldown({ cwd: server, input: 'src/rules/rules.ts', platform: 'neutral', resolve: { conditionNames: ['import'] } });
  await bundle.write({ file, format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
}

export async function buildServer(out = join(server, 'dist/built'), main = inputs.main) {
  const dependencies = outside();
  const names = Object.keys(dependencies);
  const bundle = await rolldown({
    cwd: server,
    input: { ...inputs, main },
    platform: 'node',
    external: (id) => id.startsWith('node:') || names.some((name) => id === name || id.startsWith(`${name}/`)),
    transform: { define: { BUNDLED: 'true' } },
  });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await bundle.write({ dir: out, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: false });
  await bundle.close();
  await buildRules(join(out, 'rules.mjs'));
  // All in one folder: threads and pages are looked for beside whatever file asks.
  // Enough for `npm install --omit=dev` beside the built files, and for Node to know that they are modules.
  const { version } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  writeFileSync(
    join(out, 'package.json'),
    `${JSON.stringify({ name: 'holdout-server', version, private: true, type: 'module', dependencies }, null, 2)}\n`,
  );
  return out;
}

/** What follows a word of the command line. */
const after = (word) => (process.argv.includes(word) ? process.argv[process.argv.indexOf(word) + 1] : undefined);

if (process.argv[1] === fileURLToPath(import.meta.url) && after('--rules')) await buildRules(after('--rules'));
else if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const began = performance.now();
  const out = await buildServer(after('--out'), after('--main'));
  const size = Object.keys(inputs).reduce((sum, name) => sum + statSync(join(out, `${name}.js`)).size, 0);
  console.log(`built ${out} in ${Math.round(performance.now() - began)} ms, entries ${Math.round(size / 1024)} KB`);
}
