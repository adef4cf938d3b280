// A whole game on a board drawn in letters: a mission written for one test, a box with a few cards, an edition's real rules.

import { answerTable, keysOf, refusalOf, runTable } from '../src/api/engine.ts';
import { makeBoard, planFromCase } from '../src/board/index.ts';
import type { CampaignSheet } from '../src/campaign/sheet.ts';
import type { Condition, EditionContent, EditionId, ItemDef, MissionDef, MissionMap, Word, ZombieCardDef } from '../src/content.ts';
import { bindRules } from '../src/editions/open.ts';
import { RULESETS } from '../src/editions/rulesets.ts';
import { newFrame } from '../src/kernel/index.ts';
import { type Compiled, compileMission } from '../src/missions/compile.ts';
import { judge } from '../src/missions/judge.ts';
import type { Table } from '../src/rules.ts';
import { emptyState, newSurvivor, type Options } from '../src/state/setup.ts';
import type { Survivor } from '../src/state/state.ts';
import { stow } from '../src/survivors/inventory.ts';
import { placeAt } from '../src/survivors/standing.ts';

const item = (id: string, more: Partial<ItemDef> = {}): ItemDef => ({ id, slot: 'any', tags: [], from: 'ours', ...more });
const shot = { attack: 'ranged', range: [0, 2], dice: 1, accuracy: 3, damage: 1, noisy: true } as const;
const blow = { attack: 'melee', range: [0, 0], dice: 1, accuracy: 3, damage: 1, noisy: false } as const;

const items: readonly ItemDef[] = [
  item('crowbar', { modes: [blow], door: { noisy: false } }),
  item('pistol', { modes: [shot] }),
  item('water', { food: 1, works: 'inventory', tags: ['food'] }),
  item('molotov', { modes: [{ ...shot, range: [1, 1], dice: 0 }], tags: ['molotov'] }),
  item('dragon-bile', { works: 'inventory', tags: ['bile'] }),
  item('torch', { works: 'inventory', tags: ['torch'] }),
  item('aaahh', { ambush: { kind: 'walker', count: 1 }, tags: ['aaahh'] }),
  item('nailbat', { modes: [blow], tags: ['epic'] }),
  item('zantetsuken', { modes: [blow], tags: ['epic'] }),
  item('inferno', { modes: [shot], tags: ['artefact'] }),
  item('orcish-crossbow', { modes: [shot], tags: ['artefact'] }),
  item('ice-bow', { modes: [shot], tags: ['vault-weapon'] }),
  item('storm-crossbow', { modes: [shot], tags: ['vault-weapon'] }),
];

const FANTASY: readonly string[] = ['black-plague', 'white-death'];
const ABOMINATIONS: Readonly<Partial<Record<EditionId, readonly string[]>>> = {
  'second-edition': ['patient-0'],
  washington: ['patient-0'],
  'black-plague': ['abomination'],
  'white-death': ['khan'],
};
const NAMES = ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda', 'ostara', 'tiger'];

const quiet: ZombieCardDef = { no: 1, is: 'spawn', levels: [null, null, null, null] };

function boxOf(spec: MissionSpec): EditionContent {
  const edition = spec.edition ?? 'second-edition';
  const vault: Record<string, number> =
    edition === 'white-death' ? { 'ice-bow': 1, 'storm-crossbow': 1 } : { inferno: 1, 'orcish-crossbow': 1 };
  return {
    edition,
    version: 1,
    modes: [],
    tiles: [],
    items,
    decks: {
      equipment: { crowbar: 2, pistol: 2, water: 3, molotov: 2, 'dragon-bile': 4, torch: 2, ...spec.equipment },
      ...(FANTASY.includes(edition) ? { vault } : { epic: { nailbat: 1, zantetsuken: 1 } }),
      ...(edition === 'washington' ? { 'secret-service': { pistol: 2 } } : {}),
    },
    zombieDeck: spec.zombieCards ?? [quiet, quiet, quiet],
    abominations: ABOMINATIONS[edition] ?? [],
    necromancers: [],
    miniatures: { walker: 35, brute: 14, runner: 14 },
    survivors: NAMES.map((id) => ({ id, health: 3, blue: [], orange: ['lucky', 'slippery'], red: [], from: 'ours' as const })),
    missions: [],
    ...(edition === 'washington' ? { campaign: { boxes: 20, rewardAt: [2, 5], skills: ['lucky', 'sniper', 'hoard'] } } : {}),
  };
}

