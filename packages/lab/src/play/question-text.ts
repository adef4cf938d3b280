// What is being asked, in the same words the client uses.
import type { AskView, SeatView } from '@holdout/engine';
import { label, labelled, words } from './labels.ts';

type Value = AskView['parameters'][string] | undefined;

function named(view: SeatView, name: string, value: Value): string {
  if (value === undefined) return '';
  if (name === 'zone') return `zone ${String(value)}`;
  const one = (part: string | number): string => {
    if (typeof part === 'number') return name === 'who' ? label('survivor', view.survivors[part]?.id ?? '') : String(part);
    return (
      ['skill', 'item', 'kind', 'survivor', 'term'].map((kind) => labelled(`${kind}.${part}`)).find((text) => text !== undefined) ??
      words(part)
    );
  };
  return typeof value === 'object' ? value.map(one).join(', ') : one(value);
}

export function questionText(view: SeatView, ask: AskView): string {
  const who = ask.survivor < 0 ? '' : label('survivor', view.survivors[ask.survivor]?.id ?? '');
  if (ask.kind === 'turn' && ask.about === 'turn') return `${who}, your turn`;
  const keys = [`mission.${view.mission}.ask.${ask.about}`, `ask.${ask.kind}.${ask.about}`, `ask.${ask.about}`, `ask.${ask.kind}`];
  const plural = keys.map((key) => `${key}_other`);
  const at = keys.findIndex((key, i) => labelled(key) !== undefined || labelled(plural[i] ?? '') !== undefined);
  const text = labelled(keys[at] ?? '') ?? labelled(plural[at] ?? '');
  if (text === undefined) return [who, words(ask.about)].filter((part) => part !== '').join(': ');
  const total = ask.form?.form === 'share' ? ask.form.total : 0;
  const values: Record<string, Value> = { who: ask.survivor, about: ask.about, total, count: total, ...ask.parameters, zone: ask.zone };
  const more = labelled(`${keys[at]}.text`);
  return `${text}${more === undefined ? '' : ` ${more}`}`.replace(/\{\{(\w+)\}\}/g, (_, name: string) => named(view, name, values[name]));
}
