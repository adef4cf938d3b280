// White Death's necromancer card: it brings corruption.

import { END } from '../../kernel/index.ts';
import type { Replaced } from '../../procedures.ts';
import { openWindow } from '../../skills/window.ts';
import { NOBODY, NOWHERE } from '../../state/state.ts';
import { call } from '../../table.ts';
import { addZombies } from '../../zombies/figures.ts';
import { gather } from '../../zombies/groups.ts';
import { kindWith } from '../../zombies/necromancers.ts';
import { laySpawnToken, sourceToken } from '../../zombies/spawn-tokens.ts';
import { corruptZone, raiseBeacon } from './defiling.ts';

export const whiteDeathNecromancerCard = {
  /** Locals: zone, token. */
  'necromancer-card': {
    look(t, _f) {
      const kind = kindWith(t, 'defiles');
      if (gather(t, [kind], null).length === 0) return 'arrive';
      call(t, 'activate-kind', { kinds: [kind] });
    },
    another(t, f) {
      if (!t.r.options.severalNecromancers) return END;
      const kind = kindWith(t, 'seeks-beacon');
      if (addZombies(t, f.zone, kind, 1, 'card') === 0) return END;
      t.g.necromancers.push({ kind, zone: f.zone, token: NOBODY, source: NOBODY });
      raiseBeacon(t);
      corruptZone(t, f.zone);
      return 'react';
    },
    /** its own token spawns last in this very step */
    arrive(t, f) {
      const kind = kindWith(t, 'defiles');
      if (addZombies(t, f.zone, kind, 1, 'card') === 0) return END;
      const source = sourceToken(t, f.token ?? NOBODY, f.zone);
      t.g.necromancers.push({ kind, zone: f.zone, token: laySpawnToken(t, f.zone, 'defiler', t.g.round), source });
      raiseBeacon(t);
      corruptZone(t, f.zone);
    },
    react(t, f) {
      t.r.missionRules.zombiesEntered(t, f.zone, NOWHERE);
      openWindow(t, 'zombies-spawned', { zone: f.zone, zones: [f.zone] });
    },
  },
} satisfies Replaced;
