export type { Board, BoardDynamics, BoardPlan, BoardTables, DoorPlan, EdgePlan, SightMode, ZonePlan } from './types.ts';
export { FAR } from './types.ts';
