// A constant of a book that no rule reads changes nothing: setting it would be a promise the engine does not keep.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RULESETS } from '../src/editions/rulesets.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));

const textUnder = (folder: string): string =>
  readdirSync(folder)
    .map((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return textUnder(path);
      return name.endsWith('.ts') && !name.endsWith('.test.ts') ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');

const rules = textUnder(source);

describe('every constant of the law', () => {
  it.each(Object.keys(RULESETS['second-edition'].law))('%s is read by a rule', (name) => {
    // read off a law (`law.name`, `{ name } = …law`), not merely written down in a book
    const read = new RegExp(`\\blaw\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*=\\s*[\\w.]*\\blaw\\b`);
    expect(rules).toMatch(read);
  });

  it('differs between books, or it is no constant of a book', () => {
    const laws = Object.values(RULESETS).map((set) => set.law);
    const same = Object.keys(laws[0]).filter(
      (name) => new Set(laws.map((law) => JSON.stringify(law[name as keyof typeof law]))).size === 1,
    );
    expect(same).toEqual([]);
  });
});
