import type { AttackOdds, Option } from '@holdout/engine';
import { warningsFor } from '../model/warnings.ts';
import { Icon } from '../parts/Icon.tsx';
import { useScene } from '../scene.ts';

export function Warnings({ option, odds }: { readonly option: Option; readonly odds: AttackOdds | null }) {
  const { view, items, names } = useScene();
  const { l } = names;
  const warnings = warningsFor(view, option, items, odds);
  if (warnings.length === 0) return null;
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
