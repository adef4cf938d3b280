// Objective cards and notes of a mission: put down, taken away, told by number.
import type { MissionDef, NoteDef, ObjectiveCardDef } from '@holdout/engine/content';

/** As many as the parser takes. */
export const MOST_CARDS = 60;

const nextNumber = (list: readonly { readonly no: number }[]): number => Math.max(0, ...list.map((one) => one.no)) + 1;

/** A name no other has: a number may be taken by a copy of a book's card under another name. */
function freeId(list: readonly { readonly id: string }[], word: string, no: number): string {
  const taken = new Set(list.map((one) => one.id));
  let id = `${word}-${no}`;
  for (let n = no + 1; taken.has(id); n++) id = `${word}-${n}`;
  return id;
}

export function newCard(cards: readonly ObjectiveCardDef[], lies: ObjectiveCardDef['lies']): ObjectiveCardDef {
  const no = nextNumber(cards);
  return { id: freeId(cards, 'card', no), no, lies, script: [] };
}

export function newNote(notes: readonly NoteDef[]): NoteDef {
  const no = nextNumber(notes);
  return { id: freeId(notes, 'note', no), no, script: [] };
}

/** A mission without cards has no list of them: so it comes out as it was. */
export function withCards(mission: MissionDef, cards: readonly ObjectiveCardDef[]): MissionDef {
  const { cards: _old, ...rest } = recounted(mission, 'cards', cards.length);
  return cards.length === 0 ? rest : { ...rest, cards };
}

export function withNotes(mission: MissionDef, notes: readonly NoteDef[]): MissionDef {
  const { notes: _old, ...rest } = recounted(mission, 'notes', notes.length);
  return notes.length === 0 ? rest : { ...rest, notes };
}

/** A setup that says how many are dealt says the new number. */
function recounted(mission: MissionDef, what: 'cards' | 'notes', count: number): MissionDef {
  const setup = mission.setup.map((entry) => {
    const dealt = entry['deal-cards'];
    return typeof dealt === 'object' && dealt !== null && what in dealt ? { ...entry, 'deal-cards': { ...dealt, [what]: count } } : entry;
  });
  return { ...mission, setup };
}
