// `npm run mutate`: breaks the rules one place at a time and asks the rule cases whether they notice, and where no case does the golden games.
// A mutant nobody notices is a rule without a case, or a change that means nothing; the list of survivors says where.
//   --sample N   how many mutants (60)     --seed TEXT   which of them (today)     --rooms a,b   folders of packages/engine/src
//   --only FILE:LINE   just the mutants of that line     --out FILE   survivors as lines of text     --list   sites, nothing run
//   --again FILE   the survivors an earlier run wrote with --out     --cases-alone   golden games are not asked
// All mutants of a sample stand in one copy of the sources, each behind a switch; threads that have the cases loaded turn one on at a time.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: given } = parseArgs({
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    rooms: { type: 'string', default: 'combat,zombies,spawn,survivors,skills' },
    only: { type: 'string' },
    again: { type: 'string' },
    out: { type: 'string' },
    list: { type: 'boolean', default: false },
    'cases-alone': { type: 'boolean', default: false },
  },
});

const { SyntaxKind: K } = ts;
/** An operator and what it is flipped to: the other side of a test, a boundary moved by one, a sum turned into a difference. */
const FLIPS = new Map([
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
]);
/** Calls that only tell or mark what happened for people: without them no rule changes. */
const TELLS = new Set(['tell', 'tellDice', 'reveal']);

function* sourcesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesUnder(path);
    else if (/\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name)) yield path;
  }
}

/** Inside what people read of an option, or in a type, a change is no change of rules. */
const isTalk = (node) =>
  (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) && ts.isIdentifier(node.name) && node.name.text === 'describe';

/** Every place of a file that can be changed: the node, and how it reads then. `print` writes its parts, themselves perhaps changed. */
function sitesIn(file) {
  const text = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, at, how, changed) => {
    const { line, character } = tree.getLineAndCharacterOfPosition(at.getStart());
    found.push({ file: relative(root, file), line: line + 1, column: character + 1, node, how, changed });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isTalk(node)) return;
    if (ts.isBinaryExpression(node)) {
      const token = node.operatorToken;
      const flipped = FLIPS.get(token.kind);
      const isText = [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
      if (flipped !== undefined && !(isText && token.kind === K.PlusToken))
        add(node, token, `${token.getText()} → ${flipped}`, (print) => `(${print(node.left)}) ${flipped} (${print(node.right)})`);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
      add(node, node, '! removed', (print) => print(node.operand));
    } else if (node.kind === K.TrueKeyword || node.kind === K.FalseKeyword) {
      const now = node.kind === K.TrueKeyword ? 'false' : 'true';
      add(node, node, `→ ${now}`, () => now);
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const callee = node.expression.expression.getText();
      if (TELLS.has(callee)) return;
      add(node, node, `${callee}() removed`, null);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The file with every chosen site behind its switch. */
function switched(tree, sites) {
  const text = tree.text;
  const at = new Map(sites.map((site) => [site.node, site]));
  const parts = (node) => {
    let out = '';
    let from = node.getStart(tree);
    ts.forEachChild(node, (child) => {
      const start = child.getStart(tree);
      if (start < from) return;
      out += text.slice(from, start) + print(child);
      from = child.end;
    });
    return out + text.slice(from, node.end);
  };
  const print = (node) => {
    const site = at.get(node);
    if (site === undefined) return parts(node);
    const on = `globalThis.MUTANT(${site.id})`;
    if (site.changed === null) return `{ if (!${on}) ${parts(node)} }`;
    return `(${on} ? (${site.changed(print)}) : (${parts(node)}))`;
  };
  return text.slice(0, tree.getStart(tree)) + print(tree) + text.slice(tree.end);
}

/** The same seed draws the same sample. */
function randomFrom(seed) {
  let state = 2166136261;
  for (const c of seed) state = Math.imul(state ^ c.charCodeAt(0), 16777619);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) % below;
  };
}

function drawn(all, count, seed) {
  const below = randomFrom(seed);
  const left = [...all];
  const picked = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(below(left.length), 1));
  return picked;
}

/** A copy of what the cases need, so that the tree people work in is never broken. */
function workshop() {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-mutants-'));
  const own = ['engine', 'content', 'lab', 'bots', 'protocol'];
  for (const name of own) {
    cpSync(join(root, 'packages', name), join(folder, 'packages', name), {
      recursive: true,
      filter: (path) => !/[\\/](dist|node_modules|labels)$/.test(path),
    });
  }
  cpSync(join(root, 'packages/content/labels'), join(folder, 'packages/content/labels'), { recursive: true });
  cpSync(join(root, 'cases'), join(folder, 'cases'), { recursive: true });
  cpSync(join(root, 'golden'), join(folder, 'golden'), { recursive: true });
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'tsconfig.base.json', 'tsconfig.json']) cpSync(join(root, name), join(folder, name));
  mkdirSync(join(folder, 'node_modules/@holdout'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@holdout') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of own) symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@holdout', name));
  return folder;
}

