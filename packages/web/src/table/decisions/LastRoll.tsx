import type { GameEvent } from '@holdout/engine';
import { Dice } from '../parts/Dice.tsx';
import { useScene } from '../scene.ts';

type Roll = Extract<GameEvent, { t: 'dice' }>;

/** The dice that led to this question. */
export function useLastRoll(): Roll | null {
  const { snapshot } = useScene();
  for (let i = snapshot.events.length - 1; i >= 0; i--) {
    const { event } = snapshot.events[i];
    if (event.t === 'dice') return event;
  }
  return null;
}

export function LastRoll() {
  const roll = useLastRoll();
  return roll === null ? null : <Dice rolled={roll.rolled} risk={roll.risk ?? []} need={roll.need} />;
}
