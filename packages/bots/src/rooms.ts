// What waits behind a closed door, and whether those about can deal with it.
import { armed } from './arsenal.ts';
import { plays } from './goals.ts';
import { unseenRooms } from './ground.ts';
import type { Situation } from './situation.ts';

/** zombies a card brings on average, by danger level */
const PER_CARD: Readonly<Record<string, number>> = { blue: 1.6, yellow: 3, orange: 5, red: 7 };
/** Walkers that those near this zone can still fell this round. */
function power(s: Situation): number {
  const near = new Set([s.me.zone, ...(s.ground.ways[s.me.zone] ?? []).map((way) => way.to)]);
  let sum = 0;
  for (const x of s.view.survivors) {
    if (!plays(x) || !near.has(x.zone)) continue;
    const actions = x.index === s.me.index ? Math.max(0, s.me.actions - 1) : x.done ? 0 : 3;
    sum += actions * armed(s.engine, s.view, x);
  }
  return sum;
}

/** How bad an idea it is to open that way now. */
export function risk(s: Situation, inside: number): number {
  const coming = unseenRooms(s.ground, s.view, inside) * (PER_CARD[s.view.danger] ?? 3);
  return coming === 0 ? 0 : Math.min(12, Math.max(0, 1.5 * (coming - power(s))));
}
