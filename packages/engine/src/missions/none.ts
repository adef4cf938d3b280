import { NOWHERE } from '../state/state.ts';
import { drawFor } from '../survivors/search/search.ts';
import { judge } from './judge.ts';
import type { Script } from './script.ts';
import type { MissionRules } from './types.ts';

const nothing = () => null;

/** Nothing to win or lose beyond the edition's own rules. */
const emptyScript: Script = {
  ordered: false,
  exitLine: 0,
  lines: [],
  aims: [],
  defeats: [],
  // a crate holds an epic weapon whether there is a mission or not
  effects: [[(t, f) => drawFor(t, f.who, 'epic', 1)]],
  takes: [{ fits: (what) => what === 'crate', list: 0 }],
  kills: [],
  fires: [],
  phases: [],
  whens: [],
  sights: [],
  listeners: { fires: [], kills: [] },
  grants: [],
  setup: [],
  cards: [],
  notes: new Map(),
  noReturn: null,
  tags: new Map(),
  actsAs: {},
  linked: false,
  beaconWalks: false,
  guardsLeave: false,
  exits: null,
};

/** A board without a mission: nothing locked, nothing to win. Rule cases stand on it. */
export const noMission: MissionRules = {
  procedures: {},
  script: emptyScript,
  judge,
  layTokens() {},
  links: () => [],
  leads: () => [],
  doorLocked: nothing,
  takeLocked: nothing,
  searchLocked: nothing,
  spawnAsleep: () => false,
  guardsMoveLocked: nothing,
  tokenAp: () => 5,
  keeps: () => false,
  tradable: () => false,
  companionsPass: true,
  spawnsAs: (_t, kind) => kind,
  abominationsMost: Number.POSITIVE_INFINITY,
  drive: true,
  moveCost: () => 0,
  exitRefused: () => undefined,
  pathsThroughDoors: () => false,
  splitsBuilding: () => false,
  zombiesStart: () => {},
  keptFree: () => [],
  toClear: () => [],
  treasures: () => [],
  zombiesEntered() {},
  movesInstead: () => NOWHERE,
};
