export type { CaseBoard } from './case-grid.ts';
export { planFromCase } from './case-grid.ts';
export { boardKey, DOOR, readBoardKey, startingDoors } from './key.ts';
export type { BoardProblem } from './problems.ts';
export { makeBoard } from './tables.ts';
export type { Board, BoardDynamics, BoardPlan, BoardTables, DoorPlan, EdgePlan, SightMode, ZonePlan } from './types.ts';
export { FAR } from './types.ts';
