// Files somebody might send: missions of the books and of the vocabulary, with tiles, cards, people and decks of their own, bent at random.
// Some stay playable, most do not; all of them must be answered with a message or with a game.
import { type BotRandom, botRandom } from '@holdout/bots';
import { editions } from '@holdout/content';
import type { EditionContent } from '@holdout/engine';
import { VOCABULARY, type WordUse } from '@holdout/engine/vocabulary';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Record_ = { [key: string]: Json };

export interface HostileFile {
  readonly mission: Json;
  /** what the players bring along; null: nothing */
  readonly box: Json;
  readonly options: Json;
}

const copy = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
const pick = <T>(random: BotRandom, list: readonly T[]): T => list[random.below(list.length)] as T;
const isRecord = (value: Json | undefined): value is Record_ => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Things a file should not say, and a few it may. */
const VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2.5,
  20,
  1e9,
  1e15,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  ' ',
  'all',
  'own-x',
  '__proto__',
  'constructor',
  'toString',
  'start',
  'exit',
  'spawn:red',
  '@0,0',
  '@99,99',
  '0,0/A',
  '0,0/A|0,0/B',
  'vault:yellow',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'x'.repeat(399),
  'x'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  { taken: {} },
];

interface Spot {
  readonly of: Json[] | Record_;
  readonly at: string;
}

/** Every place in a value, up to a depth nothing honest has. */
function spots(value: Json, found: Spot[] = [], depth = 0): Spot[] {
  if (typeof value !== 'object' || value === null || depth > 30) return found;
  for (const [at, inner] of Object.entries(value)) {
    found.push({ of: value as Json[] | Record_, at });
    spots(inner as Json, found, depth + 1);
  }
  return found;
}

const get = ({ of, at }: Spot): Json => (of as Record_)[at] as Json;
function set({ of, at }: Spot, value: Json): void {
  if (Array.isArray(of)) of[Number(at)] = value;
  else Object.defineProperty(of, at, { value, enumerable: true, configurable: true, writable: true });
}

function wrapped(random: BotRandom, value: Json): Json {
  let inner = value;
  for (let depth = 2 + random.below(random.below(4) === 0 ? 200 : 8); depth > 0; depth--)
    inner = pick<(x: Json) => Json>(random, [(x) => [x], (x) => ({ not: x }), (x) => ({ 'all-of': [x] }), (x) => ({ if: x, then: [] })])(
      inner,
    );
  return inner;
}

const words = (use: WordUse): Json[] =>
  Object.entries(VOCABULARY).flatMap(([word, form]) => (form.use.includes(use) ? [{ [word]: copy(form.example) }] : []));
const SECTIONS: readonly (readonly [string, WordUse])[] = [
  ['rules', 'rule'],
  ['setup', 'setup'],
  ['loseIf', 'defeat'],
];

const SPOKEN = ['objectives', 'loseIf', 'setup', 'rules', 'cards', 'notes'];

/** One change; the file may be less or more possible afterwards. */
function bend(random: BotRandom, file: Record_, other: Json): void {
  // maps are long and words few: half of all changes go to the words, where most of the meaning is
  const said = Object.fromEntries(SPOKEN.flatMap((name) => (file[name] === undefined ? [] : [[name, file[name]]]))) as Record_;
  const all = spots(random.below(2) === 0 ? said : file);
  if (all.length === 0) return;
  const spot = pick(random, all);
  const value = get(spot);
  switch (random.below(12)) {
    case 0:
    case 1:
      set(spot, copy(pick(random, VALUES)));
      return;
    case 2:
      if (Array.isArray(spot.of)) spot.of.splice(Number(spot.at), 1);
      else delete spot.of[spot.at];
      return;
    case 3: {
      const near = spots(other);
      if (near.length > 0) set(spot, copy(get(pick(random, near))));
      return;
    }
    case 4: {
      // the same kind of value from somewhere else: the shape holds, the meaning does not
      const alike = all.filter((one) => typeof get(one) === typeof value);
      set(spot, copy(get(pick(random, alike))));
      return;
    }
    case 5:
      if (Array.isArray(value) && value.length > 0) for (let n = pick(random, [1, 3, 30, 600]); n > 0; n--) value.push(copy(value[0]));
      return;
    case 6:
      if (typeof value === 'number') set(spot, value + pick(random, [-1, 1, 7, -100, 1000, 0.5]));
      return;
    case 7:
      if (isRecord(spot.of)) {
        const moved = spot.of[spot.at] as Json;
        delete spot.of[spot.at];
        set({ of: spot.of, at: pick(random, ['x', '__proto__', 'constructor', '', `${spot.at}x`, 'then', 'zone', 'count']) }, moved);
      }
      return;
    case 8:
      set(spot, wrapped(random, value));
      return;
    case 9:
      if (typeof value === 'string') set(spot, `${value}${pick(random, ['x', '-', '/A', '\u0000', '\u202e', '🧟'])}`);
      return;
    default: {
      const [section, use] = pick(random, SECTIONS);
      const list = file[section];
      if (Array.isArray(list)) list.push(pick(random, words(use)));
      const { objectives } = file;
      if (random.below(3) === 0 && isRecord(objectives) && Array.isArray(objectives.list))
        objectives.list.push(pick(random, words('condition')));
    }
  }
}

