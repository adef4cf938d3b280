import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import { expect, it } from 'vitest';
import { type DoorPlace, doorPlaces } from './doors.ts';

/** Points along an open leaf. */
function leafOf({ x, y, turn, swing, width }: DoorPlace): readonly (readonly [number, number])[] {
  const angle = ((turn + swing) * Math.PI) / 180;
  return Array.from({ length: 21 }, (_, i) => [x + Math.cos(angle) * width * (i / 20), y + Math.sin(angle) * width * (i / 20)]);
}

it('no open door lies over a vault’s door, in any mission', () => {
  const engine = createEngine(editions);
  const faults: string[] = [];
  let vaults = 0;
  for (const content of editions)
    for (const { id } of content.missions) {
      const people = content.survivors.filter((one) => one.companionOnly !== true).map((one) => one.id);
      const made = engine.setup({ edition: content.edition, mission: id, seats: [people.slice(0, 6)], options: {}, seed: 'doors' });
      if (!made.ok) throw new Error(`${id}: ${made.refusal.reason}`);
      const places = doorPlaces(engine.board(made.state));
      for (const trap of places.filter((one) => one.vault)) {
        vaults++;
        if (places.some((other) => other !== trap && other.vault && Math.hypot(other.x - trap.x, other.y - trap.y) < 52))
          faults.push(`${id}: ${trap.key} over another`);
        for (const leaf of places.filter((one) => !one.vault))
          if (leafOf(leaf).some(([x, y]) => Math.abs(x - trap.x) < 26 && Math.abs(y - trap.y) < 26))
            faults.push(`${id}: ${leaf.key} over ${trap.key}`);
      }
    }
  expect(vaults).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});
