// Who bears what: survivors, companions and guards of a zone share attacks or stray shots as the players wish.
import type { Table } from '../rules.ts';
import { NOBODY, type SurvivorId } from '../state/state.ts';
import { tableSeat } from '../table.ts';
import { healthLeft } from './wounds.ts';

export const GUARDS = 'guards';

export interface Bearer {
  readonly id: string;
  /** NOBODY for the guards of the zone */
  readonly who: SurvivorId;
  /** wounds until it dies */
  readonly left: number;
  /** most attacks it can be given */
  readonly most: number;
}

export function bearerOf(t: Table, who: SurvivorId, total: number): Bearer {
  const s = t.g.survivors[who];
  return { id: s.id, who, left: healthLeft(s), most: total };
}

export const guardsOf = (count: number, total: number): Bearer => ({ id: GUARDS, who: NOBODY, left: 1, most: Math.min(count, total) });

/** The player of the survivors concerned; several players: the team. */
export function deciderOf(t: Table, bearers: readonly Bearer[]): number {
  let seat = NOBODY;
  for (const b of bearers) {
    if (b.who === NOBODY || t.g.survivors[b.who].role !== 'played') continue;
    if (seat !== NOBODY && seat !== t.g.survivors[b.who].seat) return tableSeat(t);
    seat = t.g.survivors[b.who].seat;
  }
  return seat === NOBODY ? tableSeat(t) : seat;
}

/** How gladly the next attack is given to this bearer: who lives on, then guards, then who is lost already. */
function gladly(t: Table, b: Bearer, given: number, wounds: number, each: number, better: boolean): number {
  if (given >= b.most) return -1;
  if (each === 0) return 1000;
  if (b.who === NOBODY) return 50;
  const left = b.left - wounds;
  if (left <= 0) return 40;
  if (left > each) return 100 + 2 * (left - each) + (better ? 1 : 0);
  return (t.g.survivors[b.who].role === 'companion' ? 10 : 20) + (better ? 1 : 0);
}

/**
 * A sensible default: nobody dies if that can be. `each[b]` is what one attack costs that bearer in wounds (0: it shrugs it off),
 * `wounds` what it has been given so far and goes on counting.
 */
export function spread(
  t: Table,
  bearers: readonly Bearer[],
  total: number,
  each: readonly number[],
  wounds: number[],
  better: readonly boolean[],
): number[] {
  const given = bearers.map(() => 0);
  for (let n = 0; n < total; n++) {
    let best = -1;
    let bestScore = -1;
    for (let b = 0; b < bearers.length; b++) {
      const score = gladly(t, bearers[b], given[b], wounds[b], each[b], better[b]);
      if (score > bestScore) {
        best = b;
        bestScore = score;
      }
    }
    if (best < 0) break;
    given[best]++;
    wounds[best] += each[best];
  }
  return given;
}
