import type { ReactNode } from 'react';
import { useScene } from '../table/scene.ts';

/** Words that can be asked about. */
export function Term({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const { ui, names } = useScene();
  return (
    <button type="button" className="t-term" onClick={() => ui.set({ explained: of })} title={names.l.t('explain.ask')}>
      {children}
    </button>
  );
}
