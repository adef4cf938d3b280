// What can be looked up, by chapter, for one book at a time, with the page where the book's own contents or references name one.
import type { EditionId } from '@holdout/engine';

export const CHAPTERS = ['game', 'board', 'survivors', 'actions', 'combat', 'gear', 'zombies', 'tokens', 'campaign'] as const;
export type Chapter = (typeof CHAPTERS)[number];

const words = (group: string, ids: string): string[] =>
  ids
    .trim()
    .split(/\s+/)
    .map((id) => `${group}.${id}`);

const TERMS: Readonly<Record<Chapter, readonly string[]>> = {
  game: words('term', 'win lose round turn first-player players-phase zombies-phase end-phase'),
  board: words(
    'term',
    `zone building building-spawn line-of-sight path range dark-zone corridor sandbags tank exit vault walkway rope-ladder ruin
    corruption beacon cauldron noise noisiest-zone`,
  ),
  survivors: words('term', 'survivor kid companion leader guard adrenaline danger-level skill wound inventory secret-service'),
  actions: [
    ...words('term', 'action free-action search reorganize-trade objective enchantment guard-action car'),
    ...words(
      'action',
      `move open noise melee ranged magic enchant throw bile torch dragonfire reload take give equip guards-move guards-melee
      guards-ranged guards-pour guards-carry pour carry ladder enter seat leave drive light risk skill exit end`,
    ),
  ],
  combat: words(
    'term',
    'dice accuracy damage melee ranged magic dual targeting-order targeting-priority friendly-fire reroll freeze molotov dragon-fire polearm',
  ),
  gear: words('term', 'reload ammo armour food aaahh epic-weapon vault-weapon artefact'),
  zombies: [
    ...words(
      'term',
      `activation zombie-target split spawn spawn-zone rush extra-activation double-spawn siege out-of-miniatures abomination
      abomination-fest necromancer escape cabal defiler`,
    ),
    ...words(
      'kind',
      `walker brute runner abomination patient-0 hobomination abominacop abominawild super-abomination khan necromancer defiler
      ostokar to-mi-ku-pa`,
    ),
  ],
  tokens: [
    ...words('zone', 'street room dark walkway corridor vault ruin corrupted'),
    ...words(
      'token',
      `objective crate spawn noise exit freeze corruption beacon cauldron guards bile car-muscle car-police humvee vault-door
      door ladder companion light flag marked`,
    ),
  ],
  campaign: words(
    'term',
    'ultrared campaign campaign-xp campaign-skill bonus-action achievement risk break save knock-out clock night light',
  ),
};

const MODERN: readonly EditionId[] = ['second-edition', 'washington'];
const FANTASY: readonly EditionId[] = ['black-plague', 'white-death'];

/** Terms that only some of the books know. */
const ONLY: readonly (readonly [readonly EditionId[], readonly string[]])[] = [
  [
    MODERN,
    [
      ...words('term', 'kid companion leader car molotov reload ammo dark-zone epic-weapon aaahh food'),
      ...words('action', 'reload enter seat leave drive'),
      ...words('token', 'crate car-muscle car-police companion'),
      ...words('zone', 'dark'),
    ],
  ],
  [
    FANTASY,
    [
      ...words('term', 'vault artefact enchantment magic armour vault-weapon necromancer escape cabal dragon-fire'),
      ...words('action', 'magic enchant bile torch dragonfire'),
      ...words('token', 'vault-door bile'),
      ...words('zone', 'vault'),
    ],
  ],
  [
    ['white-death'],
    [
      ...words('term', 'guard guard-action walkway rope-ladder ruin corruption beacon cauldron polearm freeze defiler siege'),
      ...words('action', 'guards-move guards-melee guards-ranged guards-pour guards-carry pour carry ladder'),
      ...words('token', 'freeze corruption beacon cauldron guards ladder flag'),
      ...words('zone', 'walkway ruin corrupted'),
    ],
  ],
  [
    ['washington'],
    [
      ...words(
        'term',
        'corridor sandbags tank secret-service campaign campaign-xp campaign-skill bonus-action achievement risk break save knock-out clock night light',
      ),
      ...words('action', 'light risk'),
      ...words('token', 'humvee light'),
      ...words('zone', 'corridor'),
    ],
  ],
];

const isOf = (edition: EditionId, term: string): boolean => {
  const limits = ONLY.filter(([, terms]) => terms.includes(term));
  return limits.length === 0 || limits.some(([editions]) => editions.includes(edition));
};

