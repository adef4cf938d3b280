// The editor's model against the real content: books come through unchanged, edits never break it and always undo to the same bytes.
import { editions } from '@holdout/content';
import { createEngine, type MissionDef, type OwnBox, parseMission, type State } from '@holdout/engine';
import { checkDraft } from '@holdout/engine/workshop';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLike, drop, personLike, put, rename, setCopies, setZombieCopies, templates, tidyBox } from '../src/workshop/box/model.ts';
import { bareFace, faceLike, freeName, paint, SIDES, setEdge } from '../src/workshop/box/tile-model.ts';
import { blankMission, copyOf } from '../src/workshop/model/blank.ts';
import { begin, change, redo, undo } from '../src/workshop/model/history.ts';
import { legendOf } from '../src/workshop/model/legend.ts';
import { paletteOf } from '../src/workshop/model/palette.ts';
import { byZoneNames } from '../src/workshop/model/references.ts';
import { isBorder, putThing, setBorder, thingName, thingsIn } from '../src/workshop/model/things.ts';
import {
  copyTile,
  facesLaid,
  layTile,
  MOST_TILES,
  mirrorMap,
  swapTiles,
  tileAt,
  trim,
  turnMap,
  turnTile,
  widen,
} from '../src/workshop/model/tiles.ts';
import { addEntry, entriesOf, newEntry, removeEntry, SECTIONS, setEntry, swapEntries, wordOf } from '../src/workshop/rules/entries.ts';

const all = editions.flatMap((book) => book.missions.map((mission) => ({ id: mission.id, book, mission })));
const draftOf = (mission: MissionDef) => {
  const book = editions.find((one) => one.edition === mission.edition);
  if (!book) throw new Error(mission.edition);
  return checkDraft(book, mission).draft;
};

describe.each(all)('$id in the editor', ({ mission }) => {
  it('opens word by word in forms and comes out through a file as the data it went in', () => {
    for (const section of SECTIONS)
      for (const entry of entriesOf(mission, section)) expect(wordOf(entry), JSON.stringify(entry)).not.toBeNull();
    const edited = SECTIONS.reduce(
      (now, section) => entriesOf(now, section).reduce<MissionDef>((one, entry, at) => setEntry(one, section, at, entry), now),
      copyOf(mission, mission.id),
    );
    const read = parseMission(JSON.parse(JSON.stringify(edited)), editions);
    expect(read).toEqual({ ok: true, mission });
  });

  it('keeps every thing in its zone when zones take the place of cells', () => {
    const before = draftOf(mission);
    const named = byZoneNames(mission, before);
    const after = draftOf(named);
    expect(after.problems).toEqual([]);
    for (let zone = 0; zone < (before.board?.zones.length ?? 0); zone++)
      expect(thingsIn(named, after, zone)).toEqual(thingsIn(mission, before, zone));
  });

  it('keeps every thing on its tile when the whole map is turned four times', () => {
    const named = byZoneNames(mission, draftOf(mission));
    const turned = turnMap(turnMap(turnMap(turnMap(named))));
    expect(turned.map.places).toEqual(named.map.places);
    expect(turned.cards).toEqual(named.cards);
    expect(draftOf(turnMap(named)).problems.filter((one) => one.place.startsWith('cards'))).toEqual([]);
    expect(draftOf(turnMap(named)).problems.filter((one) => one.place.startsWith('map'))).toEqual([]);
  });
});

describe('objective cards', () => {
  const { mission } = all.find(({ id }) => id === 'washington/z05') ?? all[0];
  const draft = draftOf(mission);
  const zone = draft.board?.zones.findIndex((one) => one.kind === 'street') ?? -1;

  it('are put into a zone and taken away again, and the setup says the new number', () => {
    const more = putThing(mission, draft, { is: 'card' }, zone, 1);
    expect(more.cards).toHaveLength((mission.cards?.length ?? 0) + 1);
    expect(more.cards?.at(-1)).toMatchObject({ no: 10, lies: { zone: draft.board?.zones[zone].name }, script: [] });
    expect(draftOf(more).problems).toEqual([]);
    expect(thingsIn(more, draftOf(more), zone)).toContainEqual({ thing: { is: 'card' }, count: 1 });
    expect(draftOf(more).scene?.zones[zone].tokens).toContain('objective-card');
    expect(putThing(more, draftOf(more), { is: 'card' }, zone, -1)).toEqual(mission);
  });

  it('follow their tiles, and keep their words where their tile is gone', () => {
    const named = byZoneNames(mission, draft);
    const moved = widen(widen(named, 'N'), 'W');
    expect(draftOf(moved).problems).toEqual([]);
    expect(trim(moved)).toEqual(named);
    const gone = layTile(named, { row: 0, col: 0 }, null);
    expect(gone.cards).toHaveLength(named.cards?.length ?? 0);
    expect(draftOf(gone).problems.some((one) => one.place.startsWith('cards'))).toBe(true);
  });
});

