// Exact odds of an attack, from the same numbers and the same allotment the attack itself uses. A reroll is taken when a fresh roll
// promises more kills, less wounds to friends; hits go to the best targets. Armour of friends is not reckoned with.

import type { AttackOdds } from '../api/engine-api.ts';
import { assaultOfKey } from '../combat/actions.ts';
import { rerollsOf } from '../combat/attack.ts';
import { fireKills } from '../combat/fire.ts';
import { friendsHealth } from '../combat/friendly-fire.ts';
import { modeOfAssault, numbersOf } from '../combat/numbers.ts';
import { type Allotment, allotBest } from '../combat/targets.ts';
import { type Assault, carAssault, type Numbers, plainDice } from '../combat/types.ts';
import { readPath, splitKey } from '../keys/index.ts';
import { carShot, wreckLoses } from '../missions/modules/shoot-cars.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import type { Survivor, ZoneId } from '../state/state.ts';
import { healthLeft } from '../survivors/wounds.ts';
import { survivorsIn, zombiesIn } from '../table.ts';
import { chainOf, rollOf, type Spread } from './dice.ts';

interface Result {
  readonly kills: number;
  readonly ap: number;
  readonly clear: boolean;
}

interface Outcome {
  readonly kills: number[];
  ap: number;
  clear: number;
  wounds: number;
}

/** What so many hits at this damage do, remembered: many rolls come to the same. */
function results(t: Table, s: Survivor, zone: ZoneId, n: Numbers): (hits: number, sixes: number) => Result {
  const known = new Map<number, Result>();
  const all = zombiesIn(t, zone);
  const toughest = Math.max(...t.r.kinds.map((k) => k.toughness));
  const ap = t.r.kinds.map((k) => fold(t, s, 'kill-ap', k.ap, { kind: k.id, base: k.base }));
  return (hits, sixes) => {
    const damage = Math.min(toughest, n.damage + n.sixDamage * sixes);
    const key = Math.min(hits, all) * 16 + damage;
    let found = known.get(key);
    if (found === undefined) {
      const allotment: Allotment = {
        zone,
        damage,
        free: n.free,
        taken: t.r.kinds.map(() => 0),
        hits: Math.min(hits, all),
        reaper: n.reaper,
      };
      const taken = allotBest(t, allotment);
      const kills = taken.reduce((sum, k) => sum + k, 0);
      found = { kills, ap: taken.reduce((sum, k, i) => sum + k * ap[i], 0), clear: kills === all };
      known.set(key, found);
    }
    return found;
  };
}

/** One volley into one zone. `friends`: health of those a miss may strike; `rerolls`: how often all dice may be rolled again. */
function volley(t: Table, s: Survivor, zone: ZoneId, n: Numbers, friends: number, rerolls: number): Outcome {
  const resultOf = results(t, s, zone, n);
  const dice = plainDice(n);
  const outcome: Outcome = { kills: new Array<number>(zombiesIn(t, zone) + 1).fill(0), ap: 0, clear: 0, wounds: 0 };

  /** Every way the sixes of a roll go on, as final hits, sixes and misses. */
  const chains = new Map<number, ReturnType<typeof chainOf>>();
  const finals = (sixes: number): ReturnType<typeof chainOf> => {
    const from = n.sixDice > 0 ? sixes : 0;
    let chain = chains.get(from);
    if (chain === undefined) {
      chain = chainOf(from, n.sixDice, n.need);
      chains.set(from, chain);
    }
    return chain;
  };
  const woundsOf = (misses: number, sixes: number): number => Math.min(friends, misses * (n.damage + n.sixDamage * sixes));
  const worth = (hits: number, sixes: number, misses: number): number => {
    let sum = 0;
    for (const c of finals(sixes))
      sum += c.p * (resultOf(hits + c.hits, sixes + c.sixes).kills - woundsOf(misses + c.misses, sixes + c.sixes));
    return sum;
  };

  const rolls = rollOf(dice, n.need);
  const risks = rollOf(n.risk, n.need);
  for (let rh = 0; rh <= n.risk; rh++) {
    for (let rx = 0; rx <= rh; rx++) {
      if (risks[rh][rx] === 0) continue;
      const at = rolled(rolls, rerolls, dice, (h, x) => worth(h + rh, x + rx, dice - h + n.risk - rh));
      for (let h = 0; h <= dice; h++) {
        for (let x = 0; x <= h; x++) {
          if (at[h][x] === 0) continue;
          for (const c of finals(x + rx)) {
            const p = risks[rh][rx] * at[h][x] * c.p;
            const r = resultOf(h + rh + c.hits, x + rx + c.sixes);
            outcome.kills[r.kills] += p;
            outcome.ap += p * r.ap;
            if (r.clear) outcome.clear += p;
            outcome.wounds += p * woundsOf(dice - h + n.risk - rh + c.misses, x + rx + c.sixes);
          }
        }
      }
    }
  }
  return outcome;
}

