import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import { expect, test } from 'vitest';
import { chaptersOf, namedPages, pageOf } from './terms.ts';

const engine = createEngine(editions);

function kindsOf(edition: (typeof editions)[number]) {
  const people = edition.survivors.filter((one) => !one.companionOnly).map((one) => one.id);
  const made = engine.setup({
    edition: edition.edition,
    mission: edition.missions[0].id,
    seats: [people.slice(0, 6)],
    options: {},
    seed: 'terms',
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  return engine.view(made.state, 0).kinds;
}

test('a book shows its own terms, each once, and none of the others', () => {
  for (const edition of editions) {
    const terms = chaptersOf(edition.edition, kindsOf(edition)).flatMap((one) => one.terms);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms.includes('term.vault')).toBe(edition.edition === 'black-plague' || edition.edition === 'white-death');
    expect(terms.includes('term.guard-action')).toBe(edition.edition === 'white-death');
    expect(terms.includes('term.secret-service')).toBe(edition.edition === 'washington');
    expect(terms.includes('kind.walker')).toBe(true);
    expect(terms.includes('kind.khan')).toBe(edition.edition === 'white-death');
  }
});

test('pages are those each book names, and only of what that book knows', () => {
  expect(pageOf('white-death', 'term.friendly-fire')).toBe(32);
  expect(pageOf('second-edition', 'term.friendly-fire')).toBe(28);
  expect(pageOf('black-plague', 'term.friendly-fire')).toBe(34);
  expect(pageOf('washington', 'term.friendly-fire')).toBe(undefined);
  for (const { edition } of editions) {
    const kinds = Object.fromEntries(['walker', 'brute', 'runner', 'khan', 'defiler', 'necromancer'].map((kind) => [kind, true]));
    const known = chaptersOf(edition, kinds).flatMap(({ terms }) => terms);
    for (const term of namedPages(edition)) expect([edition, term, known.includes(term)]).toEqual([edition, term, true]);
  }
});
