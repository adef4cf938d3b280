import { describe, expect, it } from 'vitest';
import { TILE } from './geometry.ts';
import { layOut, type Thing } from './layout.ts';
import { CHIP, PERSON } from './scene.ts';
import type { BoardView } from './types.ts';

const zoneOf = (w: number, h: number): BoardView => {
  const box = { x: 1, y: 1, w, h };
  return { zones: [{ boxes: [box], bounds: box, anchor: { x: 1 + w / 2, y: 1 + h / 2 }, cells: [0] }] } as unknown as BoardView;
};
const crowd = (chips: number, people: number): Thing[] => [
  ...Array.from({ length: people }, (_, i): Thing => ({ key: `who${i}`, radius: PERSON, place: 'living' })),
  ...Array.from({ length: chips }, (_, i): Thing => ({ key: `chip${i}`, radius: CHIP, place: 'dead' })),
];

describe('layout of a zone', () => {
  it.each([
    ['a street of one tile', 0.3, 0.4],
    ['a corner', 0.3, 0.3],
    ['a third of a tile', 1 / 3, 1 / 3],
    ['a crossing', 0.6, 0.6],
  ])('fits twelve chips and six portraits into %s', (_, w, h) => {
    const things = crowd(12, 6);
    const spots = layOut(zoneOf(w, h), 0, things);
    expect(spots.size).toBe(18);
    const placed = things.map((t) => ({ ...(spots.get(t.key) as { x: number; y: number; scale: number }), r: t.radius }));
    for (const a of placed) {
      expect(a.x).toBeGreaterThanOrEqual(TILE);
      expect(a.x).toBeLessThanOrEqual((1 + w) * TILE);
      for (const b of placed) {
        if (a === b) continue;
        const apart = Math.hypot(a.x - b.x, a.y - b.y) / ((a.r + b.r) * a.scale);
        expect(apart).toBeGreaterThan(0.62);
      }
    }
  });

  it('keeps the figures of a usual fight large: four survivors and three kinds of the dead in the smallest street', () => {
    const spots = layOut(zoneOf(0.3, 0.3), 0, crowd(3, 4));
    for (const { scale } of spots.values()) expect(scale).toBeGreaterThanOrEqual(0.66);
  });

  it('leaves a lone survivor at full size in the middle', () => {
    const spot = layOut(zoneOf(0.4, 0.4), 0, crowd(0, 1)).get('who0');
    expect(spot?.scale).toBe(1);
    expect(Math.hypot((spot?.x ?? 0) - 1.2 * TILE, (spot?.y ?? 0) - 1.2 * TILE)).toBeLessThan(6);
  });

  it('keeps faces clear of the lifted one where there is room', () => {
    const spots = [...layOut(zoneOf(0.45, 0.4), 0, crowd(1, 2)).values()];
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1.1 * (CHIP + PERSON));
  });

  it('puts the living and the dead on two sides', () => {
    const spots = layOut(zoneOf(0.6, 0.4), 0, crowd(2, 2));
    expect(spots.get('who0')?.x).toBeGreaterThan(spots.get('chip0')?.x ?? 0);
  });
});
