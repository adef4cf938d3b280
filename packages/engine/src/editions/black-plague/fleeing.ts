// Black Plague's necromancers: they run for the nearest ordinary spawn zone, and the game may be lost when one gets away.

import { END } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { NOBODY, type ZoneId } from '../../state/state.ts';
import { finish } from '../../survivors/finish.ts';
import { ask, call, tableSeat, tables } from '../../table.ts';
import { aimAt, nearest } from '../../zombies/aim.ts';
import { removeZombies } from '../../zombies/figures.ts';
import { dropNecromancer, kindWith, moveNecromancer } from '../../zombies/necromancers.ts';
import { beyondSix, onBoard, ordinary, removeSpawnToken, tokensOnBoard, turnOrdinary } from '../../zombies/spawn-tokens.ts';

/** Zones it can escape from: an ordinary token lies there, and not the token it came with. */
export function escapeZones(t: Table, which: number): ZoneId[] {
  const own = t.g.necromancers[which].token;
  const home = own === NOBODY ? -1 : t.g.spawns[own].zone;
  const zones: ZoneId[] = [];
  for (const token of t.g.spawns) {
    if (onBoard(token) && token.active && ordinary(token) && token.zone !== home && !zones.includes(token.zone)) zones.push(token.zone);
  }
  return zones;
}

function getAway(t: Table, which: number): void {
  const { zone, kind, token } = t.g.necromancers[which];
  t.g.necromancers.splice(which, 1);
  removeZombies(t, zone, kind, 1, 'escaped');
  turnOrdinary(t, token);
  const limit = t.r.law.necromancerLimit + beyondSix(t);
  const tokens = tokensOnBoard(t);
  if (tokens >= limit) finish(t, { result: 'lost', reason: 'necromancer-escaped', tokens, limit });
}

/** At the end of the zombies phase necromancers at range 0-1 of each other get away together. */
function ritual(t: Table): number[] {
  const all = t.g.necromancers;
  const board = tables(t);
  const close = (i: number, j: number): boolean => i !== j && board.zombieDistance(all[i].zone, all[j].zone) <= 1;
  return all.map((_, i) => i).filter((i) => all.some((_, j) => close(i, j)));
}

export const fleeingProcedures = {
  /** Locals: which. Nobody to attack in its zone: it escapes, or takes a step. */
  'necromancer-acts': {
    flee(t, f) {
      const exits = escapeZones(t, f.which);
      const { zone, kind } = t.g.necromancers[f.which];
      if (exits.length === 0 || exits.includes(zone)) {
        getAway(t, f.which);
        return END;
      }
      const board = tables(t);
      f.goals = nearest(t, board, zone, exits, 'walks');
      const ways = aimAt(t, board, zone, f.goals, 'walks').ways.filter((way) => way !== zone);
      if (ways.length === 0) return END;
      if (ways.length === 1) {
        f.answer = String(ways[0]);
        return 'go';
      }
      const about = Object.fromEntries(ways.map((way) => [way, { zones: [way] }]));
      ask(t, { kind: 'route', by: tableSeat(t), zone, zombies: [t.r.kinds[kind].id], keys: ways.map(String), about });
    },
    go(t, f) {
      moveNecromancer(t, f.which, Number(f.answer), f.goals[0]);
    },
  },
  /** Locals: by, zone, kind, count, with. A dead necromancer takes one spawn token of the players' choice along. */
  'zombie-killed': {
    next(t, f) {
      f.left ??= t.r.kinds[f.kind].base === 'necromancer' ? f.count : 0;
      if (f.left === 0) return 'mission';
      f.left--;
      f.token = dropNecromancer(t, f.zone, f.kind).token;
      const zones: ZoneId[] = [];
      for (const token of t.g.spawns) if (onBoard(token) && !zones.includes(token.zone)) zones.push(token.zone);
      if (zones.length === 0) return 'next';
      if (zones.length === 1) {
        f.answer = String(zones[0]);
        return 'remove';
      }
      const about = Object.fromEntries(zones.map((zone) => [zone, { zones: [zone] }]));
      ask(t, { kind: 'zone', by: tableSeat(t), topic: 'remove-spawn', keys: zones.map(String), about });
    },
    remove(t, f) {
      removeSpawnToken(t, tokenIn(t, Number(f.answer), f.token));
      turnOrdinary(t, f.token);
      return 'next';
    },
    mission(t, f) {
      call(t, 'mission-killed', { by: f.by, zone: f.zone, kind: f.kind, count: f.count, with: f.with });
    },
  },
  /** Cabal: the dark ritual. */
  'after-zombies': {
    ritual(t) {
      if (!t.r.options.cabal || kindWith(t, 'flees') < 0) return END;
      for (const which of ritual(t).reverse()) if (t.g.over === null) getAway(t, which);
    },
  },
} satisfies Replaced;

/** Of several tokens in a zone: the dead necromancer's own, else an ordinary one, else another's. */
function tokenIn(t: Table, zone: ZoneId, own: number): number {
  if (own !== NOBODY && t.g.spawns[own].zone === zone) return own;
  const plain = t.g.spawns.findIndex((token) => token.zone === zone && ordinary(token));
  return plain >= 0 ? plain : t.g.spawns.findIndex((token) => token.zone === zone);
}
