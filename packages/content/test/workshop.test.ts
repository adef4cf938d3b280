// Every mission of the books through the editor's eyes: its words have forms with all their fields, its map is laid, nothing is found wrong.
import { VOCABULARY, type WordForm } from '@holdout/engine/vocabulary';
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

/** Fields of words that no form has: `gain.speed`. */
function unknownFields(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const entry of value) unknownFields(entry, found);
  else if (isRecord(value)) {
    for (const [word, given] of Object.entries(value)) {
      const form: WordForm | undefined = (VOCABULARY as Readonly<Record<string, WordForm>>)[word];
      for (const one of Array.isArray(given) ? given : [given]) {
        if (form && !form.bare && isRecord(one)) for (const name of Object.keys(one)) if (!form.fields[name]) found.push(`${word}.${name}`);
        if (isRecord(one)) for (const inner of Object.values(one)) unknownFields(inner, found);
        else unknownFields(one, found);
      }
    }
  }
  return found;
}

describe.each(editions.flatMap((book) => book.missions.map((mission) => ({ id: mission.id, book, mission }))))(
  '$id',
  ({ book, mission }) => {
    it('says nothing the forms do not know', () => {
      const { objectives, loseIf, setup, rules, cards = [], notes = [] } = mission;
      const scripts = [...cards, ...notes].map((card) => card.script);
      expect(unknownFields([objectives.list, loseIf, setup, rules, scripts])).toEqual([]);
    });

    it('passes the checks of the workshop', () => {
      const { draft, remarks } = checkDraft(book, mission);
      expect(remarks.filter((one) => one.weight === 'wrong')).toEqual([]);
      expect(draft.board?.zones.length).toBeGreaterThan(0);
      expect(Object.values(draft.zoneOf).every((zone) => zone >= 0)).toBe(true);
    });
  },
);
