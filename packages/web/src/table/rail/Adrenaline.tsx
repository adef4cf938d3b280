import type { Danger } from '@holdout/engine';
import { memo } from 'react';
import { LEVELS, THRESHOLDS, TOP } from '../model/danger.ts';
import { useScene } from '../scene.ts';

/** Low levels matter most, so the track is not to scale: each level has its own stretch. */
const ENDS = [THRESHOLDS.yellow, THRESHOLDS.orange, TOP] as const;

function shareOf(ap: number, stretch: number): number {
  const start = stretch === 0 ? 0 : ENDS[stretch - 1];
  return Math.max(0, Math.min(1, (ap - start) / (ENDS[stretch] - start)));
}

interface AdrenalineProps {
  readonly ap: number;
  readonly level: Danger;
  readonly next: { readonly level: Danger; readonly missing: number } | null;
}

export const Adrenaline = memo(function Adrenaline({ ap, level, next }: AdrenalineProps) {
  const { l } = useScene().names;
  const title =
    next === null ? l.t('table.ap-top', { ap }) : l.t('table.ap-next', { ap, missing: next.missing, level: l.t(`danger.${next.level}`) });
  return (
    <span className="t-adrenaline" title={title}>
      <i className="t-level" data-level={level}>
        {l.t(`table.level-letter.${level}`)}
      </i>
      {ENDS.map((end, i) => (
        <span key={end} className="t-stretch" data-level={LEVELS[i]}>
          <i style={{ transform: `scaleX(${shareOf(ap, i)})` }} />
        </span>
      ))}
      <small>{ap}</small>
    </span>
  );
});
