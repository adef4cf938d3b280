// A table for unit tests: a board drawn in letters and the barest content, on an edition's real rules.

import { answerTable, keysOf, refusalOf, runTable } from '../src/api/engine.ts';
import { makeBoard, planFromCase } from '../src/board/index.ts';
import type { EditionContent, EditionId, MissionDef, ZombieCardDef } from '../src/content.ts';
import { bindRules } from '../src/editions/open.ts';
import { newFrame } from '../src/kernel/index.ts';
import { noMission } from '../src/missions/none.ts';
import type { Table } from '../src/rules.ts';
import { refreshBoard } from '../src/state/board-state.ts';
import { emptyState, newSurvivor, type Options } from '../src/state/setup.ts';
import type { SpawnToken } from '../src/state/state.ts';

const ABOMINATIONS: Readonly<Partial<Record<EditionId, readonly string[]>>> = {
  'second-edition': ['patient-0', 'abominacop', 'abominawild', 'hobomination'],
  washington: ['patient-0', 'abominacop', 'abominawild', 'hobomination'],
  'black-plague': ['abomination'],
  'white-death': ['khan'],
};

const mission: MissionDef = {
  id: 'test',
  edition: 'second-edition',
  code: '-',
  difficulty: 'easy',
  minutes: 0,
  survivors: { count: 0 },
  map: { tiles: [], places: {}, spawns: [], from: { tiles: 'ours', tokens: 'ours' } },
  objectives: { ordered: false, list: [] },
  loseIf: [],
  setup: [],
  rules: [],
};

export interface Spec {
  readonly edition: EditionId;
  readonly board: Readonly<Record<string, string>>;
  /** name to zone */
  readonly survivors: Readonly<Record<string, string>>;
  readonly zombies?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** zone and colour, in order */
  readonly spawns?: readonly (readonly [zone: string, colour: SpawnToken['colour']])[];
  /** top first */
  readonly cards?: readonly ZombieCardDef[];
  readonly options?: Options;
  readonly places?: Readonly<Record<string, readonly string[]>>;
}

export interface TestTable {
  readonly t: Table;
  zone(name: string): number;
  count(zone: string, kind: string): number;
  /** runs a procedure to its end or its first question */
  play(procedure: string, locals?: Record<string, unknown>): void;
  answer(key: string): void;
  keys(): string[];
}

export function setTable(spec: Spec): TestTable {
  const laid = planFromCase(spec.board);
  if ('problems' in laid) throw new Error(JSON.stringify(laid.problems));
  const content: EditionContent = {
    edition: spec.edition,
    version: 1,
    modes: [],
    tiles: [],
    items: [],
    decks: { equipment: {}, vault: {} },
    zombieDeck: spec.cards ?? [],
    abominations: ABOMINATIONS[spec.edition] ?? [],
    necromancers: [],
    miniatures: { walker: 35, brute: 14, runner: 14 },
    survivors: [],
    missions: [],
  };
  const board = makeBoard(laid.plan);
  const places = Object.fromEntries(
    Object.entries(spec.places ?? {}).map(([name, zones]) => [name, zones.map((zone) => board.zoneNamed(zone))]),
  );
  const options = spec.options ?? {};
  const r = bindRules(content, { ...mission, edition: spec.edition }, options, board, places, noMission);
  const g = emptyState(r, { edition: spec.edition, mission, seats: [Object.keys(spec.survivors)], options, seed: 'test' });
  const t: Table = { g, r, events: [] };
  const zone = (name: string): number => {
    const found = board.zoneNamed(name);
    if (found < 0) throw new Error(`no zone ${name}`);
    return found;
  };
  g.round = 1;
  g.zombieDeck.draw.reverse();
  for (const [name, at] of Object.entries(spec.survivors)) g.survivors.push({ ...newSurvivor(r, name, 0), skills: [], zone: zone(at) });
  for (const [at, kinds] of Object.entries(spec.zombies ?? {})) {
    for (const [kind, count] of Object.entries(kinds)) {
      g.zombies[zone(at) * r.kinds.length + r.kindNumber[kind]] = count;
      g.pool[r.kindNumber[kind]] -= count;
    }
  }
  for (const [at, colour] of spec.spawns ?? []) g.spawns.push({ zone: zone(at), colour, active: true, since: 0 });
  refreshBoard(t);
  return {
    t,
    zone,
    count: (at, kind) => g.zombies[zone(at) * r.kinds.length + r.kindNumber[kind]],
    play(procedure, locals) {
      g.stack.push(newFrame(r.program, procedure, locals));
      runTable(t);
    },
    answer(key) {
      const refusal = refusalOf(t, key);
      if (refusal !== null) throw new Error(JSON.stringify(refusal));
      answerTable(t, key);
    },
    keys: () => keysOf(t),
  };
}

export const walkers = (no: number, count: number): ZombieCardDef => {
  const line = { walker: count };
  return { no, is: 'spawn', levels: [line, line, line, line] };
};
