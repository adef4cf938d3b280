// Zombies of one kind over several equal ways: how many go where, on the board and as steppers.
import type { ShareForm, ZoneId } from '@holdout/engine';
import { useMemo, useState } from 'react';
import type { PathArrow, ZoneHighlight } from '../../board/types.ts';
import { amountsKey, isComplete, readAmounts, step } from '../model/share.ts';
import { useScene } from '../scene.ts';
import { useBoardLink } from '../use-link.ts';
import { Question } from './Question.tsx';
import { Stepper } from './Stepper.tsx';
import type { DecisionProps } from './types.ts';
import { useProposed } from './use-proposed.ts';

export function SplitDecision({ ask, may, give, proposed }: DecisionProps) {
  const form = ask.form as ShareForm;
  const { names } = useScene();
  const { l } = names;
  const [amounts, setAmounts] = useState(() => readAmounts(form, proposed ?? form.default));
  const answer = isComplete(form, amounts) ? amountsKey(form, amounts) : null;
  useProposed(proposed, answer, (key) => setAmounts(readAmounts(form, key)));
  const highlights = useMemo<readonly ZoneHighlight[]>(
    () => form.places.map((p) => ({ zone: Number(p.id), mark: 'danger' as const, badge: String(amounts[p.id]) })),
    [form, amounts],
  );
  const arrows = useMemo<readonly PathArrow[]>(
    () => form.places.map((p) => ({ zones: [ask.zone, Number(p.id)], tone: 'intent' as const, label: String(amounts[p.id]) })),
    [form, amounts, ask.zone],
  );
  const more = (zone: ZoneId) => {
    if (!form.places.some((p) => p.id === String(zone))) return false;
    setAmounts((now) => step(form, now, String(zone), 1));
    return true;
  };
  useBoardLink(highlights, arrows, may ? more : null);
  return (
    <Question ask={ask} may={may} icon="zombies" answer={answer} onGive={give} say={l.t('split.do')}>
      <ul className="t-split">
        {form.places.map((p) => (
          <li key={p.id}>
            <span>{names.zone(Number(p.id))}</span>
            <Stepper
              value={amounts[p.id]}
              min={p.min}
              max={p.max}
              label={names.zone(Number(p.id))}
              onStep={(by) => setAmounts((now) => step(form, now, p.id, by))}
            />
          </li>
        ))}
      </ul>
    </Question>
  );
}
