// Short words for the combat lines of weapon cards.
import type { WeaponMode } from '@holdout/engine/content';

export const melee = (dice: number, accuracy: number, damage: number): WeaponMode => ({
  attack: 'melee',
  range: [0, 0],
  dice,
  accuracy,
  damage,
  noisy: false,
});

export const noisyMelee = (dice: number, accuracy: number, damage: number): WeaponMode => ({
  ...melee(dice, accuracy, damage),
  noisy: true,
});

/** Every gun of the modern books makes noise. The Molotov rolls no dice: only its range is read. */
export const ranged = (min: number, max: number, dice: number, accuracy: number, damage: number): WeaponMode => ({
  attack: 'ranged',
  range: [min, max],
  dice,
  accuracy,
  damage,
  noisy: true,
});
