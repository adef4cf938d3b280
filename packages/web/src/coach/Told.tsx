// The numbers behind an advice: what the games tried out came to, the next best choice, and the team's plan in order.
import type { Told as Numbers } from '@holdout/bots';
import { useScene } from '../table/scene.ts';
import { useHintName } from '../table/undo.ts';
import { deedText } from './better.ts';

export function Told({ told }: { readonly told: Numbers }) {
  const { names, view } = useScene();
  const { l } = names;
  const { other, plan } = told;
  const answer = useHintName(other?.key ?? '');
  // the next best may be somebody else's turn
  const somebody = other?.who !== undefined && other.who !== plan[0]?.who ? `${names.survivor(other.who)}: ` : '';
  // another way to do the same is told by what is done next, and not at all where that is the same too
  const alike = somebody === '' && other?.deed === plan[0]?.deed;
  const next =
    other === null
      ? ''
      : other.deed !== undefined && !alike
        ? `${somebody}${deedText(names, view, other.who ?? plan[0]?.who, other.deed)}`
        : answer;
  const numbers =
    told.lost > 0 || (other?.lost ?? 0) > 0
      ? l.t('coach.lost', { trials: told.trials, wounds: told.wounds, lost: told.lost })
      : l.t('coach.wounds', { trials: told.trials, wounds: told.wounds });
  // fewer wounds and games lost are not all that counts: what the advice is better in is told with it
  const worse = other !== null && (other.wounds > told.wounds || other.lost > told.lost) ? 'coach.else' : 'coach.else.chance';
  const beside = next !== '' &&
    other !== null && { deed: next, wounds: other.wounds, lost: other.lost, chance: other.chance, best: told.chance };
  return (
    <>
      <p className="coach-numbers">
        {numbers}
        {beside && !told.close && ` ${l.t(worse, beside)}`}
      </p>
      {next !== '' && told.close && <p className="coach-close">{l.t('coach.close', { deed: next })}</p>}
      {plan.length > 1 && (
        <ol className="coach-plan" aria-label={l.t('coach.plan')}>
          {plan.map((part) => (
            <li key={part.who}>
              <b>{names.survivor(part.who)}</b> {deedText(names, view, part.who, part.deed)}
              {part.to !== part.from && part.to >= 0 && <span className="coach-where"> → {names.zone(part.to)}</span>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
