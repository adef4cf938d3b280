// The 73 objective cards and 22 notes of the campaign: linked, reachable, worded in three languages, each played out through the real engine.
import { readFileSync } from 'node:fs';
import { createEngine, type EditionContent, type MissionDef, type State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { editions, washington } from '../src/index.ts';
import { assemble, type Board } from './modern-board.ts';

type Found = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Found => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every parameter of a word, wherever it stands inside. */
function given(value: unknown, word: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => given(one, word));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === word ? [inner] : []), ...given(inner, word)]);
}

const { missions } = washington;
const scripts = (mission: MissionDef) => [...(mission.cards ?? []), ...(mission.notes ?? [])].map((card) => card.script);
const everything = (mission: MissionDef) => [scripts(mission), mission.rules, mission.setup, mission.objectives.list];
const askedWords = (mission: MissionDef) => [
  ...given(everything(mission), 'needs-keyword').map((needs) => (isRecord(needs) ? needs.word : needs)),
  ...given(everything(mission), 'knows').map((knows) => (knows as Found).word),
];
const labels = Object.fromEntries(
  ['en', 'ru', 'pl'].map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`../labels/${language}/washington.json`, import.meta.url), 'utf8')) as Readonly<Record<string, string>>,
  ]),
);
const missing = (keys: readonly string[]) =>
  Object.entries(labels).flatMap(([language, texts]) => keys.filter((key) => !(key in texts)).map((key) => `${language} ${key}`));

it('there are 73 cards and 22 notes', () => {
  const count = (list: (mission: MissionDef) => readonly unknown[] | undefined) =>
    missions.reduce((n, mission) => n + (list(mission)?.length ?? 0), 0);
  expect(count((mission) => mission.cards)).toBe(73);
  expect(count((mission) => mission.notes)).toBe(22);
});

it('achievements are earned before they count, and each counts somewhere', () => {
  const earned = new Set<unknown>();
  const asked = new Set<unknown>();
  for (const mission of missions) {
    for (const one of given(everything(mission), 'achieved')) {
      asked.add((one as Found).id);
      expect([...earned], `${mission.code} asks for ${String((one as Found).id)}`).toContain((one as Found).id);
    }
    for (const one of given(scripts(mission), 'achievement')) earned.add((one as Found).id);
  }
  expect([...earned].sort()).toEqual([...asked].sort());
  expect([...earned]).toEqual(expect.arrayContaining(['tunnel-dweller', 'let-there-be-light', 'praetorian']));
  expect(missing([...earned].flatMap((id) => [`achievement.${String(id)}`, `achievement.${String(id)}.text`]))).toEqual([]);
});

it('Taylor and the President are brought by cards', () => {
  const brought = missions.flatMap((mission) => given(scripts(mission), 'companion'));
  expect(new Set(brought)).toEqual(new Set(['taylor', 'president']));
});

describe.each(missions)('$code', (mission) => {
  const cards = mission.cards ?? [];
  const notes = mission.notes ?? [];
  const board: Board = assemble(mission.map, washington.tiles);

  it('links its keywords both ways', () => {
    const said = given(scripts(mission), 'keyword');
    expect([...new Set(said)].sort()).toEqual([...new Set(askedWords(mission))].sort());
    expect(missing(said.map((word) => `keyword.${String(word)}`))).toEqual([]);
  });

  it('leads to every note', () => {
    const next = given(mission.rules, 'read').some((read) => (read as Found).note === 'next');
    const read = [...given(scripts(mission), 'note'), ...given(mission.rules, 'read').map((one) => (one as Found).note)];
    for (const note of notes) expect(next || read.includes(note.no), note.id).toBe(true);
  });

  it('does not ask for a keyword on a door: the door opens once', () => {
    for (const card of cards) if ('door' in card.lies) expect(given(card.script, 'needs-keyword'), card.id).toEqual([]);
  });

  it('words each card, note, choice and aim in three languages', () => {
    const key = `mission.${mission.id}`;
    const choices = cards.flatMap((card) =>
      given(card.script, 'choose').flatMap((lines) => (lines as unknown[]).map((_, i) => `${key}.card.${card.id}.choice.${i}`)),
    );
    const aims = given(scripts(mission), 'aim').map((_, i) => `${key}.aim.${i}`);
    const wanted = [
      ...cards.map((card) => `${key}.card.${card.id}`),
      ...notes.map((note) => `${key}.note.${note.no}`),
      ...choices,
      ...aims,
    ];
    expect(missing(wanted)).toEqual([]);
    for (const text of given(everything(mission), 'keyword')) expect(typeof text).toBe('string');
    for (const [language, texts] of Object.entries(labels)) {
      const told = wanted.map((one) => texts[one]);
      expect(new Set(told).size, language).toBeGreaterThanOrEqual(told.length - aims.length);
    }
  });

  it('keeps spawn zones three zones or more from the start', () => {
    const far = (from: string): Map<string, number> => {
      const found = new Map([[board.zoneOf(from), 0]]);
      for (const [zone, steps] of found) for (const next of board.next(zone)) if (!found.has(next)) found.set(next, steps + 1);
      return found;
    };
    // the six of Z1 start all over the board
    if (mission.code === 'Z1') return;
    for (const start of mission.map.places.start ?? []) {
      const steps = far(start);
      for (const { zone } of mission.map.spawns)
        expect(steps.get(board.zoneOf(zone)) ?? 99, `${zone} from ${start}`).toBeGreaterThanOrEqual(3);
    }
  });
});

