// Zombies: activation, targets, necromancers. Editions replace procedures by name.
import type { Room } from '../procedures.ts';
import { call } from '../table.ts';
import { activationProcedures } from './activation.ts';
import type { ZombieLocals } from './locals.ts';

export const zombieProcedures: Room<ZombieLocals> = {
  ...activationProcedures,
  /** only the fantasy books have necromancers */
  'necromancer-acts': { nothing() {} },
  'zombie-killed': {
    mission(t, f) {
      call(t, 'mission-killed', { by: f.by, zone: f.zone, kind: f.kind, count: f.count, with: f.with });
    },
  },
};
