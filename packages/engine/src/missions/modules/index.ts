// Small modules for missions whose rules words do not reach.
import type { Replaced } from '../../procedures.ts';
import type { Action } from '../../survivors/action.ts';
import type { Draft } from '../draft.ts';
import type { Compiling } from '../reading.ts';
import { draftPairs, draftPairsProcedure } from './draft-pairs.ts';
import { pathThroughDoors } from './path-through-doors.ts';
import { blowUpCar, shootCar, shootCars } from './shoot-cars.ts';
import { swapLeader } from './swap-leader.ts';
import { weakDoors } from './weak-doors.ts';

export type MissionModule = (c: Compiling, d: Draft) => void;

export const MODULES: Readonly<Record<string, MissionModule>> = {
  'shoot-cars': shootCars,
  'draft-pairs': draftPairs,
  'weak-doors': weakDoors,
  'swap-leader': swapLeader,
  'path-through-doors': pathThroughDoors,
};

export const moduleActions: readonly Action[] = [shootCar];

/** What modules call; `module-taken` is for them to replace. */
export const moduleProcedures = {
  'draft-pairs': draftPairsProcedure,
  'blow-up-car': blowUpCar,
  'module-taken': { nothing() {} },
} satisfies Replaced;
