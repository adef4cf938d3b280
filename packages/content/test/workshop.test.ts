// Every mission of the books through the editor's eyes: its words have forms with all their fields, its map is laid, nothing is found wrong.
import { type Field, VOCABULARY, type WordForm } from '@holdout/engine/vocabulary';
import { checkDraft } from '@holdout/engine/workshop';
import { describe, expect, it } from 'vitest';
import english from '../labels/en/workshop.json' with { type: 'json' };
import { editions } from '../src/index.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

describe('the forms', () => {
  it('have a name, an explanation and a sentence for every word, and a name for every field and choice', () => {
    const wanted = Object.entries(VOCABULARY).flatMap(([word, form]: [string, WordForm]) => [
      `workshop.word.${word}`,
      `workshop.word.${word}.text`,
      `workshop.say.${word}`,
      ...Object.keys(form.fields).map((field) => `workshop.field.${field}`),
      ...Object.values(form.fields)
        .flatMap((field) => ('of' in field ? field.of : 'words' in field ? field.words : []))
        .map((value) => `workshop.value.${value}`),
    ]);
    expect(wanted.filter((key) => !(key in english))).toEqual([]);
  });

  it('say every needed field in their sentence', () => {
    const silent = Object.entries(VOCABULARY).flatMap(([word, form]: [string, WordForm]) =>
      Object.entries(form.fields)
        .filter(
          ([name, field]) =>
            field.needed && !(english as Readonly<Record<string, string>>)[`workshop.say.${word}`]?.includes(`{{${name}}}`),
        )
        .map(([name]) => `${word}.${name}`),
    );
    expect(silent).toEqual([]);
  });
});

const isNames = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Does the form of a field show this value? Names may be any: what they name is checked elsewhere. */
function shows(field: Field, value: unknown, found: string[], about: string): boolean {
  switch (field.takes) {
    case 'condition':
    case 'doors':
      if (typeof value === 'string' && field.takes === 'condition') return field.words?.includes(value) === true;
      return field.takes === 'doors' ? isNames(value) : unshown(value, found, about);
    case 'conditions':
    case 'effects':
      return Array.isArray(value) && value.every((one) => unshown(one, found, about));
    case 'effect-lists':
      return Array.isArray(value) && value.every((list) => Array.isArray(list) && list.every((one) => unshown(one, found, about)));
    case 'number':
      return typeof value === 'number' && value >= field.least && value <= field.most;
    case 'count':
      return typeof value === 'number' || field.words.includes(String(value));
    case 'choice':
      return field.of.includes(String(value));
    case 'choices':
      return [value].flat().every((one) => field.of.includes(String(one)));
    case 'flag':
    case 'yes-no':
      return typeof value === 'boolean';
    case 'range':
      return Array.isArray(value) && value.length === 2;
    case 'nothing':
      return isRecord(value) && Object.keys(value).length === 0;
    case 'numbers':
      return isNames(value) || (isRecord(value) && Object.values(value).every((one) => typeof one === 'number'));
    case 'price': {
      const prices = isRecord(value) && Array.isArray(value.any) ? value.any : [value];
      return prices.every((one) => isRecord(one) && Object.keys(one).every((name) => ['token', 'cards', 'card', 'count'].includes(name)));
    }
    case 'record': {
      const values = field.short !== undefined && typeof value === 'string' ? { [field.short]: value } : value;
      return (
        isRecord(values) &&
        Object.entries(values).every(([name, one]) => name in field.fields && shows(field.fields[name], one, found, about))
      );
    }
    default:
      return isNames(value);
  }
}

/** Writes down what no form shows, word by word: `gain.speed`. */
function unshown(entry: unknown, found: string[], about: string): boolean {
  const [word, given] = isRecord(entry) ? (Object.entries(entry)[0] ?? []) : [];
  const form = word === undefined ? undefined : (VOCABULARY as Readonly<Record<string, WordForm>>)[word];
  if (form === undefined || Object.keys(entry as object).length !== 1) found.push(`${about}: ${JSON.stringify(entry)}`);
  else if (form.bare) {
    if (!shows(form.bare, given, found, String(word))) found.push(`${word}: ${JSON.stringify(given)}`);
  } else
    for (const one of Array.isArray(given) ? given : [given])
      for (const [name, value] of Object.entries(one as object)) {
        const field = form.fields[name];
        if (field === undefined || !shows(field, value, found, `${word}.${name}`)) found.push(`${word}.${name}: ${JSON.stringify(value)}`);
      }
  return true;
}

describe.each(editions.flatMap((book) => book.missions.map((mission) => ({ id: mission.id, book, mission }))))(
  '$id',
  ({ book, mission }) => {
    it('says nothing the forms do not show', () => {
      const { objectives, loseIf, setup, rules, cards = [], notes = [] } = mission;
      const scripts = [...cards, ...notes].flatMap((card) => card.script);
      const found: string[] = [];
      for (const entry of [...objectives.list, ...loseIf, ...setup, ...rules, ...scripts]) unshown(entry, found, mission.id);
      expect(found).toEqual([]);
    });

    it('passes the checks of the workshop', () => {
      const { draft, remarks } = checkDraft(book, mission);
      expect(remarks.filter((one) => one.weight === 'wrong')).toEqual([]);
      expect(draft.board?.zones.length).toBeGreaterThan(0);
      expect(Object.values(draft.zoneOf).every((zone) => zone >= 0)).toBe(true);
    });
  },
);
