// Washington at night: just before the zombies phase every zombie that sees a lit zone activates once more, at most once a round.

import { END } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import type { ZoneId } from '../../state/state.ts';
import { call, tables } from '../../table.ts';
import { gather } from '../../zombies/groups.ts';
import { sense } from '../../zombies/senses.ts';

/** Zones from which something lit is seen; none by day. A light is seen from afar although the zombies go where sight and noise send them. */
export function zonesThatSeeLight(t: Table): ZoneId[] {
  const { lit } = sense(t);
  const zones: ZoneId[] = [];
  if (lit === null || lit.size === 0) return zones;
  const board = tables(t);
  for (let zone = 0; zone < t.g.noise.length; zone++) if (board.sees(zone).some((seen) => lit.has(seen))) zones.push(zone);
  return zones;
}

export const nightProcedures = {
  'before-zombies': {
    light(t) {
      const zones = zonesThatSeeLight(t);
      if (zones.length === 0) return END;
      const groups = gather(t, null, zones);
      if (groups.length > 0) call(t, 'activate-groups', { groups });
    },
  },
} satisfies Replaced;
