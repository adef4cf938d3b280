// The numbers behind an advice: what the games tried out came to, the next best choice, and the team's plan in order.
import type { Told as Numbers } from '@holdout/bots';
import { useScene } from '../scene.ts';

const sure = (told: Numbers): boolean => told.other === null || told.close;

export function Told({ told }: { readonly told: Numbers }) {
  const { names } = useScene();
  const { l } = names;
  const { other } = told;
  const deed = (name: string): string => l.t(`coach.deed.${name}`);
  return (
    <>
      {' '}
      {told.lost > 0 || (other?.lost ?? 0) > 0
        ? l.t('coach.lost', { trials: told.trials, wounds: told.wounds, lost: told.lost })
        : l.t('coach.wounds', { trials: told.trials, wounds: told.wounds })}
      {other !== null && !sure(told) && ` ${l.t('coach.else', { deed: deed(other.deed), wounds: other.wounds, lost: other.lost })}`}
      {other !== null && told.close && ` ${l.t('coach.close', { deed: deed(other.deed) })}`}
      {told.plan.length > 1 && (
        <small className="t-plan">
          {l.t('coach.plan')} {told.plan.map((part) => `${names.survivor(part.who)}: ${deed(part.deed)}`).join(' → ')}
        </small>
      )}
    </>
  );
}
