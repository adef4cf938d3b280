// Boards of real missions for the gallery.
import { editions } from '@holdout/content';
import { assemble, type BoardView, describeBoard, makeBoard } from '@holdout/engine/board';
import type { EditionContent, MissionDef, MissionMap, PlacedTile } from '@holdout/engine/content';

export interface Laid {
  readonly edition: EditionContent;
  readonly mission: MissionDef;
  readonly board: BoardView;
  readonly places: Readonly<Record<string, readonly number[]>>;
  readonly objectives: readonly number[];
  readonly crates: readonly number[];
  readonly zone: (ref: string) => number;
}

const faceTile = (face: string, turn: PlacedTile['turn'] = 0): PlacedTile => ({ face, turn });

/** A White House board until every mission of that book is written down. */
export const whiteHouse: MissionMap = {
  tiles: [
    [faceTile('10V'), faceTile('11V')],
    [faceTile('10R'), faceTile('11R')],
  ],
  places: {},
  spawns: [],
  from: { tiles: 'ours', tokens: 'ours' },
};

export function lay(editionId: string, missionNo: number, map?: MissionMap): Laid {
  const edition = editions.find((e) => e.edition === editionId) as EditionContent;
  const mission = edition.missions[missionNo];
  const law = { mergeStreets: editionId === 'second-edition' || editionId === 'washington' };
  const made = assemble(map ?? mission.map, new Map(edition.tiles.map((t) => [t.id, t])), law);
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  const zone = (ref: string): number => {
    const found = made.resolveZone(ref);
    return typeof found === 'number' ? found : -1;
  };
  const board = describeBoard(makeBoard(made.plan));
  return { edition, mission, board, places: made.places, objectives: made.printed.objectives, crates: made.printed.crates, zone };
}
