// So many of each: cards that lie somewhere, zombies that stand somewhere; or one of a few words (a pile, a kind of token).
import type { Field } from '@holdout/engine/vocabulary';
import { use } from 'react';
import { loadEdition } from '../../game/editions.ts';
import type { Editor } from '../use-editor.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { Names } from './Names.tsx';
import { namesFor } from './offered.ts';
import { valueName } from './sentences.ts';

interface NumbersFieldProps {
  readonly editor: Editor;
  readonly name: string;
  readonly field: Extract<Field, { readonly takes: 'numbers' }>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

export function NumbersField({ editor, name, field, value, onChange }: NumbersFieldProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  const content = use(loadEdition(editor.mission.edition));
  const counts =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : undefined;
  const known = field.each === 'items' ? content.items.map((item) => item.id) : namesFor({ takes: 'kinds' }, editor.mission, content);
  const set = (one: string, count: number) => {
    const { [one]: _gone, ...rest } = counts ?? {};
    const next = count > 0 ? { ...counts, [one]: count } : rest;
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  return (
    <>
      {counts === undefined && (
        <Names editor={editor} name={name} field={{ takes: 'things', of: field.of }} value={value} onChange={onChange} />
      )}
      {(counts !== undefined || value === undefined) && (
        <fieldset className="workshop-names">
          <legend className="label">{l.t(`workshop.each.${field.each}`)}</legend>
          {Object.entries(counts ?? {}).map(([one, count]) => (
            <label className="field" key={one}>
              <span className="label">{valueName(l, one)}</span>
              <input
                className="input"
                type="number"
                min={0}
                max={20}
                value={typeof count === 'number' ? count : ''}
                onChange={(event) => set(one, Number(event.target.value))}
              />
            </label>
          ))}
          <select
            className="input"
            aria-label={l.t(`workshop.each.${field.each}`)}
            value=""
            onChange={(event) => {
              if (event.target.value !== '') set(event.target.value, 1);
            }}
          >
            <option value="">{l.t('workshop.another')}</option>
            {known
              .filter((one) => counts?.[one] === undefined)
              .map((one) => (
                <option key={one} value={one}>
                  {valueName(l, one)}
                </option>
              ))}
          </select>
        </fieldset>
      )}
    </>
  );
}
