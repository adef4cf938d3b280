import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERROR_CODES } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/files.ts';
import { labelsFrom } from './labels.fixture.ts';

const engine = fileURLToPath(new URL('../../../engine/src/', import.meta.url));

const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return name.endsWith('.ts') && !name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });

const reasons = new Set(
  [
    ...sources(engine)
      .join('\n')
      .matchAll(/refuse\(\s*'([a-z0-9-]+)'/g),
  ].map((match) => match[1]),
);

describe.each(LANGUAGES)('reasons in %s', (language) => {
  it('cover every refusal of the engine and every error of the server', () => {
    const l = labelsFrom(language, 'second-edition');
    const missing = [...reasons, ...ERROR_CODES].filter((reason) => !l.has(`reason.${reason}`));
    expect(missing).toEqual([]);
  });
  it('stand on pages too: whoever is put out of a room reads why, not that something went wrong', () => {
    const l = labelsFrom(language, 'second-edition');
    expect([...ERROR_CODES, 'lost', 'no-reply', 'unreachable'].filter((code) => !l.has(`error.${code}`))).toEqual([]);
  });
});
