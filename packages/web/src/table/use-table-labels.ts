import type { EditionId } from '@holdout/engine/content';
import { use } from 'react';
import { type Labels, needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';

/** Everything the table says: its own words, the log, reasons, tips, and the names of the edition. */
export function useTableLabels(edition: EditionId): Labels {
  const l = useLabels(edition);
  use(needLabels('table', 'log', 'reasons', 'tips'));
  return l;
}
