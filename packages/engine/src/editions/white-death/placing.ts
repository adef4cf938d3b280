// White Death's empty box: an abomination comes in place of whoever is missing.
import { END, type Procedures } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import { openWindow } from '../../skills/window.ts';
import { abominationsOnBoard, drawAbomination } from '../../spawn/deck.ts';
import { place, zonesOf } from '../../spawn/placing.ts';
import { ask, call, tableSeat, tell } from '../../table.ts';

export const whiteDeathPlacing: Procedures<Table> = {
  /** Locals: kind, zone, how. An abomination comes instead; one on the board acts again. */
  'out-of-miniatures': {
    look(t, f) {
      tell(t, { t: 'out-of-miniatures', kind: t.r.kinds[f.kind].id, zone: f.zone });
      const kinds = abominationsOnBoard(t);
      if (kinds.length > 0) {
        call(t, 'activate-kind', { kinds });
        return END;
      }
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
      if (kind < 0) return END;
      place(t, f.zone, kind, 1, 'out-of-miniatures');
    },
    react(t, f) {
      openWindow(t, 'zombies-spawned', { zone: f.zone, zones: [f.zone] });
    },
  },
};
