// What the engine says of the draft, live: what keeps it from being played first, then what is unwise. Each leads to where it can be mended.
import type { Remark } from '@holdout/engine/workshop';
import { useState } from 'react';
import type { Labels } from '../i18n/i18n.ts';
import type { Tab } from './EditorPage.tsx';
import { placeText, problemText } from './problem-text.ts';
import { showPlace, tabFor } from './shown-place.ts';
import { showZones } from './shown-zones.ts';
import type { Editor } from './use-editor.ts';
import { useWorkshopLabels } from './use-workshop-labels.ts';

/** Names of things and kinds in the reader's language, whatever the engine calls them. */
function remarkText(l: Labels, { about, parameters }: Remark): string {
  const { reason, kind, thing, place } = parameters;
  return l.t(`workshop.check.${about}`, {
    ...parameters,
    ...(typeof reason === 'string' ? { reason: problemText(l, reason) } : {}),
    ...(typeof place === 'string' ? { place: placeText(l, place) } : {}),
    ...(typeof kind === 'string' ? { kind: l.t(kind === 'guard' ? 'workshop.thing.guard' : `kind.${kind}`) } : {}),
    ...(typeof thing === 'string'
      ? { thing: l.t(l.has(`workshop.box.${thing}`) ? `workshop.box.${thing}` : `workshop.thing.${thing}`) }
      : {}),
  });
}

export function Checks({ editor, onShow }: { readonly editor: Editor; readonly onShow: (tab: Tab) => void }) {
  const l = useWorkshopLabels(editor.mission.edition);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const remarks = [...(editor.checked?.remarks ?? [])].sort((a, b) => Number(b.weight === 'wrong') - Number(a.weight === 'wrong'));
  const wrong = remarks.filter((one) => one.weight === 'wrong').length;
  const state = editor.checked === null ? 'waiting' : wrong > 0 ? 'wrong' : remarks.length > 0 ? 'unwise' : 'fine';
  // beside the work there is room for them; above it only what must be mended opens by itself
  const open = chosen ?? (wrong > 0 || matchMedia('(min-width: 901px)').matches);
  const show = ({ zones, place }: Remark) => {
    showZones(zones);
    showPlace(place);
    onShow(zones.length > 0 ? 'things' : tabFor(place));
  };
  return (
    <aside className="panel workshop-checks" aria-label={l.t('workshop.checks')} data-state={state}>
      <button type="button" className="workshop-checks-head" aria-expanded={open} onClick={() => setChosen(!open)}>
        <span role="status">{l.t(`workshop.checks.${state}`, { count: state === 'wrong' ? wrong : remarks.length })}</span>
      </button>
      {open && remarks.length > 0 && (
        <ul>
          {remarks.map((one) => (
            <li key={`${one.about} ${one.place} ${one.parameters.reason ?? ''} ${one.parameters.thing ?? ''}`} data-weight={one.weight}>
              <button type="button" className="link" onClick={() => show(one)}>
                {remarkText(l, one)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
