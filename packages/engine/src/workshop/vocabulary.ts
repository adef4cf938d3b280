// The vocabulary of missions as forms: which words there are, where each may stand, what its parameters take.
// An editor builds its fields from this; what a word means is said once, where it is compiled. A test holds the two together.

import type { FieldForm, NameSource, WordForm, WordUse } from './forms.ts';

export type { Field, NameSource, WordForm, WordUse } from './forms.ts';

const zones = { takes: 'zones' } as const;
const fixedZones = { takes: 'fixed-zones' } as const;
const people = { takes: 'people' } as const;
const cards = { takes: 'cards' } as const;
const card = { takes: 'card' } as const;
const kind = { takes: 'kind' } as const;
const kinds = { takes: 'kinds' } as const;
const name = { takes: 'name' } as const;
const nameFrom = (from: NameSource) => ({ takes: 'name', from }) as const;
const thing = (...of: readonly string[]) => ({ takes: 'thing', of }) as const;
const things = (...of: readonly string[]) => ({ takes: 'things', of }) as const;
const numbers = (each: 'items' | 'kinds', ...of: readonly string[]) => ({ takes: 'numbers', each, of }) as const;
const yesNo = { takes: 'yes-no' } as const;
const flag = { takes: 'flag' } as const;
const condition = { takes: 'condition' } as const;
const conditions = { takes: 'conditions' } as const;
const effects = { takes: 'effects' } as const;
const number = (least: number, most: number) => ({ takes: 'number', least, most }) as const;
const count = (...words: readonly string[]) => ({ takes: 'count', words }) as const;
const choice = (...of: readonly string[]) => ({ takes: 'choice', of }) as const;
const choices = (...of: readonly string[]) => ({ takes: 'choices', of }) as const;
const needed = <F extends FieldForm>(field: F): F & { readonly needed: true } => ({ ...field, needed: true });

const DANGERS = ['blue', 'yellow', 'orange', 'red'];
const COLOURS = { takes: 'colours' } as const;
const TOKENS = ['objective', 'red', 'blue', 'green'];
const FIRES = ['molotov', 'dragon-fire', 'cauldron', 'car', 'fire'];
const doors = (...words: readonly string[]) => ({ takes: 'doors', words }) as const;

