// Zombies come onto the board: the figures, skills that react, the Rush, and what happens when the box is empty.

import { END } from '../kernel/index.ts';
import type { Replaced } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { openWindow } from '../skills/window.ts';
import { type KindId, NOWHERE, type ZoneId } from '../state/state.ts';
import { call, tell } from '../table.ts';
import { addZombies, countOf } from '../zombies/figures.ts';
import { abominationsOnBoard, countAbominations, drawAbomination } from './deck.ts';

export function place(t: Table, zone: ZoneId, kind: KindId, count: number, how: string): number {
  const placed = addZombies(t, zone, kind, count, how);
  if (placed > 0) t.r.missionRules.zombiesEntered(t, zone, NOWHERE);
  return placed;
}

export const placingProcedures = {
  /** Locals: zone, kind, count, how ('card', 'ambush', 'mission'), rush. */
  'spawn-zombies': {
    place(t, f) {
      f.kind = t.r.missionRules.spawnsAs(t, f.kind);
      f.placed = place(t, f.zone, f.kind, f.count, f.how);
    },
    react(t, f) {
      f.there = countOf(t, f.zone, f.kind);
      if (f.placed > 0) openWindow(t, 'zombies-spawned', { zone: f.zone, zones: [f.zone] });
    },
    /** whoever was shot meanwhile was one of the newcomers */
    rush(t, f) {
      const left = f.placed - (f.there - countOf(t, f.zone, f.kind));
      if (f.rush && left > 0) call(t, 'activate-zone', { zone: f.zone, kind: f.kind, count: left });
    },
    short(t, f) {
      if (f.placed < f.count) call(t, 'out-of-miniatures', { kind: f.kind, zone: f.zone, how: f.how });
    },
  },
  /** Locals: kind, zone, how. Second Edition, Black Plague: all of the kind activate again. */
  'out-of-miniatures': {
    wake(t, f) {
      tell(t, { t: 'out-of-miniatures', kind: t.r.kinds[f.kind].id, zone: f.zone });
      call(t, 'activate-kind', { kinds: [f.kind] });
    },
  },
  /** Locals: zone. A card brings an abomination: the one on the board acts again instead; Abomination Fest does both. */
  'abomination-card': {
    look(t) {
      const kinds = abominationsOnBoard(t);
      if (kinds.length > 0) call(t, 'activate-kind', { kinds });
    },
    more(t, f) {
      const most = Math.min(t.r.options.abominationFest || 1, t.r.missionRules.abominationsMost);
      if (countAbominations(t) >= most) return END;
      f.kind = drawAbomination(t);
      if (f.kind < 0) return END;
      place(t, f.zone, f.kind, 1, 'card');
    },
    react(t, f) {
      openWindow(t, 'zombies-spawned', { zone: f.zone, zones: [f.zone] });
    },
  },
} satisfies Replaced;

/** What people see of keys that are zone numbers. */
export const zonesOf = (keys: readonly string[]): Record<string, { zones: number[] }> =>
  Object.fromEntries(keys.map((key) => [key, { zones: [Number(key)] }]));
