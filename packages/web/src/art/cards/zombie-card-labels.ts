// The words on a zombie card, wherever one is shown.
import type { ZombieCardLabels } from './ZombieCard.tsx';

interface Words {
  readonly kind: ZombieCardLabels['kind'];
  readonly l: { t(key: string): string };
}

export const zombieCardLabels = ({ kind, l }: Words): ZombieCardLabels => ({
  kind,
  level: (danger) => l.t(`danger.${danger}`),
  rush: l.t('card.rush'),
  extra: l.t('card.extra'),
  double: l.t('card.double'),
  necromancer: l.t('card.necromancer'),
  siege: l.t('card.siege'),
  nothing: l.t('card.nothing'),
});