const conditionForms = {
  taken: {
    use: ['condition'],
    fields: {
      what: needed(things(...TOKENS, 'crate', 'card', 'artefact', 'vault-weapon', 'beacon')),
      count: count('all'),
      by: choice('team', 'each-survivor'),
      zone: fixedZones,
      except: nameFrom('cards-lying'),
    },
    example: { what: 'objective', count: 'all' },
  },
  holds: {
    use: ['condition'],
    fields: {
      cards: needed(cards),
      count: count('survivors', 'all'),
      by: choice('team', 'each-survivor', 'survivor'),
      cap: choice('available'),
      in: choices('inventories', 'cars'),
    },
    example: { cards: 'food', count: 3, by: 'team' },
  },
  level: {
    use: ['condition'],
    fields: { danger: needed(choice(...DANGERS)), count: count('all'), who: choice('opener') },
    example: { danger: 'red', count: 1 },
  },
  at: {
    use: ['condition'],
    fields: {
      who: people,
      what: things(
        'spawn-token',
        'spawn-token:red',
        'spawn-token:blue',
        'spawn-token:green',
        'defiler-token',
        'car',
        'beacon',
        'corruption',
      ),
      count: count('all'),
      zone: needed(zones),
      clear: flag,
      moment: choice('now', 'end-phase'),
    },
    example: { who: 'survivor', count: 'all', zone: 'exit' },
  },
  exited: {
    use: ['condition'],
    fields: { who: needed(people), count: count('all'), by: choice('foot', 'car', 'any') },
    example: { who: 'survivor', count: 'all' },
  },
  opened: {
    use: ['condition'],
    fields: { what: needed(doors('building', 'carded-door-of-building')), count: count('all') },
    example: { what: 'building', count: 1 },
  },
  none: {
    use: ['condition'],
    fields: {
      what: needed(thing('zombie', 'abomination', 'necromancer', 'corruption', 'crate', ...TOKENS, 'door:broken', 'card', 'stacked-card')),
      zone: needed(zones),
    },
    example: { what: 'zombie', zone: 'exit' },
  },
  killed: {
    use: ['condition'],
    fields: { kind: needed(kind), count: number(1, 99), with: nameFrom('killers'), which: choice('placed') },
    example: { kind: 'abomination', count: 1 },
  },
  burned: {
    use: ['condition'],
    fields: { zone: needed(zones), count: number(1, 20), with: nameFrom('killers') },
    example: { zone: 'spawn:starting', with: 'molotov' },
  },
  recruited: { use: ['condition'], fields: { count: count('all') }, example: { count: 'all' } },
  stored: {
    use: ['condition'],
    fields: { what: needed(things(...TOKENS, 'molotov')), count: count('all'), onto: needed(nameFrom('stores')) },
    example: { what: 'objective', count: 'all', onto: 'car' },
  },
  marks: { use: ['condition'], fields: { name: needed(nameFrom('marks')), count: count('pairs') }, example: { name: 'done', count: 1 } },
  hour: { use: ['condition'], fields: { reaches: needed(number(0, 23)) }, example: { reaches: 18 } },
  achieved: {
    use: ['condition'],
    fields: { id: needed(nameFrom('achievements')), who: choice('anyone', 'taker') },
    example: { id: 'tunnel-dweller' },
  },
  knows: { use: ['condition'], fields: { word: needed(nameFrom('keywords')) }, example: { word: 'key' } },
  'all-of': { use: ['condition'], fields: {}, bare: conditions, example: [{ taken: { what: 'objective', count: 'all' } }] },
  together: { use: ['condition'], fields: {}, bare: conditions, example: [{ taken: { what: 'objective', count: 'all' } }] },
  'same-round': { use: ['condition'], fields: {}, bare: conditions, example: [{ burned: { zone: 'exit' } }] },
  not: { use: ['condition'], fields: {}, bare: condition, example: { taken: { what: 'objective' } } },
} satisfies Record<string, WordForm>;

const defeatForms = {
  dead: {
    use: ['defeat'],
    fields: { who: needed(choices('survivor', 'companion', 'guard', 'beacon')) },
    example: { who: ['survivor', 'companion'] },
  },
  'zombie-in': {
    use: ['defeat'],
    fields: { zone: needed(zones), moment: choice('enters', 'starts-activation') },
    example: { zone: 'marked', moment: 'enters' },
  },
  impossible: {
    use: ['defeat'],
    fields: { what: needed(choice('taken-by-each', 'exited-by-car', 'starting-survivor-at', 'spawn-token-moved')) },
    example: { what: 'exited-by-car' },
  },
} satisfies Record<string, WordForm>;

