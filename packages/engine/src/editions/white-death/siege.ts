// Zombie Siege cards (WD): zombies rise in every corruption zone, then those whose way a rampart bars climb it.

import { END } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { openWindow } from '../../skills/window.ts';
import { abominationsOnBoard, drawAbomination } from '../../spawn/deck.ts';
import type { Climb } from '../../spawn/locals.ts';
import { zonesOf } from '../../spawn/placing.ts';
import { type KindId, NOWHERE, type ZoneId } from '../../state/state.ts';
import { dangerLevel } from '../../survivors/adrenaline.ts';
import { ask, call, tableSeat, tell } from '../../table.ts';
import { climbsFrom } from '../../zombies/aim.ts';
import { addZombies, countOf, moveZombies } from '../../zombies/figures.ts';
import { preyIn, sense } from '../../zombies/senses.ts';

function rise(t: Table, zone: ZoneId, kind: KindId, count: number): void {
  if (addZombies(t, zone, kind, count, 'siege') > 0) t.r.missionRules.zombiesEntered(t, zone, NOWHERE);
}

/** Who would climb where now; abominations need no siege for it, and who has prey in reach stays. */
function climbers(t: Table): Climb[] {
  const found: Climb[] = [];
  const senses = sense(t);
  for (let zone = 0; zone < t.g.noise.length; zone++) {
    const here: [KindId, number][] = [];
    for (let kind = 0; kind < t.r.kinds.length; kind++) {
      const { base, traits } = t.r.kinds[kind];
      if (base !== 'necromancer' && !traits.includes('climbs') && countOf(t, zone, kind) > 0) here.push([kind, countOf(t, zone, kind)]);
    }
    if (here.length === 0 || preyIn(t, zone)) continue;
    const ways = climbsFrom(t, senses, zone);
    if (ways.length > 0) found.push({ zone, here, ways });
  }
  return found;
}

export const siegeProcedures = {
  /** Locals: card, zone. */
  'siege-card': {
    link(t, f) {
      openWindow(t, 'siege-drawn', { card: f.card });
    },
    read(t, f) {
      const card = t.r.zombieCards[f.card];
      const line = card.is === 'siege' ? card.levels[dangerLevel(t)] : null;
      f.got = [];
      if (line === null || t.g.corruption.length === 0) return 'look';
      const [id, count] = Object.entries(line)[0];
      f.kind = t.r.missionRules.spawnsAs(t, t.r.kindNumber[id]);
      f.count = count;
    },
    /** short of miniatures the players say which zones get the rest */
    rise(t, f) {
      const zones = t.g.corruption.filter((zone) => !f.got.includes(zone));
      const left = t.g.pool[f.kind];
      if (left >= zones.length * f.count) {
        for (const zone of zones) rise(t, zone, f.kind, f.count);
        f.got = t.g.corruption.slice();
        return 'react';
      }
      if (left === 0) return 'instead';
      const keys = zones.map(String);
      f.answer = keys[0];
      if (keys.length > 1) ask(t, { kind: 'zone', by: tableSeat(t), topic: 'siege', keys, about: zonesOf(keys) });
    },
    chosen(t, f) {
      rise(t, Number(f.answer), f.kind, f.count);
      f.got.push(Number(f.answer));
      return f.got.length < t.g.corruption.length ? 'rise' : 'instead';
    },
    /** an abomination where none rose, or the one on the board acts again */
    instead(t, f) {
      tell(t, { t: 'out-of-miniatures', kind: t.r.kinds[f.kind].id, zone: f.zone });
      const kinds = abominationsOnBoard(t);
      if (kinds.length > 0) {
        call(t, 'activate-kind', { kinds });
        return 'react';
      }
      const empty = t.g.corruption.filter((zone) => !f.got.includes(zone));
      const keys = (empty.length > 0 ? empty : t.g.corruption).map(String);
      f.answer = keys[0];
      if (keys.length > 1) ask(t, { kind: 'zone', by: tableSeat(t), topic: 'abomination', keys, about: zonesOf(keys) });
    },
    abomination(t, f) {
      const kind = drawAbomination(t);
      if (kind < 0) return;
      rise(t, Number(f.answer), kind, 1);
      f.got.push(Number(f.answer));
    },
    react(t, f) {
      if (f.got.length > 0) openWindow(t, 'zombies-spawned', { zone: f.got[0], zones: f.got });
    },
    /** all destinations first, then the climbing */
    look(t, f) {
      f.climbs = climbers(t);
    },
    climb(t, f) {
      const next: Climb | undefined = f.climbs[0];
      if (next === undefined) return END;
      const keys = next.ways.map(String);
      f.answer = keys[0];
      if (keys.length === 1) return;
      const zombies = next.here.map(([kind]) => t.r.kinds[kind].id);
      ask(t, { kind: 'route', by: tableSeat(t), zone: next.zone, zombies, keys, about: zonesOf(keys) });
    },
    climbed(t, f) {
      const next = f.climbs.shift();
      if (next === undefined) return END;
      const { zone, here } = next;
      const to = Number(f.answer);
      for (const [kind, count] of here) moveZombies(t, zone, to, kind, count, to, 'drawn');
      t.r.missionRules.zombiesEntered(t, to, zone);
      return 'climb';
    },
  },
} satisfies Replaced;
