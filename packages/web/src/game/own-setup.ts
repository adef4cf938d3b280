// What a game brings along that is in no book. Apart from what tells it, so that the engine's worker does not load words and faces.
import type { GameSetup } from '@holdout/engine';

export type OwnSetup = Pick<GameSetup, 'edition' | 'mission' | 'box'>;

/** Null: everything is in the books. */
export const ownOf = ({ edition, mission, box }: OwnSetup): OwnSetup | null =>
  typeof mission === 'string' && box === undefined ? null : { edition, mission, ...(box === undefined ? {} : { box }) };
