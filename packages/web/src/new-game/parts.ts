import type { EditionContent } from '@holdout/engine/content';
import type { Draft } from './draft.ts';
import type { OwnThings } from './own-things.ts';

/** What every part of the form gets. */
export interface FormPart {
  readonly draft: Draft;
  readonly content: EditionContent;
  readonly change: (step: (draft: Draft) => Draft) => void;
}

/** The same with what is somebody's own, for the parts that know of it. */
export interface OwnFormPart extends FormPart {
  readonly own: OwnThings;
}