const setupForms = {
  place: {
    use: ['setup'],
    fields: {
      what: needed(numbers('kinds', 'noise', 'light', 'crate', ...TOKENS)),
      zone: needed(zones),
      count: number(1, 20),
      permanent: flag,
    },
    example: { what: 'noise', zone: 'marked', count: 3 },
  },
  omit: {
    use: ['setup'],
    fields: { what: needed(choices('objective', 'crate', 'door')), zone: needed(fixedZones) },
    example: { what: ['objective'], zone: 'start' },
  },
  hide: {
    use: ['setup'],
    fields: {
      colours: needed(COLOURS),
      among: choice('red', 'blue', 'green', 'yellow', 'purple'),
      mix: number(0, 20),
      placed: number(0, 20),
      aside: number(0, 20),
      except: fixedZones,
    },
    example: { colours: ['blue'], among: 'red' },
  },
  doors: {
    use: ['setup'],
    fields: { zone: zones, state: choice('open', 'closed', 'broken'), colour: COLOURS, count: number(0, 20) },
    example: { state: 'open' },
  },
  stock: {
    use: ['setup'],
    fields: { zone: needed(zones), cards: needed(numbers('items', 'artefact', 'vault-weapon', 'equipment')), random: count('survivors') },
    example: { zone: 'vault:each', cards: 'artefact', random: 1 },
  },
  'remove-cards': {
    use: ['setup'],
    fields: { deck: needed(nameFrom('decks')), cards: needed({ takes: 'deck-cards' }), count: count('all'), to: nameFrom('heaps') },
    example: { deck: 'zombie', cards: 'rush', count: 'all' },
  },
  companions: {
    use: ['setup'],
    fields: {
      count: count('one-each'),
      'chosen-by': choice('players', 'unused', 'draft'),
      trade: yesNo,
      zone: zones,
      with: choice('leaders'),
    },
    example: { count: 2, 'chosen-by': 'unused', zone: 'marked' },
  },
  actor: {
    use: ['setup', 'rule'],
    fields: {
      who: needed(choice('wounded', 'ned', 'beacon')),
      count: number(1, 12),
      zone: zones,
      noise: number(0, 9),
      health: number(1, 9),
      acts: flag,
      'counts-as': choice('survivor'),
    },
    example: { who: 'wounded', count: 1, zone: 'marked' },
  },
  'start-groups': {
    use: ['setup'],
    fields: { how: needed(choice('evenly', 'one-each', 'random-pairs')), zones: number(0, 12) },
    example: { how: 'evenly' },
  },
  clock: { use: ['setup'], fields: { start: needed(number(0, 23)) }, example: { start: 12 } },
  'deal-cards': {
    use: ['setup'],
    fields: {
      cards: number(0, 99),
      notes: number(0, 99),
      'on-doors': flag,
      'instead-of-crate': zones,
      'notes-in-order': flag,
      'picked-up': flag,
    },
    example: { cards: 0, notes: 0 },
  },
  detach: { use: ['setup'], fields: { tile: needed(nameFrom('tiles')) }, example: { tile: '1V' } },
} satisfies Record<string, WordForm>;

