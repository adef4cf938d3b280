// Black Plague's necromancer card: it brings an army of its own, and those already there act again.
import type { Replaced } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { NOBODY, NOWHERE } from '../../state/state.ts';
import { call } from '../../table.ts';
import { addZombies } from '../../zombies/figures.ts';
import { gather } from '../../zombies/groups.ts';
import { kindWith } from '../../zombies/necromancers.ts';
import { laySpawnToken } from '../../zombies/spawn-tokens.ts';

/** From which round on a token laid now draws cards of its own: one laid in the spawn step has just spawned. */
const since = (t: Table): number => (t.g.phase === 'spawn' ? t.g.round + 1 : t.g.round);

export const blackPlagueNecromancerCard = {
  /** Locals: zone, deck. Returns the Double spawns its army's card brought. */
  'necromancer-card': {
    look(t, f) {
      f.doubles = 0;
      f.token = NOBODY;
      f.kind = t.r.missionRules.spawnsAs(t, kindWith(t, 'flees'));
      if (t.r.kinds[f.kind].base !== 'necromancer') {
        call(t, 'spawn-zombies', { zone: f.zone, kind: f.kind, count: 1, how: 'card' });
        return 'done';
      }
      if (addZombies(t, f.zone, f.kind, 1, 'card') === 0) return 'wake';
      t.r.missionRules.zombiesEntered(t, f.zone, NOWHERE);
      f.token = laySpawnToken(t, f.zone, 'necro', since(t));
      t.g.necromancers.push({ kind: f.kind, zone: f.zone, token: f.token, source: NOBODY });
    },
    /** the new token spawns at once */
    army(t, f) {
      call(t, 'draw-zombie-card', { zone: f.zone, deck: f.deck === 'building' ? 'building' : 'spawn' });
    },
    count(_t, f) {
      f.doubles = f.ret;
    },
    /** those that were there before act again */
    wake(t, f) {
      const groups = gather(t, [f.kind], null);
      const newcomer = t.g.necromancers.find((n) => f.token !== NOBODY && n.token === f.token);
      for (let i = 0; i < groups.length; i += 3) if (newcomer?.zone === groups[i]) groups[i + 2]--;
      for (let i = groups.length - 3; i >= 0; i -= 3) if (groups[i + 2] === 0) groups.splice(i, 3);
      if (groups.length > 0) call(t, 'activate-groups', { groups });
    },
    done(_t, f) {
      f.ret = f.doubles;
    },
  },
} satisfies Replaced;
