// Skills that move zombies: Shove pushes them out, Taunt draws them near, Loud calls them all.
import { refuse } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import type { Survivor, ZoneId } from '../../state/state.ts';
import { sightTo, zonesSeen } from '../../survivors/sight.ts';
import { call, tables, tell, zombiesIn } from '../../table.ts';
import { pushZombies } from '../../zombies/figures.ts';
import type { Skill } from '../types.ts';
import { spent, usedSkill, zoneSkill } from './shared.ts';

const shoveTo = (zones: (t: Table, s: Survivor) => readonly ZoneId[]): Skill =>
  zoneSkill(
    'shove',
    zones,
    (t, s) => (zombiesIn(t, s.zone) > 0 ? null : refuse('nobody-there', { zone: s.zone })),
    (t, s, zone) => {
      const from = s.zone;
      pushZombies(t, from, zone, t.g.survivors.indexOf(s));
      t.r.missionRules.zombiesEntered(t, zone, from);
    },
  );

/** Second Edition, Black Plague: where a path leads. */
export const shove = shoveTo((t, s) => tables(t).steps[s.zone]);
/** White Death: into what is seen next door, path or not; off a rampart too. */
export const whiteDeathShove = shoveTo((t, s) => tables(t).adjacent[s.zone].filter((zone) => sightTo(t, s, zone) === 1));

const tauntIn = (zones: (t: Table, s: Survivor) => readonly ZoneId[]): Skill =>
  zoneSkill(
    'taunt',
    zones,
    (t, _s, zone) => (zombiesIn(t, zone) > 0 ? null : refuse('nobody-there', { zone })),
    (t, s, zone) => call(t, 'activate-zone', { zone, target: t.g.survivors.indexOf(s) }),
  );

const TAUNT_REACH = 2;

/** Black Plague, White Death: any zone in sight. */
export const taunt = tauntIn(zonesSeen);
/** Second Edition: up to two zones away by an open path, seen or not. */
export const secondEditionTaunt = tauntIn((t, s) => {
  const board = tables(t);
  return board.steps.map((_, zone) => zone).filter((zone) => board.distance(s.zone, zone) <= TAUNT_REACH);
});

/** Until this survivor's next turn no zone is noisier; of several the latest counts. */
export const loud: Skill = {
  id: 'loud',
  actions: [
    {
      verb: 'loud',
      most: 0,
      list(_t, s, push) {
        if (spent(s, 'loud') === null) push('loud');
      },
      check: (_t, s) => spent(s, 'loud'),
      run(t, s) {
        const who = t.g.survivors.indexOf(s);
        usedSkill(t, s, 'loud');
        s.marks.push('loud', 'noisy');
        t.g.loud = s.zone;
        t.g.loudBy = who;
        tell(t, { t: 'noise', zone: s.zone, tokens: t.g.noise[s.zone], who });
      },
      describe: (_t, s) => ({ zones: [s.zone], cost: { actions: 0 } }),
    },
  ],
};
