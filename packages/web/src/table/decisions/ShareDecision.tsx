// Wounds and stray shots are shared out with steppers. A sensible default stands there from the start; what it does to each is shown at once.
import type { ShareForm } from '@holdout/engine';
import { useState } from 'react';
import { amountsKey, groupOfPlace, isComplete, leftOf, ownerOfPlace, readAmounts, step, totalsOf } from '../model/share.ts';
import { Hearts } from '../parts/Hearts.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { useScene } from '../scene.ts';
import { useZoneMark } from '../use-link.ts';
import { Question } from './Question.tsx';
import { Stepper } from './Stepper.tsx';
import type { DecisionProps } from './types.ts';
import { useProposed } from './use-proposed.ts';

export function ShareDecision({ ask, may, give, proposed }: DecisionProps) {
  const form = ask.form as ShareForm;
  const { view, names } = useScene();
  const { l } = names;
  useZoneMark(ask.zone);
  const [amounts, setAmounts] = useState(() => readAmounts(form, proposed ?? form.default));
  const complete = isComplete(form, amounts);
  const answer = complete ? amountsKey(form, amounts) : null;
  useProposed(proposed, answer, (key) => setAmounts(readAmounts(form, key)));
  const each = ask.kind === 'friendly-fire' && typeof ask.parameters.damage === 'number' ? ask.parameters.damage : 1;
  const groups = Object.keys(totalsOf(form));
  const owners = [...new Set(form.places.map((p) => ownerOfPlace(p.id)))];
  const left = groups.reduce((sum, g) => sum + leftOf(form, amounts, g), 0);
  return (
    <Question
      ask={ask}
      may={may}
      icon={ask.kind === 'wounds' ? 'claws' : 'friendly-fire'}
      answer={answer}
      onGive={give}
      say={complete ? l.t('share.do') : l.t('share.left', { count: left })}
      told
      aside={
        may && (
          <button type="button" className="t-quiet" onClick={() => setAmounts(readAmounts(form, form.default))}>
            {l.t('share.default')}
          </button>
        )
      }
    >
      <table className="t-share">
        {groups.length > 1 && (
          <thead>
            <tr>
              <td />
              {groups.map((g) => (
                <th key={g} scope="col">
                  {names.kind(g)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
        )}
        <tbody>
          {owners.map((owner) => {
            const s = view.survivors.find((one) => one.id === owner);
            const places = form.places.filter((p) => ownerOfPlace(p.id) === owner);
            const hits = places.reduce((sum, p) => sum + amounts[p.id], 0) * (s === undefined ? 1 : each);
            const health = s === undefined ? 0 : s.health - s.wounds;
            const dies = s !== undefined && hits >= health;
            return (
              <tr key={owner} data-dies={dies || undefined}>
                <th scope="row">
                  {s === undefined ? <Icon name="guards" /> : <Portrait index={s.index} size={40} />}
                  <span>{names.survivorById(owner)}</span>
                </th>
                {groups.map((g) => {
                  const place = places.find((p) => groupOfPlace(p.id) === g);
                  return (
                    <td key={g}>
                      {place !== undefined && !may && <b className="t-share-told">{amounts[place.id]}</b>}
                      {place !== undefined && may && (
                        <Stepper
                          value={amounts[place.id]}
                          min={place.min}
                          max={place.max}
                          label={groups.length > 1 ? `${names.survivorById(owner)}, ${names.kind(g)}` : names.survivorById(owner)}
                          onStep={(by) => setAmounts((now) => step(form, now, place.id, by))}
                        />
                      )}
                    </td>
                  );
                })}
                <td className="t-share-after">
                  {s !== undefined && (
                    <Hearts health={s.health} wounds={Math.min(s.health, s.wounds + hits)} fresh={Math.min(health, hits)} />
                  )}
                  {dies && <b>{l.t('share.dies')}</b>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Question>
  );
}
