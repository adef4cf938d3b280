// The numbers behind an advice: what the games tried out came to, the next best choice, and the team's plan in order.
import type { Told as Numbers } from '@holdout/bots';
import type { Names } from '../table/model/names.ts';
import { useScene } from '../table/scene.ts';
import { useHintName } from '../table/undo.ts';
import { deedText } from './better.ts';

type Strike = NonNullable<Numbers['strike']>;

/** What the turn's blows come to. */
function strikeText({ l, survivor, zone: zoneName }: Names, by: number, { zone, clears, cleared, otherwise }: Strike): string {
  const what = { who: survivor(by), zone: zoneName(zone), p: clears };
  if (otherwise === null) return l.t('coach.strike.all', what);
  return cleared === null ? l.t('coach.strike.none', what) : l.t('coach.strike', { ...what, cleared, otherwise });
}

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
  const numbers = l.t(told.lost > 0 || (other?.lost ?? 0) > 0 ? 'coach.lost' : 'coach.wounds', {
    trials: told.trials,
    wounds: told.wounds,
    lost: told.lost,
    chance: told.chance,
  });
  // of two ways to lay cards or share things out only one can be shown
  const beside = next !== '' && view.ask?.form === undefined ? other : null;
  const { strike } = told;
  const struck = strike === undefined || plan[0] === undefined ? '' : ` ${strikeText(names, plan[0].who, strike)}`;
  return (
    <>
      <p className="coach-numbers">
        {numbers}
        {struck}
        {beside !== null &&
          !told.close &&
          ` ${l.t('coach.else', { deed: next, wounds: beside.wounds, lost: beside.lost, chance: beside.chance })}`}
      </p>
      {beside !== null && told.close && <p className="coach-close">{l.t('coach.close', { deed: next })}</p>}
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
