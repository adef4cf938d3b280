// Where the labels of each language lie: one small file per subject, fetched when something needs it.
import enBlackPlague from '@holdout/content/labels/en/black-plague.json?url';
import enLog from '@holdout/content/labels/en/log.json?url';
import enReasons from '@holdout/content/labels/en/reasons.json?url';
import enSecondEdition from '@holdout/content/labels/en/second-edition.json?url';
import enSkills from '@holdout/content/labels/en/skills.json?url';
import enTable from '@holdout/content/labels/en/table.json?url';
import enTerms from '@holdout/content/labels/en/terms.json?url';
import enTips from '@holdout/content/labels/en/tips.json?url';
import enUi from '@holdout/content/labels/en/ui.json?url';
import enWashington from '@holdout/content/labels/en/washington.json?url';
import enWhiteDeath from '@holdout/content/labels/en/white-death.json?url';
import plBlackPlague from '@holdout/content/labels/pl/black-plague.json?url';
import plLog from '@holdout/content/labels/pl/log.json?url';
import plReasons from '@holdout/content/labels/pl/reasons.json?url';
import plSecondEdition from '@holdout/content/labels/pl/second-edition.json?url';
import plSkills from '@holdout/content/labels/pl/skills.json?url';
import plTable from '@holdout/content/labels/pl/table.json?url';
import plTerms from '@holdout/content/labels/pl/terms.json?url';
import plTips from '@holdout/content/labels/pl/tips.json?url';
import plUi from '@holdout/content/labels/pl/ui.json?url';
import plWashington from '@holdout/content/labels/pl/washington.json?url';
import plWhiteDeath from '@holdout/content/labels/pl/white-death.json?url';
import ruBlackPlague from '@holdout/content/labels/ru/black-plague.json?url';
import ruLog from '@holdout/content/labels/ru/log.json?url';
import ruReasons from '@holdout/content/labels/ru/reasons.json?url';
import ruSecondEdition from '@holdout/content/labels/ru/second-edition.json?url';
import ruSkills from '@holdout/content/labels/ru/skills.json?url';
import ruTable from '@holdout/content/labels/ru/table.json?url';
import ruTerms from '@holdout/content/labels/ru/terms.json?url';
import ruTips from '@holdout/content/labels/ru/tips.json?url';
import ruUi from '@holdout/content/labels/ru/ui.json?url';
import ruWashington from '@holdout/content/labels/ru/washington.json?url';
import ruWhiteDeath from '@holdout/content/labels/ru/white-death.json?url';
import type { EditionId } from '@holdout/engine/content';

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Subject = 'ui' | 'table' | 'log' | 'reasons' | 'tips' | 'terms' | 'skills' | EditionId;
export type LabelFile = Readonly<Record<string, string>>;

/** Addresses of the files. */
export const labelFiles: Readonly<Record<Language, Readonly<Record<Subject, string>>>> = {
  en: {
    ui: enUi,
    table: enTable,
    log: enLog,
    reasons: enReasons,
    tips: enTips,
    terms: enTerms,
    skills: enSkills,
    'second-edition': enSecondEdition,
    washington: enWashington,
    'black-plague': enBlackPlague,
    'white-death': enWhiteDeath,
  },
  ru: {
    ui: ruUi,
    table: ruTable,
    log: ruLog,
    reasons: ruReasons,
    tips: ruTips,
    terms: ruTerms,
    skills: ruSkills,
    'second-edition': ruSecondEdition,
    washington: ruWashington,
    'black-plague': ruBlackPlague,
    'white-death': ruWhiteDeath,
  },
  pl: {
    ui: plUi,
    table: plTable,
    log: plLog,
    reasons: plReasons,
    tips: plTips,
    terms: plTerms,
    skills: plSkills,
    'second-edition': plSecondEdition,
    washington: plWashington,
    'black-plague': plBlackPlague,
    'white-death': plWhiteDeath,
  },
};
