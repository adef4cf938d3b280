// What this browser's owner has made for an edition, or found in the gallery, ready for a new game: names and faces are told before it is shown.
import type { GameSetup } from '@holdout/engine';
import { type EditionContent, type EditionId, type MissionDef, type OwnBox, withBox } from '@holdout/engine/content';
import { publishedIn } from '@holdout/protocol';
import type { Draft } from './draft.ts';

export interface OwnThings {
  readonly missions: readonly MissionDef[];
  readonly boxes: readonly { readonly id: string; readonly name: string; readonly box: OwnBox }[];
  /** a published mission was asked for and cannot be had: a label key */
  readonly missing: string | null;
}

const NOTHING: OwnThings = { missions: [], boxes: [], missing: null };

export async function ownThings(edition: EditionId, asked: string | null): Promise<OwnThings> {
  try {
    const [{ listBoxes, listOwn }, { tellOwnBox, tellOwnMission }] = await Promise.all([
      import('../workshop/shelf.ts'),
      import('../workshop/own-labels.ts'),
    ]);
    const [own, boxes] = await Promise.all([listOwn(), listBoxes()]);
    const missions = own.map((one) => one.mission).filter((mission) => mission.edition === edition);
    const found = asked === null || missions.some((mission) => mission.id === asked) ? null : await published(asked);
    if (found && found !== 'missing') missions.unshift(found);
    const mine = boxes.filter((one) => one.edition === edition);
    for (const { box } of mine) tellOwnBox(box);
    for (const mission of missions) await tellOwnMission(mission);
    return { missions, boxes: mine, missing: found === 'missing' ? 'gallery.missing' : null };
  } catch {
    // A browser that keeps nothing still plays the books.
    return NOTHING;
  }
}

async function published(asked: string): Promise<MissionDef | 'missing' | null> {
  if (!asked.includes('/own-')) return null;
  const [{ galleryEntry }, { engineWorker }] = await Promise.all([import('../game/online/gallery.ts'), import('../game/local/worker.ts')]);
  const id = publishedIn(asked);
  if (id === null) return 'missing';
  try {
    const read = await engineWorker().readMission((await galleryEntry(id)).mission);
    return read.ok ? read.mission : 'missing';
  } catch {
    return 'missing';
  }
}

/** The book as this draft finds it: own missions in the list, people of the chosen box and mission beside the book's. */
export function contentFor(content: EditionContent, own: OwnThings, draft: Pick<Draft, 'mission' | 'box'>): EditionContent {
  const mission = own.missions.find((one) => one.id === draft.mission);
  const box = own.boxes.find((one) => one.id === draft.box)?.box;
  const book = withBox(content, mission?.box, box);
  return own.missions.length === 0 ? book : { ...book, missions: [...book.missions, ...own.missions] };
}

/** What goes to the table: of a box only the people who play, with the cards and decks. */
export function ownSetup(draft: Draft, own: OwnThings): Pick<GameSetup, 'mission' | 'box'> {
  const mission = own.missions.find((one) => one.id === draft.mission) ?? draft.mission;
  const box = own.boxes.find((one) => one.id === draft.box)?.box;
  if (box === undefined) return { mission };
  const { tiles: _, ...rest } = box;
  const survivors = (box.survivors ?? []).filter((one) => draft.team.some((member) => member.id === one.id));
  const there = new Set([...survivors, ...(box.items ?? [])].map((one) => one.id));
  const only = <T>(given: Readonly<Record<string, T>> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(given).filter(([id]) => there.has(id)));
  return { mission, box: { ...rest, survivors, names: only(box.names), looks: only(box.looks) } };
}
