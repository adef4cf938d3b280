// A book with what people have put into its box: nothing of the book is replaced but the decks they name.
import type { EditionContent, ItemDef, OwnBox } from './content.ts';

/** The book with these boxes emptied into its own. */
export function withBox(content: EditionContent, ...boxes: readonly (OwnBox | undefined)[]): EditionContent {
  return boxes.reduce<EditionContent>((book, box) => (box === undefined ? book : added(book, box)), content);
}

function added(content: EditionContent, box: OwnBox): EditionContent {
  const fresh = <T extends { readonly id: string }>(mine: readonly T[], more: readonly T[] = []): readonly T[] =>
    more.length === 0 ? mine : [...mine, ...more.filter((one) => !mine.some((known) => known.id === one.id))];
  const items = fresh(content.items, box.items);
  const survivors = fresh(content.survivors, box.survivors);
  const decks = box.decks === undefined ? content.decks : { ...content.decks, ...box.decks };
  return {
    ...content,
    tiles: fresh(content.tiles, box.tiles),
    items,
    survivors,
    decks: withStarts(decks, survivors, items),
    zombieDeck:
      box.zombieDeck === undefined
        ? content.zombieDeck
        : content.zombieDeck.flatMap((card) => new Array<typeof card>(box.zombieDeck?.[String(card.no)] ?? 0).fill(card)),
  };
}

/** A card somebody begins with is in the box even when it is in no deck. */
function withStarts(
  decks: EditionContent['decks'],
  survivors: EditionContent['survivors'],
  items: readonly ItemDef[],
): EditionContent['decks'] {
  const copiesOf = (id: string): number => Object.values(decks).reduce((all, deck) => all + (deck[id] ?? 0), 0);
  const missing = survivors.flatMap(({ starts }) =>
    starts !== undefined && copiesOf(starts) === 0 && items.some((card) => card.id === starts) ? [starts] : [],
  );
  if (missing.length === 0) return decks;
  const equipment: Record<string, number> = { ...decks.equipment };
  for (const id of missing) equipment[id] = (equipment[id] ?? 0) + 1;
  return { ...decks, equipment };
}

/** Tags that stand for rules a card of one's own cannot bring along. */
const CLOSED_TAGS: readonly string[] = ['aaahh', 'enchantment'];

/** What cards of one's own may be called after: every tag the book's cards have. */
export const openTags = ({ items }: EditionContent): string[] =>
  [...new Set(items.flatMap((card) => card.tags))].filter((tag) => !CLOSED_TAGS.includes(tag)).sort();

/** Skills people of one's own may have: the book's chapter, and whatever its cards name. */
export const openSkills = ({ skills = [], survivors }: EditionContent): string[] => [
  ...new Set([...skills, ...survivors.flatMap((one) => [...one.blue, ...one.orange, ...one.red])]),
];
