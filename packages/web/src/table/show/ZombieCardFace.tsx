import type { Danger } from '@holdout/engine';
import { LEVELS } from '../model/danger.ts';
import { Icon } from '../parts/Icon.tsx';
import { ZombieChip } from '../parts/ZombieChip.tsx';
import { useScene } from '../scene.ts';

interface ZombieCardFaceProps {
  readonly card: number;
  readonly level: Danger;
  readonly zone: number;
}

/** The drawn card: all four levels, the one in force standing out. */
export function ZombieCardFace({ card, level, zone }: ZombieCardFaceProps) {
  const { content, names } = useScene();
  const { l } = names;
  const def = content.zombieDeck.find((one) => one.no === card);
  return (
    <div className="t-zombie-card" data-is={def?.is}>
      <header>
        <span>{zone >= 0 ? names.zone(zone) : ''}</span>
        <small>{card}</small>
      </header>
      {def !== undefined && 'levels' in def ? (
        <ol>
          {[...LEVELS].reverse().map((one) => {
            const crowd = def.levels[LEVELS.indexOf(one)];
            return (
              <li key={one} data-level={one} aria-current={one === level || undefined}>
                <i>{l.t(`table.level-letter.${one}`)}</i>
                {crowd === null || Object.keys(crowd).length === 0 ? (
                  <span>{l.t('card.nothing')}</span>
                ) : (
                  Object.entries(crowd).map(([kind, n]) => (
                    <span key={kind}>
                      <ZombieChip kind={kind} size={one === level ? 40 : 22} />×{n}
                    </span>
                  ))
                )}
              </li>
            );
          })}
        </ol>
      ) : (
        <p className="t-zombie-card-special">
          <Icon name={def?.is === 'necromancer' ? 'magic' : 'zombies'} />
          {l.t(`card.${def?.is ?? 'unknown'}`, { kind: def?.is === 'extra' ? names.kind(def.kind) : '' })}
        </p>
      )}
      {def?.is === 'rush' && <footer>{l.t('card.rush')}</footer>}
      {def?.is === 'siege' && <footer>{l.t('card.siege')}</footer>}
    </div>
  );
}
