// Everything that needs a case: skills, actions, card traits, zombie cards, special zombies, rows in which the books differ.
import { editions } from '@holdout/content';
import { conditionWords, DEFEATS, effectWords, RULESETS, WORDS } from '@holdout/engine/testing';
import { VERBS } from '../cases/steps.ts';
import { traitsOf } from './facts.ts';
import { MATRIX_ROWS } from './matrix-rows.ts';
import { DIFFERING_SKILLS, isOfFamily, OPEN_FAMILIES, SKILL_IDS } from './skill-ids.ts';

export interface Wanted {
  readonly id: string;
  /** null: in any book */
  readonly edition: string | null;
  readonly what: string;
  /** facts that show it, all of them; `*` at the end stands for anything */
  readonly shownBy: readonly string[];
  /** a word of missions: shown by a test of theirs, or the mission of a case, that says it */
  readonly word?: string;
}

const GUARD_ORDERS = ['move', 'melee', 'ranged', 'pour', 'carry', 'push'];

function skills(): Wanted[] {
  const own = Object.values(RULESETS).flatMap((set) => Object.keys(set.skills));
  const ids = [...new Set([...SKILL_IDS, ...own.filter((id) => !isOfFamily(id))])];
  const any = [...ids, ...OPEN_FAMILIES].map(
    (id): Wanted => ({ id: `skill ${id}`, edition: null, what: 'skill', shownBy: [`skill:${id}`] }),
  );
  const differing = Object.entries(DIFFERING_SKILLS).flatMap(([id, books]) =>
    books.map((edition): Wanted => ({ id: `skill ${id}`, edition, what: 'skill whose text differs by book', shownBy: [`skill:${id}`] })),
  );
  return [...any, ...differing];
}

const plain = (prefix: string, what: string, ids: Iterable<string>): Wanted[] =>
  [...ids].map((id) => ({ id: `${what} ${id}`, edition: null, what, shownBy: [`${prefix}:${id}`] }));

/** Printed on a card, but no rule asks for it: nothing to show. */
const IDLE_TAGS = new Set([
  'tag:epic',
  'tag:artefact',
  'tag:vault-weapon',
  'tag:secret-service',
  'tag:spell',
  'tag:ammo',
  'tag:armour',
  'tag:shield',
  'tag:enchantment',
]);

/** A case with a mission that uses the word shows it, or a unit test. */
function missionWords(): Wanted[] {
  const words: readonly (readonly [string, readonly string[]])[] = [
    ['mission word', Object.keys(WORDS)],
    ['mission defeat', Object.keys(DEFEATS)],
    ['mission effect', effectWords],
    ['mission condition', conditionWords],
  ];
  return words.flatMap(([what, ids]) => ids.map((id): Wanted => ({ id: `${what} ${id}`, edition: null, what, shownBy: [], word: id })));
}

export function wanted(): Wanted[] {
  const traits = new Set(editions.flatMap((e) => e.items.flatMap(traitsOf)).filter((trait) => !IDLE_TAGS.has(trait)));
  const special = new Set(
    Object.values(RULESETS).flatMap((set) =>
      set.kinds.filter((k) => k.base === 'abomination' || k.base === 'necromancer').map((k) => k.id),
    ),
  );
  return [
    ...skills(),
    ...plain('verb', 'action', Object.keys(VERBS)),
    ...plain(
      'verb',
      'order',
      GUARD_ORDERS.map((order) => `guards-${order}`),
    ),
    ...[...traits].map((trait): Wanted => ({ id: `card ${trait}`, edition: null, what: 'card trait', shownBy: [trait] })),
    ...plain('card', 'zombie card', ['spawn', 'rush', 'extra', 'double', 'abomination', 'necromancer', 'siege']),
    ...plain('kind', 'special zombie', special),
    ...missionWords(),
    ...MATRIX_ROWS.flatMap((row) =>
      row.editions.map((edition): Wanted => ({ id: `row ${row.id}`, edition, what: row.what, shownBy: row.shownBy ?? [] })),
    ),
  ];
}
