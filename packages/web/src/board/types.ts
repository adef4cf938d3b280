// What the widget takes: plain data, no rules. The engine's `BoardView` and `SeatView` fit as they are.
import type { SeatView, ZoneId } from '@holdout/engine';

export type { BoardDoor, BoardView, BoardZone, Stretch } from '@holdout/engine/board';
/** What can be drawn: streets, figures, colours. Each book says which of them is its own (`game/editions.ts`). */
export type World = 'second-edition' | 'washington' | 'black-plague' | 'white-death';

export type Mode = 'dark' | 'light' | 'contrast';

/** What changes in play, as one seat sees it. */
export type BoardScene = Pick<
  SeatView,
  'survivors' | 'zones' | 'kinds' | 'doors' | 'objectives' | 'crates' | 'spawns' | 'cars' | 'loose' | 'active' | 'night'
>;

/** How a zone is marked; each has its own pattern as well as its colour. */
export type ZoneMark = 'reach' | 'sight' | 'range' | 'target' | 'danger' | 'chosen';

export interface ZoneBadge {
  readonly badge: string;
  readonly mark: ZoneMark;
}

export interface ZoneHighlight {
  readonly zone: ZoneId;
  readonly mark: ZoneMark;
  /** shown in the corner of the zone: the cost in actions, a count */
  readonly badge?: string;
  /** what else is said about the zone, each in a corner of its own */
  readonly beside?: readonly ZoneBadge[];
  /** how deep its colour is, from 0 to 1; by default all of it */
  readonly heat?: number;
  /** the same in words, for the zone's name */
  readonly says?: string;
}

export interface PathArrow {
  readonly zones: readonly number[];
  readonly tone: 'intent' | 'move' | 'plan' | 'attack';
  readonly label?: string;
  /** a second step, after others have gone the same way: drawn beside theirs */
  readonly again?: boolean;
}

export interface Ping {
  /** a new id makes a new ping */
  readonly id: string | number;
  readonly zone: ZoneId;
  readonly colour: string;
  /** what it says, by its shape */
  readonly mark?: 'here' | 'danger' | 'help' | 'go';
  /** who and what, beside it */
  readonly label?: string;
}

export type FigureRef =
  | { readonly is: 'survivor'; readonly survivor: number; readonly zone: ZoneId }
  | { readonly is: 'zombies'; readonly kind: string; readonly zone: ZoneId }
  | { readonly is: 'token'; readonly name: string; readonly zone: ZoneId };

/** Zombies that went from one zone to another since the last scene; without it the nearest match is taken. */
export interface FigureMove {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}
