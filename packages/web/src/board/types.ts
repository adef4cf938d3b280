// What the widget takes: plain data, no rules. The engine's `BoardView` and `SeatView` fit as they are.
export type { BoardDoor, BoardView, BoardZone, Stretch } from '@holdout/engine/board';
export type { EditionId as World, ZoneKind } from '@holdout/engine/content';

export type Mode = 'dark' | 'light' | 'contrast';
