import { readFileSync } from 'node:fs';
import type { EditionContent, MissionDef, Word } from '@holdout/engine/content';
import { describe, expect, it } from 'vitest';
import { secondEdition, washington } from '../src/index.ts';
import { LANGUAGES } from '../src/languages.ts';
import { assemble, type Board } from './modern-board.ts';
import { expected } from './modern-books.ts';

const labels = (language: string, file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../labels/${language}/${file}.json`, import.meta.url), 'utf8'));
const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);
const tally = (words: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};
const words = (list: readonly Word[], name: string) =>
  list.flatMap((word) => (name in word ? [word[name] as Readonly<Record<string, unknown>>] : []));
const editionOf = (mission: MissionDef) => (mission.edition === 'washington' ? washington : secondEdition);
const missions = [...secondEdition.missions, ...washington.missions];
const boards = new Map(missions.map((mission) => [mission.id, assemble(mission.map, editionOf(mission).tiles)]));
const boardOf = (mission: MissionDef) => boards.get(mission.id) as Board;

describe.each([secondEdition, washington])('$edition', (edition: EditionContent) => {
  const ids = new Set(edition.items.map((item) => item.id));

  it('has the deck sizes of its box', () => {
    const sizes = Object.fromEntries(Object.entries(edition.decks).map(([deck, cards]) => [deck, sum(cards)]));
    expect(sizes).toEqual({ starting: 6, equipment: 45, epic: 11, ...(edition === washington ? { 'secret-service': 33 } : {}) });
  });

  it('has every card of its decks and no other, each once', () => {
    expect(ids.size).toBe(edition.items.length);
    expect(new Set(Object.values(edition.decks).flatMap((deck) => Object.keys(deck)))).toEqual(ids);
  });

  it('names only skills that exist', () => {
    const skills = labels('en', 'skills');
    const used = [
      ...edition.survivors.flatMap((s) => [...s.blue, ...s.orange, ...s.red]),
      ...edition.items.flatMap((item) => item.skills ?? []),
      ...(edition.extraSkills ?? []),
    ];
    expect(used.filter((id) => !(`skill.${id}` in skills))).toEqual([]);
  });

  it('has forty zombie cards, four abominations and the miniatures to place them', () => {
    expect(edition.zombieDeck.map((card) => card.no)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(tally(edition.zombieDeck.map((card) => card.is))).toEqual({ spawn: 24, rush: 12, extra: 4 });
    expect(edition.abominations).toHaveLength(edition.miniatures.abomination as number);
    for (const card of edition.zombieDeck) {
      if ('levels' in card)
        for (const level of card.levels) for (const kind of Object.keys(level ?? {})) expect(edition.miniatures).toHaveProperty(kind);
    }
  });

  it('has survivors with one Blue, two Orange and three Red skills', () => {
    for (const s of edition.survivors.filter((one) => !one.companionOnly)) {
      expect([s.id, s.blue.length, s.orange.length, s.red.length, s.health]).toEqual([s.id, 1, 2, 3, s.kid ? 2 : 3]);
    }
    expect(new Set(edition.survivors.map((s) => s.id)).size).toBe(edition.survivors.length);
  });

  it('draws every face so that its zones, spots and edges hang together', () => {
    for (const face of edition.tiles) {
      const rows = face.cells.map((line) => line.split(' '));
      expect(rows.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
      expect(new Set(rows.flat())).toEqual(new Set(Object.keys(face.zones)));
      for (const spot of Object.values(face.spots ?? {})) expect(face.zones).toHaveProperty(spot);
      for (const { at } of face.edges) {
        const [r, c, side] = at;
        const other = { N: rows[r - 1]?.[c], S: rows[r + 1]?.[c], W: rows[r]?.[c - 1], E: rows[r]?.[c + 1] }[side];
        expect(other, `${face.id} ${at.join(' ')}`).not.toBe(rows[r]?.[c]);
      }
    }
  });
});

describe('the box', () => {
  it('has 18 core faces, 12 of Washington, twelve core survivors of whom six are kids', () => {
    expect(secondEdition.tiles).toHaveLength(18);
    expect(washington.tiles).toHaveLength(30);
    expect(secondEdition.survivors.map((s) => s.kid === true).filter(Boolean)).toHaveLength(6);
    expect(secondEdition.survivors).toHaveLength(12);
  });

  it('fits the wings of the White House over their garden fronts', () => {
    for (const [above, below] of [
      ['10R', '14R'],
      ['11R', '15R'],
      ['12R', '13R'],
    ] as const) {
      const tiles = [[{ face: above, turn: 0 }], [{ face: below, turn: 0 }]] as const;
      expect(assemble({ tiles }, washington.tiles).misfits, `${above} over ${below}`).toEqual([]);
    }
    const row = (...faces: string[]) => faces.map((face) => ({ face, turn: 0 as const }));
    expect(assemble({ tiles: [row('10R', '11R', '12R'), row('14R', '15R', '13R')] }, washington.tiles).misfits).toEqual([]);
  });

  it('has all 26 missions', () => {
    expect(secondEdition.missions.slice(0, 26).map((m) => m.code)).toEqual(Array.from({ length: 26 }, (_, i) => `M${i}`));
    expect(missions.map((m) => m.id)).toEqual(expect.arrayContaining(Object.keys(expected)));
  });

  it('calls a mission of no book its own', () => {
    for (const m of missions) if (!(m.id in expected)) expect([m.id, m.map.from]).toEqual([m.id, { tiles: 'ours', tokens: 'ours' }]);
  });
});

/** Exits inside a building, by their mission's text. */
const INDOOR_EXITS = ['second-edition/m08', 'second-edition/m14'];

const facesOf = (mission: MissionDef) =>
  mission.map.tiles.flat().flatMap((placed) => editionOf(mission).tiles.filter((face) => face.id === placed?.face));

/** What the books say, and nobody else: the grid, the tokens. */
describe.each(missions.filter((mission) => mission.id in expected))('$code', (mission) => {
  const book = expected[mission.id];
  const { map } = mission;
  const faces = facesOf(mission);
  const placed = map.objectives === 'printed' ? faces.map(() => undefined) : (map.objectives ?? []).map((one) => one.colour);
  const omitted = (what: string) => words(mission.setup, 'omit').filter((word) => (word.what as string[]).includes(what)).length;
  const onCars = (what: string) =>
    words(mission.setup, 'place').filter((word) => word.what === what).length *
    (map.cars ?? []).filter((car) => car.kind === 'muscle').length;

  it('has the grid of the book', () => {
    expect(map.tiles.map((line) => line.map((one) => one?.face).join(' '))).toEqual(book?.grid);
  });

  it('has the tokens of the book', () => {
    const hide = words(mission.setup, 'hide')[0];
    const hidden = (hide?.colours ?? []) as string[];
    const shown = tally(placed.map((colour) => colour ?? 'red'));
    const red = (shown.red ?? 0) + onCars('objective') - omitted('objective') - hidden.length;
    const total = hide?.aside ? { placed: red + hidden.length } : { ...shown, red, ...tally(hidden) };
    if (book?.objectives) expect(total).toEqual(book.objectives);
    expect((mission.cards ?? []).length).toBe(book?.cards ?? 0);
    expect((mission.notes ?? []).length).toBe(book?.notes ?? 0);
    expect(faces.length + onCars('crate') - omitted('crate')).toBe(book?.crates);
    for (const [colour, count] of Object.entries(book?.spawns ?? {})) {
      expect(map.spawns.filter((spawn) => spawn.colour === colour)).toHaveLength(count);
    }
    expect((map.places.exit ?? []).length).toBe(book?.exits ?? 0);
    if (book?.starts) expect(map.places.start).toHaveLength(book.starts);
    if (book?.marked) expect(map.places.marked).toHaveLength(book.marked);
    const cars = tally((map.cars ?? []).map((car) => car.kind));
    expect(Object.keys(cars).sort()).toEqual(Object.keys(book?.cars ?? {}).sort());
    for (const [kind, counts] of Object.entries(book?.cars ?? {})) expect(counts).toContain(cars[kind]);
    expect(tally((map.doors ?? []).map((door) => door.colour ?? door.state ?? 'closed'))).toEqual(book?.doors ?? {});
    const zombies: Record<string, number> = {};
    for (const group of map.zombies ?? []) zombies[group.kind] = (zombies[group.kind] ?? 0) + group.count;
    expect(zombies).toEqual(book?.zombies ?? {});
  });
});

describe.each(missions)('$code', (mission) => {
  const { map } = mission;
  const board = boardOf(mission);
  const faces = facesOf(mission);

  it('fits at every border', () => {
    expect(board.misfits).toEqual([]);
  });

  it('spawns, parks and leaves in the street, spawns at the edge of the board', () => {
    expect(map.spawns[0]?.colour).toBe('starting');
    for (const { zone } of map.spawns) {
      expect(['street', 'corridor']).toContain(board.kindOf(zone).kind);
      expect([zone, board.onEdge(zone)]).toEqual([zone, true]);
    }
    for (const { zone } of map.cars ?? []) expect([zone, board.kindOf(zone).kind]).toEqual([zone, 'street']);
    for (const zone of map.places.exit ?? []) expect(board.kindOf(zone).kind).toBe(INDOOR_EXITS.includes(mission.id) ? 'room' : 'street');
    expect(new Set(map.spawns.map((spawn) => board.zoneOf(spawn.zone))).size).toBe(map.spawns.length);
  });

  it('names zones that exist and buildings that are whole', () => {
    for (const [name, zones] of Object.entries(map.places)) {
      for (const zone of zones) expect(() => board.zoneOf(zone)).not.toThrow();
      if (!name.startsWith('building:')) continue;
      const whole = new Set(zones.flatMap((zone) => board.buildingOf(zone)));
      expect(new Set(zones.map((zone) => board.zoneOf(zone))), name).toEqual(whole);
      if (name !== 'building:both') expect(board.buildingOf(zones[0] as string)).toHaveLength(zones.length);
    }
    for (const { zone } of map.zombies ?? []) expect(() => board.zoneOf(zone)).not.toThrow();
    const text = JSON.stringify([mission.objectives, mission.loseIf, mission.setup, mission.rules]);
    for (const [, place] of text.matchAll(/"(?:doors of )?((?:building:[^"]+|zone:[^"]+|marked|exit))"/g)) {
      expect(Object.keys(map.places)).toContain(place);
    }
    for (const [, tile] of text.matchAll(/tile:(\w+)/g)) expect(faces.map((face) => face.id)).toContain(tile);
  });

  it('puts its objectives where the faces print them', () => {
    if (map.objectives === 'printed' || !map.objectives) return;
    const printed = map.tiles.flatMap((line, r) =>
      line.map((one, c) => `${r},${c}/${faces.find((face) => face.id === one?.face)?.spots?.objective}`),
    );
    expect(map.objectives.map((one) => one.zone).sort()).toEqual(printed.sort());
  });

  it('sets its door tokens where rooms meet', () => {
    for (const door of map.doors ?? []) {
      const [, r, c, r2, c2] = (/^@(\d+),(\d+)-(\d+),(\d+)$/.exec(door.at) ?? []).map(Number) as [number, number, number, number, number];
      expect(Math.abs(r - r2) + Math.abs(c - c2)).toBe(1);
      const plain = assemble({ tiles: map.tiles }, editionOf(mission).tiles);
      const side = r2 > r ? 'S' : r2 < r ? 'N' : c2 > c ? 'E' : 'W';
      // rooms of the White House without a way in get one by a coloured door
      const walled = mission.edition === 'washington' && (door.colour !== undefined || door.state === 'open');
      expect(walled ? ['door', 'opening', 'wall'] : ['door', 'opening']).toContain(plain.between(r, c, side));
    }
  });

  it('lets people reach every zone, cars every place they are wanted at', () => {
    const start = map.places.start?.[0] as string;
    const reached = board.reach(start, 'open');
    if (mission.edition === 'washington') {
      // rooms without any way in stay empty; a tile that lies apart is reached by a card
      const apart = words(mission.setup, 'detach').map((word) => word.tile);
      const onApart = (ref: string) => {
        const [, r, c] = (/^(\d+),(\d+)\//.exec(board.zoneOf(ref)) ?? []).map(Number) as [number, number, number];
        return apart.includes(map.tiles[r]?.[c]?.face);
      };
      const printed = map.tiles.flatMap((line, r) =>
        line.flatMap((one, c) => (one ? [`${r},${c}/${faces.find((face) => face.id === one.face)?.spots?.crate}`] : [])),
      );
      const used = [
        ...printed,
        ...map.spawns.map((spawn) => spawn.zone),
        ...Object.values(map.places).flat(),
        ...(mission.cards ?? []).flatMap((card) => ('zone' in card.lies ? [card.lies.zone] : [])),
      ];
      expect(used.filter((ref) => !onApart(ref) && !reached.has(board.zoneOf(ref)))).toEqual([]);
    } else expect(reached.size).toBe(board.zones().length);
    const drive = words(mission.rules, 'cars').some((word) => word.drive === true);
    const car = map.cars?.[0];
    if (!drive || !car) return;
    const byCar = board.reach(car.zone, 'shut', true);
    const wanted = [...(map.cars ?? []), ...map.spawns].map((one) => one.zone);
    const leaving = INDOOR_EXITS.includes(mission.id) ? [] : (map.places.exit ?? []);
    for (const zone of [...wanted, ...leaving, ...(map.places.marked ?? [])]) expect(byCar).toContain(board.zoneOf(zone));
  });

  it('deals its objective cards onto the board', () => {
    expect(new Set((mission.cards ?? []).map((card) => card.id)).size).toBe(mission.cards?.length ?? 0);
    for (const { lies } of mission.cards ?? []) {
      if ('zone' in lies) expect(() => board.zoneOf(lies.zone)).not.toThrow();
    }
    const notes = (mission.notes ?? []).map((note) => note.no);
    for (const [, note] of JSON.stringify(mission.cards ?? []).matchAll(/"note":(\d+)/g)) expect(notes).toContain(Number(note));
  });
});

describe('single missions', () => {
  const named = (code: string) => missions.find((mission) => mission.code === code) as MissionDef;

  it('M5 has six buildings, M22 three, as the texts need', () => {
    const buildings = (mission: MissionDef) => {
      const plain = assemble({ tiles: mission.map.tiles }, secondEdition.tiles);
      const rooms = plain.zones().filter((zone) => plain.kindOf(zone).kind === 'room');
      return new Set(rooms.map((zone) => plain.buildingOf(zone).join())).size;
    };
    expect(buildings(named('M5'))).toBe(6);
    expect(buildings(named('M22'))).toBe(3);
  });

  it('M7 opens a door of two different buildings', () => {
    const board = boardOf(named('M7'));
    expect(board.buildingOf('0,1/A')).not.toEqual(board.buildingOf('1,1/A'));
  });

  it('M11 keeps its abomination away from the survivors until a door opens', () => {
    const { map } = named('M11');
    const board = boardOf(named('M11'));
    expect(board.reach(map.places.start?.[0] as string, 'shut')).not.toContain(board.zoneOf(map.zombies?.[0]?.zone as string));
  });

  it('M14 and M20 put their coloured doors on the tiles the text names', () => {
    const onTile = (code: string, colour: string) => {
      const { map } = named(code);
      const at = map.doors?.find((door) => door.colour === colour)?.at ?? '';
      const cells = [...at.matchAll(/(\d+),(\d+)/g)].map(
        ([, r, c]) => map.tiles[Math.floor(Number(r) / 5)]?.[Math.floor(Number(c) / 5)]?.face,
      );
      return cells;
    };
    expect(onTile('M14', 'green')).toContain('4R');
    expect(onTile('M20', 'blue')).toContain('6V');
    expect(onTile('M20', 'green')).toContain('5V');
  });

  it('Z1 shuts the marked zone behind the diner', () => {
    const { map } = named('Z1');
    const board = boardOf(named('Z1'));
    expect(board.reach(map.places.start?.[0] as string, 'shut')).not.toContain(board.zoneOf(map.places.marked?.[0] as string));
  });
});

describe.each(LANGUAGES)('labels in %s', (language) => {
  const texts = { ...labels(language, 'second-edition'), ...labels(language, 'washington') };

  it('name every card, survivor and mission, and explain every objective', () => {
    const wanted = [
      ...washington.items.map((item) => `item.${item.id}`),
      ...washington.survivors.map((s) => `survivor.${s.id}`),
      ...missions.flatMap((mission) => [
        `mission.${mission.id}.title`,
        `mission.${mission.id}.brief`,
        ...mission.objectives.list.map((_, i) => `mission.${mission.id}.objective.${i}`),
        `mission.${mission.id}.rule.0`,
        ...(mission.cards ?? []).map((card) => `mission.${mission.id}.card.${card.id}`),
        ...(mission.notes ?? []).map((note) => `mission.${mission.id}.note.${note.no}`),
      ]),
    ];
    expect(wanted.filter((key) => !(key in texts))).toEqual([]);
  });

  it('number rules without gaps and objectives as the mission has them', () => {
    for (const mission of missions) {
      const numbers = (kind: string) =>
        Object.keys(texts)
          .filter((key) => key.startsWith(`mission.${mission.id}.${kind}.`))
          .map((key) => Number(key.split('.').at(-1)))
          .sort((a, b) => a - b);
      expect(numbers('objective')).toEqual(mission.objectives.list.map((_, i) => i));
      expect(numbers('rule')).toEqual(numbers('rule').map((_, i) => i));
    }
  });
});
