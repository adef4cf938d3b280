// What the client knows of each book: how its content is fetched, one at a time and when it is needed, and how it looks.
import { EDITIONS, type EditionContent, type EditionId } from '@holdout/engine/content';
import type { World } from '../board/types.ts';

export { EDITIONS } from '@holdout/engine/content';

interface Book {
  readonly fetch: () => Promise<EditionContent>;
  /** whose streets, colours and faces it is drawn with; a new book may borrow another's */
  readonly world: World;
  /** the board that stands for the book */
  readonly face: string;
}

const BOOKS: Readonly<Record<EditionId, Book>> = {
  'second-edition': {
    fetch: () => import('@holdout/content/second-edition').then((file) => file.secondEdition),
    world: 'second-edition',
    face: 'second-edition/m01',
  },
  washington: {
    fetch: () => import('@holdout/content/washington').then((file) => file.washington),
    world: 'washington',
    face: 'washington/z01',
  },
  'black-plague': {
    fetch: () => import('@holdout/content/black-plague').then((file) => file.blackPlague),
    world: 'black-plague',
    face: 'black-plague/q01',
  },
  'white-death': {
    fetch: () => import('@holdout/content/white-death').then((file) => file.whiteDeath),
    world: 'white-death',
    face: 'white-death/w01',
  },
};

export const isEdition = (text: string | null | undefined): text is EditionId => EDITIONS.some((edition) => edition === text);

export const faceOf = (edition: EditionId): string => BOOKS[edition].face;
/** For the board's art. */
export const worldOf = (edition: EditionId): World => BOOKS[edition].world;
/** For `data-world`; of a book nobody here knows, no look of its own. */
export const lookOf = (edition: string | undefined): World | undefined => (isEdition(edition) ? worldOf(edition) : undefined);

let source = (id: EditionId): Promise<EditionContent> => BOOKS[id].fetch();

/** The worker of the rules has its books from the page: nobody downloads them twice. */
export const readBooksFrom = (other: typeof source): void => {
  source = other;
};

const fetched = new Map<EditionId, Promise<EditionContent>>();

/** The same promise every time, so that it can be given to `use`. */
export function loadEdition(id: EditionId): Promise<EditionContent> {
  let known = fetched.get(id);
  if (!known) {
    known = source(id);
    known.catch(() => fetched.delete(id));
    fetched.set(id, known);
  }
  return known;
}
