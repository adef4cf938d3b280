// A small table for unit tests: two street zones A and B, one survivor with weapons, perhaps a friend. Content of its own.

import { runTable } from '../api/engine.ts';
import { planFromCase } from '../board/case-grid.ts';
import { makeBoard } from '../board/tables.ts';
import type { AttackKind, EditionContent, EditionId, ItemDef, MissionDef, WeaponMode } from '../content.ts';
import { bindRules } from '../editions/open.ts';
import { newFrame } from '../kernel/index.ts';
import { noMission } from '../missions/none.ts';
import type { Table } from '../rules.ts';
import { refreshBoard } from '../state/board-state.ts';
import { emptyState, newSurvivor, type Options } from '../state/setup.ts';
import { type CardId, NO_CARD } from '../state/state.ts';
import { placeAt } from '../survivors/standing.ts';

const line = (attack: AttackKind, range: readonly [number, number], dice: number, accuracy: number, damage: number): WeaponMode => ({
  attack,
  range,
  dice,
  accuracy,
  damage,
  noisy: false,
});

const card = (id: string, modes: readonly WeaponMode[], more: Partial<ItemDef> = {}): ItemDef => ({
  id,
  slot: 'any',
  modes,
  tags: [],
  from: 'ours',
  ...more,
});

const testItems: readonly ItemDef[] = [
  card('axe-2', [line('melee', [0, 0], 2, 4, 2)], { dual: true }),
  card('katana', [line('melee', [0, 0], 2, 4, 1)], { dual: true, risk: 1, skills: ['roll-6-plus-1-damage-combat'] }),
  card('bow', [line('ranged', [1, 2], 2, 3, 1)], { dual: true, ammo: 'arrows' }),
  card('molotov', [line('ranged', [1, 1], 0, 0, 0)], { tags: ['molotov'] }),
];

const content = (edition: EditionId): EditionContent => ({
  edition,
  version: 1,
  modes: [],
  tiles: [],
  items: testItems,
  decks: { equipment: Object.fromEntries(testItems.map((item) => [item.id, 2])) },
  zombieDeck: [],
  abominations: ['khan'],
  necromancers: [],
  miniatures: { walker: 35, brute: 14, runner: 14, abomination: 1, necromancer: 1 },
  survivors: [],
  missions: [],
});

const mission = (edition: EditionId): MissionDef => ({
  id: 'table',
  edition,
  code: '-',
  difficulty: 'easy',
  minutes: 0,
  survivors: { count: 0 },
  map: { tiles: [], places: {}, spawns: [], from: { tiles: 'ours', tokens: 'ours' } },
  objectives: { ordered: false, list: [] },
  loseIf: [],
  setup: [],
  rules: [],
});

export interface TableSaid {
  readonly edition?: EditionId;
  readonly options?: Options;
  readonly zombies: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly hands: readonly string[];
  readonly skills?: readonly string[];
  /** zone where another survivor stands */
  readonly friend?: string;
}

/** The table at the first survivor's turn question. */
export function smallTable(said: TableSaid): Table {
  const edition = said.edition ?? 'white-death';
  const options = said.options ?? {};
  const laid = planFromCase({ grid: 'A B' });
  if ('problems' in laid) throw new Error('the test board does not fit');
  const book = content(edition);
  const r = bindRules(book, mission(edition), options, makeBoard(laid.plan), {}, noMission);
  const g = emptyState(r, { edition, mission: 'table', seats: [['one', 'two']], options, seed: 'test' });
  const t: Table = { g, r, events: null };
  const one = newSurvivor(r, 'one', 0);
  placeAt(one, r.board.zoneNamed('A'));
  one.skills = [...(said.skills ?? [])];
  const taken: CardId[] = [];
  for (const id of said.hands) taken.push(g.cards.findIndex((item, c) => r.items[item].id === id && !taken.includes(c)));
  one.hands = [taken[0] ?? NO_CARD, taken[1] ?? NO_CARD];
  g.survivors.push(one);
  if (said.friend !== undefined) g.survivors.push({ ...newSurvivor(r, 'two', 0), zone: r.board.zoneNamed(said.friend) });
  for (const [zone, kinds] of Object.entries(said.zombies)) {
    for (const [kind, n] of Object.entries(kinds)) {
      const k = r.kinds.findIndex((x) => x.id === kind || x.base === kind);
      g.zombies[r.board.zoneNamed(zone) * r.kinds.length + k] = n;
    }
  }
  refreshBoard(t);
  g.stack.push(newFrame(r.program, 'turn', { who: 0 }));
  runTable(t);
  return t;
}
