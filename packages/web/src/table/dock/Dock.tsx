// The question under the board. While the enemy's part is being told it waits behind the curtain.
import { memo, Suspense, useEffect } from 'react';
import { useForMe } from '../decisions/for-me.ts';
import { decisionOf, fetchTurn } from '../decisions/registry.ts';
import { useGive } from '../give.ts';
import { usePick, useScene, useShown } from '../scene.ts';
import { Glance } from './Glance.tsx';

/** While these are in the air the question does not give away how they fall; keys go on working. */
const TOLD_FIRST: ReadonlySet<string> = new Set(['dice', 'item', 'zombie-card']);

/** The board is painted first. */
const AFTER_BOARD_MS = 1000;

export const Dock = memo(function Dock() {
  const { view, may, names, snapshot } = useScene();
  const give = useGive();
  const { enemy, playing, look } = useShown();
  const advised = usePick((u) => u.advised);
  useForMe();
  useEffect(() => {
    const timer = setTimeout(fetchTurn, AFTER_BOARD_MS);
    return () => clearTimeout(timer);
  }, []);
  const { ask } = view;
  const { l } = names;
  if (enemy) return null;
  // how it ended is told by the stage first
  if (ask === null)
    return view.over === null || playing ? null : <div className="t-dock t-dock-over">{l.t(`over.${view.over.result}`)}</div>;
  const Decision = decisionOf(ask.kind);
  return (
    <div className="t-dock" data-kind={ask.kind} data-may={may || undefined} data-held={(playing && TOLD_FIRST.has(look.is)) || undefined}>
      <Suspense>
        <Decision key={view.tick} ask={ask} may={may} give={give} proposed={advised ?? snapshot.proposal?.key ?? null} />
      </Suspense>
      <Glance />
    </div>
  );
});
