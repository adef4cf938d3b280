import { NOWHERE } from '../state.ts';
import type { MissionRules } from './types.ts';

const nothing = () => null;

/** A board without a mission: nothing locked, nothing to win. Rule cases stand on it. */
export const noMission: MissionRules = {
  procedures: {},
  layTokens() {},
  links: () => [],
  doorLocked: nothing,
  takeLocked: nothing,
  searchLocked: nothing,
  spawnAsleep: () => false,
  guardsMoveLocked: nothing,
  tokenAp: () => 5,
  keeps: () => false,
  spawnsAs: (_t, kind) => kind,
  drive: true,
  moveCost: () => 0,
  exitRefused: () => undefined,
  pathsThroughDoors: () => false,
  splitsBuilding: () => false,
  zombiesStart: () => false,
  zombiesEntered() {},
  movesInstead: () => NOWHERE,
};
