import type { EditionId, MissionDef } from './content.ts';

/** Optional modes, all off by default. They are shown on the game's card, in log and replay. */
export interface Options {
  readonly darkZones?: boolean;
  readonly ultrared?: boolean;
  /** most abominations on the board at once; 0 or absent: off */
  readonly abominationFest?: number;
  /** Washington clock in any mission of that edition: hour at the start */
  readonly clock?: number;
  readonly risk?: boolean;
  readonly campaign?: boolean;
  readonly difficultyDeck?: 'easy' | 'hard' | 'normal';
  readonly cabal?: boolean;
  readonly severalNecromancers?: boolean;
  readonly guardSkills?: boolean;
}

/** What is agreed before the first round. Immutable for the whole game; states share one copy. */
export interface GameSetup {
  readonly edition: EditionId;
  /** id of a mission of the content, or a mission of one's own */
  readonly mission: string | MissionDef;
  /** survivors by seat: seat 0 plays seats[0] … */
  readonly seats: readonly (readonly string[])[];
  readonly options: Options;
  readonly seed: string;
  /** campaign: what earlier missions left (Washington) */
  readonly campaign?: CampaignSheet;
}

export interface CampaignSheet {
  readonly achievements: readonly string[];
  readonly survivors: Readonly<
    Record<
      string,
      { readonly skills: readonly string[]; readonly bonusActions: number; readonly kept: readonly string[]; readonly xp: number }
    >
  >;
}
