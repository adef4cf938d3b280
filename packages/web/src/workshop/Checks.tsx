// What the engine says of the draft, live: what keeps it from being played first, then what is unwise.
import type { Remark } from '@holdout/engine/workshop';
import { useState } from 'react';
import { problemText } from './problem-text.ts';
import { showZones } from './shown-zones.ts';
import type { Editor } from './use-editor.ts';
import { useWorkshopLabels } from './use-workshop-labels.ts';

export function Checks({ editor, onShow }: { readonly editor: Editor; readonly onShow: () => void }) {
  const l = useWorkshopLabels(editor.mission.edition);
  const [open, setOpen] = useState(true);
  const said = ({ about, parameters }: Remark): string =>
    l.t(
      `workshop.check.${about}`,
      typeof parameters.reason === 'string' ? { ...parameters, reason: problemText(l, parameters.reason) } : parameters,
    );
  const remarks = editor.checked?.remarks ?? [];
  const wrong = remarks.filter((one) => one.weight === 'wrong').length;
  const state = editor.checked === null ? 'waiting' : wrong > 0 ? 'wrong' : remarks.length > 0 ? 'unwise' : 'fine';
  return (
    <aside className="panel workshop-checks" aria-label={l.t('workshop.checks')} data-state={state}>
      <button type="button" className="workshop-checks-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span role="status">{l.t(`workshop.checks.${state}`, { count: state === 'wrong' ? wrong : remarks.length })}</span>
      </button>
      {open && remarks.length > 0 && (
        <ul>
          {remarks.map((one) => (
            <li key={`${one.about} ${one.place} ${one.parameters.reason ?? ''}`} data-weight={one.weight}>
              {one.zones.length > 0 ? (
                <button
                  type="button"
                  className="link"
                  onClick={() => {
                    showZones(one.zones);
                    onShow();
                  }}
                >
                  {said(one)}
                </button>
              ) : (
                <span>{said(one)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
