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
  const keys = [`workshop.value.${value}`, `grant.${value}`, `achievement.${value}`, `item.${value}`, `kind.${value}`, `survivor.${value}`];
  const known = keys.find((key) => l.has(key));
  if (known) return l.t(known);
  const family = FAMILY.exec(value);
  const key = family && `workshop.family.${family[1].replaceAll(' ', '-')}`;
  if (key && l.has(key)) return l.t(key, { name: valueName(l, family[2]) });
  return value;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ token: 'red' }`, `{ cards: 'food', count: 'any' }`, `{ any: [...] }`. */
function priceText(l: Labels, price: unknown): string {
  if (!isRecord(price)) return '';
  if (Array.isArray(price.any)) return price.any.map((one) => priceText(l, one)).join(l.t('workshop.or'));
  const what = fieldText(l, undefined, price.token ?? price.cards ?? price.card);
  return price.count === 'any' ? l.t('workshop.say-any', { what }) : what;
}

function fieldText(l: Labels, field: Field | undefined, value: unknown): string {
  if (field?.takes === 'condition') return sentenceOf(l, value);
  if (field?.takes === 'conditions' || field?.takes === 'effects')
    return (Array.isArray(value) ? value : []).map((entry) => sentenceOf(l, entry)).join(l.t('workshop.and'));
  if (field?.takes === 'effect-lists')
    return (Array.isArray(value) ? value : []).map((list) => fieldText(l, { takes: 'effects' }, list)).join(l.t('workshop.or'));
  if (field?.takes === 'price') return priceText(l, value);
  if (field?.takes === 'record') {
    const { fields, short } = field;
    const values = short !== undefined && typeof value === 'string' ? { [short]: value } : value;
    return isRecord(values)
      ? Object.entries(values)
          .map(([name, one]) =>
            name === short
              ? fieldText(l, fields[name], one)
              : l.t('workshop.say-field', { field: l.t(`workshop.field.${name}`), value: fieldText(l, fields[name], one) }),
          )
          .join(', ')
      : '';
  }
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, one]) => l.t('workshop.many', { name: valueName(l, name), n: valueName(l, one) }))
      .join(', ');
  if (Array.isArray(value)) return value.map((one) => valueName(l, one)).join(', ');
  return valueName(l, value);
}

/** What a number counts, where a word has one: "all crates", "3 × food". */
const COUNTED = ['what', 'who', 'kind', 'cards'];

export function sentenceOf(l: Labels, entry: unknown): string {
  const found = wordOf(entry);
  if (!found) return typeof entry === 'string' ? valueName(l, entry) : JSON.stringify(entry);
  const { word, given } = found;
  const form: WordForm = VOCABULARY[word];
  const key = `workshop.say.${word}`;
  if (form.bare) return l.t(key, { given: fieldText(l, form.bare, given) });
  // a word may be said several times over in one line
  if (Array.isArray(given)) return given.map((one) => sentenceOf(l, { [word]: one })).join(l.t('workshop.and'));
  const fields = Object.entries((given ?? {}) as Readonly<Record<string, unknown>>);
  const texts = Object.fromEntries(fields.map(([name, value]) => [name, fieldText(l, form.fields[name], value)]));
  const counted = fields.length > 1 ? COUNTED.find((name) => form.fields[name]?.needed && texts[name] !== undefined) : undefined;
  const count = Object.fromEntries(fields).count;
  const says = counted !== undefined && (count === 'all' || typeof count === 'number');
  if (says) texts[counted] = l.t(count === 'all' ? 'workshop.all-counted' : 'workshop.counted', { n: texts.count, what: texts[counted] });
  const needed = Object.keys(form.fields).filter((name) => form.fields[name].needed);
  const said = l.t(key, Object.fromEntries(needed.map((name) => [name, texts[name] ?? '?'])));
  const more = fields
    .filter(([name]) => !needed.includes(name) && !(says && name === 'count'))
    .map(([name]) => l.t('workshop.say-field', { field: l.t(`workshop.field.${name}`), value: texts[name] }));
  return more.length === 0 ? said : l.t('workshop.say-more', { said, more: more.join(', ') });
}
