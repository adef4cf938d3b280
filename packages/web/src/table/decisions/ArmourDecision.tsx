// Two ways to roll armour: what each needs.
import { useKeys } from '../input/keys.ts';
import { ItemFace } from '../parts/ItemFace.tsx';
import { Key } from '../parts/Key.tsx';
import { useScene } from '../scene.ts';
import { Question } from './Question.tsx';
import type { DecisionProps } from './types.ts';

export function ArmourDecision({ ask, may, give, proposed }: DecisionProps) {
  const { items, names } = useScene();
  const { l } = names;
  useKeys(may, Object.fromEntries(ask.options.slice(0, 9).map((o, i) => [String(i + 1), () => give(o.key)])));
  return (
    <Question ask={ask} may={may} icon="shield" onGive={give} advised={proposed}>
      <div className="t-people">
        {ask.options.map((o, i) => {
          const item = items.get(o.key);
          const need = item?.armour ?? item?.shield;
          return (
            <button
              key={o.key}
              type="button"
              className="t-person t-card-choice"
              data-advised={proposed === o.key || undefined}
              onClick={() => give(o.key)}
            >
              {item === undefined ? <b>{names.skill(o.key)}</b> : <ItemFace item={o.key} />}
              {need !== undefined && <small>{l.t('armour.need', { need })}</small>}
              <Key>{String(i + 1)}</Key>
            </button>
          );
        })}
      </div>
    </Question>
  );
}
