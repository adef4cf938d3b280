// Flashlights at night (WZC): lit for 1 action, or free with a search or a shot at range 0-1; shines on the own zone and one neighbour.
import { type Refusal, refuse } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { NO_CARD, NOWHERE, type Survivor, type ZoneId } from '../state/state.ts';
import { tables, tell } from '../table.ts';
import type { Action } from './action.ts';
import { workingCard } from './inventory.ts';
import { isNight, lookout, rangeFrom } from './sight.ts';
import { cannotPay, costOf, pay } from './spending.ts';

/** The mark of a light that may be turned once for nothing. */
export const TURNS = 'light-turns';

export const hasFlashlight = (t: Table, s: Survivor): boolean =>
  workingCard(t, s, (item) => item.tags.includes('light-source')) !== NO_CARD;

export function setLight(t: Table, s: Survivor, zone: ZoneId): void {
  s.lit = true;
  s.light = zone;
  tell(t, { t: 'light', who: t.g.survivors.indexOf(s), zone, on: true });
}

/** A shot at range 1 turns a light that burns on what is shot at, for nothing. */
export function turnToTarget(t: Table, s: Survivor, zone: ZoneId): void {
  if (s.lit && s.light !== zone && isNight(t) && rangeFrom(t, lookout(t, s), zone) === 1) setLight(t, s, zone);
}

/** Lit with a search or a shot at the own zone: against the wall at first, and turned once for nothing as its bearer likes. */
export function lightHere(t: Table, s: Survivor): void {
  setLight(t, s, s.zone);
  if (!s.marks.includes(TURNS)) s.marks.push(TURNS);
}

function lightOff(t: Table, s: Survivor): void {
  if (!s.lit) return;
  s.lit = false;
  s.light = NOWHERE;
  tell(t, { t: 'light', who: t.g.survivors.indexOf(s), zone: s.zone, on: false });
}

/** Zones that are lit now: by flashlights, and by light tokens of the mission. */
export function litZones(t: Table): Set<ZoneId> {
  const lit = new Set<ZoneId>();
  for (const s of t.g.survivors) {
    if (!s.lit || !s.alive || s.out) continue;
    lit.add(s.zone);
    if (s.light >= 0) lit.add(s.light);
  }
  for (const key in t.g.progress) if (key.startsWith('light:') && t.g.progress[key] > 0) lit.add(Number(key.slice(6)));
  return lit;
}

/** Own zone (against a wall) or a neighbour that nothing hides. */
const shinesInto = (t: Table, s: Survivor, zone: ZoneId): boolean =>
  zone === s.zone || (tables(t).adjacent[s.zone]?.includes(zone) === true && tables(t).sightRange(s.zone, zone) === 1);

/** With each Move the light may be turned once for nothing. */
export const turnsFree = (s: Survivor): boolean => s.lit && s.marks.includes(TURNS);

function lightRefused(t: Table, s: Survivor, args: readonly string[]): Refusal | null {
  if (args[0] === 'off') return s.lit ? cannotPay(s, { kind: 'other' }) : refuse('light-is-off');
  if (!isNight(t)) return refuse('light-only-at-night');
  if (!hasFlashlight(t, s)) return refuse('no-flashlight');
  const zone = Number(args[0]);
  if (!shinesInto(t, s, zone)) return refuse('light-does-not-reach', { zone });
  if (s.lit && s.light === zone) return refuse('light-is-there');
  return turnsFree(s) ? null : cannotPay(s, { kind: 'other' });
}

export const light: Action = {
  verb: 'light',
  list(t, s, push) {
    if (lightRefused(t, s, ['off']) === null) push('light:off');
    if (!isNight(t) || !hasFlashlight(t, s)) return;
    for (const zone of [s.zone, ...tables(t).adjacent[s.zone]]) if (lightRefused(t, s, [String(zone)]) === null) push(`light:${zone}`);
  },
  check: lightRefused,
  run(t, s, args) {
    const free = args[0] !== 'off' && turnsFree(s);
    if (free) s.marks = s.marks.filter((m) => m !== TURNS);
    else pay(t, s, { kind: 'other' });
    if (args[0] === 'off') lightOff(t, s);
    else setLight(t, s, Number(args[0]));
  },
  describe: (_t, s, args) => ({
    zones: args[0] === 'off' ? [] : [Number(args[0])],
    cost: args[0] !== 'off' && turnsFree(s) ? { actions: 0 } : costOf(s, { kind: 'other' }),
  }),
};