/** The plain dice after up to `rerolls` rerolls of all of them, each taken when a fresh roll is worth more. */
function rolled(fresh: Spread, rerolls: number, dice: number, worth: (hits: number, sixes: number) => number): Spread {
  if (rerolls === 0) return fresh;
  const values = fresh.map((row, h) => row.map((p, x) => (p === 0 ? 0 : worth(h, x))));
  let now = fresh;
  for (let left = 0; left < rerolls; left++) {
    let expected = 0;
    for (let h = 0; h <= dice; h++) for (let x = 0; x <= h; x++) expected += now[h][x] * values[h][x];
    let again = 0;
    const next = fresh.map((row) => row.map(() => 0));
    for (let h = 0; h <= dice; h++) {
      for (let x = 0; x <= h; x++) {
        if (h < dice && values[h][x] < expected - 1e-12) again += fresh[h][x];
        else next[h][x] += fresh[h][x];
      }
    }
    for (let h = 0; h <= dice; h++) for (let x = 0; x <= h; x++) next[h][x] += again * now[h][x];
    now = next;
  }
  return now;
}

function both(a: Outcome, b: Outcome): Outcome {
  const kills = new Array<number>(a.kills.length + b.kills.length - 1).fill(0);
  a.kills.forEach((p, i) => {
    b.kills.forEach((q, j) => {
      kills[i + j] += p * q;
    });
  });
  return { kills, ap: a.ap + b.ap, clear: a.clear * b.clear, wounds: a.wounds + b.wounds };
}

const expectation = (chances: readonly number[]): number => chances.reduce((sum, p, n) => sum + p * n, 0);

/** Attacks of every sort that a key of the turn's question can mean. */
function assaultFor(t: Table, s: Survivor, key: string): Assault | null {
  const own = assaultOfKey(t, s, key);
  if (own !== null) return own;
  const { verb, args } = splitKey(key);
  if (t.r.actionOf[verb]?.check(t, s, args) !== null) return null;
  const who = t.g.survivors.indexOf(s);
  const bare = { who, item: -1, cards: [], risk: 0 };
  if (verb === 'skill' && args[0].startsWith('improvised-weapon-')) {
    const kind = args[0] === 'improvised-weapon-melee' ? 'melee' : 'ranged';
    return { ...bare, kind, source: 'improvised', from: s.zone, zones: [args[1] === undefined ? s.zone : Number(args[1])], guards: 0 };
  }
  if (verb === 'shoot-car') return carShot(t, s, args);
  if (verb === 'guards' && (args[1] === 'melee' || args[1] === 'ranged')) {
    const from = Number(args[0]);
    return {
      ...bare,
      kind: args[1],
      source: 'guards',
      from,
      zones: [args[2] === undefined ? from : Number(args[2])],
      guards: t.g.guards[from],
    };
  }
  return null;
}

interface Blaze {
  readonly count: number;
  readonly clears: boolean;
  readonly ap: number;
  /** one's own who die in it, and their health with the guards' */
  readonly victims: readonly number[];
  readonly health: number;
}

/** What a fire in this zone does: everybody dies, unless a zombie there swallows it. */
function blaze(t: Table, s: Survivor, zone: ZoneId): Blaze {
  const killed = fireKills(t, zone);
  const count = killed.reduce((sum, n) => sum + n, 0);
  const clears = count === zombiesIn(t, zone);
  const ap = killed.reduce(
    (sum, n, k) => sum + n * fold(t, s, 'kill-ap', t.r.kinds[k].ap, { kind: t.r.kinds[k].id, base: t.r.kinds[k].base }),
    0,
  );
  const victims = clears ? survivorsIn(t, zone) : [];
  const health = clears ? victims.reduce((sum, who) => sum + healthLeft(t.g.survivors[who]), t.g.guards[zone] ?? 0) : 0;
  return { count, clears, ap, victims, health };
}

const deathsOf = (victims: readonly number[], chance: number): Pick<AttackOdds, 'deaths'> =>
  victims.length === 0 ? {} : { deaths: { survivors: victims, chance } };

