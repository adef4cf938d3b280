import type { EditionId } from '@holdout/engine/content';
import { use } from 'react';
import { type Labels, needLabels } from '../i18n/i18n.ts';
import { useLabels } from '../i18n/use-labels.ts';

/** Labels of the workshop, with an edition's names where one is chosen. */
export function useWorkshopLabels(edition: EditionId | null): Labels {
  const labels = useLabels(edition);
  use(needLabels('ui', 'workshop', 'table', 'reasons', 'terms'));
  return labels;
}
