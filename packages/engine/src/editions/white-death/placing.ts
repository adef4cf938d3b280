// White Death's empty box: an abomination comes in place of whoever is missing.

import { END } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import { openWindow } from '../../skills/window.ts';
import { abominationsOnBoard, drawAbomination } from '../../spawn/deck.ts';
import { place, zonesOf } from '../../spawn/placing.ts';
import { ask, call, tableSeat, tell } from '../../table.ts';

export const whiteDeathPlacing = {
  /** Locals: zone, kind, count, how. Skills answer once a card: after whoever comes in place of the missing. */
  'spawn-zombies': {
    place(t, f) {
      f.kind = t.r.missionRules.spawnsAs(t, f.kind);
      f.placed = place(t, f.zone, f.kind, f.count, f.how);
      if (f.placed < f.count) return 'short';
    },
    react(t, f) {
      if (f.placed > 0) openWindow(t, 'zombies-spawned', { zone: f.zone, zones: [f.zone] });
      return END;
    },
    short(t, f) {
      call(t, 'out-of-miniatures', { kind: f.kind, zone: f.zone, how: f.how, placed: f.placed });
    },
  },
  /** Locals: kind, zone, how, placed (of those there were, in the zone). An abomination comes instead; one on the board acts again. */
  'out-of-miniatures': {
    look(t, f) {
      tell(t, { t: 'out-of-miniatures', kind: t.r.kinds[f.kind].id, zone: f.zone });
      const kinds = abominationsOnBoard(t);
      f.spawned = (f.placed ?? 0) > 0 ? [f.zone] : [];
      if (kinds.length > 0) return 'again';
      // an Aaahh!! card brings it out of corruption
      if (f.how !== 'ambush' || t.g.corruption.length === 0) {
        f.answer = String(f.zone);
        return 'come';
      }
      const keys = t.g.corruption.map(String);
      f.answer = keys[0];
      if (keys.length > 1) ask(t, { kind: 'zone', by: tableSeat(t), topic: 'abomination', keys, about: zonesOf(keys) });
    },
    come(t, f) {
      f.zone = Number(f.answer);
      const kind = drawAbomination(t);
      if (kind >= 0 && place(t, f.zone, kind, 1, 'out-of-miniatures') > 0 && !f.spawned.includes(f.zone)) f.spawned.push(f.zone);
    },
    react(t, f) {
      if (f.spawned.length > 0) openWindow(t, 'zombies-spawned', { zone: f.spawned[0], zones: f.spawned });
      return END;
    },
    again(t, f) {
      if (f.spawned.length > 0) openWindow(t, 'zombies-spawned', { zone: f.zone, zones: f.spawned });
    },
    act(t) {
      call(t, 'activate-kind', { kinds: abominationsOnBoard(t) });
    },
  },
} satisfies Replaced;
