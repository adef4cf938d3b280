// A box of one's own in the making: pure steps from one to the next. Whatever has nothing in it is left out, so that undo brings back the same bytes.
import type { EditionContent, ItemDef, OwnBox, SurvivorDef, TileFace } from '@holdout/engine/content';

type Listed = { readonly tiles: TileFace; readonly items: ItemDef; readonly survivors: SurvivorDef };
export type ListName = keyof Listed;

const listOf = <L extends ListName>(box: OwnBox, list: L): readonly Listed[L][] => (box[list] ?? []) as readonly Listed[L][];

/** Without empty lists and names of nobody; undefined when nothing is left. */
export function tidyBox(box: OwnBox): OwnBox | undefined {
  const there = new Set([...(box.items ?? []), ...(box.survivors ?? [])].map((one) => one.id));
  const only = <T>(given: Readonly<Record<string, T>> | undefined): Record<string, T> =>
    Object.fromEntries(Object.entries(given ?? {}).filter(([id]) => there.has(id)));
  const decks = Object.fromEntries(
    Object.entries(box.decks ?? {}).map(([name, deck]) => [
      name,
      Object.fromEntries(Object.entries(deck).filter(([id]) => !id.startsWith('own-') || there.has(id))),
    ]),
  );
  const tidy: Record<string, unknown> = { ...box, names: only(box.names), looks: only(box.looks), decks };
  for (const key of Object.keys(tidy)) {
    const value = tidy[key];
    const empty = value === undefined || (Array.isArray(value) ? value.length === 0 : Object.keys(value as object).length === 0);
    if (empty) delete tidy[key];
  }
  return Object.keys(tidy).length === 0 ? undefined : (tidy as OwnBox);
}

/** One of that id replaced, or put at the end. */
export function put<L extends ListName>(box: OwnBox, list: L, thing: Listed[L]): OwnBox {
  const known = listOf(box, list);
  const next = known.some((one) => one.id === thing.id) ? known.map((one) => (one.id === thing.id ? thing : one)) : [...known, thing];
  return { ...box, [list]: next };
}

export const drop = (box: OwnBox, list: ListName, id: string): OwnBox => ({
  ...box,
  [list]: listOf(box, list).filter((one: { readonly id: string }) => one.id !== id),
});

export const rename = (box: OwnBox, id: string, name: string): OwnBox => ({ ...box, names: { ...box.names, [id]: name } });

export const setLook = (box: OwnBox, id: string, part: string, value: string): OwnBox => ({
  ...box,
  looks: { ...box.looks, [id]: { ...box.looks?.[id], [part]: value } },
});

/** How many copies of a card a deck has; the first change takes the book's deck over. */
export function setCopies(box: OwnBox, content: EditionContent, deck: string, card: string, copies: number): OwnBox {
  const known = box.decks?.[deck] ?? content.decks[deck] ?? {};
  return { ...box, decks: { ...box.decks, [deck]: { ...known, [card]: copies } } };
}

export function setZombieCopies(box: OwnBox, content: EditionContent, no: number, copies: number): OwnBox {
  return { ...box, zombieDeck: { ...(box.zombieDeck ?? bookZombies(content)), [String(no)]: copies } };
}

export function bookZombies(content: EditionContent): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { no } of content.zombieDeck) counts[String(no)] = (counts[String(no)] ?? 0) + 1;
  return counts;
}

/** The book's deck again. */
export function bookDeck(box: OwnBox, deck: string | null): OwnBox {
  if (deck === null) {
    const { zombieDeck: _, ...rest } = box;
    return rest;
  }
  const { [deck]: _, ...decks } = box.decks ?? {};
  return { ...box, decks };
}

/** Everything of another box that this one does not have yet. */
export function take(box: OwnBox, more: OwnBox): OwnBox {
  const both = <T extends { readonly id: string }>(mine: readonly T[] = [], other: readonly T[] = []): readonly T[] => [
    ...mine,
    ...other.filter((one) => !mine.some((known) => known.id === one.id)),
  ];
  return {
    ...more,
    ...box,
    tiles: both(box.tiles, more.tiles),
    items: both(box.items, more.items),
    survivors: both(box.survivors, more.survivors),
    decks: { ...more.decks, ...box.decks },
    names: { ...more.names, ...box.names },
    looks: { ...more.looks, ...box.looks },
  };
}

const FIELDS: readonly (keyof ItemDef)[] = [
  'slot',
  'works',
  'modes',
  'dual',
  'reload',
  'polearm',
  'ammo',
  'rerolls',
  'door',
  'food',
  'armour',
  'shield',
  'otherMeleeDice',
  'otherSpellDice',
  'dualDamage',
  'skills',
  'risk',
  'save',
  'tags',
];

/** Cards that can be the beginning of one's own: those whose rules a card of one's own can bring along. */
export const templates = (content: EditionContent): ItemDef[] =>
  content.items.filter((item) => item.ambush === undefined && item.enchantment === undefined && !item.tags.includes('aaahh'));

export const cardLike = (item: ItemDef, id: string): ItemDef =>
  ({
    id,
    from: 'ours',
    ...Object.fromEntries(FIELDS.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]]))),
  }) as ItemDef;

export const personLike = (one: SurvivorDef, id: string): SurvivorDef => ({
  id,
  health: one.health,
  blue: one.blue,
  orange: one.orange,
  red: one.red,
  ...(one.kid ? { kid: true } : {}),
  ...(one.body ? { body: one.body } : {}),
  from: 'ours',
});
