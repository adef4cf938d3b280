// One name or several: the likely ones as buttons, long lists to choose from, one's own typed in where that makes sense.
import type { Field } from '@holdout/engine/vocabulary';
import { use, useId, useState } from 'react';
import { loadEdition } from '../../game/editions.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import type { FieldProps } from './field-props.ts';
import { moreFor, namesFor, takesOwnNames } from './offered.ts';
import { valueName } from './sentences.ts';

const SINGLE: readonly Field['takes'][] = ['name', 'kind', 'card', 'thing'];

export function Names({ editor, name, field, value, beside, onChange }: FieldProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  const content = use(loadEdition(editor.mission.edition));
  const id = useId();
  const [typed, setTyped] = useState('');
  const given = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : typeof value === 'string' ? [value] : [];
  const single = SINGLE.includes(field.takes);
  const set = (list: readonly string[]) => onChange(list.length === 0 ? undefined : list.length === 1 ? list[0] : list);
  const toggle = (one: string) => set(given.includes(one) ? given.filter((other) => other !== one) : single ? [one] : [...given, one]);
  const shown = [...new Set([...given, ...namesFor(field, editor.mission, content, beside)])];
  const more = moreFor(field, editor.mission, content, beside).filter((one) => !shown.includes(one));
  const label = l.t(`workshop.field.${name}`);
  return (
    <fieldset className="workshop-names">
      <legend className="label">{label}</legend>
      {shown.map((one) => (
        <button type="button" className="button" key={one} aria-pressed={given.includes(one)} onClick={() => toggle(one)}>
          {valueName(l, one)}
        </button>
      ))}
      {more.length > 0 && (
        <select
          className="input"
          aria-label={l.t('workshop.other-name', { field: label })}
          value=""
          onChange={(event) => {
            if (event.target.value !== '') toggle(event.target.value);
          }}
        >
          <option value="">{l.t('workshop.another')}</option>
          {more
            .map((one) => ({ one, text: valueName(l, one) }))
            .sort((a, b) => a.text.localeCompare(b.text))
            .map(({ one, text }) => (
              <option key={one} value={one}>
                {text}
              </option>
            ))}
        </select>
      )}
      {takesOwnNames(field) && (
        <span className="row">
          <input
            className="input"
            id={id}
            aria-label={l.t('workshop.other-name', { field: label })}
            placeholder={l.t('workshop.other')}
            value={typed}
            maxLength={60}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button
            type="button"
            className="button"
            disabled={typed.trim() === ''}
            onClick={() => {
              toggle(typed.trim());
              setTyped('');
            }}
          >
            {l.t('workshop.add')}
          </button>
        </span>
      )}
    </fieldset>
  );
}
