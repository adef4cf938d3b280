// The sentence a player reads, written from a word and its parameters in the reader's language.
import { type Field, VOCABULARY, type WordForm } from '@holdout/engine/vocabulary';
import type { Labels } from '../../i18n/i18n.ts';
import { wordOf } from './entries.ts';

/** `tile:4R`, `doors of building:4R` */
const FAMILY = /^([a-z -]+):(.+)$/;

/** The name of a place, a thing, a card or a number, as far as labels know one; else the name itself. */
export function valueName(l: Labels, value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return l.t(value ? 'workshop.yes' : 'workshop.no');
  if (typeof value !== 'string') return JSON.stringify(value);
  const keys = [`workshop.value.${value}`, `item.${value}`, `kind.${value}`, `survivor.${value}`];
  const known = keys.find((key) => l.has(key));
  if (known) return l.t(known);
  const family = FAMILY.exec(value);
  const key = family && `workshop.family.${family[1].replaceAll(' ', '-')}`;
  if (key && l.has(key)) return l.t(key, { name: valueName(l, family[2]) });
  return value;
}

function fieldText(l: Labels, field: Field | undefined, value: unknown): string {
  if (field?.takes === 'condition') return sentenceOf(l, value);
  if (field?.takes === 'conditions' || field?.takes === 'effects')
    return (Array.isArray(value) ? value : []).map((entry) => sentenceOf(l, entry)).join(l.t('workshop.and'));
  if (field?.takes === 'effect-lists')
    return (Array.isArray(value) ? value : []).map((list) => fieldText(l, { takes: 'effects' }, list)).join(l.t('workshop.or'));
  if (Array.isArray(value)) return value.map((one) => valueName(l, one)).join(', ');
  return valueName(l, value);
}

export function sentenceOf(l: Labels, entry: unknown): string {
  const found = wordOf(entry);
  if (!found) return typeof entry === 'string' ? valueName(l, entry) : JSON.stringify(entry);
  const { word, given } = found;
  const form: WordForm = VOCABULARY[word];
  const key = `workshop.say.${word}`;
  if (form.bare) return l.t(key, { given: fieldText(l, form.bare, given) });
  const one = Array.isArray(given) ? given[0] : given;
  const fields = Object.entries((one ?? {}) as Readonly<Record<string, unknown>>);
  const texts = Object.fromEntries(fields.map(([name, value]) => [name, fieldText(l, form.fields[name], value)]));
  const needed = Object.keys(form.fields).filter((name) => form.fields[name].needed);
  const said = l.t(key, Object.fromEntries(needed.map((name) => [name, texts[name] ?? '?'])));
  const more = fields
    .filter(([name]) => !needed.includes(name))
    .map(([name]) => l.t('workshop.say-field', { field: l.t(`workshop.field.${name}`), value: texts[name] }));
  return more.length === 0 ? said : l.t('workshop.say-more', { said, more: more.join(', ') });
}