export interface MissionSpec {
  readonly edition?: EditionId;
  readonly board: Readonly<Record<string, string>>;
  /** tile faces of zones, for `tile:` names */
  readonly faces?: Readonly<Record<string, readonly string[]>>;
  /** those played: the first so many of the box; default two */
  readonly players?: number;
  readonly places?: Readonly<Record<string, readonly string[]>>;
  readonly map?: Partial<MissionMap>;
  readonly ordered?: boolean;
  readonly objectives?: readonly Condition[];
  readonly loseIf?: readonly Word[];
  readonly setup?: readonly Word[];
  readonly rules?: readonly Word[];
  readonly module?: string;
  readonly cards?: MissionDef['cards'];
  readonly notes?: MissionDef['notes'];
  readonly equipment?: Readonly<Record<string, number>>;
  readonly zombieCards?: readonly ZombieCardDef[];
  readonly options?: Options;
  readonly campaign?: CampaignSheet;
}

function missionOf(spec: MissionSpec): MissionDef {
  return {
    id: 'test',
    edition: spec.edition ?? 'second-edition',
    code: 'T',
    difficulty: 'easy',
    minutes: 1,
    survivors: { count: spec.players ?? 2 },
    map: { tiles: [], places: spec.places ?? { start: ['A'] }, spawns: [], from: { tiles: 'ours', tokens: 'ours' }, ...spec.map },
    objectives: { ordered: spec.ordered ?? false, list: spec.objectives ?? [{ marks: { name: 'never', count: 1 } }] },
    loseIf: spec.loseIf ?? [],
    setup: spec.setup ?? [],
    rules: spec.rules ?? [],
    ...(spec.module === undefined ? {} : { module: spec.module }),
    ...(spec.cards === undefined ? {} : { cards: spec.cards }),
    ...(spec.notes === undefined ? {} : { notes: spec.notes }),
  };
}

function ground(spec: MissionSpec) {
  const laid = planFromCase(spec.board);
  if ('problems' in laid) throw new Error(JSON.stringify(laid.problems));
  const zones = laid.plan.zones.map((zone) => ({ ...zone, faces: spec.faces?.[zone.name] ?? [] }));
  const board = makeBoard({ ...laid.plan, zones });
  const mission = missionOf(spec);
  const content = boxOf(spec);
  const places = Object.fromEntries(
    Object.entries(mission.map.places).map(([name, refs]) => [name, refs.map((ref) => board.zoneNamed(ref))]),
  );
  const { kinds, law } = RULESETS[content.edition];
  return {
    board,
    mission,
    content,
    places,
    compiled: compileMission(mission, { board, places, printed: { objectives: [], crates: [] }, content, kinds, law }),
  };
}

export const compileSpec = (spec: MissionSpec): Compiled => ground(spec).compiled;

/** `place: reason` of everything wrong. */
export function problemsOf(spec: MissionSpec): string[] {
  const compiled = compileSpec(spec);
  return compiled.ok ? [] : compiled.problems.map((p) => `${p.place}: ${p.reason}${p.nearest === '' ? '' : ` -> ${p.nearest}`}`);
}

export class MissionTable {
  constructor(readonly t: Table) {}

