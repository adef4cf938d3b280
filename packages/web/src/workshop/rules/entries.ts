// Words in lists: objectives, defeats, setup, rules and what is inside them, read and changed as plain data.
import type { Condition, MissionDef, Word } from '@holdout/engine/content';
import { isMissionWord, type MissionWord, VOCABULARY } from '@holdout/engine/vocabulary';

export type Section = 'objectives' | 'loseIf' | 'setup' | 'rules';

export const SECTIONS: readonly Section[] = ['objectives', 'loseIf', 'setup', 'rules'];

/** As many as the parser takes. */
export const MOST_ENTRIES: Readonly<Record<Section, number>> = { objectives: 20, loseIf: 40, setup: 40, rules: 40 };

export const entriesOf = (mission: MissionDef, section: Section): readonly Word[] =>
  section === 'objectives' ? (mission.objectives.list as readonly Word[]) : mission[section];

export function withEntries(mission: MissionDef, section: Section, list: readonly Word[]): MissionDef {
  return section === 'objectives'
    ? { ...mission, objectives: { ...mission.objectives, list: list as readonly Condition[] } }
    : { ...mission, [section]: list };
}

/** An entry is one word with its parameters; the books write it so throughout. */
export function wordOf(entry: unknown): { readonly word: MissionWord; readonly given: unknown } | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return null;
  const [pair, ...more] = Object.entries(entry);
  return pair !== undefined && more.length === 0 && isMissionWord(pair[0]) ? { word: pair[0], given: pair[1] } : null;
}

export const newEntry = (word: MissionWord): Word => ({ [word]: structuredClone(VOCABULARY[word].example) });

/** Texts of single lines follow their lines when those move or go. */
export function moveTexts(mission: MissionDef, section: Section, move: (list: readonly string[]) => string[]): MissionDef {
  if (!mission.texts) return mission;
  return {
    ...mission,
    texts: Object.fromEntries(
      Object.entries(mission.texts).map(([language, texts]) => [
        language,
        texts[section] === undefined ? texts : { ...texts, [section]: move(texts[section]) },
      ]),
    ),
  };
}

const filled = (list: readonly string[], length: number): string[] => Array.from({ length }, (_, i) => list[i] ?? '');

export function removeEntry(mission: MissionDef, section: Section, at: number): MissionDef {
  const list = entriesOf(mission, section);
  const rest = withEntries(mission, section, [...list.slice(0, at), ...list.slice(at + 1)]);
  return moveTexts(rest, section, (texts) => filled(texts, list.length).filter((_, i) => i !== at));
}

export function swapEntries(mission: MissionDef, section: Section, a: number, b: number): MissionDef {
  const list = entriesOf(mission, section);
  if (b < 0 || b >= list.length) return mission;
  const swap = <T>(given: readonly T[]): T[] => given.map((one, i) => (i === a ? given[b] : i === b ? given[a] : one));
  return moveTexts(withEntries(mission, section, swap(list)), section, (texts) => swap(filled(texts, list.length)));
}

export function setEntry(mission: MissionDef, section: Section, at: number, entry: Word): MissionDef {
  return withEntries(
    mission,
    section,
    entriesOf(mission, section).map((one, i) => (i === at ? entry : one)),
  );
}

export const addEntry = (mission: MissionDef, section: Section, entry: Word): MissionDef =>
  withEntries(mission, section, [...entriesOf(mission, section), entry]);
