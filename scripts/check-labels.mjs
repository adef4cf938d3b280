// Checks that people read labels, not literals: no text between JSX tags or in attributes people hear or see,
// and no label key in the client's code that the label files lack.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'packages/web/src');
const labelsFolder = join(root, 'packages/content/labels/en');
/** The gallery is a page for those who draw, not for players. */
const skipped = new Set(['gallery']);

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'title',
  'placeholder',
  'alt',
  'label',
]);
const hasLetters = (text) => /\p{L}{2,}/u.test(text);

/** Names are not translated: they come from constants, and these functions take label keys as their first argument. */
const lookups = new Set(['t', 'has', 'text', 'textOf']);

const PLURAL = /_(zero|one|two|few|many|other)$/;
const keys = new Set();
const prefixes = new Set();
/** Keys without their first word: code that adds the word itself names them so. */
const tails = new Set();
const problems = [];
/** A book's words go before those of all books; between two other files it would be the one fetched last. */
const books = new Set(['second-edition.json', 'washington.json', 'black-plague.json', 'white-death.json']);
const homes = new Map();
for (const name of readdirSync(labelsFolder).filter((file) => file.endsWith('.json'))) {
  for (const key of Object.keys(JSON.parse(readFileSync(join(labelsFolder, name), 'utf8')))) {
    if (!books.has(name) && homes.has(key)) problems.push(`labels/en: '${key}' stands in ${homes.get(key)} and in ${name}`);
    if (!books.has(name)) homes.set(key, name);
    keys.add(key);
    keys.add(key.replace(PLURAL, ''));
    keys.add(key.replace(/\.text(\.[\w-]+)?$/, ''));
    const parts = key.replace(PLURAL, '').split('.');
    tails.add(parts.slice(1).join('.'));
    for (let count = 1; count <= parts.length; count++) prefixes.add(parts.slice(0, count).join('.'));
  }
}
/** First words of keys: a string that begins with one and a dot, and looks like a key, is one. */
const families = new Set([...prefixes].map((prefix) => prefix.split('.')[0]));
const keyLike = /^[a-z][\w-]*(\.[\w-]+)+$/i;

function* files(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      if (!skipped.has(name)) yield* files(path);
    } else if (/\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)) yield path;
  }
}

function check(path) {
  const text = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const report = (node, message) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    problems.push(`${relative(root, path)}:${line + 1}: ${message}`);
  };
  const literal = (node) => (node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) ? node.text : null);

  /** Strings a JSX expression may show: both arms of a condition, the parts of a template. */
  const shown = (node, found = []) => {
    if (!node) return found;
    const plain = literal(node);
    if (plain !== null) found.push([node, plain]);
    else if (ts.isConditionalExpression(node)) {
      shown(node.whenTrue, found);
      shown(node.whenFalse, found);
    } else if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken) shown(node.right, found);
    } else if (ts.isTemplateExpression(node)) {
      for (const piece of [node.head, ...node.templateSpans.map((span) => span.literal)]) found.push([piece, piece.text]);
    } else if (ts.isParenthesizedExpression(node)) shown(node.expression, found);
    return found;
  };

  const visit = (node) => {
    if (ts.isJsxText(node) && hasLetters(node.text) && !isKeycap(node.parent))
      report(node, `text between tags: ${JSON.stringify(node.text.trim().slice(0, 40))}`);
    if (ts.isJsxExpression(node) && node.parent && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
      for (const [where, words] of shown(node.expression))
        if (hasLetters(words)) report(where, `text between tags: ${JSON.stringify(words)}`);
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText())) {
      const value = node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      for (const [where, words] of shown(value))
        if (hasLetters(words)) report(where, `${node.name.getText()} is a literal: ${JSON.stringify(words)}`);
    }
    checkKey(node);
    ts.forEachChild(node, visit);
  };

  const checkKey = (node) => {
    const plain = literal(node);
    if (plain !== null && keyLike.test(plain) && families.has(plain.split('.')[0]) && !isPath(node, plain)) {
      if (!keys.has(plain) && !prefixes.has(plain) && !tails.has(plain)) report(node, `no label '${plain}'`);
      return;
    }
    if (!ts.isCallExpression(node)) return;
    const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
    if (!lookups.has(called) || node.arguments.length === 0) return;
    const [first] = node.arguments;
    const key = literal(first);
    if (key !== null && keyLike.test(key) && !keys.has(key)) report(first, `no label '${key}'`);
    if (ts.isTemplateExpression(first) && first.head.text.includes('.')) {
      const fixed = first.head.text.replace(/\.?[^.]*$/, '');
      if (fixed && !prefixes.has(fixed)) report(first, `no labels '${fixed}.…'`);
    }
  };
  visit(file);
}

/** What is printed on a key of the keyboard is the same in every language. */
const isKeycap = (node) => ts.isJsxElement(node) && ['Key', 'kbd'].includes(node.openingElement.tagName.getText());

/** Module names and file names have dots too. */
const isPath = (node, text) =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  /\.(tsx?|json|css|svg|js|png)$/.test(text) ||
  ts.isImportTypeNode(node.parent?.parent ?? node);

let count = 0;
for (const path of files(source)) {
  count++;
  check(path);
}
for (const problem of problems) console.log(problem);
console.log(`${count} files, ${keys.size} label keys, ${problems.length} literals or missing labels`);
process.exit(problems.length ? 1 : 0);
