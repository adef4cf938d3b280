// Where the labels of each language lie: one small file per subject, fetched when something needs it.
import type { Language } from '@holdout/content/languages';
import type { EditionId } from '@holdout/engine/content';

export { LANGUAGES, type Language } from '@holdout/content/languages';

export type Subject = 'ui' | 'table' | 'log' | 'reasons' | 'tips' | 'terms' | 'skills' | 'workshop' | 'analysis' | 'companion' | EditionId;
export type LabelFile = Readonly<Record<string, string>>;

const addresses = import.meta.glob<string>('../../../content/labels/*/*.json', { eager: true, query: '?url', import: 'default' });

/** Address of a file; a language without it is a mistake that a test finds. */
export const labelFile = (language: Language, subject: Subject): string => addresses[`../../../content/labels/${language}/${subject}.json`];