  get g() {
    return this.t.g;
  }
  zone(name: string): number {
    const found = this.t.r.board.zoneNamed(name);
    if (found < 0) throw new Error(`no zone ${name}`);
    return found;
  }
  who(name: string): Survivor {
    const s = this.g.survivors.find((x) => x.id === name);
    if (s === undefined) throw new Error(`nobody is called ${name}`);
    return s;
  }
  stand(name: string, zone: string): this {
    placeAt(this.who(name), this.zone(zone));
    return this;
  }
  zombies(zone: string, kind: string, count: number): this {
    const k = this.t.r.kindNumber[kind];
    this.g.pool[k] -= count;
    this.g.zombies[this.zone(zone) * this.t.r.kinds.length + k] += count;
    return this;
  }
  count(zone: string, kind: string): number {
    return this.g.zombies[this.zone(zone) * this.t.r.kinds.length + this.t.r.kindNumber[kind]];
  }
  /** a card of that name out of whichever deck has it */
  give(name: string, card: string): number {
    for (const deck of Object.values(this.g.decks)) {
      const at = deck.draw.findIndex((c) => this.t.r.items[this.g.cards[c]].id === card);
      if (at < 0) continue;
      const [number] = deck.draw.splice(at, 1);
      stow(this.t, this.who(name), number);
      return number;
    }
    throw new Error(`no ${card} is left`);
  }
  keys(): string[] {
    return keysOf(this.t);
  }
  refused(key: string): string | null {
    return refusalOf(this.t, key)?.reason ?? null;
  }
  answer(key: string): this {
    const refusal = refusalOf(this.t, key);
    if (refusal !== null) throw new Error(`${key}: ${JSON.stringify(refusal)}`);
    answerTable(this.t, key);
    return this;
  }
  /** an action of this survivor, whose turn is begun if need be; forms and offers on the way take their first answer */
  act(name: string, key: string): this {
    this.turn(name);
    return this.answer(key).settle();
  }
  settle(): this {
    while (this.g.ask !== null && !['turn', 'order'].includes(this.g.ask.kind)) answerTable(this.t, this.keys()[0]);
    return this;
  }
  turn(name: string): this {
    const who = this.g.survivors.findIndex((s) => s.id === name);
    for (let i = 0; i < 40; i++) {
      const ask = this.g.ask;
      if (ask === null) throw new Error(`the game is over: ${JSON.stringify(this.g.over)}`);
      if (ask.kind === 'turn' && ask.who === who) {
        this.who(name).actions = 4;
        return this;
      }
      answerTable(this.t, ask.kind === 'order' && ask.keys.includes(name) ? name : ask.kind === 'turn' ? 'end' : this.keys()[0]);
    }
    throw new Error(`${name} never had a turn`);
  }
  /** runs a procedure beside the round, to its end or its first question */
  play(procedure: string, locals: Record<string, unknown> = {}): this {
    const ask = this.g.ask;
    this.g.ask = null;
    const stack = this.g.stack;
    this.g.stack = [newFrame(this.t.r.program, procedure, locals)];
    runTable(this.t);
    if (this.g.ask === null) {
      this.g.stack = stack;
      this.g.ask = ask;
    }
    return this;
  }
  judged(): string {
    judge(this.t);
    return this.g.over === null ? 'on' : `${this.g.over.result} ${this.g.over.reason}`;
  }
}

/** A mission compiled and begun: setup questions are left to the test with `halt`. */
export function begin(spec: MissionSpec, halt = false): MissionTable {
  const { board, mission, content, places, compiled } = ground(spec);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems, null, 1));
  const options = spec.options ?? {};
  const r = bindRules(content, mission, options, board, places, compiled.rules);
  const names = NAMES.slice(0, spec.players ?? 2);
  const campaign = spec.campaign === undefined ? {} : { campaign: spec.campaign };
  const g = emptyState(r, { edition: content.edition, mission, seats: [names], options, seed: 'mission', ...campaign });
  for (const name of names) g.survivors.push(newSurvivor(r, name, 0));
  const table = new MissionTable({ g, r, events: [] });
  g.stack.push(newFrame(r.program, 'game'));
  runTable(table.t);
  if (!halt) table.settle();
  return table;
}
