// One word as a form: a field for each parameter it may have; conditions and effects inside it are words again.
import type { Word } from '@holdout/engine/content';
import { type Field, VOCABULARY, type WordUse, wordsFor } from '@holdout/engine/vocabulary';
import { useState } from 'react';
import { Icon } from '../../app/parts/Icon.tsx';
import type { Editor } from '../use-editor.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { AddWord } from './AddWord.tsx';
import { newEntry, wordOf } from './entries.ts';
import { FieldEditor, RawField } from './FieldEditor.tsx';
import { sentenceOf } from './sentences.ts';

interface WordEditorProps {
  readonly editor: Editor;
  readonly entry: unknown;
  readonly onChange: (entry: Word) => void;
}

export function WordEditor({ editor, entry, onChange }: WordEditorProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  const found = wordOf(entry);
  if (!found) return <RawField editor={editor} name="raw" value={entry} onChange={(value) => onChange(value as Word)} />;
  const { word, given } = found;
  const form = VOCABULARY[word];
  const set = (value: unknown) => onChange({ [word]: value });
  if (form.bare)
    return (
      <div className="workshop-form">
        <p className="small soft">{l.t(`workshop.word.${word}.text`)}</p>
        <AnyField editor={editor} name="given" field={form.bare} value={given} onChange={set} />
      </div>
    );
  if (Array.isArray(given)) return <RawField editor={editor} name={word} value={given} onChange={set} />;
  const values = (given ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <div className="workshop-form">
      <p className="small soft">{l.t(`workshop.word.${word}.text`)}</p>
      {Object.entries(form.fields).map(([name, field]) => (
        <AnyField
          key={name}
          editor={editor}
          name={name}
          field={field}
          value={values[name]}
          onChange={(value) => {
            const { [name]: _gone, ...rest } = values;
            set(value === undefined ? rest : { ...values, [name]: value });
          }}
        />
      ))}
    </div>
  );
}

interface AnyFieldProps {
  readonly editor: Editor;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function AnyField(props: AnyFieldProps) {
  const { field, editor, name, value, onChange } = props;
  const l = useWorkshopLabels(editor.mission.edition);
  const label = l.t(`workshop.field.${name}`);
  if (field.takes === 'condition')
    return (
      <Nested
        editor={editor}
        label={label}
        words={['condition']}
        list={value === undefined ? [] : [value]}
        most={1}
        onChange={(list) => onChange(list[0])}
      />
    );
  if (field.takes === 'conditions')
    return <Nested editor={editor} label={label} words={['condition']} list={Array.isArray(value) ? value : []} onChange={onChange} />;
  if (field.takes === 'effects')
    return (
      <Nested
        editor={editor}
        label={label}
        words={['effect', 'card-effect']}
        list={Array.isArray(value) ? value : []}
        onChange={onChange}
      />
    );
  if (field.takes === 'effect-lists' || field.takes === 'price' || field.takes === 'note') return <RawField {...props} />;
  return <FieldEditor {...props} field={field} />;
}

interface NestedProps {
  readonly editor: Editor;
  readonly label: string;
  readonly words: readonly WordUse[];
  readonly list: readonly unknown[];
  readonly most?: number;
  readonly onChange: (list: readonly unknown[]) => void;
}

function Nested({ editor, label, words, list, most = 20, onChange }: NestedProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  const [open, setOpen] = useState(-1);
  return (
    <fieldset className="workshop-nested">
      <legend className="label">{label}</legend>
      <ul>
        {list.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
          <li key={at}>
            <div className="workshop-entry">
              <button
                type="button"
                className="link workshop-sentence"
                aria-expanded={open === at}
                onClick={() => setOpen(open === at ? -1 : at)}
              >
                {sentenceOf(l, entry)}
              </button>
              <button
                type="button"
                className="button quiet square"
                aria-label={l.t('workshop.remove-line', { n: at + 1 })}
                onClick={() => onChange(list.filter((_, i) => i !== at))}
              >
                <Icon name="trash" />
              </button>
            </div>
            {open === at && (
              <WordEditor editor={editor} entry={entry} onChange={(next) => onChange(list.map((one, i) => (i === at ? next : one)))} />
            )}
          </li>
        ))}
      </ul>
      {list.length < most && (
        <AddWord
          label={l.t('workshop.add-inside')}
          words={wordsFor(...words)}
          edition={editor.mission.edition}
          onAdd={(word) => onChange([...list, newEntry(word)])}
        />
      )}
    </fieldset>
  );
}
