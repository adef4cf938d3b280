import type { Procedures } from '../kernel/index.ts';
import type { Table } from '../rules.ts';

/** The mission's words sorted by what they do; filled by `compileMission`. */
export interface MissionRules {
  /** procedures a mission module replaces or adds */
  readonly procedures: Procedures<Table>;
}
