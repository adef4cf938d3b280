import type { Danger } from '@holdout/engine';
import { useMemo } from 'react';
import { ZombieCard, type ZombieCardLabels } from '../../art/cards/ZombieCard.tsx';
import { worldOf } from '../../game/editions.ts';
import { useScene } from '../scene.ts';

interface ZombieCardFaceProps {
  readonly card: number;
  readonly level: Danger;
  readonly zone: number;
}

/** The drawn card: all four levels, the one in force standing out, and the zone it was drawn for. */
export function ZombieCardFace({ card, level, zone }: ZombieCardFaceProps) {
  const { content, names, edition } = useScene();
  const { l } = names;
  const labels = useMemo<ZombieCardLabels>(
    () => ({
      kind: names.kind,
      level: (danger) => l.t(`danger.${danger}`),
      rush: l.t('card.rush'),
      extra: l.t('card.extra'),
      double: l.t('card.double'),
      necromancer: l.t('card.necromancer'),
      siege: l.t('card.siege'),
      nothing: l.t('card.nothing'),
    }),
    [names, l],
  );
  const def = content.zombieDeck.find((one) => one.no === card);
  if (def === undefined) return null;
  return (
    <span className="t-zombie-card">
      <ZombieCard card={def} world={worldOf(edition)} level={level} labels={labels} />
      {zone >= 0 && <span className="t-zombie-card-zone">{names.zone(zone)}</span>}
    </span>
  );
}
