// One edition's content at a time, fetched when it is needed.
import type { EditionContent, EditionId } from '@holdout/engine/content';

export const EDITIONS: readonly EditionId[] = ['second-edition', 'washington', 'black-plague', 'white-death'];

export const isEdition = (text: string | null | undefined): text is EditionId => EDITIONS.includes(text as EditionId);

const fetches: Readonly<Record<EditionId, () => Promise<EditionContent>>> = {
  'second-edition': () => import('@holdout/content/second-edition').then((file) => file.secondEdition),
  washington: () => import('@holdout/content/washington').then((file) => file.washington),
  'black-plague': () => import('@holdout/content/black-plague').then((file) => file.blackPlague),
  'white-death': () => import('@holdout/content/white-death').then((file) => file.whiteDeath),
};

const fetched = new Map<EditionId, Promise<EditionContent>>();

/** The same promise every time, so that it can be given to `use`. */
export function loadEdition(id: EditionId): Promise<EditionContent> {
  let known = fetched.get(id);
  if (!known) {
    known = fetches[id]();
    known.catch(() => fetched.delete(id));
    fetched.set(id, known);
  }
  return known;
}
