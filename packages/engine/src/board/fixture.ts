// Boards for tests: a case board with its tables, asked by zone names.
import { planFromCase } from './case-grid.ts';
import type { CaseSpec } from './case-words.ts';
import { boardKey, startingDoors } from './key.ts';
import { makeBoard } from './tables.ts';
import type { Board, BoardTables, SightMode } from './types.ts';

export interface CaseView {
  readonly board: Board;
  readonly tables: BoardTables;
  zone(name: string): number;
  /** zones seen, as one word of names */
  sees(from: string, mode?: SightMode): string;
  range(from: string, to: string, mode?: SightMode): number;
  steps(from: string): string;
  zombieSteps(from: string): string;
  freeZombieSteps(from: string): string;
  climbSteps(from: string): string;
  /** zones of the building a room lies in */
  building(of: string): string;
}

export interface Tokens {
  readonly doors?: Readonly<Record<number, number>>;
  readonly corruption?: string;
  readonly ruins?: string;
  readonly ladders?: readonly string[];
  readonly links?: readonly string[];
}

export function caseView(spec: CaseSpec, tokens: Tokens = {}): CaseView {
  const made = planFromCase(spec);
  if ('problems' in made) throw new Error(made.problems.map(({ place, reason }) => `${place}: ${reason}`).join('\n'));
  const board = makeBoard(made.plan);
  const zone = (name: string): number => {
    const found = board.zoneNamed(name);
    if (found < 0) throw new Error(`no zone ${name}`);
    return found;
  };
  const zones = (names = ''): number[] => [...names].map(zone);
  const pairs = (list: readonly string[] = []) => list.map((pair): [number, number] => [zone(pair[0] ?? ''), zone(pair[1] ?? '')]);
  const doors = startingDoors(made.plan).map((state, door) => tokens.doors?.[door] ?? state);
  const ladders = [...made.ladders, ...pairs(tokens.ladders)];
  const tables = board.tables(
    boardKey({ doors, corruption: zones(tokens.corruption), ruins: zones(tokens.ruins), ladders, links: pairs(tokens.links) }),
  );
  const word = (list: readonly number[] = []): string => list.map((z) => board.zones[z]?.name).join('');
  return {
    board,
    tables,
    zone,
    sees: (from, mode) => word(tables.sees(zone(from), mode)),
    range: (from, to, mode) => tables.sightRange(zone(from), zone(to), mode),
    steps: (from) => word(tables.steps[zone(from)]),
    zombieSteps: (from) => word(tables.zombieSteps[zone(from)]),
    freeZombieSteps: (from) => word(tables.freeZombieSteps[zone(from)]),
    climbSteps: (from) => word(tables.climbSteps[zone(from)]),
    building: (of) => word(tables.buildings[tables.building[zone(of)] ?? -1]),
  };
}
