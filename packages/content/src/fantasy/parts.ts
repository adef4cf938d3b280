// Short words for the data of the two fantasy books.
import type { CellSide, EdgeKind, Side, TileZone, WeaponMode } from '@holdout/engine/content';

/** Every fantasy face is three by three cells of one size. */
export const thirds: readonly number[] = [0, 1 / 3, 2 / 3, 1];

export const street: TileZone = { kind: 'street' };
export const room: TileZone = { kind: 'room' };
export const ruin: TileZone = { kind: 'room', ruin: true };
export const walkway: TileZone = { kind: 'walkway' };

interface Edge {
  readonly at: CellSide;
  readonly is: EdgeKind;
}
export const opening = (row: number, col: number, side: Side): Edge => ({ at: [row, col, side], is: 'opening' });
export const stairs = (row: number, col: number, side: Side): Edge => ({ at: [row, col, side], is: 'stairs' });

type Range = readonly [min: number, max: number];
export const melee = (dice: number, accuracy: number, damage: number, range: Range = [0, 0]): WeaponMode => ({
  attack: 'melee',
  range,
  dice,
  accuracy,
  damage,
  noisy: false,
});
export const ranged = (range: Range, dice: number, accuracy: number, damage: number): WeaponMode => ({
  attack: 'ranged',
  range,
  dice,
  accuracy,
  damage,
  noisy: false,
});
/** Every combat spell of both books is noisy. */
export const magic = (range: Range, dice: number, accuracy: number, damage: number): WeaponMode => ({
  attack: 'magic',
  range,
  dice,
  accuracy,
  damage,
  noisy: true,
});
