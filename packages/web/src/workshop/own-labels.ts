// A mission of one's own at the table: its texts stand among the labels as those of the books do, its words written as sentences where it has none.
import type { MissionDef, MissionTexts, OwnBox, Word } from '@holdout/engine/content';
import { keepLooks } from '../art/portraits/own-look.ts';
import { addLabels, type Labels, labels, language, namesOf, needLabels, onLanguage } from '../i18n/i18n.ts';
import { entriesOf, type Section } from './rules/entries.ts';
import { sentenceOf } from './rules/sentences.ts';
import { textsIn, titleOf } from './texts.ts';

async function tell(mission: MissionDef): Promise<void> {
  if (mission.box) tellOwnBox(mission.box);
  await needLabels('ui', 'workshop', 'terms', 'skills', ...namesOf(mission.edition));
  const l = labels(mission.edition);
  const texts = textsIn(mission, language());
  const said = (section: Section) => entriesOf(mission, section).map((entry, at) => texts[section]?.[at] || sentenceOf(l, entry));
  const lines = (name: string, list: readonly string[]) => list.map((line, at) => [`mission.${mission.id}.${name}.${at}`, line]);
  addLabels({
    [`mission.${mission.id}.title`]: titleOf(mission, language()) || l.t('workshop.untitled'),
    [`mission.${mission.id}.brief`]: texts.brief,
    ...spoken(mission, l, texts),
    // the books' rules say how one loses and what the setup does; so does a sheet of one's own
    ...Object.fromEntries([
      ...lines('objective', said('objectives')),
      ...lines('rule', [...said('rules'), ...said('loseIf'), ...said('setup')]),
    ]),
  });
}

/** What is read aloud from cards and notes, the lines of a choice, and the objectives they bring: one's own words, else written ones. */
function spoken(mission: MissionDef, l: Labels, texts: MissionTexts): Record<string, string> {
  const { cards = [], notes = [] } = mission;
  const script = (list: readonly unknown[]) => list.map((entry) => sentenceOf(l, entry)).join(l.t('workshop.and'));
  const key = (name: string) => `mission.${mission.id}.${name}`;
  const choices = (list: readonly Word[]): readonly unknown[] => {
    const found = list.find((entry) => 'choose' in entry)?.choose;
    return Array.isArray(found) ? (found as readonly unknown[]) : [];
  };
  return Object.fromEntries([
    ...cards.map((card) => [key(`card.${card.id}`), texts.cards?.[card.id] || script(card.script)]),
    ...cards.flatMap((card) =>
      choices(card.script).map((lines, n) => [key(`card.${card.id}.choice.${n}`), script(Array.isArray(lines) ? lines : [])]),
    ),
    ...notes.map((note) => [key(`note.${note.no}`), texts.notes?.[String(note.no)] || script(note.script)]),
    ...aimsIn([mission.setup, mission.rules, cards, notes]).map((aim, n) => [key(`aim.${n}`), sentenceOf(l, aim)]),
  ]);
}

/** Objectives that cards bring, in the order the engine numbers them. */
function aimsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(aimsIn);
  return Object.entries(value).flatMap(([word, inner]) => (word === 'aim' ? [inner] : aimsIn(inner)));
}

/** Names and faces of cards and people; the same in every language. */
function nameAll(box: OwnBox): void {
  const { names = {}, survivors = [], items = [] } = box;
  addLabels({
    ...Object.fromEntries(survivors.map(({ id }) => [`survivor.${id}`, names[id] ?? id])),
    ...Object.fromEntries(items.map(({ id }) => [`item.${id}`, names[id] ?? id])),
  });
  keepLooks(box);
}

const boxes = new Set<OwnBox>();
/** Told again when the language changes. */
export function tellOwnBox(box: OwnBox): void {
  boxes.add(box);
  nameAll(box);
}

const told = new Map<string, { readonly mission: MissionDef; readonly language: string; readonly done: Promise<void> }>();

/** The same promise for the same mission and language, so that it can be given to `use`. */
export function tellOwnMission(mission: MissionDef): Promise<void> {
  const known = told.get(mission.id);
  if (known && known.language === language() && JSON.stringify(known.mission) === JSON.stringify(mission)) return known.done;
  const done = tell(mission);
  told.set(mission.id, { mission, language: language(), done });
  return done;
}

onLanguage(() => {
  for (const box of boxes) nameAll(box);
  for (const { mission } of told.values()) void tellOwnMission(mission);
});
