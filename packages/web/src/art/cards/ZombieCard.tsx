// The face of a zombie card: one row for each danger level, the present one lit.
import type { Danger, ZombieCardDef } from '@holdout/engine/content';
import type { World } from '../../board/types.ts';
import { ZombieToken } from '../figures/Tokens.tsx';
import { baseOf } from '../figures/zombies.ts';
import { Icon } from '../icons/Icon.tsx';
import './cards.css';

export interface ZombieCardLabels {
  readonly kind: (kind: string) => string;
  readonly level: (level: Danger) => string;
  readonly rush: string;
  readonly extra: string;
  readonly double: string;
  readonly necromancer: string;
  readonly siege: string;
  readonly nothing: string;
}

interface ZombieCardProps {
  readonly card: ZombieCardDef;
  readonly world: World;
  readonly level?: Danger;
  readonly labels: ZombieCardLabels;
}

/** Printed cards speak of base kinds alone. */
const NO_KINDS = {};

const LEVELS: readonly Danger[] = ['blue', 'yellow', 'orange', 'red'];

function Rows({ card, world, level, labels }: ZombieCardProps & { readonly card: Extract<ZombieCardDef, { levels: unknown }> }) {
  return (
    <span className="zcard-rows">
      {LEVELS.map((danger, i) => {
        const kinds = Object.entries(card.levels[i] ?? {});
        return (
          <span
            role="img"
            key={danger}
            data-level={danger}
            data-now={danger === level || undefined}
            aria-label={`${labels.level(danger)}: ${kinds.map(([k, c]) => `${c} ${labels.kind(k)}`).join(', ') || labels.nothing}`}
          >
            {kinds.map(([kind, count]) => (
              <span key={kind} className="zcard-kind">
                <ZombieToken base={baseOf(NO_KINDS, kind)} world={world} />
                <b>×{count}</b>
              </span>
            ))}
            {kinds.length === 0 && <span className="zcard-none">–</span>}
          </span>
        );
      })}
    </span>
  );
}

export function ZombieCard(props: ZombieCardProps) {
  const { card, world, labels } = props;
  const title = card.is === 'spawn' ? '' : labels[card.is];
  return (
    <span className="card zcard" data-deck="zombie" data-is={card.is}>
      <span className="card-inner">
        <span className="card-name">{title === '' ? `#${String(card.no).padStart(3, '0')}` : title}</span>
        {card.is === 'spawn' || card.is === 'rush' || card.is === 'siege' ? (
          <Rows {...props} card={card} />
        ) : (
          <span className="zcard-one">
            {card.is === 'extra' && <ZombieToken base={baseOf(NO_KINDS, card.kind)} world={world} label={labels.kind(card.kind)} />}
            {card.is === 'necromancer' && <ZombieToken base="necromancer" world={world} />}
            {card.is === 'double' && <Icon sign="spawn" className="card-icon" />}
            <b>{card.is === 'double' ? '×2' : card.is === 'extra' ? <Icon sign="sprint" /> : ''}</b>
          </span>
        )}
      </span>
    </span>
  );
}
