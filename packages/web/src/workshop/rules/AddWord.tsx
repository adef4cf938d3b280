import type { EditionId } from '@holdout/engine/content';
import type { MissionWord } from '@holdout/engine/vocabulary';
import { useId, useState } from 'react';
import { Icon } from '../../app/parts/Icon.tsx';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { newEntry } from './entries.ts';
import { sentenceOf } from './sentences.ts';

interface AddWordProps {
  readonly label: string;
  readonly words: readonly MissionWord[];
  readonly edition: EditionId;
  readonly onAdd: (word: MissionWord) => void;
}

/** A word to choose, with what it means, and the button that adds it. */
export function AddWord({ label, words, edition, onAdd }: AddWordProps) {
  const l = useWorkshopLabels(edition);
  const id = useId();
  const [word, setWord] = useState<MissionWord>(words[0]);
  return (
    <div className="workshop-add">
      <label className="field" htmlFor={id}>
        <span className="label">{label}</span>
        <select className="input" id={id} value={word} onChange={(event) => setWord(event.target.value as MissionWord)}>
          {words.map((one) => (
            <option key={one} value={one}>
              {l.t(`workshop.word.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button" onClick={() => onAdd(word)}>
        <Icon name="plus" />
        {l.t('workshop.add')}
      </button>
      <p className="small soft">
        {l.t(`workshop.word.${word}.text`)} {l.t('workshop.example', { sentence: sentenceOf(l, newEntry(word)) })}
      </p>
    </div>
  );
}
