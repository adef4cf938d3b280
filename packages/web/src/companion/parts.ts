import type { BoardView, EditionContent, EditionId, SeatView } from '@holdout/engine';
import type { Names } from '../table/model/names.ts';
import type { Companion, Doing } from './use-mirror.ts';

/** What every part of the companion needs. */
export type At = Extract<Companion, { readonly is: 'there' }> & {
  readonly view: SeatView;
  readonly board: BoardView;
  readonly edition: EditionId;
  readonly content: EditionContent;
  readonly names: Names;
  readonly doing: Doing;
};

/** Kinds of this book, the plain ones first. */
export const kindsOf = (view: SeatView): readonly string[] => Object.keys(view.kinds);
