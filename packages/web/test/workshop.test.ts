// The editor's model against the real content: books come through unchanged, edits never break it and always undo to the same bytes.
import { editions } from '@holdout/content';
import { createEngine, type MissionDef, type OwnBox, parseMission } from '@holdout/engine';
import { checkDraft } from '@holdout/engine/workshop';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardLike, drop, personLike, put, rename, setCopies, setZombieCopies, templates, tidyBox } from '../src/workshop/box/model.ts';
import { bareFace, faceLike, freeName, paint, SIDES, setEdge } from '../src/workshop/box/tile-model.ts';
import { blankMission, copyOf } from '../src/workshop/model/blank.ts';
import { begin, change, redo, undo } from '../src/workshop/model/history.ts';
import { paletteOf } from '../src/workshop/model/palette.ts';
import { byZoneNames } from '../src/workshop/model/references.ts';
import { isBorder, putThing, setBorder, thingsIn } from '../src/workshop/model/things.ts';
import { facesLaid, layTile, swapTiles, trim, turnMap, turnTile, widen } from '../src/workshop/model/tiles.ts';
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
    expect(turnMap(turnMap(turnMap(turnMap(named)))).map.places).toEqual(named.map.places);
    expect(draftOf(turnMap(named)).problems.filter((one) => one.place.startsWith('map'))).toEqual([]);
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
  switch (kind % 14) {
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
    default:
      return addEntry(mission, 'rules', newEntry('token'));
  }
}

describe('random edits', () => {
  const edits = fc.array(fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }), { maxLength: 14 });
  const book = fc.constantFrom(...editions);

  it('never break the editor, always undo back to the same bytes, and what passes the checks begins', () => {
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
