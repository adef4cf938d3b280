// Objectives, defeats, setup and special rules, built from the vocabulary: a sentence each, and a form behind it.

import { type WordUse, wordsFor } from '@holdout/engine/vocabulary';
import { useState } from 'react';
import { Icon } from '../../app/parts/Icon.tsx';
import { Switch } from '../../app/parts/Switch.tsx';
import type { TabProps } from '../EditorPage.tsx';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { AddWord } from './AddWord.tsx';
import { addEntry, entriesOf, newEntry, removeEntry, SECTIONS, type Section, setEntry, swapEntries } from './entries.ts';
import { sentenceOf } from './sentences.ts';
import { WordEditor } from './WordEditor.tsx';

const USES: Readonly<Record<Section, readonly WordUse[]>> = {
  objectives: ['condition'],
  loseIf: ['defeat'],
  setup: ['setup'],
  rules: ['rule'],
};

export function RulesTab({ editor }: TabProps) {
  const { mission, edit } = editor;
  const l = useWorkshopLabels(mission.edition);
  return (
    <div className="stack">
      {SECTIONS.map((section) => (
        <section key={section} className="workshop-section">
          <h2>{l.t(`workshop.section.${section}`)}</h2>
          <p className="small soft">{l.t(`workshop.section.${section}.text`)}</p>
          {section === 'objectives' && (
            <Switch
              label={l.t('workshop.ordered')}
              text={l.t('workshop.ordered.text')}
              on={mission.objectives.ordered}
              onChange={(ordered) => edit((now) => ({ ...now, objectives: { ...now.objectives, ordered } }))}
            />
          )}
          <Entries editor={editor} section={section} />
          <AddWord
            label={l.t(`workshop.add.${section}`)}
            words={wordsFor(...USES[section])}
            edition={mission.edition}
            onAdd={(word) => edit((now) => addEntry(now, section, newEntry(word)))}
          />
        </section>
      ))}
    </div>
  );
}

function Entries({ editor, section }: TabProps & { readonly section: Section }) {
  const { mission, edit } = editor;
  const l = useWorkshopLabels(mission.edition);
  const [open, setOpen] = useState(-1);
  const list = entriesOf(mission, section);
  return (
    <ol className="workshop-entries">
      {list.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
        <li key={at} className="panel">
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
              aria-label={l.t('workshop.up', { n: at + 1 })}
              disabled={at === 0}
              onClick={() => edit((now) => swapEntries(now, section, at, at - 1))}
            >
              ↑
            </button>
            <button
              type="button"
              className="button quiet square"
              aria-label={l.t('workshop.down', { n: at + 1 })}
              disabled={at === list.length - 1}
              onClick={() => edit((now) => swapEntries(now, section, at, at + 1))}
            >
              ↓
            </button>
            <button
              type="button"
              className="button quiet square"
              aria-label={l.t('workshop.remove-line', { n: at + 1 })}
              onClick={() => {
                edit((now) => removeEntry(now, section, at));
                setOpen(-1);
              }}
            >
              <Icon name="trash" />
            </button>
          </div>
          {open === at && <WordEditor editor={editor} entry={entry} onChange={(next) => edit((now) => setEntry(now, section, at, next))} />}
        </li>
      ))}
    </ol>
  );
}
