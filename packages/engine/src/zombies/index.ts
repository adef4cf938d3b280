// Zombies: activation, targets, necromancers. Editions replace procedures by name.
import type { Procedures } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { zombieSkillProcedures } from '../skills/zombies/index.ts';
import { call } from '../table.ts';
import { activationProcedures } from './activation.ts';

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
