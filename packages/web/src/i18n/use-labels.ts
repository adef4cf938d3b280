import type { EditionId } from '@holdout/engine/content';
import { use, useSyncExternalStore } from 'react';
import { type Labels, labels, language, namesOf, needLabels, onLanguage } from './i18n.ts';

/** Labels of the chosen language. With an edition its names come first, and the component waits until they are there. */
export function useLabels(edition: EditionId | null = null): Labels {
  useSyncExternalStore(onLanguage, language);
  use(edition ? needLabels('terms', 'skills', ...namesOf(edition)) : needLabels('ui'));
  return labels(edition);
}
