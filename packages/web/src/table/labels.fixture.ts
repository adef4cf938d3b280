import { readdirSync, readFileSync } from 'node:fs';
import type { EditionId } from '@holdout/engine/content';
import { createInstance } from 'i18next';
import type { Language } from '../i18n/files.ts';
import type { Labels } from '../i18n/i18n.ts';

const folder = new URL('../../../content/labels/', import.meta.url);

/** All labels of a language at once, from the files; missing ones come out as `?key`. */
export function labelsFrom(language: Language, edition: EditionId): Labels {
  const i18n = createInstance();
  const all: Record<string, string> = {};
  for (const file of readdirSync(new URL(`${language}/`, folder)))
    Object.assign(all, JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')));
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: all } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const has = (key: string) => i18n.exists(key);
  const t: Labels['t'] = (key, parameters) => i18n.t(key, { ...parameters, defaultValue: `?${key}` });
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
