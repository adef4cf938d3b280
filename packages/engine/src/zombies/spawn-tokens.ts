// Spawn tokens. A token off the board keeps its place in the list (NOWHERE), for necromancers and missions name tokens by number.
import type { Table } from '../rules.ts';
import { NOBODY, NOWHERE, type SpawnToken, type ZoneId } from '../state/state.ts';
import { tell } from '../table.ts';

export const onBoard = (token: SpawnToken): boolean => token.zone >= 0;

/** Turned to its ordinary side: necro and Defiler tokens are those of a necromancer on the board. */
export const ordinary = (token: SpawnToken): boolean => token.colour !== 'necro' && token.colour !== 'defiler';

const numbered = (token: SpawnToken): boolean => token.colour >= '1' && token.colour <= '4';

/** Does it spawn in this round's spawn step? */
export const spawnsNow = (t: Table, index: number): boolean => {
  const token = t.g.spawns[index];
  return onBoard(token) && token.active && token.since <= t.g.round && !t.r.missionRules.spawnAsleep(t, index);
};

export function laySpawnToken(t: Table, zone: ZoneId, colour: SpawnToken['colour'], since: number): number {
  tell(t, { t: 'token', what: 'spawn', zone, change: 'placed', colour });
  return t.g.spawns.push({ zone, colour, active: true, since }) - 1;
}

export function moveSpawnToken(t: Table, index: number, zone: ZoneId): void {
  const token = t.g.spawns[index];
  const from = token.zone;
  token.zone = zone;
  tell(t, { t: 'token', what: 'spawn', zone, from, change: 'moved', colour: token.colour });
}

export function removeSpawnToken(t: Table, index: number): void {
  const token = t.g.spawns[index];
  if (!onBoard(token)) return;
  tell(t, { t: 'token', what: 'spawn', zone: token.zone, change: 'removed', colour: token.colour });
  token.zone = NOWHERE;
  token.active = false;
}

/** A necro token whose necromancer is gone is an ordinary spawn token from now on. */
export function turnOrdinary(t: Table, index: number): void {
  if (index !== NOBODY && onBoard(t.g.spawns[index]) && !ordinary(t.g.spawns[index])) t.g.spawns[index].colour = 'red';
}

export function tokensOnBoard(t: Table): number {
  let count = 0;
  for (const token of t.g.spawns) if (onBoard(token)) count++;
  return count;
}

/** The numbered token a Defiler came from: the one it was drawn for, else one lying there, else the lowest on the board (WD). */
export function sourceToken(t: Table, index: number, zone: ZoneId): number {
  if (index !== NOBODY && ordinary(t.g.spawns[index])) return index;
  let best = NOBODY;
  t.g.spawns.forEach((token, i) => {
    if (!onBoard(token) || !ordinary(token)) return;
    const better = best === NOBODY || rank(token, zone) < rank(t.g.spawns[best], zone);
    if (better) best = i;
  });
  return best;
}

const rank = (token: SpawnToken, zone: ZoneId): number => (token.zone === zone ? 0 : 10) + (numbered(token) ? Number(token.colour) : 0);

/** Which tokens draw a card in a spawn step, in order: as listed with tokens of one zone together, or by number with the Defiler's last. */
export function spawnOrder(t: Table): number[] {
  const order: number[] = [];
  const { spawns } = t.g;
  for (let i = 0; i < spawns.length; i++) if (spawnsNow(t, i)) order.push(i);
  if (order.length < 2) return order;
  if (t.r.law.spawnOrder === 'numbered') return order.sort((a, b) => number(spawns[a]) - number(spawns[b]) || a - b);
  const first = (i: number): number => order.find((j) => spawns[j].zone === spawns[i].zone) ?? i;
  const place = new Map(order.map((i) => [i, first(i)]));
  return order.sort((a, b) => (place.get(a) ?? a) - (place.get(b) ?? b) || a - b);
}

const LAST = 9;
const number = (token: SpawnToken): number => (token.colour === 'defiler' ? LAST : numbered(token) ? Number(token.colour) : 0);

/** Seven survivors or more: one for each two above six, rounded up. */
export function beyondSix(t: Table): number {
  let played = 0;
  for (const s of t.g.survivors) if (s.role === 'played') played++;
  return Math.max(0, Math.ceil((played - 6) / 2));
}

/** Black Plague with seven survivors or more: further tokens in the zones that have one, in spawn order. */
export function layMoreSpawnTokens(t: Table): void {
  if (t.r.law.moreThanSix !== 'tokens') return;
  const zones = spawnOrder(t).map((i) => t.g.spawns[i].zone);
  for (let n = beyondSix(t), i = 0; n > 0 && zones.length > 0; n--, i++) laySpawnToken(t, zones[i % zones.length], 'red', 0);
}
