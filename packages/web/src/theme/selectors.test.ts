// Whatever hangs by `:has()` on everything (`.a:has(.b) > *`) is a promise about every element there is: Chromium then reckons all styles of
// the page anew at every change anywhere in it, which was more than half of what a table computed.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const selectorsOf = (css: string): readonly string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list]) => (list ?? '').split(/,(?![^(]*\))/))
    .map((one) => one.trim());

/** Ends in something that says neither class nor element nor attribute. */
const onEverything = (selector: string): boolean =>
  /:has.*[\s>+~](\*|:(?!is\(|where\()[^\s>+~]*)$/.test(selector.replace(/:has\((?:[^()]|\([^()]*\))*\)/g, ':has'));

it('nothing hangs by :has() on every element', () => {
  expect(onEverything('.a:has(> .b) > *')).toBe(true);
  expect(onEverything('.a:has(> .b) :last-child')).toBe(true);
  expect(onEverything('.a:has(> :nth-child(5)) .c')).toBe(false);
  expect(onEverything('.a:has(> :nth-child(5))')).toBe(false);
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      selectorsOf(readFileSync(`${source}/${file}`, 'utf8'))
        .filter(onEverything)
        .map((selector) => `${file}: ${selector}`),
    );
  expect(found).toEqual([]);
});
