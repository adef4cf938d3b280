// What is meant, before where or at whom: a long list of a verb's answers begins with these.
import type { Option } from '@holdout/engine';
import { parseKey } from '@holdout/engine/keys';
import { byZone, isMove, targetOf } from './choices.ts';
import type { Names } from './names.ts';

/** Longer lists leave to the board what can be pointed at there. */
export const MOST_LINES = 5;

/** Answers of one verb that differ only in where or at whom. */
export interface Deed {
  readonly id: string;
  readonly answers: readonly Option[];
  /** another deed is done with the same card: a blade that shoots */
  readonly twin?: boolean;
}

/** With these the place is pointed at first; weapons are compared before that, and again where one points. */
const PLACE_FIRST = new Set(['move', 'open']);

/** The survivor an answer is meant for; -1: none, or several. */
export const personOf = ({ survivors = [] }: Option): number => (survivors.length === 1 ? survivors[0] : -1);

export function deedOf(option: Option): string {
  const k = parseKey(option.key);
  if (k?.verb === 'drive') return k.path.length > 1 ? 'drive-fast' : 'drive';
  if (k?.verb === 'seat') return k.seat === 'passenger' && personOf(option) >= 0 ? 'hand-over' : `seat ${k.seat}`;
  if (k?.verb === 'enter') return `enter ${k.car}`;
  return [option.verb, option.skill ?? '', ...(option.cards ?? [])].join(' ');
}

/** Several ways to one zone by the same deed are one line: the shortest. */
export function oneWayEach(options: readonly Option[]): readonly Option[] {
  const best = new Map<string, Option>();
  for (const option of options) {
    const name = isMove(option) ? `${deedOf(option)} ${targetOf(option)}` : option.key;
    const known = best.get(name);
    if (known === undefined || (option.zones?.length ?? 0) < (known.zones?.length ?? 0)) best.set(name, option);
  }
  return [...best.values()];
}

export const zonesAimedAt = (lines: readonly Option[]): number => new Set(lines.filter(byZone).map(targetOf)).size;

/** What these answers come down to, in their order; null where they are short enough, all one deed, or pointed at first. */
export function deedsOf(lines: readonly Option[], group: string): readonly Deed[] | null {
  if (lines.length <= MOST_LINES || (PLACE_FIRST.has(group) && zonesAimedAt(lines) > 1)) return null;
  const found = new Map<string, Option[]>();
  for (const option of lines) {
    const id = deedOf(option);
    found.set(id, [...(found.get(id) ?? []), option]);
  }
  if (found.size === 1 || found.size === lines.length) return null;
  const cardsOf = ([first]: readonly Option[]): string => (first?.cards ?? []).join();
  const cards = [...found.values()].map(cardsOf);
  return [...found].map(([id, answers]) => ({
    id,
    answers,
    twin: cards.filter((one) => one !== '' && one === cardsOf(answers)).length > 1,
  }));
}

/** A deed by its name and by how many places or people it may be done to. */
export function deedName({ l, items, skill }: Names, { id, answers, twin }: Deed, group: string): string {
  const [first] = answers;
  const own = `deed.${id.split(' ')[0]}`;
  const weapon = items(first.cards ?? []);
  const how = `deed.with.${first.verb}`;
  const card = twin && l.has(how) ? l.t(how, { card: weapon }) : weapon;
  const name = l.has(own) ? l.t(own) : first.skill !== undefined ? skill(first.skill) : card !== '' ? card : l.t(`group.${group}`);
  const zones = zonesAimedAt(answers);
  const people = new Set(answers.map(personOf).filter((who) => who >= 0)).size;
  if (zones > 1) return l.t('table.deed-zones', { deed: name, count: zones });
  return people > 1
    ? l.t('table.deed-people', { deed: name, count: people })
    : l.t('table.deed-ways', { deed: name, count: answers.length });
}
