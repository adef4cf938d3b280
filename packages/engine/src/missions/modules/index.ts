// Small modules for missions whose rules words do not reach.
import type { Procedures } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import type { Action } from '../../survivors/action.ts';
import type { Draft } from '../draft.ts';
import type { Compiling } from '../reading.ts';

export type MissionModule = (c: Compiling, d: Draft) => void;

export const MODULES: Readonly<Record<string, MissionModule>> = {};

export const moduleActions: readonly Action[] = [];
export const moduleProcedures: Procedures<Table> = {};
