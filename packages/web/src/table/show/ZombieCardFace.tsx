import type { CardId, Danger, ZoneId } from '@holdout/engine';
import { useMemo } from 'react';
import { ZombieCard } from '../../art/cards/ZombieCard.tsx';
import { zombieCardLabels } from '../../art/cards/zombie-card-labels.ts';
import { worldOf } from '../../game/editions.ts';
import { useScene } from '../scene.ts';

interface ZombieCardFaceProps {
  readonly card: CardId;
  readonly level: Danger;
  readonly zone: ZoneId;
}

/** The drawn card: all four levels, the one in force standing out, and the zone it was drawn for. */
export function ZombieCardFace({ card, level, zone }: ZombieCardFaceProps) {
  const { content, names, edition } = useScene();
  const labels = useMemo(() => zombieCardLabels(names), [names]);
  const def = content.zombieDeck.find((one) => one.no === card);
  if (def === undefined) return null;
  return (
    <span className="t-zombie-card">
      <ZombieCard card={def} world={worldOf(edition)} level={level} labels={labels} />
      {zone >= 0 && <span className="t-zombie-card-zone">{names.zone(zone)}</span>}
    </span>
  );
}