/** One random edit of what the mission brings along: a tile made, painted and laid, a survivor, a card, a deck. */
function boxEdit(mission: MissionDef, book: (typeof editions)[number], [, a, b, c]: readonly number[]): MissionDef {
  const { box = {}, ...rest } = mission;
  const withNext = (next: OwnBox): MissionDef => {
    const tidy = tidyBox(next);
    return tidy === undefined ? rest : { ...rest, box: tidy };
  };
  const tile = box.tiles?.[a % (box.tiles.length || 1)];
  const id = `own-${a % 3}`;
  switch (b % 9) {
    case 0:
      return withNext(put(box, 'tiles', c % 2 ? faceLike(book.tiles[c % book.tiles.length], id) : bareFace(book.tiles[0], id)));
    case 1:
      return tile
        ? withNext(put(box, 'tiles', paint(tile, a % 3, c % 3, c % 5 === 0 ? freeName(tile) : (Object.keys(tile.zones)[0] ?? '.'))))
        : mission;
    case 2:
      return tile
        ? withNext(put(box, 'tiles', setEdge(tile, [a % 3, c % 3, SIDES[c % 4]], (['opening', 'door', 'wall', ''] as const)[a % 4])))
        : mission;
    case 3:
      return tile ? layTile(mission, { row: c % 2, col: a % 2 }, { face: tile.id, turn: 90 }) : mission;
    case 4:
      return withNext(
        put(box, 'survivors', { ...personLike(book.survivors[c % book.survivors.length], `own-p${a % 2}`), health: 1 + (c % 6) }),
      );
    case 5: {
      const cards = templates(book);
      return withNext(rename(put(box, 'items', cardLike(cards[c % cards.length], `own-c${a % 2}`)), `own-c${a % 2}`, 'A card'));
    }
    case 6:
      return withNext(setCopies(box, book, 'equipment', Object.keys(book.decks.equipment)[a % 5], c % 4));
    case 7:
      return withNext(setZombieCopies(box, book, book.zombieDeck[a % book.zombieDeck.length].no, c % 3));
    default:
      return withNext(drop(box, (['tiles', 'items', 'survivors'] as const)[c % 3], c % 2 ? id : `own-c${a % 2}`));
  }
}

/** One random edit, as the editor makes them. */
function randomEdit(mission: MissionDef, numbers: readonly number[]): MissionDef {
  const book = editions.find((one) => one.edition === mission.edition);
  if (!book) return mission;
  const [kind, a, b, c] = numbers;
  const draft = draftOf(mission);
  const cell = { row: a % 3, col: b % 3 };
  const zones = draft.board?.zones.length ?? 0;
  const things = paletteOf(book).flatMap((group) => group.things);
  const thing = things[a % things.length];
  const section = SECTIONS[a % SECTIONS.length];
  const named = byZoneNames(mission, draft);
  const free = book.tiles.filter((face) => !facesLaid(mission.map).has(face.id));
  switch (kind % 16) {
    case 0:
      return free.length > 0 ? layTile(named, cell, { face: free[c % free.length].id, turn: 0 }) : mission;
    case 1:
      return turnTile(named, cell);
    case 2:
      return swapTiles(named, cell, { row: b % 2, col: c % 2 });
    case 3:
      return widen(named, (['N', 'E', 'S', 'W'] as const)[a % 4]);
    case 4:
      return trim(named);
    case 5:
      if (zones === 0) return mission;
      return isBorder(thing)
        ? setBorder(mission, draft, thing, b % zones, c % zones)
        : putThing(mission, draft, thing, b % zones, c % 2 ? 1 : -1);
    case 6: {
      const known = entriesOf(mission, section);
      return known.length > 1 ? swapEntries(mission, section, b % known.length, c % known.length) : mission;
    }
    case 7: {
      const known = entriesOf(mission, section);
      return known.length > 1 ? removeEntry(mission, section, b % known.length) : mission;
    }
    case 8:
    case 9:
    case 10:
    case 11:
    case 12:
      return boxEdit(mission, book, numbers);
    case 13:
      return mirrorMap(named);
    case 14:
      return copyTile(named, cell, { row: b % 2, col: c % 2 });
    default:
      return addEntry(mission, 'rules', newEntry('token'));
  }
}

/** Answers at random for a while: every one of them is taken. */
function play(engine: ReturnType<typeof createEngine>, state: State, luck: number): void {
  for (let n = 0; n < 40 && state.over === null; n++) {
    const keys = engine.optionKeys(state);
    expect(keys.length).toBeGreaterThan(0);
    expect(engine.answer(state, keys[(luck * 31 + n * 17) % keys.length]).ok).toBe(true);
  }
}

