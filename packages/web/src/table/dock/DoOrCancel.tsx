import { useEffect, useRef } from 'react';
import { Key } from '../parts/Key.tsx';
import { usePick, useScene } from '../scene.ts';

interface DoOrCancelProps {
  readonly onCommit: () => void;
  readonly onCancel: () => void;
  /** one's own may die of it: the first press only asks */
  readonly deadly?: boolean;
}

/** The end of every preview. */
export function DoOrCancel({ onCommit, onCancel, deadly = false }: DoOrCancelProps) {
  const { l } = useScene().names;
  const armed = usePick((u) => u.armed !== null);
  const commit = useRef<HTMLButtonElement>(null);
  // keys go on from here when what was pressed is gone
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) commit.current?.focus({ preventScroll: true });
  }, []);
  const says = !deadly ? l.t('table.do-it') : l.t(armed ? 'table.do-deadly.again' : 'table.do-deadly');
  return (
    <div className="t-preview-foot">
      <button
        ref={commit}
        type="button"
        className={deadly ? 't-deadly' : 't-commit'}
        data-armed={(deadly && armed) || undefined}
        onClick={onCommit}
        aria-keyshortcuts="Enter"
      >
        <span aria-live={deadly ? 'assertive' : undefined}>{says}</span> <Key>⏎</Key>
      </button>
      <button type="button" className="t-cancel" onClick={onCancel}>
        {l.t('table.cancel')} <Key>Esc</Key>
      </button>
    </div>
  );
}
