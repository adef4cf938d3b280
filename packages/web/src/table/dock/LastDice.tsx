// The dice of the last answer stay on the table until the next one.
import type { GameEvent } from '@holdout/engine';
import { useMemo } from 'react';
import { rollSays } from '../model/rolls.ts';
import { Dice } from '../parts/Dice.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { usePick, useScene, useShown } from '../scene.ts';

const MOST = 3;
/** Questions that show the dice themselves. */
const SHOWN_THERE = new Set(['reroll', 'hits']);

export function LastDice() {
  const { snapshot, view, names } = useScene();
  const { playing } = useShown();
  const busy = usePick((u) => u.chosen !== null || u.walk !== null);
  const { events } = snapshot;
  const rolls = useMemo(() => {
    const last = events[events.length - 1]?.tick;
    const found: Extract<GameEvent, { t: 'dice' }>[] = [];
    for (let i = events.length - 1; i >= 0 && events[i].tick === last && found.length < MOST; i--) {
      const { event } = events[i];
      if (event.t === 'dice') found.unshift(event);
    }
    return found;
  }, [events]);
  if (playing || busy || rolls.length === 0 || SHOWN_THERE.has(view.ask?.kind ?? '')) return null;
  return (
    <div className="t-rolled">
      {rolls.map((roll, i) => (
        <span key={`${roll.who} ${i.toString()}`}>
          {roll.who >= 0 && <Portrait index={roll.who} size={26} />}
          <Dice rolled={roll.rolled} risk={roll.risk ?? []} need={roll.need} />
          <b>{rollSays(names.l, roll)}</b>
        </span>
      ))}
    </div>
  );
}
