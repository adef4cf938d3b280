import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EditionId } from '@holdout/engine/content';
import { Catalogue } from '../i18n/catalogue.ts';
import type { Language } from '../i18n/files.ts';
import type { Labels } from '../i18n/i18n.ts';

// a path, since a test's document may bring an URL of its own
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../content/labels');

/** All labels of a language at once, from the files; missing ones come out as `?key`. */
export function labelsFrom(language: Language, edition: EditionId): Labels {
  const catalogue = new Catalogue();
  for (const file of readdirSync(join(folder, language)))
    catalogue.add(language, 'all', JSON.parse(readFileSync(join(folder, language, file), 'utf8')));
  const has = (key: string) => catalogue.find(language, ['all'], key) !== undefined;
  const t: Labels['t'] = (key, parameters) => {
    const said = catalogue.text(language, ['all'], key, parameters);
    return said === key ? `?${key}` : said;
  };
  return {
    language,
    edition,
    t,
    has,
    text: (key, parameters) =>
      has(`${key}.text.${edition}`) ? t(`${key}.text.${edition}`, parameters) : has(`${key}.text`) ? t(`${key}.text`, parameters) : '',
    textOf: (key, other) => (has(`${key}.text.${other}`) ? t(`${key}.text.${other}`) : null),
  };
}
