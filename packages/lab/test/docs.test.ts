// What the pages for the next person say is so: their examples are played, the files and commands they name exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botRandom, randomBot } from '@holdout/bots';
import { editions } from '@holdout/content';
import { parseMission } from '@holdout/engine';
import { RULESETS } from '@holdout/engine/testing';
import { checkDraft } from '@holdout/engine/workshop';
import { describe, expect, it } from 'vitest';
import { engine, setupOf, teamFor } from '../src/library.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = (name: string): string => readFileSync(join(root, name), 'utf8');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

/** The first block of code of a page. */
function example(name: string): string {
  const block = /```ts\n([\s\S]*?)```/.exec(page(name))?.[1];
  if (block === undefined) throw new Error(`${name} has no example`);
  return block;
}

/** A literal as the page writes it, without its name and type. */
const literal = (block: string): unknown =>
  new Function(`return (${block.replace(/^export const \w+: \w+ = /, '').replace(/[;,]\s*$/, '')});`)();

describe('add-a-mission', () => {
  const json = JSON.parse(JSON.stringify(literal(example('docs/add-a-mission.md'))));

  it('is a mission nothing is wrong with', () => {
    const parsed = parseMission(json, editions);
    expect(parsed.ok ? [] : parsed.problems).toEqual([]);
    const book = editions.find((one) => one.edition === json.edition);
    if (!parsed.ok || book === undefined) throw new Error('no such book');
    expect(checkDraft(book, parsed.mission).remarks.filter((remark) => remark.weight === 'wrong')).toEqual([]);
  });

  it('can be played to an end', () => {
    const parsed = parseMission(json, editions);
    if (!parsed.ok) throw new Error('not read');
    const opened = engine.setup(setupOf(parsed.mission, teamFor(parsed.mission, 0), 1, {}, 'docs'));
    if (!opened.ok) throw new Error(opened.refusal.reason);
    const { state } = opened;
    const random = botRandom('docs');
    for (let n = 0; n < 20_000 && state.over === null; n++) engine.answer(state, randomBot.choose(engine, state, 0, random).key);
    expect(state.over).not.toBeNull();
  });
});

describe('add-a-card', () => {
  it('shows a card as it stands in its book', () => {
    const body = example('docs/add-a-card.md');
    const id = /id: '([\w-]+)'/.exec(body)?.[1];
    const cards = editions.flatMap((book) => book.items.filter((item) => item.id === id));
    expect(cards.length).toBeGreaterThan(0);
    for (const field of ['slot', 'tags', 'door', 'risk', 'save'].filter((word) => body.includes(`${word}:`)))
      expect(
        cards.some((card) => field in card),
        field,
      ).toBe(true);
  });
});

describe('add-a-skill', () => {
  it('names skills there are', () => {
    const table = page('docs/add-a-skill.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.split('|').length === 5);
    const named = table.flatMap((line) => /`([a-z][a-z0-9-]+)` \|$/.exec(line)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((id) => !Object.values(RULESETS).some((rules) => id in rules.skills))).toEqual([]);
  });
});

describe.each(PAGES)('%s', (name) => {
  const text = page(name);
  const bases = [
    '',
    'docs',
    'packages',
    'packages/content',
    ...readdirSync(join(root, 'packages')).flatMap((one) => [`packages/${one}`, `packages/${one}/src`]),
  ];
  const there = (path: string): boolean => bases.some((base) => existsSync(join(root, base, path)));

  it('names files that exist', () => {
    const paths = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\.(?:ts|tsx|mjs|json|md|css|yaml))(?::\d+)?`/g)].map(
      (found) => found[1] ?? '',
    );
    expect(paths.filter((path) => !/[A-Z]{4}/.test(path) && !there(path))).toEqual([]);
  });

  it('links to pages that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+?)(?:#[^)]*)?\)/g)].map((found) => found[1] ?? '');
    expect(links.filter((link) => !existsSync(join(root, name, '..', link)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const scripts = JSON.parse(page('package.json')).scripts as Record<string, string>;
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map((found) => found[1] ?? '');
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});
