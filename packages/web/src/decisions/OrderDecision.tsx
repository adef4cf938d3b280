// Whose turn next. Nothing is revealed by it, so one tap is enough: undo brings the question back.
import { useMemo } from 'react';
import type { PathArrow, ZoneHighlight } from '../board/types.ts';
import { useKeys } from '../table/keys.ts';
import { Key } from '../table/parts/Key.tsx';
import { Portrait } from '../table/parts/Portrait.tsx';
import { useScene } from '../table/scene.ts';
import { useBoardLink } from '../table/use-link.ts';
import { Question } from './Question.tsx';
import type { DecisionProps } from './types.ts';

const NO_ARROWS: readonly PathArrow[] = [];

export function OrderDecision({ ask, may, give, proposed }: DecisionProps) {
  const { view, names } = useScene();
  const { l } = names;
  const keys = ask.options.map((o) => o.key);
  const shown = view.survivors.filter((s) => keys.includes(s.id));
  const highlights = useMemo<readonly ZoneHighlight[]>(() => {
    const keys = ask.options.map((o) => o.key);
    const zones = view.survivors.filter((s) => keys.includes(s.id) && s.zone >= 0).map((s) => s.zone);
    return [...new Set(zones)].map((zone) => ({ zone, mark: 'range' }));
  }, [ask, view]);
  const here = (zone: number) => {
    const there = shown.filter((s) => s.zone === zone);
    if (there.length === 1) give(there[0].id);
    return there.length === 1;
  };
  const touch = (survivor: number) => {
    const s = shown.find((one) => one.index === survivor);
    if (s !== undefined && may) give(s.id);
    return s !== undefined && may;
  };
  useBoardLink(highlights, NO_ARROWS, may ? here : null, { onSurvivor: touch });
  useKeys(may, Object.fromEntries(shown.map((s, i) => [String(i + 1), () => give(s.id)])));
  return (
    <Question ask={ask} may={may} icon="turn" onGive={give} advised={proposed}>
      <div className="t-people">
        {shown.map((s, i) => (
          <button
            key={s.id}
            type="button"
            className="t-person"
            data-advised={proposed === s.id || undefined}
            onClick={() => give(s.id)}
            aria-keyshortcuts={String(i + 1)}
          >
            <Portrait index={s.index} size={56} />
            <span>{names.survivor(s.index)}</span>
            <small>{l.t('table.health', { left: s.health - s.wounds, health: s.health })}</small>
            <Key>{String(i + 1)}</Key>
          </button>
        ))}
        {keys
          .filter((key) => !shown.some((s) => s.id === key))
          .map((key) => (
            <button key={key} type="button" className="t-person" onClick={() => give(key)}>
              <span>{l.t(`answer.order.${key}`)}</span>
            </button>
          ))}
      </div>
    </Question>
  );
}