describe.each(editions)('the palette of $edition', (book) => {
  const names = new Set(paletteOf(book).flatMap((group) => group.things.map(thingName)));

  it('has everything its missions have on their maps', () => {
    const lacking = new Set<string>();
    for (const mission of book.missions) {
      const draft = draftOf(mission);
      for (let zone = 0; zone < (draft.board?.zones.length ?? 0); zone++)
        for (const { thing } of thingsIn(mission, draft, zone)) {
          // places with names of their own are made on the spot; any abomination is one of the book's
          const own = thing.is === 'place' && thing.name.includes(':');
          const any = thing.is === 'zombie' && thing.kind === 'abomination';
          if (!own && !any && !names.has(thingName(thing))) lacking.add(thingName(thing));
        }
      for (const { state = 'closed', colour } of mission.map.doors ?? [])
        if (!names.has(thingName({ is: 'door', state, ...(colour && { colour }) }))) lacking.add(`door ${state} ${colour}`);
    }
    expect([...lacking]).toEqual([]);
  });

  it('has noise everywhere, and what only this book knows', () => {
    const only: Record<string, readonly string[]> = {
      'second-edition': ['companion', 'car.muscle', 'car.police', 'crate'],
      washington: ['light', 'car.humvee', 'crate'],
      'black-plague': ['vault-door.yellow', 'vault-door.purple'],
      'white-death': ['guard', 'cauldron', 'ladder', 'corruption', 'place.beacon', 'place.flag'],
    };
    for (const name of ['noise', 'place.start', 'place.exit', 'place.marked', ...(only[book.edition] ?? [])]) expect(names).toContain(name);
  });

  it('puts each of its things on the board, counts it in the legend and takes it away again', () => {
    const first = blankMission(book, `${book.edition}/own-test`);
    for (const thing of paletteOf(book).flatMap((group) => group.things)) {
      if (isBorder(thing)) continue;
      const draft = draftOf(first);
      const put = putThing(first, draft, thing, 0, 1);
      const there = thingsIn(put, draftOf(put), 0).find((one) => thingName(one.thing) === thingName(thing));
      expect(there, thingName(thing)).toBeDefined();
      expect(legendOf(put, book.tiles).map((one) => thingName(one.thing))).toContain(thingName(thing));
      const gone = putThing(put, draftOf(put), thing, 0, -1);
      expect(thingsIn(gone, draftOf(gone), 0).reduce((n, one) => n + one.count, 0)).toBeLessThan(
        thingsIn(put, draftOf(put), 0).reduce((n, one) => n + one.count, 0),
      );
    }
  });
});

describe('tiles', () => {
  const book = editions[0];
  const first = blankMission(book, `${book.edition}/own-test`);

  it('make a grid of five by five that can be read again', () => {
    let mission: MissionDef = first;
    for (let row = 0; row < MOST_TILES; row++)
      for (let col = 0; col < MOST_TILES; col++)
        if (row + col > 0) mission = layTile(mission, { row, col }, { face: book.tiles[(row * 5 + col) % book.tiles.length].id, turn: 0 });
    expect(mission.map.tiles.flat().filter((tile) => tile !== null)).toHaveLength(25);
    expect(parseMission(JSON.parse(JSON.stringify(mission)), editions).ok).toBe(true);
    expect(widen(mission, 'E')).toBe(mission);
  });

  it('are copied with what stands on them, and mirrored twice are as before', () => {
    const wide = widen(first, 'E');
    const zombies = putThing(wide, draftOf(wide), { is: 'zombie', kind: 'walker' }, 0, 1);
    const copied = copyTile(zombies, { row: 0, col: 0 }, { row: 0, col: 1 });
    expect(tileAt(copied.map, { row: 0, col: 1 })).toEqual(tileAt(copied.map, { row: 0, col: 0 }));
    expect(copied.map.zombies?.map((group) => group.zone[2])).toEqual(['0', '1']);
    expect(copied.map.spawns.filter((spawn) => spawn.colour === 'starting')).toHaveLength(1);
    expect(JSON.stringify(mirrorMap(mirrorMap(copied)).map)).toBe(JSON.stringify(copied.map));
    expect(mirrorMap(copied).map.places.start.at(0)?.startsWith('0,1/')).toBe(true);
  });
});

describe('random edits', () => {
  const edits = fc.array(fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }), { maxLength: 14 });
  const book = fc.constantFrom(...editions);

  it('never break the editor, always undo back to the same bytes, and what passes the checks begins and plays', () => {
    const engine = createEngine(editions);
    fc.assert(
      fc.property(book, edits, (content, list) => {
        const first = blankMission(content, `${content.edition}/own-test`);
        const bytes = JSON.stringify(first);
        let history = begin(first);
        for (const numbers of list) history = change(history, randomEdit(history.now, numbers));
        const last = JSON.stringify(history.now);
        const { remarks } = checkDraft(content, history.now);
        if (!remarks.some((one) => one.weight === 'wrong')) {
          const survivors = content.survivors.filter((one) => !one.companionOnly && !one.kid).slice(0, 6);
          const setup = {
            edition: content.edition,
            mission: history.now,
            seats: [survivors.map((one) => one.id)],
            options: {},
            seed: 'edits',
          };
          const made = engine.setup(setup);
          expect(made.ok, JSON.stringify(made)).toBe(true);
          if (made.ok) play(engine, made.state, list.length);
        }
        while (history.past.length > 0) history = undo(history);
        expect(JSON.stringify(history.now)).toBe(bytes);
        while (history.future.length > 0) history = redo(history);
        expect(JSON.stringify(history.now)).toBe(last);
      }),
      { numRuns: 60 },
    );
  });
});
