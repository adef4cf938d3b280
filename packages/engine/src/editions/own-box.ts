// What people add to a book's box: their tiles, cards, survivors and decks. Read like everything from outside, then simply part of the book.
import { faceProblems } from '../board/faces.ts';
import { openSkills, openTags, withBox } from '../box.ts';
import type { EditionContent, EditionId, OwnBox } from '../content.ts';
import { type Refusal, refuse } from '../kernel/index.ts';
import { nearest } from '../parse/nearest.ts';
import {
  flag,
  fraction,
  listOf,
  named,
  object,
  oneOf,
  record,
  type Shape,
  type ShapeProblem,
  takenNames,
  text,
  whole,
} from '../parse/shapes.ts';
import type { GameSetup } from '../state/setup.ts';

/** Enough for anyone's evening, too little to keep a server busy. */
const MOST_TILES = 24;
const MOST_CARDS = 40;
const MOST_PEOPLE = 12;
/** the finest faces of the books have 7 × 7 cells */
const MOST_CELLS = 8;
const MOST_COPIES = 20;
const MOST_DECK = 200;
/** A deck of fewer is shuffled again with every card. */
const LEAST_ZOMBIE_CARDS = 6;

const ownId = named(/^own-[a-z0-9][a-z0-9-]{0,39}$/, 'a name that begins with own-');
const zoneName = named(/^[A-Za-z0-9]{1,4}$/, 'a short name of letters and digits');
/** A list as it came: what is in it is not known yet. */
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const side: Shape = (value, place, problems) => {
  const parts = items(value);
  if (parts.length === 3) {
    whole(0, MOST_CELLS - 1)(parts[0], `${place}[0]`, problems);
    whole(0, MOST_CELLS - 1)(parts[1], `${place}[1]`, problems);
    oneOf(['N', 'E', 'S', 'W'])(parts[2], `${place}[2]`, problems);
  } else problems.push({ place, reason: 'row, column and side are wanted' });
};
const from = oneOf(['ours']);

const tile = object(
  {
    id: ownId,
    bands: listOf(fraction, 2, MOST_CELLS + 1),
    cells: listOf(text, 1, MOST_CELLS),
    zones: record(object({ kind: oneOf(['street', 'room', 'walkway', 'corridor']) }, { dark: flag, ruin: flag, searchable: flag })),
    edges: listOf(object({ at: side, is: oneOf(['opening', 'door', 'wall', 'stairs', 'sandbags']) }), 0, 4 * MOST_CELLS * MOST_CELLS),
    from,
  },
  { spots: object({}, { objective: zoneName, crate: zoneName }) },
);

const range: Shape = (value, place, problems) => {
  listOf(whole(0, 6), 2, 2)(value, place, problems);
  const [least, most] = items(value);
  if (typeof least === 'number' && typeof most === 'number' && least > most)
    problems.push({ place, reason: 'the shorter range comes first' });
};
const mode = object({
  attack: oneOf(['melee', 'ranged', 'magic']),
  range,
  dice: whole(1, 10),
  accuracy: whole(2, 6),
  damage: whole(1, 5),
  noisy: flag,
});
const ammo = ['bullets', 'shells', 'arrows', 'bolts'];
const reload: Shape = (value, place, problems) => {
  if (value !== 'ranged') flag(value, place, problems);
};
const item = object(
  { id: ownId, slot: oneOf(['any', 'hand', 'body', 'pack']), tags: listOf(text, 0, 12), from },
  {
    works: oneOf(['hand', 'inventory']),
    modes: listOf(mode, 1, 3),
    dual: flag,
    reload,
    polearm: flag,
    ammo: oneOf(ammo),
    rerolls: oneOf([...ammo, 'melee']),
    door: object({ noisy: flag }, { roll: whole(1, 6), dice: whole(1, 6) }),
    food: whole(1, 6),
    armour: whole(1, 6),
    shield: whole(1, 6),
    otherMeleeDice: whole(1, 4),
    otherSpellDice: whole(1, 4),
    dualDamage: whole(1, 5),
    skills: listOf(text, 1, 4),
    risk: whole(0, 4),
    save: whole(0, 4),
  },
);

