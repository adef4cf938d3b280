// What people call a card or a survivor of one's own.
import type { EditionContent, OwnBox } from '@holdout/engine/content';
import { useWorkshopLabels } from '../use-workshop-labels.ts';
import { rename } from './model.ts';

/** What every form of a box is given. */
export interface BoxPart {
  readonly content: EditionContent;
  readonly box: OwnBox;
  readonly change: (step: (box: OwnBox) => OwnBox) => void;
}

export function NameField({ id, content, box, change }: BoxPart & { readonly id: string }) {
  const l = useWorkshopLabels(content.edition);
  return (
    <label className="field" htmlFor={`name-${id}`}>
      <span className="label">{l.t('box.name')}</span>
      <input
        className="input"
        id={`name-${id}`}
        value={box.names?.[id] ?? ''}
        maxLength={40}
        onChange={(event) => change((now) => rename(now, id, event.target.value))}
      />
    </label>
  );
}
