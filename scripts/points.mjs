// Writes docs/points.md, the list of every fold point and window, from skills/types.ts; with --check it only says whether the page is true.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = readFileSync(join(root, 'packages/engine/src/skills/types.ts'), 'utf8');
const page = join(root, 'docs/points.md');

/** Members of an interface with the comment above each. */
function members(name) {
  const start = source.indexOf(`export interface ${name} {`);
  const lines = source.slice(start, source.indexOf('\n}', start)).split('\n').slice(1);
  const found = [];
  let comment = '';
  for (const line of lines) {
    const said = /^ {2}\/\*\* (.*) \*\/$/.exec(line);
    const member = /^ {2}'?([a-z0-9-]+)'?: (.*);$/.exec(line);
    if (said) comment = said[1];
    else if (member) {
      found.push({ name: member[1], type: member[2], comment });
      comment = '';
    }
  }
  return found;
}

const cell = (text) => text.replaceAll('|', '\\|');
const folds = members('FoldPoints').map((m) => {
  const value = /value: ([^;]+);/.exec(m.type)?.[1] ?? '';
  return `| \`${m.name}\` | \`${cell(value)}\` | ${cell(m.comment || m.name.replaceAll('-', ' '))} |`;
});
const windows = members('WindowPoints').map((m) => {
  const context = m.type.startsWith('{') ? [...m.type.matchAll(/(\w+):/g)].map((x) => x[1]).join(', ') : '';
  return `| \`${m.name}\` | ${context || '-'} | ${cell(m.comment || m.name.replaceAll('-', ' '))} |`;
});

const text = `# Points

Where skills, cards, missions and modes can reach into the rules. Written by \`node scripts/points.mjs\` from \`skills/types.ts\`; \`npm test\` checks it.

## Folds: a value passes through every hook
| point | value | what it is |
| --- | --- | --- |
${folds.join('\n')}

## Windows: a moment at which a procedure may step in and ask
| window | context | when |
| --- | --- | --- |
${windows.join('\n')}
`;

if (process.argv.includes('--check')) {
  if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
    console.error('docs/points.md is not what skills/types.ts says: run node scripts/points.mjs');
    process.exit(1);
  }
} else writeFileSync(page, text);
