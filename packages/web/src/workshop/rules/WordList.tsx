// A list of words, each a sentence with its form behind it: sections of a mission, and the conditions and effects inside a word.
import { type WordUse, wordsFor } from '@holdout/engine/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../app/parts/Icon.tsx';
import type { Editor } from '../use-editor.ts';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { AddWord } from './AddWord.tsx';
import { newEntry } from './entries.ts';
import { sentenceOf } from './sentences.ts';
import { WordEditor } from './WordEditor.tsx';

interface WordListProps {
  readonly editor: Editor;
  readonly list: readonly unknown[];
  /** what may be added, and what the field for it is called */
  readonly uses: readonly WordUse[];
  readonly label: string;
  readonly most?: number;
  /** the line somebody wants to look at; a new number each time: look again */
  readonly look?: { readonly at: number; readonly stamp: number };
  readonly onSet: (at: number, entry: unknown) => void;
  readonly onRemove: (at: number) => void;
  readonly onSwap: (a: number, b: number) => void;
  readonly onAdd: (entry: unknown) => void;
}

export function WordList({ editor, list, uses, label, most = 20, look, onSet, onRemove, onSwap, onAdd }: WordListProps) {
  const l = useWorkshopLabels(editor.mission.edition);
  const [open, setOpen] = useState(-1);
  const lines = useRef<HTMLOListElement>(null);
  const at = look?.at ?? -1;
  const stamp = look?.stamp ?? 0;
  useEffect(() => {
    if (stamp === 0 || at < 0) return;
    setOpen(at);
    const line = lines.current?.children[at];
    line?.scrollIntoView({ block: 'center' });
    line?.querySelector<HTMLElement>('.workshop-sentence')?.focus({ preventScroll: true });
  }, [at, stamp]);
  const move = (from: number, to: number) => {
    onSwap(from, to);
    if (open === from) setOpen(to);
    else if (open === to) setOpen(from);
  };
  return (
    <>
      <ol className="workshop-entries" ref={lines}>
        {list.map((entry, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
          <li key={n} className="panel">
            <div className="workshop-entry">
              <button
                type="button"
                className="link workshop-sentence"
                aria-expanded={open === n}
                onClick={() => setOpen(open === n ? -1 : n)}
              >
                {sentenceOf(l, entry)}
              </button>
              {list.length > 1 && (
                <>
                  <button
                    type="button"
                    className="button quiet square"
                    aria-label={l.t('workshop.up', { n: n + 1 })}
                    disabled={n === 0}
                    onClick={() => move(n, n - 1)}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    className="button quiet square"
                    aria-label={l.t('workshop.down', { n: n + 1 })}
                    disabled={n === list.length - 1}
                    onClick={() => move(n, n + 1)}
                  >
                    ↓
                  </button>
                </>
              )}
              <button
                type="button"
                className="button quiet square"
                aria-label={l.t('workshop.remove-line', { n: n + 1 })}
                onClick={() => {
                  onRemove(n);
                  setOpen(-1);
                }}
              >
                <Icon name="trash" />
              </button>
            </div>
            {open === n && <WordEditor editor={editor} entry={entry} onChange={(next) => onSet(n, next)} />}
          </li>
        ))}
      </ol>
      {list.length < most && (
        <AddWord
          label={label}
          words={wordsFor(...uses)}
          edition={editor.mission.edition}
          onAdd={(word) => {
            onAdd(newEntry(word));
            setOpen(list.length);
          }}
        />
      )}
    </>
  );
}
