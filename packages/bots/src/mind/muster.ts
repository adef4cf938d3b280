// Where a team looks for arms together while there is nothing better to do: one room that is near, away from where zombies come up, with few ways in.
import type { State, ZoneId } from '@holdout/engine';
import type { Errand, Order } from './errands.ts';
import { FAR, fieldTo, isIn, opens, zombiesAt } from './facts.ts';

const OPEN = 1;
/** farther than so many steps nobody gathers */
const TOO_FAR = 16;
/** more zombies than so many are not driven out for it */
const CROWD = 3;
/** what counts besides the steps of everyone on the mean: those of the last, each way in, each step nearer to live spawn zones than these, each zombie */
const LAST = 0.3;
const WAY_IN = 0.4;
const NEAR_SPAWN = 1.5;
const SPAWN_STEPS = 3;
const ZOMBIE = 0.5;

export function musterOf(o: Order, state: State): Errand | null {
  const people = state.survivors.flatMap((s, who) => (isIn(s) ? [who] : []));
  if (people.length < 2 || o.leaving) return null;
  const { ways } = o.facts.ground;
  const tool = people.some((who) => opens(o.facts, state, who));
  const spawns = state.spawns.flatMap((token) => (token.active && token.zone >= 0 ? [token.zone] : []));
  const fromSpawns = fieldTo(o.facts, state, spawns, o.closed, false);
  let best: ZoneId = -1;
  let least = TOO_FAR;
  for (let zone = 0; zone < ways.length; zone++) {
    const crowd = zombiesAt(o.facts, state, zone);
    if (!o.searchable[zone] || o.keptFree.includes(zone) || crowd > CROWD) continue;
    const field = fieldTo(o.facts, state, [zone], o.closed, tool);
    const steps = people.map((who) => field[state.survivors[who]?.zone ?? -1] ?? FAR);
    const mean = steps.reduce((sum, one) => sum + one, 0) / people.length;
    if (mean >= least) continue;
    const open = (ways[zone] ?? []).filter((way) => way.door < 0 || state.doors[way.door] === OPEN).length;
    const near = Math.max(0, SPAWN_STEPS - (fromSpawns[zone] ?? FAR));
    const cost = mean + LAST * Math.max(...steps) + WAY_IN * open + NEAR_SPAWN * near + ZOMBIE * crowd;
    if (cost >= least) continue;
    least = cost;
    best = zone;
  }
  return best < 0 ? null : { deed: 'search', zones: [best], stance: 'fight' };
}
