import { useEffect } from 'react';
import { announce } from '../../app/announce.ts';
import { Pips } from '../parts/Cost.tsx';
import { useScene } from '../scene.ts';
import type { Walk } from '../store.ts';
import { DoOrCancel } from './DoOrCancel.tsx';

/** A walk of several Moves. It stops by itself when something new is seen on the way. */
export function WalkPreview({
  walk,
  onCommit,
  onCancel,
}: {
  readonly walk: Walk;
  readonly onCommit: () => void;
  readonly onCancel: () => void;
}) {
  const { names } = useScene();
  const { l } = names;
  const spoken = `${l.t('choice.walk', { zone: names.zone(walk.zone) })}. ${l.t('table.cost.actions', { count: walk.actions })}`;
  useEffect(() => announce(spoken), [spoken]);
  return (
    <div className="t-preview">
      <div className="t-preview-main">
        <div className="t-preview-head">
          <h2>{l.t('choice.walk', { zone: names.zone(walk.zone) })}</h2>
          <span className="t-cost">
            {walk.actions > 0 ? (
              <Pips n={walk.actions} label={l.t('table.cost.actions', { count: walk.actions })} />
            ) : (
              <span className="t-free">{l.t('table.free')}</span>
            )}
          </span>
        </div>
        <p className="t-preview-text">{walk.path.map(names.zone).join(' → ')}</p>
      </div>
      <DoOrCancel onCommit={onCommit} onCancel={onCancel} />
    </div>
  );
}
