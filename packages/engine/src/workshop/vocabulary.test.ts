import { describe, expect, it } from 'vitest';
import { conditionWords } from '../missions/conditions/index.ts';
import { effectWords } from '../missions/effects/index.ts';
import { DEFEATS, WORDS } from '../missions/words/index.ts';
import { VOCABULARY, wordsFor } from './vocabulary.ts';

describe('the vocabulary of the editor', () => {
  it('has a form for every word the engine compiles, where it may stand, and no other', () => {
    expect(new Set(wordsFor('condition'))).toEqual(new Set(conditionWords));
    expect(new Set(wordsFor('defeat'))).toEqual(new Set(Object.keys(DEFEATS)));
    expect(new Set(wordsFor('setup', 'rule'))).toEqual(new Set(Object.keys(WORDS)));
    expect(new Set(wordsFor('effect', 'card-effect'))).toEqual(new Set(effectWords));
  });

  it('begins every word with the fields it needs and only with fields it has', () => {
    for (const [word, form] of Object.entries(VOCABULARY)) {
      if (form.bare) continue;
      const given = form.example as Record<string, unknown>;
      for (const name of Object.keys(given)) expect(form.fields, `${word}.${name}`).toHaveProperty(name);
      for (const [name, field] of Object.entries(form.fields)) if (field.needed) expect(given, `${word}.${name}`).toHaveProperty(name);
    }
  });
});
