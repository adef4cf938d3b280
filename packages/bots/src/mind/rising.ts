// What adrenaline costs a team, and what it is worth where a danger level is what the mission asks for.
import type { SurvivorId } from '@holdout/engine';
import { levelCost } from './assess.ts';
import type { Model } from './model.ts';

/** what a point of adrenaline is worth to whoever is nearest to the level the mission asks for */
const RISES = 1.5;

/** What it costs that adrenaline brings the next danger level nearer; only the foremost matters. `most`: what the foremost has. */
export function costOfRising({ order, w, fighters }: Model, who: SurvivorId, gained: number, most: number): number {
  const ap = fighters[who]?.ap ?? 0;
  const missing = (order.rises?.to ?? 0) - ap;
  if (missing > 0 && order.rises?.who.includes(who) === true && ap >= most) {
    const got = Math.min(missing, gained);
    return -RISES * got - (order.last ? w.win : w.work) * Math.max(0, (2 * got) / missing - 1);
  }
  return levelCost(Math.max(most, ap + gained), w) - levelCost(most, w);
}
