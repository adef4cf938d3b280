// Checks that imports point one way (kernel ← rules ← everything else; content is data)
// and that the rules touch no clock, file, console or edition name.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const packagesFolder = join(root, 'packages');

/** Which other packages of ours each package may import. */
const allowed = {
  engine: [],
  content: ['engine'],
  bots: ['engine'],
  protocol: ['engine'],
  lab: ['engine', 'content', 'bots', 'protocol'],
  server: ['protocol', 'engine', 'content', 'bots'],
  web: ['protocol', 'engine', 'content', 'bots'],
};

/** Packages that may import only these from npm (tests are free to use more). */
const allowedLibraries = { engine: [], content: [], bots: [], protocol: ['zod'] };

/** A value import content may take from the engine: functions that parse its schema, by name. */
const schemaFunction = /^(parse|define|schema)/i;

const forbiddenInRules = [
  [/\bMath\.random\b/, 'Math.random: only the kernel draws random numbers, from the state'],
  [/\bDate\.now\b/, 'Date.now: the rules have no clock'],
  [/\bnew Date\b/, 'new Date: the rules have no clock'],
  [/\bperformance\./, 'performance: the rules have no clock'],
  [/\bconsole\./, 'console: the rules print nothing'],
  [/\bprocess\./, 'process: the rules do not know where they run'],
  [/(?<![\w.])fs\.\w|['"](?:node:)?fs(?:\/promises)?['"]/, 'fs: the rules read no files'],
];

/** A comparison with, or a branch on, the edition; looking a ruleset up by it is fine. */
const editionTest = /\bedition\s*[!=]==?|[!=]==?\s*[\w.]*\bedition\b|\b(?:if|switch|while)\s*\(.*\bedition\)/;

const isTest = (file) => /\.test\.tsx?$/.test(file);

function* sourcesUnder(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sourcesUnder(path);
    else if (/\.tsx?$/.test(name)) yield path;
  }
}

/** Blanks comments out, keeping line breaks, so that prose about a clock is no clock. Strings stay. */
function withoutComments(text) {
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  return text.replace(token, (match) => (match.startsWith('/') ? match.replace(/[^\n]/g, ' ') : match));
}

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/** Every import and re-export of a file: specifier, line, whether only types come in, and the names. */
function importsOf(text) {
  const found = [];
  const statement = /(?:^|[;\n])\s*(?:import|export)\s+(type\s+)?([\w*$\s{},]*?)\s*from\s*(['"])([^'"\n]+)\3/g;
  for (const match of text.matchAll(statement)) {
    const names = [...match[2].replace(/[{}]/g, ',').split(',')].map((name) => name.trim()).filter(Boolean);
    const values = names.filter((name) => !name.startsWith('type '));
    const at = match.index + match[0].lastIndexOf(match[4]);
    found.push({ specifier: match[4], line: lineOf(text, at), typeOnly: Boolean(match[1]) || values.length === 0, values });
  }
  const other = /(?:^|[;\n])\s*import\s*(['"])([^'"\n]+)\1|\bimport\(\s*(['"])([^'"\n]+)\3|\brequire\(\s*(['"])([^'"\n]+)\5/g;
  for (const match of text.matchAll(other)) {
    const specifier = match[2] ?? match[4] ?? match[6];
    found.push({ specifier, line: lineOf(text, match.index + match[0].lastIndexOf(specifier)), typeOnly: false, values: ['*'] });
  }
  return found;
}

function checkFile(file, name, report) {
  const source = join(packagesFolder, name, 'src');
  const place = relative(source, file).split(sep).join('/');
  const text = withoutComments(readFileSync(file, 'utf8'));
  const test = isTest(file);

  for (const { specifier, line, typeOnly, values } of importsOf(text)) {
    if (specifier.startsWith('.')) {
      const target = resolve(dirname(file), specifier);
      const own = join(packagesFolder, name) + sep;
      if (!target.startsWith(own)) report(file, line, `'${specifier}' leaves the package: import @holdout/… instead`);
      if (name === 'engine' && place.startsWith('kernel/') && !test && !target.startsWith(join(source, 'kernel') + sep)) {
        report(file, line, `'${specifier}': the kernel imports nothing outside the kernel`);
      }
      continue;
    }
    if (test && !specifier.startsWith('@holdout/')) continue;
    if (specifier.startsWith('@holdout/')) {
      const other = specifier.split('/')[1];
      if (other === name) report(file, line, `'${specifier}': a package imports itself by relative path`);
      else if (!allowed[name]?.includes(other)) report(file, line, `'${specifier}': ${name} may not import ${other}`);
      if (/^@holdout\/[^/]+\/src\b/.test(specifier)) report(file, line, `'${specifier}' reaches into another package's src`);
      if (test) continue;
      if (name === 'content' && !typeOnly && !values.every((value) => schemaFunction.test(value))) {
        report(file, line, `'${specifier}': content takes only types and schema functions from the engine`);
      }
      if (name === 'web' && place.startsWith('board/') && other === 'engine' && !typeOnly) {
        report(file, line, `'${specifier}': the board widget knows no rules, only types`);
      }
      continue;
    }
    const libraries = allowedLibraries[name];
    const library = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    if (libraries && !libraries.includes(library)) report(file, line, `'${specifier}': ${name} may not depend on ${library}`);
  }

  if ((name === 'engine' || name === 'content') && !test) {
    text.split('\n').forEach((row, index) => {
      for (const [pattern, message] of forbiddenInRules) if (pattern.test(row)) report(file, index + 1, message);
      if (name === 'engine' && editionTest.test(row))
        report(file, index + 1, 'edition compared: an edition replaces procedures, steps or constants instead');
    });
  }
}

const problems = [];
let files = 0;
for (const name of readdirSync(packagesFolder).sort()) {
  const source = join(packagesFolder, name, 'src');
  if (!existsSync(source)) continue;
  for (const file of sourcesUnder(source)) {
    files++;
    checkFile(file, name, (path, line, message) => problems.push(`${relative(root, path)}:${line}: ${message}`));
  }
}
for (const problem of problems) console.log(problem);
console.log(`${files} files, ${problems.length} wrong imports or forbidden words`);
process.exit(problems.length ? 1 : 0);