/** A single case takes milliseconds and a golden game a second, so whoever is silent for so long goes round in circles. */
const LONGEST_MS = 30_000;
/** Loading the cases in a fresh thread, on a busy machine. */
const LOADING_MS = 180_000;

/** A thread with the cases loaded; `mutant` is on from the start, also while tables are made. `files`: only those cases (null: all). */
function judgeIn(folder, mutant = -1, files = null) {
  const worker = new Worker(join(folder, 'scripts/mutate.worker.mjs'), {
    workerData: { mutant, files, sites: chosen.length, casesAlone: given['cases-alone'] },
    resourceLimits: { maxOldGenerationSizeMb: 1500 },
  });
  let settle = () => {};
  worker.on('message', (said) => settle(said));
  worker.on('error', (problem) => settle({ killer: `crash: ${problem.message}`, spoilt: true }));
  const stop = () => worker.terminate();
  /** `killer`: the first case that fails, null when none does; `spoilt`: the thread is of no more use */
  const ask = (question) =>
    new Promise((done) => {
      const giveUp = () => done({ killer: 'no end', spoilt: true });
      let late = setTimeout(giveUp, LOADING_MS);
      settle = (said) => {
        clearTimeout(late);
        if (said.alive) late = setTimeout(giveUp, LONGEST_MS);
        else done(said);
      };
      worker.postMessage(question);
    });
  return { ask, stop };
}

const rooms = given.rooms.split(',');
const all = rooms.flatMap((room) => [...sourcesUnder(join(root, 'packages/engine/src', room))].flatMap(sitesIn));
const nameOf = (site) => `${site.file}:${site.line}:${site.column} ${site.how}`;

function chosenSites() {
  if (given.only !== undefined) return all.filter((site) => `${site.file}:${site.line}`.endsWith(given.only));
  if (given.again === undefined) return drawn(all, Number(given.sample), given.seed);
  const names = new Set(
    readFileSync(given.again, 'utf8')
      .split('\n')
      .map((line) => line.split('    ')[0]),
  );
  return all.filter((site) => names.has(nameOf(site)));
}

const chosen = chosenSites();
if (given.list) {
  for (const site of chosen) console.log(nameOf(site));
  console.log(`${all.length} sites in ${rooms.join(', ')}`);
  process.exit(0);
}

const folder = workshop();
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const [id, site] of chosen.entries()) site.id = id;
for (const file of new Set(chosen.map((site) => site.file))) {
  const sites = chosen.filter((site) => site.file === file);
  writeFileSync(join(folder, file), switched(sites[0].node.getSourceFile(), sites));
}
let judge = judgeIn(folder);
/** Which cases come to which site: `reached[site]` numbers of cases, `loaded[site]` when the site stands in what runs as files are loaded. */
const before = await judge.ask({ survey: true });
if (before.killer !== null) {
  console.log(`the cases fail without any change: ${before.killer}`);
  process.exit(1);
}
const roomOf = (site) => site.file.split('/')[3];

/** In the warm thread, by the cases that come to the place; a fresh one settles what the warm one cannot: what is made when files are loaded or kept from case to case, or spoilt by a mutant before. */
async function killerOf(site) {
  const cases = before.reached[site.id];
  const loaded = before.loaded[site.id];
  if (cases.length === 0 && !loaded) return null;
  const said = await judge.ask({ id: site.id, room: roomOf(site), cases });
  if (said.spoilt) {
    await judge.stop();
    judge = judgeIn(folder);
  }
  if (said.killer !== null && !said.doubtful) return said.killer;
  if (said.killer === null && !loaded && said.everywhere) return null;
  const fresh = judgeIn(folder, site.id, loaded ? null : [...new Set(cases.map((at) => before.files[at]))]);
  const again = await fresh.ask({ id: site.id, room: roomOf(site), cases: null });
  await fresh.stop();
  return again.killer;
}

const survivors = [];
let byGames = 0;
for (const [i, site] of chosen.entries()) {
  const killer = await killerOf(site);
  if (killer?.startsWith('golden/')) byGames++;
  const coming = before.reached[site.id].length;
  const name = nameOf(site);
  console.log(
    `${String(i + 1).padStart(3)}/${chosen.length} ${killer === null ? 'SURVIVED' : 'killed  '} ${name}${killer === null ? `  (${coming} cases come here)` : `  by ${killer}`}`,
  );
  if (killer === null) survivors.push(`${name}    ${site.node.getSourceFile().text.split('\n')[site.line - 1].trim()}`);
}
await judge.stop();
const killed = chosen.length - survivors.length;
const lines = [
  `${killed} of ${chosen.length} mutants killed (${Math.round((100 * killed) / Math.max(1, chosen.length))} %; ${byGames} of them by golden games alone), seed ${given.seed}, ${all.length} sites in ${rooms.join(', ')}`,
  ...survivors,
];
console.log(`\n${lines.join('\n')}`);
if (given.out !== undefined) writeFileSync(given.out, `${lines.join('\n')}\n`);
