import { useKeys } from '../input/keys.ts';
import { Key } from '../parts/Key.tsx';
import { usePick, useScene } from '../scene.ts';
import { pressedTwice } from '../store.ts';

interface TwoAnswersProps {
  readonly may: boolean;
  readonly give: (key: string) => void;
  readonly yes: string;
  readonly no: string;
  readonly advised: string | null;
  /** what the button says once Yes was pressed: such a Yes is asked twice, and No is the one that shines */
  readonly again?: string;
}

/** Yes or no, each with its key. */
export function TwoAnswers({ may, give, yes, no, advised, again }: TwoAnswersProps) {
  const { ui } = useScene();
  const armed = usePick((u) => u.armed?.key === 'yes');
  const say = () => {
    if (again === undefined || pressedTwice(ui, 'yes')) give('yes');
  };
  useKeys(may, { y: say, n: () => give('no'), '1': say, '2': () => give('no') });
  const grave = again !== undefined;
  return (
    <div className="t-two">
      <button
        type="button"
        className={grave ? 't-commit' : 't-cancel'}
        data-advised={advised === 'no' || undefined}
        onClick={() => give('no')}
        aria-keyshortcuts="n"
      >
        {no} <Key>N</Key>
      </button>
      <button
        type="button"
        className={grave ? 't-deadly' : 't-commit'}
        data-armed={armed || undefined}
        data-advised={advised === 'yes' || undefined}
        onClick={say}
        aria-keyshortcuts="y"
      >
        {armed && grave ? again : yes} <Key>Y</Key>
      </button>
    </div>
  );
}
