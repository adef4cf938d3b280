// One device, several people: between two of them the table is covered until the next one takes it.
import { useEffect, useRef, useState } from 'react';
import { Portrait } from '../app/parts/Portrait.tsx';
import { useLabels } from '../i18n/use-labels.ts';
import { isEdition } from './editions.ts';
import { useSnapshot } from './GameScreen.tsx';
import type { GameHost } from './host.ts';

export function HandOver({ host }: { readonly host: GameHost }) {
  const { view, mine, presence } = useSnapshot(host);
  const edition = view && isEdition(view.edition) ? view.edition : null;
  const { t } = useLabels(edition);
  const [holder, setHolder] = useState<number | null>(null);
  const asked = view?.ask?.by ?? -1;
  const people = new Set(mine.map((seat) => presence[seat]?.name));
  const due = people.size > 1 && asked >= 0 && mine.includes(asked) && asked !== holder;
  const at = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (due && !at.current?.open) at.current?.showModal();
    if (!due && at.current?.open) at.current.close();
  }, [due]);

  if (people.size <= 1) return null;
  const name = presence[asked]?.name ?? '';
  return (
    <dialog
      className="hand-over"
      ref={at}
      aria-labelledby="hand-over"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
        event.stopPropagation();
      }}
    >
      {due && (
        <div className="stack">
          <h2 id="hand-over">{t('hand-over.title', { name })}</h2>
          <p className="soft">{t('hand-over.text')}</p>
          <ul className="row">
            {view?.survivors
              .filter((one) => one.seat === asked && one.role === 'played')
              .map((one) => (
                <li key={one.id}>
                  <Portrait id={one.id} size={56} name={t(`survivor.${one.id}`)} />
                </li>
              ))}
          </ul>
          <button type="button" className="button main large" onClick={() => setHolder(asked)}>
            {t('hand-over.take', { name })}
          </button>
        </div>
      )}
    </dialog>
  );
}
