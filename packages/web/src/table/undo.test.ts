import type { GameEvent } from '@holdout/engine';
import { expect, it } from 'vitest';
import { goal } from './undo.ts';

const drove = (zone: number): GameEvent => ({ t: 'car', car: 0, change: 'drove', who: 1, zone });

it('a drive over several zones is taken back by the name of the last', () => {
  const events = [drove(13), drove(14), drove(15)].map((event, at) => ({ tick: at === 0 ? 4 : 5, event }));
  expect(goal(events, 1)).toEqual(drove(15));
  expect(goal(events, 0)).toEqual(drove(13));
});