it('Z3: every building has a door with a card', () => {
  const z3 = missions.find((mission) => mission.code === 'Z3') as MissionDef;
  const board = assemble(z3.map, washington.tiles);
  const sides = (z3.cards ?? [])
    .flatMap((card) => ('door' in card.lies ? [...card.lies.door.matchAll(/(\d+),(\d+)/g)] : []))
    .map((m) => board.zoneOf(`@${m[1]},${m[2]}`));
  const rooms = board.zones().filter((zone) => board.kindOf(zone).kind === 'room');
  const buildings = new Set(rooms.map((zone) => board.buildingOf(zone).join()));
  expect(buildings.size).toBe(3);
  for (const building of buildings)
    expect(building.split(',').length > 0 && sides.some((side) => board.buildingOf(side).join() === building)).toBe(true);
});

/** Every card lies where the survivors start, so that each can be read at once. */
const atHand: EditionContent = {
  ...washington,
  missions: missions.map((mission) => ({
    ...mission,
    cards: (mission.cards ?? []).map((card) => ({ ...card, lies: { zone: mission.map.places.start?.[0] as string } })),
    rules: mission.rules.filter(
      (rule) =>
        !given(rule, 'except').some((except) => except === 'card:13' || except === 'doors-with-card') &&
        !given(rule, 'what').includes('doors-without-card') &&
        !given(rule, 'card').includes('hour'),
    ),
    objectives: {
      ordered: false,
      list: mission.objectives.list.map((line) =>
        JSON.stringify(line).includes('card:hour') ? { taken: { what: 'card', count: 'all' as const } } : line,
      ),
    },
  })),
};

describe('every card resolves by its script', () => {
  const engine = createEngine(editions.map((edition) => (edition.edition === 'washington' ? atHand : edition)));

  /** Questions answered until the survivor who read is asked for the next action; choices take the line wanted. */
  function settle(state: State, line: number): void {
    for (let i = 0; i < 200 && state.over === null; i++) {
      const asked = engine.view(state, 0).ask;
      if (asked?.kind === 'turn') return;
      const keys = engine.optionKeys(state);
      const wanted = asked?.about === 'mission-choice' ? keys[Math.min(line, keys.length - 1)] : keys[0];
      expect(engine.answer(state, wanted as string).ok).toBe(true);
    }
  }

  it.each(atHand.missions.flatMap((mission) => (mission.cards ?? []).map((card) => [card.id, mission, card] as const)))(
    '%s',
    (_id, mission, card) => {
      const lines = Math.max(1, ...given(card.script, 'choose').map((list) => (list as unknown[]).length));
      for (let line = 0; line < lines; line++) {
        const seats = [
          washington.survivors
            .filter((s) => s.companionOnly !== true)
            .map((s) => s.id)
            .slice(0, 6),
        ];
        const made = engine.setup({ edition: 'washington', mission: mission.id, seats, options: {}, seed: `${card.id}-${line}` });
        if (!made.ok) throw new Error(JSON.stringify(made.refusal));
        const { state } = made;
        settle(state, line);
        for (const word of askedWords(mission)) state.progress[`keyword:${String(word)}`] = 1;
        expect(engine.answer(state, `read:${card.id}`).ok, `${card.id} line ${line}`).toBe(true);
        settle(state, line);
        expect(state.progress[`card:${card.id}`], `${card.id} line ${line}`).toBeGreaterThan(0);
      }
    },
  );
});
