// Shots at zones where no zombie stands: legal, rarely wise, so they wait under a line of their own.
import type { Aim } from '@holdout/engine';
import { makeKey } from '@holdout/engine/keys';
import { useScene } from '../scene.ts';

export function Aims({ aims, onGive }: { readonly aims: readonly Aim[]; readonly onGive: (key: string) => void }) {
  const { names, ui } = useScene();
  const { l } = names;
  return (
    <details className="t-aims">
      <summary>{l.t('manner.aims')}</summary>
      {aims.map(({ verb, item, zones, risk }) => (
        <fieldset key={`${verb} ${item}`} className="t-others" aria-label={names.item(item)}>
          <span>{names.item(item)}</span>
          {zones.map((zone) => (
            <button
              key={zone}
              type="button"
              onClick={() => onGive(makeKey({ verb, item, zones: [zone], ...(risk ? { risk: 1 } : {}) }))}
              onPointerEnter={() => ui.set({ lit: [zone] })}
              onPointerLeave={() => ui.set({ lit: [] })}
            >
              {names.zone(zone)}
            </button>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
