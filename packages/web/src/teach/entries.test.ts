import { editions } from '@holdout/content';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/files.ts';
import { labelsFrom } from '../table/labels.fixture.ts';
import { entriesOf } from './entries.ts';
import { chaptersOf } from './terms.ts';

const KINDS = { walker: true, brute: true, runner: true, abomination: true, necromancer: true, defiler: true };

test.each(LANGUAGES)('every name stands once in the rules, in %s, with all it means', (language) => {
  for (const { edition } of editions) {
    const l = labelsFrom(language, edition);
    const chapters = chaptersOf(edition, KINDS);
    const entries = entriesOf(chapters, l).flatMap(({ list }) => list);
    const names = entries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(entries.flatMap(({ keys }) => keys)).toContain('kind.abomination');
    const told = entries.map(({ text }) => text).join('\n');
    for (const { terms } of chapters) for (const term of terms) if (l.has(term)) expect(told).toContain(l.text(term));
  }
});
