// Guards as a weapon: whoever acts may order those of one zone to strike, once per turn and from wherever it is. Six of them fell more than any card in hand.
import type { SurvivorId, ZoneId } from '@holdout/engine';
import { readKey } from './attacks.ts';
import type { Arm } from './fighters.ts';
import type { Model } from './model.ts';

export interface Volley {
  readonly key: string;
  readonly zone: ZoneId;
  readonly arm: Arm;
}

/** so many are thought about, those that fell most */
const MOST = 2;
/** so little is not worth an order */
const FEW = 0.4;
const NONE: readonly Volley[] = [];

/** Orders to strike that may be given now, those that fell most first. */
export function volleysOf(m: Model, who: SurvivorId): readonly Volley[] {
  const { state, order } = m;
  if (!state.guards.some((n) => n > 0)) return NONE;
  const { engine } = order.facts;
  const keys = engine.optionKeys(state, ['guards']);
  if (keys.length === 0) return NONE;
  const numbers = engine.oracles.guardArms(state, who);
  const found: (Volley & { readonly fells: number })[] = [];
  for (const key of keys) {
    const said = readKey(key);
    if (said?.verb !== 'guards' || (said.order !== 'melee' && said.order !== 'ranged')) continue;
    const zone = said.to ?? said.zone;
    const own = numbers.find((one) => one.zone === said.zone && one.attack === said.order);
    if (own === undefined || (said.order === 'ranged' && !isClear(m, zone))) continue;
    const { dice, need, damage } = own;
    const hits = (dice * (7 - need)) / 6;
    const fells = Math.min(hits, hurtable(m, zone, damage));
    if (fells < FEW) continue;
    const melee = said.order === 'melee';
    const arm: Arm = {
      item: '',
      attack: said.order,
      melee,
      min: 0,
      max: 0,
      hits,
      misses: dice - hits,
      damage,
      noisy: false,
      once: false,
    };
    found.push({ key, zone, arm, fells });
  }
  return found.sort((a, b) => b.fells - a.fells).slice(0, MOST);
}

/** So many dice never miss nobody: guards shoot where none of the team stands, nor any of their own. */
function isClear({ state, here }: Model, zone: ZoneId): boolean {
  if ((here[zone] ?? []).length > 0 || (state.guards[zone] ?? 0) > 0) return false;
  return state.survivors.every((s) => !s.alive || s.out || s.zone !== zone);
}

function hurtable(m: Model, zone: ZoneId, damage: number): number {
  let sum = 0;
  for (let kind = 0, at = zone * m.width; kind < m.width; kind++, at++)
    if ((m.order.facts.toughness[kind] as number) <= damage) sum += m.zombies[at] as number;
  return sum;
}
