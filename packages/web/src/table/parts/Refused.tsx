import type { Refusal } from '@holdout/engine';
import { refusalText } from '../model/refusals.ts';
import { useScene } from '../scene.ts';
import { Icon } from './Icon.tsx';

/** Why something cannot be done. */
export function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { names, ui } = useScene();
  return (
    <div className="t-notice" role="alert" data-tone="bad">
      <Icon name="warning" />
      <span>{refusalText(names, refusal)}</span>
      <button type="button" className="t-close" onClick={() => ui.set({ refusal: null })} aria-label={names.l.t('table.close')}>
        ×
      </button>
    </div>
  );
}