const person = object(
  { id: ownId, health: whole(1, 6), blue: listOf(text, 1, 3), orange: listOf(text, 1, 4), red: listOf(text, 1, 5), from },
  { kid: flag, body: listOf(text, 0, 12), starts: text },
);
const copies = record(whole(0, MOST_COPIES));
const name = named(/^[^\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]{1,40}$/u, 'a name of at most 40 letters');
const look = record(named(/^(#[0-9a-f]{6}|[a-z]{1,20})$/, 'the name of a part or a colour like #a1b2c3'));

export const boxShape: Shape = object(
  {},
  {
    tiles: listOf(tile, 0, MOST_TILES),
    items: listOf(item, 0, MOST_CARDS),
    survivors: listOf(person, 0, MOST_PEOPLE),
    decks: record(copies),
    zombieDeck: copies,
    names: record(name),
    looks: record(look),
  },
);

const twice = (ids: readonly string[]): string | undefined => ids.find((id, at) => ids.indexOf(id) !== at);

/** Everything wrong with a box beside its shape; a box of another shape is not looked into. */
export function boxProblems(content: EditionContent, box: OwnBox | undefined, place: string): ShapeProblem[] {
  if (box === undefined) return [];
  const problems: ShapeProblem[] = [];
  boxShape(box, place, problems);
  takenNames(box, place, problems);
  if (problems.length > 0) return problems;
  const blame = (where: string, reason: string): void => void problems.push({ place: `${place}.${where}`, reason });
  const known = (where: string, id: string, what: string, all: readonly string[]): void => {
    if (all.includes(id)) return;
    const near = nearest(id, all);
    blame(where, `unknown ${what} ${id}${near === '' ? '' : ` (did you mean ${near}?)`}`);
  };
  const { tiles = [], items = [], survivors = [], decks = {}, zombieDeck, names = {}, looks = {} } = box;
  for (const list of [tiles, items, survivors]) {
    const same = twice(list.map((one) => one.id));
    if (same !== undefined) blame(same, 'there are two of that name');
  }
  for (const [i, face] of tiles.entries()) for (const reason of faceProblems(face)) blame(`tiles[${i}]`, reason);
  const skills = openSkills(content);
  const tags = openTags(content);
  const cards = [...content.items, ...items].map((card) => card.id);
  const magic = content.items.some((card) => card.modes?.some((one) => one.attack === 'magic'));
  for (const [i, card] of items.entries()) {
    for (const tag of card.tags) known(`items[${i}].tags`, tag, 'tag', tags);
    for (const skill of card.skills ?? []) known(`items[${i}].skills`, skill, 'skill', skills);
    if (!magic && card.modes?.some((one) => one.attack === 'magic')) blame(`items[${i}].modes`, 'this book has no magic');
  }
  for (const [i, one] of survivors.entries()) {
    for (const skill of [...one.blue, ...one.orange, ...one.red]) known(`survivors[${i}]`, skill, 'skill', skills);
    for (const id of one.body ?? []) known(`survivors[${i}].body`, id, 'card', cards);
    if (one.starts !== undefined) known(`survivors[${i}].starts`, one.starts, 'card', cards);
  }
  for (const [deck, list] of Object.entries(decks)) {
    known(`decks.${deck}`, deck, 'deck', Object.keys(content.decks));
    for (const id of Object.keys(list)) known(`decks.${deck}`, id, 'card', cards);
    const sum = Object.values(list).reduce((all, n) => all + n, 0);
    if (sum < 1 || sum > MOST_DECK) blame(`decks.${deck}`, `a deck of 1 to ${MOST_DECK} cards is wanted`);
  }
  if (zombieDeck !== undefined) {
    const numbers = content.zombieDeck.map((card) => String(card.no));
    for (const no of Object.keys(zombieDeck)) known('zombieDeck', no, 'zombie card', numbers);
    const sum = Object.values(zombieDeck).reduce((all, n) => all + n, 0);
    if (sum < LEAST_ZOMBIE_CARDS || sum > MOST_DECK) blame('zombieDeck', `a deck of ${LEAST_ZOMBIE_CARDS} to ${MOST_DECK} cards is wanted`);
  }
  const named = [...items, ...survivors].map((one) => one.id);
  for (const id of Object.keys(names)) known('names', id, 'card or person', named);
  for (const id of Object.keys(looks)) known('looks', id, 'person', named);
  return problems;
}

/** Why these boxes cannot come to the table; null if they can. */
export function boxRefused(setup: GameSetup, books: ReadonlyMap<EditionId, EditionContent>): Refusal | null {
  const book = books.get(setup.edition);
  if (book === undefined) return null;
  const ofMission = typeof setup.mission === 'object' && setup.mission !== null ? setup.mission.box : undefined;
  // the players' box may name cards the mission's brings
  const [first] = [...boxProblems(book, ofMission, 'mission.box')];
  const found = first ?? boxProblems(withBox(book, ofMission), setup.box, 'box')[0];
  return found === undefined ? null : refuse('box-unreadable', { place: found.place, problem: found.reason });
}
