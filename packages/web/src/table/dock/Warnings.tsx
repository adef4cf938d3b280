import type { AttackOdds, Option } from '@holdout/engine';
import { lazy, Suspense } from 'react';
import { useSettings } from '../../app/settings.ts';
import { doomsOf } from '../model/doom.ts';
import { warningsFor } from '../model/warnings.ts';
import { Icon } from '../parts/Icon.tsx';
import { useOracle, useScene } from '../scene.ts';

const MindWarning = lazy(() => import('../../coach/MindWarning.tsx'));

const sumOf = (expected: Readonly<Record<string, number>>): number => Object.values(expected).reduce((sum, one) => sum + one, 0);

const SPAWNS = 'warn.spawn-zone';

export function Warnings({ option, odds }: { readonly option: Option; readonly odds: AttackOdds | null }) {
  const { view, items, names, host } = useScene();
  const { l } = names;
  // what the dead do next may be the end of it
  const dooms = useOracle(option.verb === 'end' ? 'dooms' : null, () => doomsOf(host, view));
  const warnings = [...(dooms ?? []), ...warningsFor(view, option, items, odds)];
  const spawns = warnings.some((w) => w.key === SPAWNS);
  const forecast = useOracle(spawns ? 'forecast' : null, () => host.forecast());
  const here = view.survivors[view.ask?.survivor ?? -1]?.zone;
  const coming = forecast?.find((one) => one.zone === here);
  const { warns } = useSettings();
  // what is certain comes first; only where nothing is to be said the planner is asked
  if (warnings.length === 0)
    return warns ? (
      <Suspense>
        <MindWarning answer={option.key} />
      </Suspense>
    ) : null;
  return (
    <ul className="t-warnings" role="status">
      {warnings.map((w) => (
        <li key={w.key} data-grave={w.grave || undefined}>
          <Icon name="warning" />
          {l.t(w.key === SPAWNS && coming !== undefined ? 'warn.spawn-zone.odds' : w.key, {
            ...w.parameters,
            ...(coming && { p: Math.round((1 - coming.nothing) * 100), n: Math.round(sumOf(coming.expected) * 10) / 10 }),
            kinds: (w.kinds ?? []).map(names.kind).join(', '),
            who: (w.survivors ?? []).map(names.survivor).join(', '),
            level: w.level === undefined ? '' : l.t(`danger.${w.level}`),
          })}
        </li>
      ))}
    </ul>
  );
}
