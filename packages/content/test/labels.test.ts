import { readdirSync, readFileSync } from 'node:fs';
import { RULESETS } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../src/languages.ts';

type Labels = Readonly<Record<string, string>>;

const folder = new URL('../labels/', import.meta.url);
const filesOf = (language: Language) => readdirSync(new URL(`${language}/`, folder)).filter((name) => name.endsWith('.json'));
const read = (language: Language, file: string): Labels => JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
const files = filesOf('en');

describe('languages', () => {
  it('are the folders of labels, each with every file', () => {
    expect(readdirSync(folder).sort()).toEqual([...LANGUAGES].sort());
    for (const language of LANGUAGES) expect(filesOf(language), language).toEqual(files);
  });
});

/** Plural forms: each language has its own set, so keys are compared without them. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(PLURAL, '');
const stems = (labels: Labels) => [...new Set(Object.keys(labels).map(stem))].sort();
const placeholders = (text: string) => [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]);

function placeholdersByKey(labels: Labels): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const [key, text] of Object.entries(labels)) {
    const names = (found[stem(key)] ??= new Set());
    for (const name of placeholders(text)) if (name) names.add(name);
  }
  return Object.fromEntries(Object.entries(found).map(([key, names]) => [key, [...names].sort()]));
}

function missingPluralForms(language: Language, labels: Labels): string[] {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const counted = new Set(
    Object.keys(labels)
      .filter((key) => PLURAL.test(key))
      .map(stem),
  );
  return [...counted].flatMap((key) => wanted.map((form) => `${key}_${form}`)).filter((key) => !(key in labels));
}

/** Every skill a rule knows by name; families with a parameter have a pattern instead (`starts-with-5-health`). */
const skillIds = [...new Set(Object.values(RULESETS).flatMap((rules) => Object.keys(rules.skills)))].filter(
  (id) => !/^starts-with-\d+-health$/.test(id),
);
const PATTERNS = {
  'brother-in-arms': 'skill',
  guards: 'skill',
  'range-2-plus': 'skill',
  risk: 'skill',
  'starts-with': 'equipment',
  'starts-with-health': 'n',
  'plus-1-damage-with': 'equipment',
};

describe.each(files)('%s', (file) => {
  const english = read('en', file);

  it.each(LANGUAGES.slice(1))('has the same keys and placeholders in %s as in English', (language) => {
    const other = read(language, file);
    expect(stems(other)).toEqual(stems(english));
    expect(placeholdersByKey(other)).toEqual(placeholdersByKey(english));
  });

  it.each(LANGUAGES)('has a text for every key and plural form in %s', (language) => {
    const labels = read(language, file);
    const empty = Object.keys(labels).filter((key) => typeof labels[key] !== 'string' || labels[key].trim() === '');
    expect(empty).toEqual([]);
    expect(missingPluralForms(language, labels)).toEqual([]);
  });

  it('explains an edition only beside a general text', () => {
    const general = (key: string) => /^(.+\.text)\.(second-edition|washington|black-plague|white-death)$/.exec(key)?.[1];
    const lonely = Object.keys(english).filter((key) => !((general(key) ?? key) in english));
    expect(lonely).toEqual([]);
  });
});

describe('skills', () => {
  it.each(LANGUAGES)('have a name and a text in %s', (language) => {
    const labels = read(language, 'skills.json');
    const missing = skillIds.flatMap((id) => [`skill.${id}`, `skill.${id}.text`]).filter((key) => !(key in labels));
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(PATTERNS))('%s-… is a pattern over {{%s}}', (pattern, parameter) => {
    const labels = read('en', 'skills.json');
    for (const key of [`skill.${pattern}`, `skill.${pattern}.text`]) expect(placeholders(labels[key] ?? '')).toEqual([parameter]);
  });
});

describe('Polish capitals', () => {
  /** What one reads while playing and building; mission sheets, skills and explanations write the terms of the rules as books do. */
  const SPOKEN = ['table.json', 'ui.json', 'log.json', 'reasons.json', 'tips.json', 'companion.json', 'analysis.json', 'workshop.json'];
  const TERMS = /(?<=\p{Ll},? )(Stref|Ocala|Akcj|Rund|Misj|Drzw|Hałas|Żeton|Umiejętn|Ran[ęay]|Skrzyni|Aut[oae]|Wyjści|Ruch)\p{Ll}*/u;
  it.each(SPOKEN)('no term of the rules stands with a capital inside a sentence of %s', (file) => {
    expect(Object.entries(read('pl', file)).filter(([, text]) => TERMS.test(text))).toEqual([]);
  });
  it('a door of a vault is written as every other door of the rules', () => {
    const lines = Object.entries(read('pl', 'black-plague.json')).filter(([key]) => /\.rule\.\d+$/.test(key));
    expect(lines.filter(([, text]) => /\bdrzwi Krypty\b/.test(text))).toEqual([]);
  });
});

describe('Russian words', () => {
  it('a vault has one name', () => {
    for (const file of files)
      expect(
        Object.entries(read('ru', file)).filter(([, text]) => /тайник/i.test(text)),
        file,
      ).toEqual([]);
  });
});
