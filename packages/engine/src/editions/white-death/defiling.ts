// White Death's necromancers: the Defiler stands still and drives the spawn token it came from towards the Beacon; others walk there.

import { END } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { corrupt } from '../../state/board-state.ts';
import { NO_CARD, NOBODY, NOWHERE, type ZoneId } from '../../state/state.ts';
import { finish } from '../../survivors/finish.ts';
import { drawCard } from '../../survivors/search/decks.ts';
import { ask, call, tableSeat, tables, tell } from '../../table.ts';
import { aimAt } from '../../zombies/aim.ts';
import { dropNecromancer, moveNecromancer } from '../../zombies/necromancers.ts';
import { moveSpawnToken, onBoard, removeSpawnToken, sourceToken } from '../../zombies/spawn-tokens.ts';

/** Corruption spreads; the Beacon reached, the game is lost. */
export function corruptZone(t: Table, zone: ZoneId): void {
  corrupt(t, zone);
  if (zone === t.g.beacon) finish(t, { result: 'lost', reason: 'beacon-corrupted', zone });
}

/** A quest without a Beacon has it where the survivors start. */
export function raiseBeacon(t: Table): void {
  if (t.g.beacon !== NOWHERE) return;
  t.g.beacon = t.r.places.start?.[0] ?? NOWHERE;
  if (t.g.beacon !== NOWHERE) tell(t, { t: 'token', what: 'beacon', zone: t.g.beacon, change: 'placed' });
}

/** Next zones on the straight way to the Beacon, through walls and over walkways. */
export function zonesToBeacon(t: Table, from: ZoneId): ZoneId[] {
  if (t.g.beacon < 0) return [];
  const board = tables(t);
  const away = board.distanceThroughAll(from, t.g.beacon);
  return board.adjacent[from].filter((next) => board.distanceThroughAll(next, t.g.beacon) === away - 1);
}

/** The spawn token this Defiler drives, another one where its own is gone; -1: none is left. */
export function sourceOf(t: Table, which: number): number {
  const { source, zone } = t.g.necromancers[which];
  return source === NOBODY || !onBoard(t.g.spawns[source]) ? sourceToken(t, NOBODY, zone) : source;
}

/** If any is left. */
function dropVaultWeapon(t: Table, zone: ZoneId): void {
  if (t.g.decks.vault?.draw.length === 0 && t.g.strict.includes('vault')) return;
  const card = drawCard(t, 'vault');
  if (card === NO_CARD) return;
  t.g.loose.push({ zone, name: 'vault-weapon', cards: [card], down: true });
  tell(t, { t: 'token', what: 'vault-weapon', zone, change: 'placed' });
}

export const defilingProcedures = {
  /** Locals: which. */
  'necromancer-acts': {
    begin(t, f) {
      return t.r.kinds[t.g.necromancers[f.which].kind].traits.includes('defiles') ? 'push' : 'walk';
    },
    push(t, f) {
      const n = t.g.necromancers[f.which];
      n.source = sourceOf(t, f.which);
      if (n.source === NOBODY) return END;
      const from = t.g.spawns[n.source].zone;
      const ways = zonesToBeacon(t, from);
      if (ways.length === 0) return END;
      if (ways.length === 1) {
        f.answer = String(ways[0]);
        return 'pushed';
      }
      const about = Object.fromEntries(ways.map((way) => [way, { zones: [way] }]));
      ask(t, { kind: 'zone', by: tableSeat(t), topic: 'corruption', zone: from, keys: ways.map(String), about });
    },
    pushed(t, f) {
      const to = Number(f.answer);
      moveSpawnToken(t, t.g.necromancers[f.which].source, to);
      corruptZone(t, to);
      return END;
    },
    walk(t, f) {
      const { zone, kind } = t.g.necromancers[f.which];
      if (t.g.beacon < 0) return END;
      const ways = aimAt(t, tables(t), zone, [t.g.beacon], 'climbs').ways.filter((way) => way !== zone);
      if (ways.length === 0) return END;
      if (ways.length === 1) {
        f.answer = String(ways[0]);
        return 'walked';
      }
      const about = Object.fromEntries(ways.map((way) => [way, { zones: [way] }]));
      ask(t, { kind: 'route', by: tableSeat(t), zone, zombies: [t.r.kinds[kind].id], keys: ways.map(String), about });
    },
    walked(t, f) {
      const to = Number(f.answer);
      moveNecromancer(t, f.which, to, t.g.beacon);
      corruptZone(t, to);
    },
  },
  /** Locals: by, zone, kind, count, with. Abominations and necromancers leave a vault weapon; the Defiler's own token goes with it. */
  'zombie-killed': {
    drop(t, f) {
      const { base } = t.r.kinds[f.kind];
      if (!t.r.law.vaultWeaponsFrom.includes(base)) return;
      for (let i = 0; i < f.count; i++) {
        const record = base === 'necromancer' ? dropNecromancer(t, f.zone, f.kind) : null;
        if (record !== null && record.token !== NOBODY) removeSpawnToken(t, record.token);
        dropVaultWeapon(t, f.zone);
      }
    },
    mission(t, f) {
      call(t, 'mission-killed', { by: f.by, zone: f.zone, kind: f.kind, count: f.count, with: f.with });
    },
  },
} satisfies Replaced;
