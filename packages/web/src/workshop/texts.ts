// What people read of a mission of one's own: its texts where there are some, else sentences written from its words.
import type { MissionDef, MissionTexts } from '@holdout/engine/content';
import { LANGUAGES, type Language } from '../i18n/files.ts';
import type { Labels } from '../i18n/i18n.ts';

export const NO_TEXTS: MissionTexts = { title: '', brief: '', objectives: [], rules: [] };

export const textsIn = (mission: MissionDef, language: string): MissionTexts => mission.texts?.[language] ?? NO_TEXTS;

/** The title in this language, else in any it has. */
export function titleOf(mission: MissionDef, language: string): string {
  const own = textsIn(mission, language).title;
  if (own !== '') return own;
  return LANGUAGES.map((other) => textsIn(mission, other).title).find((title) => title !== '') ?? '';
}

/** What the labels say of a mission of the books: a copy begins with it. */
export function bookTexts(l: Labels, mission: MissionDef): MissionTexts {
  const said = (name: string): string => (l.has(`mission.${mission.id}.${name}`) ? l.t(`mission.${mission.id}.${name}`) : '');
  return {
    title: said('title'),
    brief: said('brief'),
    objectives: mission.objectives.list.map((_, at) => said(`objective.${at}`)),
    rules: [],
    ...(mission.cards && { cards: Object.fromEntries(mission.cards.map(({ id }) => [id, said(`card.${id}`)])) }),
    ...(mission.notes && { notes: Object.fromEntries(mission.notes.map(({ no }) => [String(no), said(`note.${no}`)])) }),
  };
}

export function withTexts(mission: MissionDef, language: Language, more: Partial<MissionTexts>): MissionDef {
  const texts = { ...textsIn(mission, language), ...more };
  const all = { ...mission.texts, [language]: texts };
  // a language that says nothing is none: the parser wants a title
  return { ...mission, texts: Object.fromEntries(Object.entries(all).filter(([, one]) => one.title !== '')) };
}

/** A list with one entry changed, filled up with empty ones. */
export const withLine = (list: readonly string[], at: number, text: string): string[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => (i === at ? text : (list[i] ?? '')));
