import type { Field } from '@holdout/engine/vocabulary';
import type { Editor } from '../use-editor.ts';
import type { Beside } from './offered.ts';

/** What every editor of one parameter gets. */
export interface FieldProps {
  readonly editor: Editor;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly beside?: Beside;
  readonly onChange: (value: unknown) => void;
}
