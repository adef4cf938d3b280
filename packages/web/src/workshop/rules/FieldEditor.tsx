import { useId, useState } from 'react';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import type { FieldProps } from './field-props.ts';
import { Names } from './Names.tsx';
import { NumbersField } from './NumbersField.tsx';
import { valueName } from './sentences.ts';

export function FieldEditor({ editor, name, field, value, beside, onChange }: FieldProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  const id = useId();
  const label = l.t(`workshop.field.${name}`);
  if (field.takes === 'flag')
    return (
      <label className="workshop-flag" htmlFor={id}>
        <input id={id} type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked ? true : undefined)} />
        <span>{label}</span>
      </label>
    );
  if (field.takes === 'number')
    return (
      <label className="field" htmlFor={id}>
        <span className="label">{label}</span>
        <input
          className="input"
          id={id}
          type="number"
          min={field.least}
          max={field.most}
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        />
      </label>
    );
  if (field.takes === 'range') {
    const [least = 0, most = 0] = Array.isArray(value) ? (value as readonly number[]) : [];
    return (
      <fieldset className="row workshop-count">
        <legend className="label">{label}</legend>
        {[least, most].map((one, end) => (
          <input
            className="input"
            // biome-ignore lint/suspicious/noArrayIndexKey: the two ends of a range
            key={end}
            type="number"
            min={0}
            max={9}
            aria-label={l.t(end === 0 ? 'workshop.range-least' : 'workshop.range-most')}
            value={value === undefined ? '' : one}
            onChange={(event) => {
              const n = Number(event.target.value);
              onChange(event.target.value === '' ? undefined : end === 0 ? [n, Math.max(n, most)] : [Math.min(least, n), n]);
            }}
          />
        ))}
      </fieldset>
    );
  }
  if (field.takes === 'count')
    return (
      <div className="row workshop-count">
        <label className="field" htmlFor={id}>
          <span className="label">{label}</span>
          <input
            className="input"
            id={id}
            type="number"
            min={0}
            max={99}
            value={typeof value === 'number' ? value : ''}
            onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
          />
        </label>
        {field.words.map((word) => (
          <button
            type="button"
            className="button"
            key={word}
            aria-pressed={value === word}
            onClick={() => onChange(value === word ? undefined : word)}
          >
            {valueName(l, word)}
          </button>
        ))}
      </div>
    );
  if (field.takes === 'choice')
    return (
      <label className="field" htmlFor={id}>
        <span className="label">{label}</span>
        <select
          className="input"
          id={id}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">{l.t('workshop.unsaid')}</option>
          {field.of.map((one) => (
            <option key={one} value={one}>
              {valueName(l, one)}
            </option>
          ))}
        </select>
      </label>
    );
  if (field.takes === 'yes-no')
    return (
      <label className="field" htmlFor={id}>
        <span className="label">{label}</span>
        <select
          className="input"
          id={id}
          value={typeof value === 'boolean' ? String(value) : ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value === 'true')}
        >
          <option value="">{l.t('workshop.unsaid')}</option>
          {[true, false].map((one) => (
            <option key={String(one)} value={String(one)}>
              {valueName(l, one)}
            </option>
          ))}
        </select>
      </label>
    );
  if (field.takes === 'numbers') return <NumbersField {...{ editor, name, field, value, onChange }} />;
  return <Names {...{ editor, name, field, value, beside, onChange }} />;
}

/** What the vocabulary does not know, as JSON; nothing is taken over until it can be read. */
export function RawField({ editor, name, value, onChange }: Omit<FieldProps, 'field' | 'beside'>) {
  const l = useWorkshopLabels(editor.mission.edition);
  const id = useId();
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value, null, 1)));
  const [bad, setBad] = useState(false);
  return (
    <label className="field" htmlFor={id}>
      <span className="label">{l.has(`workshop.field.${name}`) ? l.t(`workshop.field.${name}`) : name}</span>
      <textarea
        className="input workshop-raw"
        id={id}
        rows={3}
        spellCheck={false}
        aria-invalid={bad}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          try {
            onChange(event.target.value.trim() === '' ? undefined : JSON.parse(event.target.value));
            setBad(false);
          } catch {
            setBad(true);
          }
        }}
      />
      {bad && <span className="small">{l.t('workshop.not-json')}</span>}
    </label>
  );
}
