// The show in front of the board: banners, the card flip, dice, levels. It never takes a tap; any tap ends it.
import { type CSSProperties, lazy, memo, Suspense, useEffect } from 'react';
import { rollSays } from '../model/rolls.ts';
import { Dice } from '../parts/Dice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ItemFace } from '../parts/ItemFace.tsx';
import { Key } from '../parts/Key.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { ZombieChip } from '../parts/ZombieChip.tsx';
import { useScene, useShown } from '../scene.ts';

const moment = () => import('./Moment.tsx');
const Moment = lazy(() => moment().then((file) => ({ default: file.Moment })));
const cardFace = () => import('./ZombieCardFace.tsx');
const ZombieCardFace = lazy(() => cardFace().then((file) => ({ default: file.ZombieCardFace })));

export const Stage = memo(function Stage() {
  const { names, show } = useScene();
  const { look, count, enemy, ms } = useShown();
  const { l } = names;
  // dice and the dead bring cards and the great moments: what shows them is there by then
  const brewing = enemy || look.is === 'dice' || look.is === 'zombie-card';
  useEffect(() => {
    if (!brewing) return;
    void moment().catch(() => {});
    void cardFace().catch(() => {});
  }, [brewing]);
  const time = { '--ms': `${Math.max(120, ms)}ms` } as CSSProperties;
  return (
    <div className="t-stage">
      {look.is === 'banner' && (
        <div key={count} className="t-banner" data-phase={look.phase} style={time}>
          <b>{l.t(`banner.${look.phase}`)}</b>
          {look.round > 0 && <span>{l.t('table.round', { n: look.round })}</span>}
        </div>
      )}
      {look.is === 'zombie-card' && (
        <div key={count} className="t-flip" style={time}>
          <Suspense>
            <ZombieCardFace card={look.card} level={look.level} zone={look.zone} />
          </Suspense>
        </div>
      )}
      {look.is === 'item' && (
        <div key={count} className="t-flip" style={time}>
          <ItemFace item={look.card} />
          <p>
            <Portrait index={look.who} size={26} /> {names.survivor(look.who)}
          </p>
        </div>
      )}
      {look.is === 'dice' && (
        <div key={count} className="t-tray">
          <Dice rolled={look.roll.rolled} risk={look.roll.risk ?? []} need={look.roll.need} big tumble />
          <p>{rollSays(l, look.roll)}</p>
        </div>
      )}
      {look.is === 'horde' && (
        <div className="t-caption" key={`${look.reason}${look.target}`}>
          {Object.entries(look.crowd).map(([kind, n]) => (
            <span key={kind}>
              <ZombieChip kind={kind} size={26} />
              {n}
            </span>
          ))}
          <em>{l.t(`show.reason.${look.reason}`, { zone: names.zone(look.target) })}</em>
        </div>
      )}
      {look.is === 'strike' && (
        <div className="t-caption" key={count} data-tone="bad">
          <Icon name="claws" />
          <em>{l.t('show.strike', { zone: names.zone(look.zone), count: look.wounds })}</em>
        </div>
      )}
      <Suspense>{look.is === 'moment' && <Moment key={count} look={look} time={time} />}</Suspense>
      {(enemy || look.is === 'moment') && (
        <button type="button" className="t-skip" onClick={() => show.skip()}>
          {l.t('table.skip')} <Key>␣</Key>
        </button>
      )}
    </div>
  );
});
