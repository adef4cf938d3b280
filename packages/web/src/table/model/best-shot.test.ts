import type { AttackOdds, Option } from '@holdout/engine';
import { expect, it } from 'vitest';
import { bestShot } from './best-shot.ts';

const odds = (misses: number, expectedKills: number, friendlyWounds = 0): AttackOdds => ({
  kills: [misses, 1 - misses],
  expectedKills,
  friendlyWounds,
  clear: 0,
  noise: 0,
  expectedAp: 0,
  need: 4,
  dice: 1,
});
const options: readonly Option[] = ['near', 'far', 'crowd', 'empty'].map((key) => ({ key, verb: 'ranged' }));

it('shows a weapon where it surely kills, not where friends stand in the way', () => {
  const told: Readonly<Record<string, AttackOdds | null>> = {
    near: odds(0.1, 2, 0.5),
    far: odds(0.4, 0.6),
    crowd: odds(0.4, 0.9),
    empty: null,
  };
  expect(bestShot(options, (key) => told[key] ?? null)?.option.key).toBe('crowd');
});

it('has nothing to show of fire that kills nobody', () => {
  expect(bestShot(options, () => ({ ...odds(1, 0), kills: [1] }))).toBeNull();
});