/** Fire needs no dice. */
function fireOdds(t: Table, s: Survivor, key: string): AttackOdds | null {
  const { verb, args } = splitKey(key);
  if (!['throw', 'dragonfire', 'torch'].includes(verb) || t.r.actionOf[verb]?.check(t, s, args) !== null) return null;
  const { count, clears, ap, victims, health } = blaze(t, s, Number(args[verb === 'throw' ? 1 : 0]));
  const kills = new Array<number>(count + 1).fill(0);
  kills[count] = 1;
  return {
    kills,
    expectedKills: count,
    clear: clears ? 1 : 0,
    friendlyWounds: health,
    noise: verb === 'throw' ? 1 : 0,
    expectedAp: ap,
    need: 0,
    dice: 0,
    ...deathsOf(victims, 1),
  };
}

/** A shot at a thing that burns its zone with the first hit; dice that all miss are rolled again as long as something allows it. */
function blastOdds(t: Table, a: Assault, zone: ZoneId, loses: boolean): AttackOdds {
  const s = t.g.survivors[a.who];
  const n = numbersOf(t, a, zone);
  const dice = plainDice(n);
  const nothing = ((n.need - 1) / 6) ** (dice * (1 + rerollsOf(t, s, a, zone).length));
  const blast = 1 - nothing;
  const { count, clears, ap, victims, health } = blaze(t, s, zone);
  const kills = new Array<number>(count + 1).fill(0);
  kills[0] += nothing;
  kills[count] += blast;
  const strays = n.friendlyFire ? Math.min(friendsHealth(t, zone, a), dice * n.damage) : 0;
  return {
    kills,
    expectedKills: blast * count,
    clear: clears ? blast : 0,
    friendlyWounds: blast * health + nothing * strays,
    noise: modeOfAssault(t, a).noisy ? 1 : 0,
    expectedAp: blast * ap,
    need: n.need,
    dice,
    ...deathsOf(victims, blast),
    ...(loses ? { loses: blast } : {}),
  };
}

/** What a car that is driven fast runs into, zone by zone; friends on foot there are reckoned as if it did. */
function ramsFor(t: Table, s: Survivor, key: string): Assault[] {
  const { verb, args } = splitKey(key);
  if (verb !== 'drive' || t.r.actionOf[verb]?.check(t, s, args) !== null) return [];
  const { path, said: calm } = readPath(args, 'calm');
  const who = t.g.survivors.indexOf(s);
  return path.length < 2 || calm ? [] : path.filter((zone) => zombiesIn(t, zone) > 0).map((zone) => carAssault(who, zone));
}

/** For a key of the pending turn question; null when the key is no attack. */
export function odds(t: Table, key: string): AttackOdds | null {
  const question = t.g.ask;
  if (question?.kind !== 'turn') return null;
  const s = t.g.survivors[question.who];
  const a = assaultFor(t, s, key);
  if (a === null) {
    const rams = ramsFor(t, s, key);
    return rams.length > 0 ? ramOdds(t, s, rams) : fireOdds(t, s, key);
  }
  if (a.strikes !== undefined) return blastOdds(t, a, a.zones[0], wreckLoses(t, Number(splitKey(key).args[1])));
  const numbers = a.zones.map((zone) => numbersOf(t, a, zone, a.zones.length > 1 ? 1 : undefined));
  const shoot = (zone: ZoneId, n: Numbers): Outcome =>
    volley(t, s, zone, n, n.friendlyFire ? friendsHealth(t, zone, a) : 0, rerollsOf(t, s, a, zone).length);
  return told(a.zones.map((zone, i) => shoot(zone, numbers[i])).reduce(both), numbers, modeOfAssault(t, a).noisy ? 1 : 0);
}

function ramOdds(t: Table, s: Survivor, rams: readonly Assault[]): AttackOdds {
  const volleys = rams.map((a) => {
    const [zone] = a.zones;
    const numbers = numbersOf(t, a, zone);
    const friends = numbers.friendlyFire ? friendsHealth(t, zone, a) : 0;
    return { numbers, outcome: volley(t, s, zone, numbers, friends, rerollsOf(t, s, a, zone).length) };
  });
  const outcome = volleys.map((one) => one.outcome).reduce(both);
  return told(
    outcome,
    volleys.map((one) => one.numbers),
    0,
  );
}

const told = (outcome: Outcome, numbers: readonly Numbers[], noise: number): AttackOdds => ({
  kills: outcome.kills,
  expectedKills: expectation(outcome.kills),
  clear: outcome.clear,
  friendlyWounds: outcome.wounds,
  noise,
  expectedAp: outcome.ap,
  need: numbers[0].need,
  dice: numbers.reduce((sum, n) => sum + plainDice(n) + n.risk, 0),
});

/** Odds of these very numbers against who stands in the zone, whoever shoots: no skill, no reroll, nobody of one's own in the way. */
export const oddsOfNumbers = (t: Table, zone: ZoneId, n: Numbers): AttackOdds => told(volley(t, t.g.survivors[0], zone, n, 0, 0), [n], 0);