/** Each chapter with the terms this book knows; `kinds`: the zombies it has. */
export const chaptersOf = (edition: EditionId, kinds: Readonly<Record<string, unknown>>) =>
  CHAPTERS.map((chapter) => ({
    chapter,
    terms: TERMS[chapter].filter((term) => isOf(edition, term) && (!term.startsWith('kind.') || term.slice(5) in kinds)),
  }));

/** Pages as each book itself names them: White Death in its contents, the others where one chapter sends the reader to another. */
const PAGES: Readonly<Partial<Record<EditionId, Readonly<Record<string, number>>>>> = {
  'second-edition': {
    'term.end-phase': 8,
    'term.line-of-sight': 10,
    'term.range': 10,
    'term.inventory': 16,
    'term.rush': 17,
    'term.abomination': 17,
    'kind.walker': 17,
    'kind.brute': 17,
    'kind.runner': 17,
    'action.move': 19,
    'term.building-spawn': 20,
    'action.melee': 21,
    'action.ranged': 21,
    'term.activation': 23,
    'term.extra-activation': 23,
    'term.wound': 23,
    'term.zombie-target': 24,
    'term.split': 24,
    'term.spawn': 25,
    'term.melee': 27,
    'term.ranged': 27,
    'term.dual': 27,
    'term.targeting-order': 28,
    'term.targeting-priority': 28,
    'term.friendly-fire': 28,
    'term.car': 31,
    'action.drive': 31,
    'action.enter': 31,
    'action.seat': 31,
    'action.leave': 31,
    'term.companion': 33,
    'term.leader': 33,
    'term.dark-zone': 33,
    'term.ultrared': 35,
    'term.skill': 63,
  },
  'black-plague': {
    'term.end-phase': 8,
    'term.noise': 15,
    'term.armour': 23,
    'term.activation': 23,
    'term.spawn': 25,
    'kind.runner': 25,
    'term.double-spawn': 26,
    'term.out-of-miniatures': 28,
    'term.necromancer': 29,
    'term.escape': 29,
    'kind.necromancer': 29,
    'term.melee': 33,
    'term.ranged': 33,
    'term.targeting-order': 34,
    'term.targeting-priority': 34,
    'term.friendly-fire': 34,
    'term.magic': 35,
    'term.dragon-fire': 35,
    'action.dragonfire': 35,
    'term.skill': 51,
  },
  washington: {
    'term.risk': 4,
    'action.risk': 4,
    'term.save': 6,
    'term.campaign-skill': 14,
    'term.bonus-action': 14,
    'term.achievement': 15,
    'term.campaign': 18,
  },
  'white-death': {
    'term.win': 9,
    'term.lose': 9,
    'term.round': 9,
    'term.players-phase': 21,
    'term.zombies-phase': 25,
    'term.end-phase': 9,
    'term.line-of-sight': 11,
    'term.path': 12,
    'term.range': 14,
    'term.noise': 15,
    'term.noisiest-zone': 15,
    'term.adrenaline': 16,
    'term.danger-level': 16,
    'term.skill': 16,
    'term.inventory': 17,
    'term.beacon': 20,
    'term.corruption': 20,
    'term.defiler': 19,
    'term.search': 21,
    'term.reorganize-trade': 21,
    'term.enchantment': 23,
    'term.objective': 23,
    'term.guard-action': 23,
    'term.cauldron': 24,
    'term.activation': 25,
    'term.spawn': 28,
    'term.extra-activation': 29,
    'term.siege': 29,
    'term.out-of-miniatures': 29,
    'term.melee': 31,
    'term.polearm': 31,
    'term.ranged': 31,
    'term.magic': 31,
    'term.targeting-priority': 32,
    'term.targeting-order': 32,
    'term.friendly-fire': 32,
    'term.freeze': 33,
    'term.walkway': 34,
    'term.rope-ladder': 35,
    'action.move': 21,
    'action.melee': 22,
    'action.ranged': 22,
    'action.magic': 22,
    'action.enchant': 23,
    'action.noise': 25,
    'action.guards-move': 23,
    'action.guards-melee': 23,
    'action.guards-ranged': 24,
    'action.guards-carry': 24,
    'action.guards-pour': 24,
    'action.carry': 24,
    'action.pour': 25,
    'kind.walker': 18,
    'kind.brute': 18,
    'kind.runner': 18,
    'kind.khan': 18,
    'kind.defiler': 19,
  },
};

export const pageOf = (edition: EditionId, term: string): number | undefined => PAGES[edition]?.[term];

/** Terms a page is named for. */
export const namedPages = (edition: EditionId): readonly string[] => Object.keys(PAGES[edition] ?? {});
