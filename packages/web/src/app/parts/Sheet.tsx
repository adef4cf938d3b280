// A dialog: the browser's own, so that focus, Escape and what lies behind are handled.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLabels } from '../../i18n/use-labels.ts';
import { useBackCloses } from './back-closes.ts';
import { Icon } from './Icon.tsx';

interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Sheet({ title, open, onClose, children }: SheetProps) {
  const { t } = useLabels();
  const at = useRef<HTMLDialogElement>(null);
  const id = useId();
  useBackCloses(open, onClose);
  useEffect(() => {
    const dialog = at.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    // Keys pressed in the dialog are not commands of the table behind it.
    <dialog className="sheet" ref={at} aria-labelledby={id} onClose={onClose} onKeyDown={(event) => event.stopPropagation()}>
      {open && (
        <div className="stack">
          <div className="row spread">
            <h2 id={id}>{title}</h2>
            <button type="button" className="button quiet square" onClick={onClose} aria-label={t('app.close')}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
