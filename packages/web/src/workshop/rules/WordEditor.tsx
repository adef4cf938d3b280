// One word as a form: a field for each parameter it may have; conditions and effects inside it are words again.
import type { Word } from '@holdout/engine/content';
import { type Field, VOCABULARY, type WordUse } from '@holdout/engine/vocabulary';
import type { Editor } from '../use-editor.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { wordOf } from './entries.ts';
import { FieldEditor, RawField } from './FieldEditor.tsx';
import type { FieldProps } from './field-props.ts';
import { PriceField } from './PriceField.tsx';
import { valueName } from './sentences.ts';
import { WordList } from './WordList.tsx';

const CONDITION: readonly WordUse[] = ['condition'];
const EFFECTS: readonly WordUse[] = ['effect', 'card-effect'];

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
  // a word may be said several times over in one line
  const several = Array.isArray(given) ? (given as readonly unknown[]) : null;
  return (
    <div className="workshop-form">
      <p className="small soft">{l.t(`workshop.word.${word}.text`)}</p>
      {(several ?? [given]).map((one, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it has no other name than its place
        <div key={n} className={several ? 'workshop-form workshop-nested' : 'workshop-form'}>
          <Fields editor={editor} fields={form.fields} value={one} onChange={(next) => set(several ? several.with(n, next) : next)} />
        </div>
      ))}
    </div>
  );
}

interface FieldsProps {
  readonly editor: Editor;
  readonly fields: Readonly<Record<string, Field>>;
  readonly value: unknown;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** Parameters by name; one that says nothing is left out. */
function Fields({ editor, fields, value, onChange }: FieldsProps) {
  const values = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  return Object.entries(fields).map(([name, field]) => (
    <AnyField
      key={name}
      editor={editor}
      name={name}
      field={field}
      value={values[name]}
      beside={values}
      onChange={(next) => {
        const { [name]: _gone, ...rest } = values;
        onChange(next === undefined ? rest : { ...values, [name]: next });
      }}
    />
  ));
}

function AnyField(props: FieldProps) {
  const { field, editor, name, value, onChange } = props;
  const l = useWorkshopLabels(editor.mission.edition);
  const label = l.t(`workshop.field.${name}`);
  if (field.takes === 'condition') {
    const word = typeof value === 'string' ? value : undefined;
    return (
      <>
        {field.words?.map((one) => (
          <label className="workshop-flag" key={one}>
            <input type="checkbox" checked={word === one} onChange={(event) => onChange(event.target.checked ? one : undefined)} />
            <span>{l.t('workshop.field-word', { field: label, word: valueName(l, one) })}</span>
          </label>
        ))}
        {word === undefined && (
          <Nested
            editor={editor}
            label={label}
            uses={CONDITION}
            list={value === undefined ? [] : [value]}
            most={1}
            onChange={(list) => onChange(list[0])}
          />
        )}
      </>
    );
  }
  if (field.takes === 'conditions')
    return <Nested editor={editor} label={label} uses={CONDITION} list={Array.isArray(value) ? value : []} onChange={onChange} />;
  if (field.takes === 'effects')
    return <Nested editor={editor} label={label} uses={EFFECTS} list={Array.isArray(value) ? value : []} onChange={onChange} />;
  if (field.takes === 'effect-lists') return <Lists editor={editor} label={label} value={value} onChange={onChange} />;
  if (field.takes === 'price') return <PriceField editor={editor} value={value} onChange={onChange} />;
  if (field.takes === 'nothing') return null;
  if (field.takes === 'record') {
    const { fields, short } = field;
    const values = short !== undefined && typeof value === 'string' ? { [short]: value } : value;
    return (
      <fieldset className="workshop-nested">
        <legend className="label">{label}</legend>
        <Fields
          editor={editor}
          fields={fields}
          value={values}
          onChange={(next) => {
            const said = Object.keys(next);
            if (said.length === 0) onChange(short === undefined ? undefined : '');
            else onChange(short !== undefined && said.length === 1 && said[0] === short ? next[short] : next);
          }}
        />
      </fieldset>
    );
  }
  return <FieldEditor {...props} field={field} />;
}

interface NestedProps {
  readonly editor: Editor;
  readonly label: string;
  readonly uses: readonly WordUse[];
  readonly list: readonly unknown[];
  readonly most?: number;
  readonly onChange: (list: readonly unknown[]) => void;
}

function Nested({ editor, label, uses, list, most, onChange }: NestedProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  return (
    <fieldset className="workshop-nested">
      <legend className="label">{label}</legend>
      <WordList
        editor={editor}
        list={list}
        uses={uses}
        label={l.t('workshop.add-inside')}
        most={most}
        onSet={(at, entry) => onChange(list.map((one, i) => (i === at ? entry : one)))}
        onRemove={(at) => onChange(list.filter((_, i) => i !== at))}
        onSwap={(a, b) => onChange(list.map((one, i) => (i === a ? list[b] : i === b ? list[a] : one)))}
        onAdd={(entry) => onChange([...list, entry])}
      />
    </fieldset>
  );
}

/** Several lists of effects, one of which is chosen in play. */
function Lists({ editor, label, value, onChange }: Pick<FieldProps, 'editor' | 'value' | 'onChange'> & { readonly label: string }) {
  const l = useWorkshopLabels(editor.mission.edition);
  const lists = (Array.isArray(value) ? value : []).map((list) => (Array.isArray(list) ? (list as readonly unknown[]) : []));
  return (
    <fieldset className="workshop-nested">
      <legend className="label">{label}</legend>
      {lists.map((list, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no other name than its place
        <div key={n} className="workshop-way">
          <Nested
            editor={editor}
            label={l.t('workshop.way', { n: n + 1 })}
            uses={EFFECTS}
            list={list}
            onChange={(next) => onChange(lists.map((one, i) => (i === n ? next : one)))}
          />
          {lists.length > 2 && (
            <button type="button" className="button" onClick={() => onChange(lists.filter((_, i) => i !== n))}>
              {l.t('workshop.remove-way', { n: n + 1 })}
            </button>
          )}
        </div>
      ))}
      <button type="button" className="button" onClick={() => onChange([...lists, []])}>
        {l.t('workshop.add-way')}
      </button>
    </fieldset>
  );
}