const ruleForms = {
  'on-take': {
    use: ['rule'],
    fields: { what: needed(things(...TOKENS, 'crate', 'companion', 'artefact', 'vault-weapon', 'card')), then: needed(effects) },
    example: { what: 'blue', then: [{ gain: { ap: 5 } }] },
  },
  'on-kill': {
    use: ['rule'],
    fields: { kind: needed(kind), with: nameFrom('killers'), 'unless-with': nameFrom('killers'), then: needed(effects) },
    example: { kind: 'abomination', then: [{ gain: { ap: 1 } }] },
  },
  'on-fire': {
    use: ['rule'],
    fields: { zone: needed(zones), from: choice(...FIRES), then: needed(effects) },
    example: { zone: 'marked', then: [{ mark: { name: 'burned' } }] },
  },
  'on-phase': {
    use: ['rule'],
    fields: { phase: needed(choice('players-start', 'end')), if: condition, then: needed(effects) },
    example: { phase: 'end', then: [{ spawn: { zone: 'marked' } }] },
  },
  'on-sight': {
    use: ['rule'],
    fields: { kind: needed(kind), new: flag, if: condition, then: needed(effects) },
    example: { kind: 'abomination', then: [{ gain: { ap: 1 } }] },
  },
  'on-zombie-move': {
    use: ['rule'],
    fields: { zone: needed(zones), then: needed(effects) },
    example: { zone: 'marked', then: [{ 'move-zombies': { to: 'spawn:starting' } }] },
  },
  when: {
    use: ['rule'],
    fields: { if: needed(condition), then: needed(effects) },
    example: { if: { taken: { what: 'objective', count: 'all' } }, then: [{ 'open-doors': { which: 'all' } }] },
  },
  token: {
    use: ['rule'],
    fields: {
      what: needed(things(...TOKENS, 'yellow', 'purple', 'beacon')),
      ap: number(0, 20),
      keep: choice('bound', 'tradable'),
      'acts-as': nameFrom('items'),
      'slows-move': number(0, 3),
      'needs-level': choice(...DANGERS),
      limit: number(0, 9),
      'stands-with-bearer': flag,
    },
    example: { what: 'objective', ap: 5 },
  },
  grant: {
    use: ['rule'],
    fields: {
      id: needed(name),
      cost: number(0, 4),
      where: zones,
      range: { takes: 'range' },
      needs: condition,
      pays: { takes: 'price' },
      repeat: flag,
      reverse: flag,
      then: needed(effects),
    },
    example: { id: 'shut-spawn', cost: 1, where: 'with:spawn-token', then: [{ mark: { name: 'shut' } }] },
  },
  locked: {
    use: ['rule'],
    fields: {
      what: needed({ takes: 'locks' }),
      until: needed({ takes: 'condition', words: ['never'] }),
      except: doors(),
      zone: zones,
      from: zones,
    },
    example: { what: 'door:blue', until: { taken: { what: 'blue' } } },
  },
  'exit-rule': {
    use: ['rule'],
    fields: {
      who: needed(choices('survivor', 'car')),
      with: choice('guards'),
      moment: choice('end-of-own-turn', 'end-of-driver-turn'),
      zone: zones,
      needs: condition,
    },
    example: { who: 'survivor', needs: { none: { what: 'zombie', zone: 'exit' } } },
  },
  cars: { use: ['rule'], fields: { drive: yesNo, search: choice('until-weapon', 'secret-service', 'none') }, example: { drive: true } },
  'at-most': {
    use: ['rule'],
    fields: { kind: needed(choice('abomination')), count: needed(number(1, 9)) },
    example: { kind: 'abomination', count: 1 },
  },
  'replace-spawn': { use: ['rule'], fields: { kind: needed(kind), by: needed(kind) }, example: { kind: 'abomination', by: 'brute' } },
  'no-return': { use: ['rule'], fields: { from: needed(condition) }, example: { from: { opened: { what: 'building', count: 1 } } } },
  'split-building': {
    use: ['rule', 'setup'],
    fields: { door: needed(doors()), for: choice('spawn') },
    example: { door: 'door', for: 'spawn' },
  },
} satisfies Record<string, WordForm>;

