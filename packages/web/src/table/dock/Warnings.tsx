import type { AttackOdds, Option } from '@holdout/engine';
import { lazy, Suspense } from 'react';
import { useSettings } from '../../app/settings.ts';
import { warningsFor } from '../model/warnings.ts';
import { Icon } from '../parts/Icon.tsx';
import { useScene } from '../scene.ts';

const MindWarning = lazy(() => import('../../coach/MindWarning.tsx'));

export function Warnings({ option, odds }: { readonly option: Option; readonly odds: AttackOdds | null }) {
  const { view, items, names } = useScene();
  const { l } = names;
  const warnings = warningsFor(view, option, items, odds);
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
          {l.t(w.key, {
            ...w.parameters,
            kinds: (w.kinds ?? []).map(names.kind).join(', '),
            who: (w.survivors ?? []).map(names.survivor).join(', '),
            level: w.level === undefined ? '' : l.t(`danger.${w.level}`),
          })}
        </li>
      ))}
    </ul>
  );
}
