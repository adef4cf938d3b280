// Which strike promises most, from what is printed on the cards: quick enough for thousands of tried-out games.
import type { State, SurvivorId, WeaponMode, ZoneId } from '@holdout/engine';
import { parseKey, type TurnKey } from '@holdout/engine/keys';
import { type Facts, isIn } from './facts.ts';

const STRIKES = ['melee', 'ranged', 'magic'] as const;

export interface Strike {
  readonly key: string;
  readonly zone: ZoneId;
  readonly kills: number;
  readonly worth: number;
}

/** How bad one of them is: what it can do, and how hard it is to be rid of. */
export const badness = (f: Facts, kind: number): number => {
  const k = f.kinds[kind];
  if (k === undefined) return 1;
  if (k.base === 'abomination') return 5;
  if (k.base === 'necromancer') return 6;
  return k.base === 'runner' ? 2 : k.base === 'brute' ? 1.6 : 1;
};

/** Expected kills, weighed by how bad each is; hits fall on targets in their order, what they cannot hurt swallows them. */
function harm(f: Facts, state: State, zone: ZoneId, mode: WeaponMode, dice: number): { kills: number; worth: number } {
  let hits = (dice * (7 - mode.accuracy)) / 6;
  const width = f.kinds.length;
  let kills = 0;
  let worth = 0;
  const there: number[] = [];
  for (let kind = 0; kind < width; kind++) if ((state.zombies[zone * width + kind] ?? 0) > 0) there.push(kind);
  if (mode.attack === 'melee') there.sort((a, b) => badness(f, b) - badness(f, a));
  else there.sort((a, b) => (f.kinds[a]?.priority ?? 0) - (f.kinds[b]?.priority ?? 0));
  for (const kind of there) {
    const n = state.zombies[zone * width + kind] ?? 0;
    if ((f.kinds[kind]?.toughness ?? 1) > mode.damage) {
      if (mode.attack !== 'melee') hits = 0;
      continue;
    }
    const felled = Math.min(n, hits);
    kills += felled;
    worth += felled * badness(f, kind);
    hits -= felled;
  }
  return { kills, worth };
}

const NEAR = 1.6;
const HERE = 2.4;
const FRIEND = 10;

/** Keys are few and come again and again in tried-out games. */
const MOST_READ = 4000;
const read = new Map<string, TurnKey | null>();

export function readKey(key: string): TurnKey | null {
  const known = read.get(key);
  if (known !== undefined) return known;
  const said = parseKey(key);
  if (read.size >= MOST_READ) read.clear();
  read.set(key, said);
  return said;
}

/** Everything the survivor can strike from where it stands, in no order. */
export function strikesOf(f: Facts, state: State, who: SurvivorId, fire: boolean): Strike[] {
  const s = state.survivors[who];
  if (s === undefined) return [];
  const found: Strike[] = fire ? fires(f, state, who) : [];
  for (const key of f.engine.optionKeys(state, STRIKES)) {
    const said = readKey(key);
    if (said === null || (said.verb !== 'melee' && said.verb !== 'ranged' && said.verb !== 'magic')) continue;
    if (said.single || said.risk || said.light || said.byHand || said.zones.length > 1) continue;
    const item = f.itemNamed.get(said.item);
    const zone = said.zones[0] ?? s.zone;
    const mode = item?.modes?.find((m) => m.attack === said.verb);
    if (item === undefined || mode === undefined) continue;
    const pair = item.dual === true && sameInHands(f, state, s) ? 2 : 1;
    const { kills, worth } = harm(f, state, zone, mode, mode.dice * pair);
    if (kills < 0.05) continue;
    const near = zone === s.zone ? HERE : (f.ground.ways[s.zone]?.some((way) => way.to === zone) ?? false) ? NEAR : 1;
    let total = worth * near - (mode.noisy ? 0.15 : 0);
    if (said.verb !== 'melee') {
      const misses = (mode.dice * pair * (mode.accuracy - 1)) / 6;
      for (let i = 0; i < state.survivors.length; i++) {
        const other = state.survivors[i];
        if (i !== who && other !== undefined && isIn(other) && other.zone === zone) {
          total -= FRIEND * misses * mode.damage;
          break;
        }
      }
    }
    // what may hurt friends more than it helps is for whoever weighs the whole table
    found.push({ key, zone, kills, worth: total });
  }
  return found;
}

/** The best of them; `only`: into this zone alone. */
export function bestOf(strikes: readonly Strike[], only: number | null): Strike | null {
  let best: Strike | null = null;
  for (const strike of strikes)
    if (strike.worth > 0 && (only === null || strike.zone === only) && (best === null || strike.worth > best.worth)) best = strike;
  return best;
}

const BURNS = ['throw', 'dragonfire'] as const;
/** fire is kept for more than a few walkers */
const DEAR = 5;

/** Fire takes everyone in the zone, friends too. */
function fires(f: Facts, state: State, who: SurvivorId): Strike[] {
  const s = state.survivors[who];
  const found: Strike[] = [];
  for (const key of f.engine.optionKeys(state, BURNS)) {
    const said = readKey(key);
    if (said === null || (said.verb !== 'throw' && said.verb !== 'dragonfire')) continue;
    const { zone } = said;
    if (zone === s?.zone) continue;
    if (state.survivors.some((x) => x.alive && !x.out && x.zone === zone) || (state.guards[zone] ?? 0) > 0) continue;
    let kills = 0;
    let worth = 0;
    for (let kind = 0; kind < f.kinds.length; kind++) {
      const n = state.zombies[zone * f.kinds.length + kind] ?? 0;
      kills += n;
      worth += n * badness(f, kind);
    }
    if (worth >= DEAR) found.push({ key, zone, kills, worth });
  }
  return found;
}

function sameInHands(f: Facts, state: State, s: State['survivors'][number]): boolean {
  const [left, right] = s.hands;
  return left >= 0 && right >= 0 && f.items[state.cards[left] ?? -1] === f.items[state.cards[right] ?? -2];
}

/** Walkers felled on average by one action with what is in hand; tougher ones by `damage`. */
export function power(f: Facts, state: State, s: State['survivors'][number]): { kills: number; melee: number; damage: number } {
  let kills = 0;
  let melee = 0;
  let damage = 0;
  const pair = sameInHands(f, state, s);
  for (const card of [s.hands[0], s.hands[1], s.body]) {
    if (card < 0 || state.empty.includes(card)) continue;
    const item = f.items[state.cards[card] ?? -1];
    for (const mode of item?.modes ?? []) {
      const hits = (mode.dice * (pair && item?.dual ? 2 : 1) * (7 - mode.accuracy)) / 6;
      if (hits > kills) kills = hits;
      if (hits > 0.3 && mode.damage > damage) damage = mode.damage;
      if (mode.attack === 'melee' && hits > melee) melee = hits;
    }
  }
  return { kills, melee, damage };
}
