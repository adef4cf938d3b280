import { readdirSync, readFileSync } from 'node:fs';
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

const COMBAT = ['combat', 'melee', 'ranged'];
const COMBAT_OR_MAGIC = [...COMBAT, 'magic'];
const ZOMBIES = ['walker', 'brute', 'runner', 'abomination', 'necromancer'];
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'plus-1-damage': COMBAT_OR_MAGIC,
  'plus-1-die': COMBAT_OR_MAGIC,
  'plus-1-free': [...COMBAT_OR_MAGIC, 'move', 'search', 'enchantment', 'guard'],
  'plus-1-free-risk': COMBAT,
  'plus-1-to-dice-roll': COMBAT_OR_MAGIC,
  'damage-2': COMBAT_OR_MAGIC,
  escalation: COMBAT_OR_MAGIC,
  frenzy: COMBAT_OR_MAGIC,
  'roll-6-plus-1-damage': COMBAT_OR_MAGIC,
  'roll-6-plus-1-die': COMBAT_OR_MAGIC,
  collector: ZOMBIES,
  ironclad: ZOMBIES,
  bloodlust: COMBAT_OR_MAGIC,
  freeze: COMBAT_OR_MAGIC,
  reaper: COMBAT_OR_MAGIC,
  'improvised-weapon': ['melee', 'ranged'],
};
const KNOWN_OF_OPEN_FAMILIES = `guards-damage-2-melee guards-freeze-ranged guards-plus-1-max-range risk-plus-1-die-ranged
  starts-with-ammo-card starts-with-repair-kit`;
const SINGLE = `plus-1-action plus-1-max-range plus-1-zone-per-move 2-zones-per-move super-strength ambidextrous gunslinger swordmaster
  barbarian full-auto iron-rain mana-rain double-risk-dice hoard search-2-cards search-plus-1-card dual-expert spellcaster corruption-walker
  blitz born-leader charge field-medic guards-push jump lifesaver lock-it-down loud shove sprint taunt transmutation combat-reflexes sidestep
  hit-and-run destiny distributor double-casting hold-your-nose ignore-1-break is-that-all-youve-got lucky 1-re-roll-per-turn matching-set
  medic regeneration rotten safe-search spare-parts 2-cocktails-are-better-than-1 zombie-link break-in can-search-more-than-once
  close-quarter-master corruption-searcher ruin-searcher scavenger free-reload ghost-sight home-defender ruin-sight guards-evade iron-hide
  low-profile marksman sniper night-fighter night-vision point-blank reach slippery spellbook webbing steady-hand tactician tough trick-shot
  vault-picker wall-climber starts-with-2-ap jack-of-all-trades`;
const words = (text: string) => text.split(/\s+/);
const skillIds = [
  ...words(SINGLE),
  ...words(KNOWN_OF_OPEN_FAMILIES),
  ...Object.entries(FAMILIES).flatMap(([family, members]) => members.map((member) => `${family}-${member}`)),
];
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
  it('are the 154 of the four books', () => {
    expect(new Set(skillIds).size).toBe(154);
  });

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
