// Shots at zones where no zombie stands: legal, rarely wise, so they wait under a line of their own.
import type { Aim, Option, ZoneId } from '@holdout/engine';
import { makeKey } from '@holdout/engine/keys';
import { useState } from 'react';
import { useOracle, useScene } from '../scene.ts';
import { pressedTwice } from '../store.ts';
import { DoOrCancel } from './DoOrCancel.tsx';
import { Warnings } from './Warnings.tsx';

const shotAt = ({ verb, item, risk }: Aim, zone: ZoneId): Option => ({
  key: makeKey({ verb, item, zones: [zone], ...(risk ? { risk: 1 } : {}) }),
  verb,
  zones: [zone],
});

export function Aims({ aims, onGive }: { readonly aims: readonly Aim[]; readonly onGive: (key: string) => void }) {
  const { names, ui, view, host } = useScene();
  const { l } = names;
  /** aimed where friends stand: what may come of it is said first, and it is pressed twice */
  const [meant, setMeant] = useState<Option | null>(null);
  const told = useOracle(meant === null ? null : `aim ${meant.key}`, async () => ({ odds: await host.odds(meant?.key ?? '') }));
  const among = (zone: ZoneId) => view.survivors.some((s) => s.zone === zone && s.alive && !s.out && s.index !== view.ask?.survivor);
  const cancel = () => {
    setMeant(null);
    ui.set({ armed: null });
  };
  return (
    <details className="t-aims">
      <summary>{l.t('manner.aims')}</summary>
      {aims.map((aim) => (
        <fieldset key={`${aim.verb} ${aim.item}`} className="t-others" aria-label={names.item(aim.item)}>
          <span>{names.item(aim.item)}</span>
          {aim.zones.map((zone) => {
            const shot = shotAt(aim, zone);
            return (
              <button
                key={zone}
                type="button"
                aria-pressed={meant?.key === shot.key}
                onClick={() => (among(zone) ? setMeant(shot) : onGive(shot.key))}
                onPointerEnter={() => ui.set({ lit: [zone] })}
                onPointerLeave={() => ui.set({ lit: [] })}
              >
                {names.zone(zone)}
              </button>
            );
          })}
        </fieldset>
      ))}
      {meant !== null && told !== null && (
        <>
          <Warnings option={meant} odds={told.odds} />
          <DoOrCancel
            deadly
            onCommit={() => {
              if (pressedTwice(ui, meant.key)) onGive(meant.key);
            }}
            onCancel={cancel}
          />
        </>
      )}
    </details>
  );
}
