// What may be written where the cursor stands: the words of this section with their meaning, or the fields of this word.
import type { EditionId } from '@holdout/engine/content';
import { type Field, isMissionWord, type MissionWord, VOCABULARY, type WordForm, type WordUse, wordsFor } from '@holdout/engine/vocabulary';
import { newEntry } from './rules/entries.ts';
import { sentenceOf, valueName } from './rules/sentences.ts';
import { useWorkshopLabels } from './use-workshop-labels.ts';

interface DataHelpProps {
  readonly edition: EditionId;
  readonly path: readonly (string | number)[];
  readonly onInsert: (json: string) => void;
}

const USES: Readonly<Record<string, readonly WordUse[]>> = {
  objectives: ['condition'],
  loseIf: ['defeat'],
  setup: ['setup'],
  rules: ['rule'],
  cards: ['effect', 'card-effect'],
  notes: ['effect', 'card-effect'],
};

const PARTS: Readonly<Record<string, readonly WordUse[]>> = {
  condition: ['condition'],
  conditions: ['condition'],
  effects: ['effect', 'card-effect'],
  'effect-lists': ['effect', 'card-effect'],
};

/** The word the cursor is in, and which words may stand there. */
function helpAt(path: DataHelpProps['path']): { readonly word: MissionWord | null; readonly uses: readonly WordUse[] } {
  let uses = USES[String(path[0])] ?? [];
  let word: MissionWord | null = null;
  for (const step of path.slice(1)) {
    if (typeof step === 'number') {
      word = null;
      continue;
    }
    const form: WordForm | null = word ? VOCABULARY[word] : null;
    const field = form?.fields[step] ?? form?.bare;
    const inside = field && PARTS[field.takes];
    if (inside) {
      uses = inside;
      word = null;
    }
    if (word === null && isMissionWord(step)) {
      word = step;
      const bare = (VOCABULARY[step] as WordForm).bare;
      const inBare = bare && PARTS[bare.takes];
      if (inBare) uses = inBare;
    }
  }
  return { word, uses };
}

export function DataHelp({ edition, path, onInsert }: DataHelpProps) {
  const l = useWorkshopLabels(edition);
  const { word, uses } = helpAt(path);
  const takes = (field: Field): string =>
    'of' in field
      ? field.of.map((one) => `${one} (${valueName(l, one)})`).join(', ')
      : field.takes === 'number'
        ? l.t('workshop.takes.number', { least: field.least, most: field.most })
        : field.takes === 'count'
          ? [l.t('workshop.takes.count'), ...field.words].join(', ')
          : field.takes === 'record'
            ? Object.entries(field.fields)
                .map(([name, inner]) => `${name}: ${takes(inner)}`)
                .join('; ')
            : l.t(`workshop.takes.${field.takes}`);
  const form: WordForm | null = word ? VOCABULARY[word] : null;
  return (
    <aside className="panel workshop-help" aria-label={l.t('workshop.help')}>
      <code>{path.length === 0 ? '…' : path.join(' › ')}</code>
      {word && form && (
        <>
          <h3>
            {word} · {l.t(`workshop.word.${word}`)}
          </h3>
          <p className="small">{l.t(`workshop.word.${word}.text`)}</p>
          <p className="small soft">{l.t('workshop.example', { sentence: sentenceOf(l, newEntry(word)) })}</p>
          <dl>
            {Object.entries(form.fields).map(([name, field]) => (
              <div key={name}>
                <dt>
                  <code>{name}</code> {field.needed ? '*' : ''} · {l.t(`workshop.field.${name}`)}
                </dt>
                <dd className="small soft">{takes(field)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {!word && uses.length === 0 && <p className="small soft">{l.t('workshop.help.text')}</p>}
      {uses.length > 0 && (
        <details open={word === null}>
          <summary>{l.t('workshop.help.words')}</summary>
          <ul>
            {wordsFor(...uses).map((one) => (
              <li key={one}>
                <button type="button" className="link" onClick={() => onInsert(JSON.stringify(newEntry(one)))}>
                  <code>{one}</code> {l.t(`workshop.word.${one}`)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}
