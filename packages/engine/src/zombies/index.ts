// Zombies: activation, targets, necromancers. Editions replace procedures by name.
import { gameProcedures } from '../editions/round.ts';
import type { Procedures } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { zombieSkillProcedures } from '../skills/zombies/index.ts';
import { blackPlagueNecromancerCard, whiteDeathSpawnProcedures } from '../spawn/index.ts';
import { call, tell } from '../table.ts';
import { activationProcedures } from './activation.ts';
import { defilingProcedures } from './defiling.ts';
import { fleeingProcedures } from './fleeing.ts';
import { lightProcedures } from './light.ts';

export const zombieProcedures: Procedures<Table> = {
  ...activationProcedures,
  ...zombieSkillProcedures,
  /** Locals: by, zone, kind, count, with. */
  'zombie-killed': {
    mission(t, f) {
      call(t, 'mission-killed', { by: f.by, zone: f.zone, kind: f.kind, count: f.count, with: f.with });
    },
  },
};

export const washingtonZombieProcedures: Procedures<Table> = lightProcedures;

export const blackPlagueZombieProcedures: Procedures<Table> = { ...fleeingProcedures, ...blackPlagueNecromancerCard };

export const whiteDeathZombieProcedures: Procedures<Table> = {
  ...defilingProcedures,
  ...whiteDeathSpawnProcedures,
  'clear-tokens': {
    ...gameProcedures['clear-tokens'],
    freeze(t) {
      for (const zone of t.g.freeze) tell(t, { t: 'token', what: 'freeze', zone, change: 'removed' });
      t.g.freeze = [];
    },
  },
};
