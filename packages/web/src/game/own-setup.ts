// What a game brings along that is in no book. Apart from what tells it, so that the engine's worker does not load words and faces.
import type { GameSetup } from '@holdout/engine';
import type { OwnBox } from '@holdout/engine/content';

export type OwnSetup = Pick<GameSetup, 'edition' | 'mission' | 'box'>;

/** Null: everything is in the books. */
export const ownOf = ({ edition, mission, box }: OwnSetup): OwnSetup | null =>
  typeof mission === 'string' && box === undefined ? null : { edition, mission, ...(box === undefined ? {} : { box }) };

/** The mission's box and the one chosen beside it. */
export const boxesOf = ({ mission, box }: OwnSetup): OwnBox[] =>
  [typeof mission === 'string' ? undefined : mission.box, box].flatMap((one) => one ?? []);
