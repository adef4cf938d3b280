// An objective card may bring zombies on whoever reads it, some of which attack at once: it is read with a friend beside to share the wounds.
import type { SurvivorId, ZoneId } from '@holdout/engine';
import type { Fighter } from './fighters.ts';
import { dies, type Model } from './model.ts';

/** how many of the cards bring a zombie card's worth of them, as far as anybody knows */
const BRINGS = 0.3;
/** how much the number of zombies on a card varies, for their mean */
const SPREAD = 1.5;

/** What those who come may do to the ones who stand there: some attack at once, the others when their turn comes. `ready`: felled until then. */
export function readingPeril(m: Model, who: SurvivorId, zone: ZoneId, ready: number): number {
  let spare = 0;
  let mine = true;
  for (const i of m.here[zone] as number[]) {
    spare += (m.fighters[i] as Fighter).spare;
    if (i === who) mine = false;
  }
  if (mine) spare += (m.fighters[who] as Fighter).spare;
  let attacks = 0;
  for (let kind = 0; kind < m.width; kind++) attacks += (m.card[kind] as number) * (m.order.facts.actions[kind] as number);
  const price = m.order.facts.oneDeathLoses ? m.w.fatal : m.w.dead;
  const harm = (n: number): number => m.w.bite * n + price * dies(n, SPREAD * attacks, spare);
  return BRINGS * (m.rush * harm(attacks) + (1 - m.rush) * harm(Math.max(0, attacks - ready)));
}
