// What a game brings along that is in no book: a mission, cards and people of somebody's own. Their names and faces are there before the table is.
import { type EditionContent, withBox } from '@holdout/engine/content';
import { type OwnSetup, ownOf } from './own-setup.ts';

/** The book as it is at that table. */
export function contentWith(content: EditionContent, own: OwnSetup | null): EditionContent {
  if (own === null) return content;
  const mission = typeof own.mission === 'string' ? null : own.mission;
  const book = withBox(content, mission?.box, own.box);
  return mission === null ? book : { ...book, missions: [...book.missions, mission] };
}

/** Names and portraits of whatever is somebody's own. */
export async function tellOwn(own: OwnSetup | null): Promise<void> {
  if (own === null) return;
  const { tellOwnBox, tellOwnMission } = await import('../workshop/own-labels.ts');
  if (own.box) tellOwnBox(own.box);
  if (typeof own.mission !== 'string') await tellOwnMission(own.mission);
}

/** React's `use` reads the status, so that games from the books do not wait at all. */
const NOTHING: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
const told = new Map<string, Promise<void>>();

/** The same promise for the same setup, however often it is read anew, so that it can be given to `use`. */
export function ownTold(setup: OwnSetup): Promise<void> {
  const own = ownOf(setup);
  if (own === null) return NOTHING;
  const name = JSON.stringify(own);
  let known = told.get(name);
  if (!known) {
    known = tellOwn(own);
    told.set(name, known);
  }
  return known;
}
