// Whose turn next. Nothing is revealed by it, so one tap is enough: undo brings the question back.
import { useKeys } from '../table/keys.ts';
import { Key } from '../table/parts/Key.tsx';
import { Portrait } from '../table/parts/Portrait.tsx';
import { useScene } from '../table/scene.ts';
import { Question } from './Question.tsx';
import type { DecisionProps } from './types.ts';

export function OrderDecision({ ask, may, give }: DecisionProps) {
  const { view, names } = useScene();
  const { l } = names;
  const keys = ask.options.map((o) => o.key);
  const shown = view.survivors.filter((s) => keys.includes(s.id));
  useKeys(may, Object.fromEntries(shown.map((s, i) => [String(i + 1), () => give(s.id)])));
  return (
    <Question ask={ask} may={may} icon="turn">
      <div className="t-people">
        {shown.map((s, i) => (
          <button key={s.id} type="button" className="t-person" onClick={() => give(s.id)} aria-keyshortcuts={String(i + 1)}>
            <Portrait index={s.index} size={56} />
            <span>{names.survivor(s.index)}</span>
            <small>{l.t('table.health', { left: s.health - s.wounds, health: s.health })}</small>
            <Key>{String(i + 1)}</Key>
          </button>
        ))}
      </div>
    </Question>
  );
}
