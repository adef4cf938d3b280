import { readdirSync, readFileSync } from 'node:fs';
import type { EditionId } from '@holdout/engine/content';
import { Catalogue } from '../i18n/catalogue.ts';
import type { Language } from '../i18n/files.ts';
import type { Labels } from '../i18n/i18n.ts';

const folder = new URL('../../../content/labels/', import.meta.url);

/** All labels of a language at once, from the files; missing ones come out as `?key`. */
export function labelsFrom(language: Language, edition: EditionId): Labels {
  const catalogue = new Catalogue();
  for (const file of readdirSync(new URL(`${language}/`, folder)))
    catalogue.add(language, 'all', JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')));
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
