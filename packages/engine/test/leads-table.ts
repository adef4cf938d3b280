// A small board with two closed doors, and what its mission asks for.
import { expect } from 'vitest';
import type { Lead } from '../src/missions/leads/lead.ts';
import type { MissionSpec, MissionTable } from './mission-table.ts';

const board = { grid: 'A B c d E', rooms: 'c d', doors: 'c-B closed blue, d-E closed green', openings: 'c-d' };
export const spec = (more: Partial<MissionSpec>): MissionSpec => ({ board, ...more });
export const leads = (t: MissionTable, line = 0): readonly Lead[] =>
  t.t.r.missionRules.leads(t.t).find((one) => one.line === line)?.leads ?? [];
export const only = (t: MissionTable): Lead => {
  const found = leads(t);
  expect(found).toHaveLength(1);
  return found[0];
};
