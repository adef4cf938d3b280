import { readFileSync } from 'node:fs';
import type { EditionContent, MissionDef } from '@holdout/engine/content';
import { describe, expect, it } from 'vitest';
import { blackPlague, whiteDeath } from '../src/index.ts';
import { layOut } from './fantasy-board.ts';
import { copies, expected } from './fantasy-books.ts';

const labels = (language: string, file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../labels/${language}/${file}.json`, import.meta.url), 'utf8'));
/** what all books say alike; a book's own file goes before */
const shared = (language: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...['ui', 'table', 'log'].map((file) => labels(language, file)));
const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);
const tally = (words: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

const skillNames = labels('en', 'skills');
const isSkill = (id: string): boolean => `skill.${id}` in skillNames || (id.startsWith('guards-') && isSkill(id.slice('guards-'.length)));

describe.each([blackPlague, whiteDeath])('$edition', (edition: EditionContent) => {
  const ids = edition.items.map((item) => item.id);

  it('has the deck sizes of its box', () => {
    const sizes = Object.fromEntries(Object.entries(edition.decks).map(([deck, cards]) => [deck, sum(cards)]));
    expect(sizes).toEqual(edition === blackPlague ? { starting: 6, equipment: 63, vault: 2 } : { starting: 6, equipment: 58, vault: 8 });
  });

  it('has every card in as many copies as its box', () => {
    const all: Record<string, number> = {};
    for (const deck of Object.values(edition.decks)) for (const [id, n] of Object.entries(deck)) all[id] = (all[id] ?? 0) + n;
    expect(Object.keys(all).sort()).toEqual([...ids].sort());
    expect(all).toEqual(Object.fromEntries(ids.map((id) => [id, copies[edition.edition]?.[id] ?? 2])));
  });

  it('numbers its zombie cards without gaps', () => {
    const first = edition === blackPlague ? 1 : 429;
    const last = edition === blackPlague ? 54 : 484;
    expect(edition.zombieDeck.map((card) => card.no)).toEqual(Array.from({ length: last - first + 1 }, (_, i) => first + i));
    const kinds = new Set(Object.keys(edition.miniatures));
    for (const card of edition.zombieDeck) {
      if ('levels' in card) for (const level of card.levels) for (const kind of Object.keys(level ?? {})) expect(kinds).toContain(kind);
      if (card.is === 'extra') expect(kinds).toContain(card.kind);
    }
  });

  it('names only skills and cards that exist', () => {
    const used = [
      ...edition.survivors.flatMap((s) => [...s.blue, ...s.orange, ...s.red]),
      ...edition.items.flatMap((item) =>
        [...(item.skills ?? []), ...(item.enchantment?.skills ?? []), item.enchantment?.skill ?? []].flat(),
      ),
      ...(edition.extraSkills ?? []),
    ];
    expect(used.filter((id) => !isSkill(id))).toEqual([]);
    expect(edition.survivors.flatMap((s) => s.body ?? []).filter((id) => !ids.includes(id))).toEqual([]);
    expect(edition.survivors).toHaveLength(6);
    for (const s of edition.survivors)
      expect([s.blue.length, s.orange.length, s.red.length]).toEqual([edition === blackPlague ? 1 : 2, 2, 3]);
  });

  it('has eighteen faces of three by three cells', () => {
    expect(new Set(edition.tiles.map((face) => face.id)).size).toBe(18);
    for (const face of edition.tiles) {
      const names = face.cells.map((line) => line.split(' '));
      expect(names.map((line) => line.length)).toEqual([3, 3, 3]);
      expect(face.bands).toEqual([0, 1 / 3, 2 / 3, 1]);
      expect(Object.keys(face.zones).sort()).toEqual([...new Set(names.flat())].sort());
      if (face.spots?.objective) expect(face.zones).toHaveProperty(face.spots.objective);
    }
  });

  it('numbers street zones in reading order, one to a cell', () => {
    for (const face of edition.tiles) {
      const streets = face.cells.flatMap((line) => line.split(' ')).filter((name) => face.zones[name]?.kind === 'street');
      expect(streets).toEqual(streets.map((_, i) => `s${i + 1}`));
    }
  });
});

it('White Death has no doors and no gaps at tile borders, and a way into every room', () => {
  for (const face of whiteDeath.tiles) {
    const map: MissionDef['map'] = {
      tiles: [[{ face: face.id, turn: 0 }]],
      places: { start: ['@0,0', '@1,1', '@0,1', '@2,1'] },
      spawns: [],
      ladders: ['@0,0'],
      from: { tiles: 'ours', tokens: 'ours' },
    };
    const board = layOut(map, whiteDeath.tiles);
    expect(board.borderGaps, face.id).toEqual([]);
    expect(face.edges.filter((edge) => edge.is === 'door')).toEqual([]);
    expect(
      [...board.zones].filter((zone) => !board.reach().has(zone)),
      face.id,
    ).toEqual([]);
    expect(face.spots?.objective, face.id).toBeDefined();
  }
});

const quests = [...blackPlague.missions, ...whiteDeath.missions];
const editionOf = (mission: MissionDef) => (mission.edition === 'black-plague' ? blackPlague : whiteDeath);

it('has every quest asked for', () => {
  const ids = quests.map((quest) => quest.id);
  expect(ids.filter((id) => id in expected)).toEqual(Object.keys(expected));
});

it('calls a quest of no book its own', () => {
  for (const { id, map } of quests) if (!(id in expected)) expect([id, map.from]).toEqual([id, { tiles: 'ours', tokens: 'ours' }]);
});

/** What the books say, and nobody else: the tiles, the tokens. */
describe.each(quests.filter((quest) => quest.id in expected))('$id', (quest) => {
  const { map } = quest;
  const want = expected[quest.id];

  it('lies on the tiles the book asks for', () => {
    expect(map.tiles.map((line) => line.map((placed) => placed?.face).join(' '))).toEqual(want?.grid);
  });

  it('has as many tokens as the book asks for', () => {
    const closed = (map.doors ?? []).filter((door) => door.state !== 'open');
    expect({
      start: map.places.start?.length,
      exit: map.places.exit?.length,
      marked: map.places.marked?.length,
      beacon: map.places.beacon?.length,
      flag: map.places.flag?.length,
      objectives: map.objectives === 'printed' ? map.tiles.flat().length : map.objectives?.length,
      spawns: want?.spawns && tally(map.spawns.map((spawn) => spawn.colour)),
      doors: map.doors && tally(closed.map((door) => door.colour ?? 'neutral')),
      vaultDoors: map.vaults && Object.fromEntries(map.vaults.map((vault) => [vault.colour, vault.doors.length])),
      zombies: map.zombies && Object.fromEntries(map.zombies.map((z) => [z.kind, z.count])),
      corruption: map.corruption?.length,
      cauldrons: map.cauldrons?.length,
      ladders: map.ladders?.length,
      guards: map.guards?.reduce((n, group) => n + group.count, 0),
    }).toEqual({
      start: 1,
      exit: undefined,
      marked: undefined,
      beacon: undefined,
      flag: undefined,
      spawns: undefined,
      doors: undefined,
      vaultDoors: undefined,
      zombies: undefined,
      corruption: undefined,
      cauldrons: undefined,
      ladders: undefined,
      guards: undefined,
      ...want,
      grid: undefined,
    });
  });
});

describe.each(quests)('$id', (quest) => {
  const { map } = quest;
  const edition = editionOf(quest);
  const board = layOut(map, edition.tiles);

  it('leaves no gap towards nothing', () => {
    const lost = board.ways.filter((way) => way.crossesTiles && way.gaps[0] && !way.gaps[1] && !way.door);
    expect(lost.map((way) => `${way.a} ${way.b}`)).toEqual([]);
  });

  it('hangs every door between a room and another zone', () => {
    const hung = board.ways.filter((way) => way.door);
    expect(hung).toHaveLength((map.doors ?? []).length * 2);
    expect(hung.filter((way) => way.sameZone || !way.kinds.includes('room'))).toEqual([]);
  });

  it('lets survivors reach every zone that matters', () => {
    const printed =
      map.objectives === 'printed'
        ? map.tiles.flatMap((line, r) =>
            line.map((placed, c) => `${r},${c}/${edition.tiles.find((face) => face.id === placed?.face)?.spots?.objective}`),
          )
        : (map.objectives ?? []).map((objective) => board.zoneAt(objective.zone));
    const { flag = [], ...places } = map.places;
    const entered = [
      ...printed,
      ...Object.values(places).flat().map(board.zoneAt),
      ...[map.ladders, map.cauldrons].flatMap((refs) => refs ?? []).map(board.zoneAt),
      ...[...(map.guards ?? []), ...(map.zombies ?? [])].map((group) => board.zoneAt(group.zone)),
      ...(map.vaults ?? []).flatMap((vault) => vault.doors.map(board.zoneAt)),
    ];
    const found = JSON.stringify(quest.rules).includes('rope-ladder');
    const reached = board.reach(found || (map.ladders ?? []).length > 0);
    expect(entered.filter((zone) => !reached.has(zone))).toEqual([]);
    // what is dealt with from the rampart may lie at its foot
    const met = [...map.spawns.map((spawn) => spawn.zone), ...(map.corruption ?? []), ...flag].map(board.zoneAt);
    const near = board.beside(reached);
    expect(met.filter((zone) => !reached.has(zone) && !near.has(zone))).toEqual([]);
  });

  it('spawns from its first token on', () => {
    if (quest.edition === 'white-death') expect(map.spawns.map((spawn) => spawn.colour)).toEqual(map.spawns.map((_, i) => String(i + 1)));
    else expect(map.spawns[0]?.colour).toBe('red');
  });
});

/** Figures nobody plays, by their own name. */
const actors = (edition: EditionContent): string[] =>
  edition.missions.flatMap((quest) => quest.setup.flatMap((word) => ('actor' in word ? [(word.actor as { who: string }).who] : [])));

describe.each([blackPlague, whiteDeath])('labels of $edition', (edition) => {
  const english = labels('en', edition.edition);

  it.each(['ru', 'pl'])('have the same keys in %s as in English', (language) => {
    expect(Object.keys(labels(language, edition.edition))).toEqual(Object.keys(english));
  });

  it('name every card, survivor, quest and objective, and nothing else', () => {
    const wanted = [
      ...edition.items.map((item) => `item.${item.id}`),
      ...edition.survivors.map((survivor) => `survivor.${survivor.id}`),
      ...actors(edition).map((id) => `survivor.${id}`),
      ...edition.missions.flatMap(({ id, objectives }) => [
        `mission.${id}.title`,
        `mission.${id}.brief`,
        ...objectives.list.map((_, n) => `mission.${id}.objective.${n}`),
      ]),
    ];
    const optional = /^item\..*\.text$|^mission\..*\.rule\.\d+$/;
    expect(
      Object.keys(english)
        .filter((key) => !optional.test(key) && !Object.hasOwn(shared('en'), key))
        .sort(),
    ).toEqual([...wanted].sort());
  });

  it.each(['en', 'ru', 'pl'])('say in %s what the book calls otherwise than the others do', (language) => {
    const common = shared(language);
    for (const [key, text] of Object.entries(labels(language, edition.edition))) expect(text).not.toBe(common[key]);
  });

  it('number the special rules of every quest from 0', () => {
    for (const { id } of edition.missions) {
      const rules = Object.keys(english).filter((key) => key.startsWith(`mission.${id}.rule.`));
      expect(rules.length).toBeGreaterThan(0);
      expect(rules).toEqual(rules.map((_, n) => `mission.${id}.rule.${n}`));
    }
  });
});
