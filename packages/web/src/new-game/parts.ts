import type { EditionContent } from '@holdout/engine/content';
import type { Draft } from './draft.ts';

/** What every part of the form gets. */
export interface FormPart {
  readonly draft: Draft;
  readonly content: EditionContent;
  readonly change: (step: (draft: Draft) => Draft) => void;
}