const effectForms = {
  gain: {
    use: ['effect'],
    fields: {
      ap: number(0, 20),
      card,
      companion: nameFrom('companions'),
      token: choice('beacon', 'rope-ladder'),
      to: choice('taker', 'all', 'chosen-survivor', 'chosen-survivor-there'),
      from: choices('equipment-deck', 'discards', 'any-deck', 'epic-deck', 'secret-service-deck', 'artefacts', 'stored'),
      pick: flag,
      shuffle: flag,
      zone: zones,
      tag: name,
      else: { takes: 'record', fields: { ap: needed(number(1, 20)) } },
    },
    example: { ap: 5 },
  },
  put: {
    use: ['effect'],
    fields: { kind: needed(kinds), zone: needed(zones), count: number(1, 20), 'first-absent': flag },
    example: { kind: 'abomination', zone: 'spawn:starting' },
  },
  spawn: {
    use: ['effect', 'setup'],
    fields: { zone: needed(zones), cards: number(1, 9), redraw: choice('rush'), as: choice('opening') },
    example: { zone: 'there', cards: 1 },
  },
  'move-token': {
    use: ['effect'],
    fields: {
      what: needed(thing('spawn-token', 'beacon', 'objective', 'red', 'blue', 'green', 'food-card', 'ingredient')),
      to: zones,
      from: choice('there', 'here'),
      by: number(1, 9),
      chosen: flag,
      optional: flag,
    },
    example: { what: 'spawn-token', from: 'there', to: 'spawn:starting' },
  },
  'discard-token': {
    use: ['effect'],
    fields: {
      what: needed(things(...TOKENS, 'spawn-token', 'noise', 'light', 'corruption', 'door:broken')),
      zone: zones,
      from: choice('there', 'here'),
      keep: number(0, 9),
      connected: flag,
    },
    example: { what: ['blue', 'green'] },
  },
  'move-zombies': { use: ['effect'], fields: { to: needed(zones), 'ends-move': flag }, example: { to: 'spawn:starting' } },
  burn: { use: ['effect'], fields: { zone: needed(zones), as: nameFrom('killers') }, example: { zone: 'there' } },
  ruin: { use: ['effect'], fields: { zone: needed(zones) }, example: { zone: 'there' } },
  'open-doors': { use: ['effect'], fields: { which: needed(doors('all')) }, example: { which: 'all' } },
  mark: { use: ['effect'], fields: { name: needed(nameFrom('marks')) }, example: { name: 'done' } },
  read: {
    use: ['effect'],
    fields: { note: count('next'), card: nameFrom('cards-lying'), optional: flag, peek: flag },
    example: { note: 1 },
  },
  achievement: {
    use: ['card-effect'],
    fields: { id: needed(nameFrom('achievements')), for: choice('all', 'taker') },
    example: { id: 'tunnel-dweller' },
  },
  'campaign-xp': { use: ['card-effect'], fields: { count: number(1, 9), to: choice('taker', 'all') }, example: { count: 1, to: 'taker' } },
  light: { use: ['card-effect'], fields: { zone: needed(zones), on: yesNo }, example: { zone: 'there', on: true } },
  link: { use: ['card-effect', 'rule'], fields: { zones: needed(fixedZones), if: condition }, example: { zones: ['start', 'exit'] } },
  heal: { use: ['card-effect'], fields: { count: number(1, 9), to: choice('taker', 'all', 'there') }, example: { count: 1, to: 'taker' } },
  wound: { use: ['card-effect'], fields: { count: number(1, 9), to: choice('taker', 'all', 'there') }, example: { count: 1, to: 'taker' } },
  noise: { use: ['card-effect'], fields: { zone: needed(zones), count: number(1, 9) }, example: { zone: 'there', count: 1 } },
  activate: { use: ['card-effect'], fields: { kind: needed(kind) }, example: { kind: 'walker' } },
  choose: {
    use: ['card-effect'],
    fields: {},
    bare: { takes: 'effect-lists' },
    example: [[{ gain: { ap: 1 } }], [{ heal: { count: 1 } }]],
  },
  if: {
    use: ['card-effect'],
    fields: { is: needed(condition), then: needed(effects), else: effects },
    example: { is: { knows: { word: 'key' } }, then: [{ gain: { ap: 1 } }] },
  },
  note: { use: ['card-effect'], fields: {}, bare: number(1, 99), example: 1 },
  keyword: { use: ['card-effect'], fields: {}, bare: nameFrom('keywords'), example: 'key' },
  'needs-keyword': {
    use: ['card-effect'],
    fields: {},
    bare: { takes: 'record', fields: { word: needed(nameFrom('keywords')), else: effects }, short: 'word' },
    example: 'key',
  },
  stay: { use: ['card-effect'], fields: {}, bare: { takes: 'nothing' }, example: {} },
  aim: { use: ['card-effect'], fields: {}, bare: condition, example: { exited: { who: 'survivor', count: 'all' } } },
  end: { use: ['card-effect'], fields: {}, bare: { takes: 'nothing' }, example: {} },
} satisfies Record<string, WordForm>;

export type MissionWord =
  | keyof typeof conditionForms
  | keyof typeof defeatForms
  | keyof typeof setupForms
  | keyof typeof ruleForms
  | keyof typeof effectForms;

export const VOCABULARY: Readonly<Record<MissionWord, WordForm>> = {
  ...conditionForms,
  ...defeatForms,
  ...setupForms,
  ...ruleForms,
  ...effectForms,
};

export const isMissionWord = (word: string): word is MissionWord => Object.hasOwn(VOCABULARY, word);

/** The words that may stand somewhere, in the order they are written down here. */
export const wordsFor = (...uses: readonly WordUse[]): MissionWord[] =>
  (Object.keys(VOCABULARY) as MissionWord[]).filter((word) => VOCABULARY[word].use.some((use) => uses.includes(use)));
