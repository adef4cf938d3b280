import type { AskView } from '@holdout/engine';
import { useKeys } from '../table/keys.ts';
import { Key } from '../table/parts/Key.tsx';

interface TwoAnswersProps {
  readonly ask: AskView;
  readonly may: boolean;
  readonly give: (key: string) => void;
  readonly yes: string;
  readonly no: string;
}

/** Yes or no, each with its key. */
export function TwoAnswers({ may, give, yes, no }: TwoAnswersProps) {
  useKeys(may, { y: () => give('yes'), n: () => give('no'), '1': () => give('yes'), '2': () => give('no') });
  return (
    <div className="t-two">
      <button type="button" className="t-cancel" onClick={() => give('no')} aria-keyshortcuts="n">
        {no} <Key>N</Key>
      </button>
      <button type="button" className="t-commit" onClick={() => give('yes')} aria-keyshortcuts="y">
        {yes} <Key>Y</Key>
      </button>
    </div>
  );
}
