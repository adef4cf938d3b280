// Whatever the forms offer, the engine takes: every field of every word, and every name offered for it, in each book.
import { editions } from '@holdout/content';
import type { Condition, EditionContent, MissionDef, Word } from '@holdout/engine/content';
import { type Field, type MissionWord, VOCABULARY, type WordForm, type WordUse } from '@holdout/engine/vocabulary';
import { checkDraft } from '@holdout/engine/workshop';
import { describe, expect, it } from 'vitest';
import { moreFor, namesFor } from './offered.ts';

/** One thing said, and what it is to be called when it is refused. */
interface Saying {
  readonly about: string;
  readonly use: WordUse;
  readonly entry: Word;
}

/** The reasons the engine gives for each saying: all of them stand in one mission, which is compiled once. */
function reasonsFor(book: EditionContent, mission: MissionDef, sayings: readonly Saying[]): string[][] {
  const lists: Record<string, Word[]> = { objectives: [], loseIf: [], setup: [], rules: [] };
  const places = sayings.map(({ use, entry }) => {
    const [list, said] =
      use === 'condition'
        ? ['objectives', entry]
        : use === 'defeat'
          ? ['loseIf', entry]
          : use === 'setup'
            ? ['setup', entry]
            : ['rules', use === 'rule' ? entry : { 'on-take': { what: 'objective', then: [entry] } }];
    return `${list === 'objectives' ? 'objectives.list' : list}[${lists[list].push(said) - 1}]`;
  });
  const { objectives, ...rest } = lists;
  const draft = { ...mission, ...rest, objectives: { ordered: false, list: objectives as readonly Word[] as readonly Condition[] } };
  const found = checkDraft(book, draft as MissionDef).remarks.filter((one) => one.about === 'problem');
  return places.map((place) =>
    found
      .filter((one) => one.place.startsWith(`${place}.`) || one.place === place)
      .map((one) => String(one.parameters.reason).replace(/ -> .*$/, '')),
  );
}

/** Something a field takes, where it is not a name. */
function sample(field: Field): unknown {
  switch (field.takes) {
    case 'number':
      return field.least;
    case 'count':
      return field.words[0] ?? 1;
    case 'choice':
      return field.of[0];
    case 'flag':
    case 'yes-no':
      return true;
    case 'range':
      return [0, 1];
    case 'condition':
      return { taken: { what: 'objective' } };
    case 'effects':
      return [{ gain: { ap: 1 } }];
    case 'price':
      return { any: [{ token: 'red' }, { token: 'blue' }] };
    case 'record':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, sample(inner)]));
    default:
      return undefined;
  }
}

/** Beside what else a field makes sense, where it is not the example. */
const BESIDE: Readonly<Record<string, object>> = {
  companions: { count: 2 },
  token: { what: 'beacon' },
  gain: { card: 'equipment' },
  'move-token': { what: 'beacon' },
};

const words = Object.entries(VOCABULARY) as [MissionWord, WordForm][];

describe.each(editions.map((book) => ({ id: book.edition, book })))('$id', ({ book }) => {
  // the mission of the book with the most things in it: what is offered depends on what is there
  const { module: _none, ...rich } = [...book.missions].sort((a, b) => Object.keys(b.map).length - Object.keys(a.map).length)[0];
  const { start } = rich.map.places;
  const mission = { ...rich, map: { ...rich.map, places: { exit: start, marked: start, ...rich.map.places } } };

  it('knows every parameter the forms have', () => {
    const ways = words.flatMap(([word, form]) =>
      form.bare
        ? []
        : Object.entries(form.fields).flatMap(([name, field]) => {
            const value = sample(field);
            if (value === undefined) return [];
            return form.use.flatMap((use) =>
              [form.example as object, BESIDE[word], {}].flatMap((beside): (Saying & { readonly name: string })[] =>
                beside ? [{ about: `${word}.${name}`, name, use, entry: { [word]: { ...beside, [name]: value } } }] : [],
              ),
            );
          }),
    );
    const reasons = reasonsFor(book, mission, ways);
    const taken = new Set(
      ways.flatMap(({ about, name }, i) => (reasons[i].some((one) => one.startsWith(`it has no parameter ${name}`)) ? [] : [about])),
    );
    expect([...new Set(ways.map(({ about }) => about))].filter((about) => !taken.has(about))).toEqual([]);
  });

  it('takes every name the forms offer', () => {
    const offered = words.flatMap(([word, form]) =>
      Object.entries(form.fields).flatMap(([name, field]) => {
        const { [name]: _gone, ...beside } = form.example as Record<string, unknown>;
        const names = [...namesFor(field, mission, book, beside), ...moreFor(field, mission, book, beside)];
        return names.map((one) => ({ about: `${word}.${name}`, one, use: form.use[0], entry: { [word]: { ...beside, [name]: one } } }));
      }),
    );
    const reasons = reasonsFor(book, mission, offered);
    const refused = offered.flatMap(({ about, one }, i) =>
      reasons[i]
        .filter((reason) => reason.endsWith(` ${one}`) || reason.startsWith(`${one} may change`))
        .map((reason) => `${about} = ${one}: ${reason}`),
    );
    expect(refused).toEqual([]);
  });
});
