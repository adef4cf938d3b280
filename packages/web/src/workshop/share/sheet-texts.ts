// What a sheet says: a mission of the books in the words of its labels, one's own in its texts or in sentences written from its words.
import type { MissionDef } from '@holdout/engine/content';
import type { Labels } from '../../i18n/i18n.ts';
import { entriesOf, type Section } from '../rules/entries.ts';
import { sentenceOf } from '../rules/sentences.ts';
import { textsIn, titleOf } from '../texts.ts';

interface SheetTexts {
  readonly title: string;
  readonly brief: string;
  readonly objectives: readonly string[];
  readonly rules: readonly string[];
  readonly defeats: readonly string[];
  readonly setup: readonly string[];
}

export function sheetTexts(l: Labels, mission: MissionDef, language: string): SheetTexts {
  const key = `mission.${mission.id}`;
  if (l.has(`${key}.objective.0`) && !mission.id.includes('/own-')) {
    const lines = (name: string) => {
      const found: string[] = [];
      for (let at = 0; l.has(`${key}.${name}.${at}`); at++) found.push(l.t(`${key}.${name}.${at}`));
      return found;
    };
    // the books' rules say in their own sentences what is lost and how the table is laid
    return {
      title: l.t(`${key}.title`),
      brief: l.t(`${key}.brief`),
      objectives: lines('objective'),
      rules: lines('rule'),
      defeats: [],
      setup: [],
    };
  }
  const texts = textsIn(mission, language);
  const said = (section: Section) => entriesOf(mission, section).map((entry, at) => texts[section]?.[at] || sentenceOf(l, entry));
  return {
    title: titleOf(mission, language) || l.t('workshop.untitled'),
    brief: texts.brief,
    objectives: said('objectives'),
    rules: said('rules'),
    defeats: said('loseIf'),
    setup: said('setup'),
  };
}
