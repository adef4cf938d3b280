// Every text colour of every theme and world against the panels it may lie on: WCAG AA.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, string>;

const blocksOf = (file: string): { selector: string; tokens: Tokens }[] => {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector.trim(),
    tokens: Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, value]) => [name, value])),
  }));
};

const light = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

const worlds = ['black-plague', 'white-death', 'washington'];
const plain = blocksOf('./tokens.css');
const root = plain.find((b) => b.selector === ':root')?.tokens ?? {};
const themes = [['dark', {}], ...['light', 'contrast'].map((name) => [name, blocksOf(`./${name}.css`)[0].tokens])] as [string, Tokens][];

const cases = themes.flatMap(([theme, own]) =>
  ['second-edition', ...worlds].map((world): [string, Tokens] => {
    const tinted = plain.filter((b) => b.selector.includes(world)).map((b) => b.tokens);
    const both = theme === 'light' ? blocksOf('./light.css').filter((b) => b.selector.includes(world)) : [];
    return [`${theme}, ${world}`, Object.assign({}, root, ...tinted, own, ...both.map((b) => b.tokens))];
  }),
);

const texts = [
  'text',
  'text-dim',
  'text-off',
  'accent-text',
  'good',
  'bad',
  'warn',
  'level-blue',
  'level-yellow',
  'level-orange',
  'level-red',
];

describe.each(cases)('%s', (_, tokens) => {
  it('keeps text readable', () => {
    for (const text of texts)
      for (const ground of ['panel', 'panel-high', 'panel-low'])
        expect(contrast(tokens[`--${text}`], tokens[`--${ground}`]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['--text'], tokens['--table'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['--accent-ink'], tokens['--accent'])).toBeGreaterThanOrEqual(4.5);
  });
});