/** Tiles, cards, people and decks in the shapes of the book, under names of one's own. */
export function ownBoxOf(random: BotRandom, content: EditionContent): Record_ {
  const mine = <T extends { readonly id: string }>(list: readonly T[], most: number): Record_[] =>
    Array.from({ length: random.below(most + 1) }, (_, n) => ({ ...(copy(pick(random, list)) as Record_), id: `own-${n}`, from: 'ours' }));
  const cards = content.items.filter(
    (item) => item.ambush === undefined && item.enchantment === undefined && item.tags.every((tag) => tag !== 'aaahh'),
  );
  const items = mine(cards, 4).map(({ doubt: _, ...item }) => item as Record_);
  const survivors = mine(
    content.survivors.filter((one) => !one.companionOnly),
    3,
  ).map(
    (one, n): Record_ => ({
      ...one,
      id: `own-p${n}`,
      ...(random.below(2) === 0 ? { starts: items[0]?.id ?? pick(random, cards).id } : {}),
    }),
  );
  const tiles = mine(content.tiles, 3).map(({ searchDeck: _, ...tile }): Record_ => ({ ...tile, id: `own-t${tile.id as string}` }));
  const mix = (deck: Readonly<Record<string, number>>): Record_ =>
    Object.fromEntries(Object.keys(deck).map((id) => [id, random.below(4)])) as Record_;
  return {
    tiles,
    items,
    survivors,
    ...(random.below(2) === 0
      ? {
          decks: {
            equipment: {
              ...mix(content.decks.equipment ?? {}),
              ...Object.fromEntries(items.map((item) => [item.id, 1 + random.below(4)])),
            },
          },
        }
      : {}),
    ...(random.below(2) === 0
      ? { zombieDeck: Object.fromEntries(content.zombieDeck.map((card) => [String(card.no), random.below(4)])) }
      : {}),
    names: Object.fromEntries([...items, ...survivors].map((one) => [one.id, 'A name'])),
    looks: Object.fromEntries(survivors.map((one) => [one.id, { skin: '#a1b2c3', hat: 'cap' }])),
  };
}

/** Lays some of the box's tiles on the map and lets words name its cards. */
function useBox(random: BotRandom, mission: Record_, box: Record_): void {
  mission.box = box;
  const faces = (box.tiles as Record_[]).map((tile) => tile.id as string);
  const map = mission.map as { tiles: ({ face: string; turn: number } | null)[][] };
  for (const row of map.tiles)
    for (const tile of row) if (tile && faces.length > 0 && random.below(3) === 0) tile.face = pick(random, faces);
}

const OPTIONS: readonly Record_[] = [
  {},
  {},
  { darkZones: true },
  { ultrared: true, freeTrades: true },
  { abominationFest: 3 },
  { difficultyDeck: 'easy' },
  { difficultyDeck: 'hard' },
  { cabal: true },
  { severalNecromancers: true, guardSkills: true },
];

export function hostileFile(seed: string): HostileFile {
  const random = botRandom(seed);
  const content = pick(random, editions);
  const mission = { ...(copy(pick(random, content.missions)) as Record_), id: `${content.edition}/own-hostile` };
  const other = copy(pick(random, pick(random, editions).missions));
  if (random.below(2) === 0) useBox(random, mission, ownBoxOf(random, content));
  const box = random.below(3) === 0 ? ownBoxOf(random, content) : null;
  if (box) delete box.tiles;
  for (let changes = random.below(4) === 0 ? 0 : 1 + random.below(random.below(3) === 0 ? 20 : 3); changes > 0; changes--) {
    bend(random, mission, other);
    if (box && random.below(3) === 0) bend(random, box, other);
  }
  // now and then something that is no mission at all
  const whole: Json = random.below(60) === 0 ? copy(pick(random, VALUES)) : mission;
  return { mission: whole, box, options: pick(random, OPTIONS) };
}
