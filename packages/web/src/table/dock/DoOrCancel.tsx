import { Key } from '../parts/Key.tsx';
import { useScene } from '../scene.ts';

/** The end of every preview. */
export function DoOrCancel({ onCommit, onCancel }: { readonly onCommit: () => void; readonly onCancel: () => void }) {
  const { l } = useScene().names;
  return (
    <div className="t-preview-foot">
      <button type="button" className="t-commit" onClick={onCommit} aria-keyshortcuts="Enter">
        {l.t('table.do-it')} <Key>⏎</Key>
      </button>
      <button type="button" className="t-cancel" onClick={onCancel}>
        {l.t('table.cancel')} <Key>Esc</Key>
      </button>
    </div>
  );
}
