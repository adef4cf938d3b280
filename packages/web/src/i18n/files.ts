// Where the labels of each language lie: one small file per subject, fetched when something needs it.
import type { EditionId } from '@holdout/engine/content';

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Subject = 'ui' | 'table' | 'log' | 'reasons' | 'tips' | 'terms' | 'skills' | EditionId;
export type LabelFile = Readonly<Record<string, string>>;

type Fetch = () => Promise<{ readonly default: LabelFile }>;

export const labelFiles: Readonly<Record<Language, Readonly<Record<Subject, Fetch>>>> = {
  en: {
    ui: () => import('@holdout/content/labels/en/ui.json'),
    table: () => import('@holdout/content/labels/en/table.json'),
    log: () => import('@holdout/content/labels/en/log.json'),
    reasons: () => import('@holdout/content/labels/en/reasons.json'),
    tips: () => import('@holdout/content/labels/en/tips.json'),
    terms: () => import('@holdout/content/labels/en/terms.json'),
    skills: () => import('@holdout/content/labels/en/skills.json'),
    'second-edition': () => import('@holdout/content/labels/en/second-edition.json'),
    washington: () => import('@holdout/content/labels/en/washington.json'),
    'black-plague': () => import('@holdout/content/labels/en/black-plague.json'),
    'white-death': () => import('@holdout/content/labels/en/white-death.json'),
  },
  ru: {
    ui: () => import('@holdout/content/labels/ru/ui.json'),
    table: () => import('@holdout/content/labels/ru/table.json'),
    log: () => import('@holdout/content/labels/ru/log.json'),
    reasons: () => import('@holdout/content/labels/ru/reasons.json'),
    tips: () => import('@holdout/content/labels/ru/tips.json'),
    terms: () => import('@holdout/content/labels/ru/terms.json'),
    skills: () => import('@holdout/content/labels/ru/skills.json'),
    'second-edition': () => import('@holdout/content/labels/ru/second-edition.json'),
    washington: () => import('@holdout/content/labels/ru/washington.json'),
    'black-plague': () => import('@holdout/content/labels/ru/black-plague.json'),
    'white-death': () => import('@holdout/content/labels/ru/white-death.json'),
  },
  pl: {
    ui: () => import('@holdout/content/labels/pl/ui.json'),
    table: () => import('@holdout/content/labels/pl/table.json'),
    log: () => import('@holdout/content/labels/pl/log.json'),
    reasons: () => import('@holdout/content/labels/pl/reasons.json'),
    tips: () => import('@holdout/content/labels/pl/tips.json'),
    terms: () => import('@holdout/content/labels/pl/terms.json'),
    skills: () => import('@holdout/content/labels/pl/skills.json'),
    'second-edition': () => import('@holdout/content/labels/pl/second-edition.json'),
    washington: () => import('@holdout/content/labels/pl/washington.json'),
    'black-plague': () => import('@holdout/content/labels/pl/black-plague.json'),
    'white-death': () => import('@holdout/content/labels/pl/white-death.json'),
  },
};
