// A mission of one's own from a file, the editor or the wire: its shape first, then its map, then its words. Nothing is trusted, nothing thrown.
import { withBox } from '../box.ts';
import { EDITIONS, type EditionContent, type MissionDef } from '../content.ts';
import { missionProblems } from '../editions/open.ts';
import { boxProblems, boxShape } from '../editions/own-box.ts';
import {
  flag,
  isRecord,
  listOf,
  named,
  object,
  oneOf,
  orElse,
  plain,
  record,
  type Shape,
  type ShapeProblem,
  takenNames,
  text,
  whole,
} from '../parse/shapes.ts';

export type ParsedMission =
  | { readonly ok: true; readonly mission: MissionDef }
  | { readonly ok: false; readonly problems: readonly ShapeProblem[] };

const from = oneOf(['book', 'checked', 'one-source', 'ours']);
const colour = oneOf(['red', 'blue', 'green', 'yellow', 'purple']);
const id = named(/^[a-z0-9][a-z0-9/-]{0,79}$/, 'a short name of small letters, digits and hyphens');
const zone = text;
const edge = text;
/**
 * The largest missions of the books have 9 tiles, 13 doors, 7 rules, words 8 deep and 233 values. Three to ten times as much is room for
 * anyone's ideas; more is only somebody's attempt to keep a server busy.
 */
const MOST_TILES_IN_LINE = 6;
const MOST_TILES = 25;
const MOST_TOKENS = 60;
const MOST_WORDS = 40;
const MOST_VALUES = 3000;
const MOST_ZOMBIES = 60;
const DEPTH = 12;
const words = listOf(word(), 0, MOST_WORDS);
const tokens = (shape: Shape): Shape => listOf(shape, 0, MOST_TOKENS);

/** One word with its parameters; what it means is checked when the mission is compiled. */
function word(): Shape {
  return (value, place, problems) => {
    if (!isRecord(value) || Object.keys(value).length === 0) problems.push({ place, reason: 'a word with its parameters is wanted' });
    else plain(DEPTH)(value, place, problems);
  };
}

const map = object(
  {
    tiles: listOf(
      listOf(orElse(null, object({ face: text, turn: oneOf([0, 90, 180, 270]) })), 1, MOST_TILES_IN_LINE),
      1,
      MOST_TILES_IN_LINE,
    ),
    places: record(listOf(zone)),
    spawns: tokens(object({ zone, colour: oneOf(['starting', 'red', 'blue', 'green', '1', '2', '3', '4']) }, { from })),
    from: object({ tiles: from, tokens: from }),
  },
  {
    doors: tokens(object({ at: edge }, { state: oneOf(['closed', 'open', 'broken']), colour })),
    edges: tokens(object({ at: edge, is: oneOf(['opening', 'door', 'wall', 'stairs', 'sandbags']) })),
    objectives: orElse('printed', tokens(object({ zone }, { colour }))),
    crates: orElse('printed', tokens(zone)),
    vaults: tokens(object({ colour: oneOf(['yellow', 'purple']), doors: tokens(zone) })),
    cars: tokens(object({ kind: oneOf(['muscle', 'police', 'humvee', 'wreck']), zone })),
    zombies: tokens(object({ zone, kind: text, count: whole(1, 20) })),
    guards: tokens(object({ zone, count: whole(1, 12) })),
    cauldrons: tokens(zone),
    ladders: tokens(zone),
    corruption: tokens(zone),
    noise: tokens(object({ zone, count: whole(1, 20) })),
    lights: tokens(zone),
    companions: tokens(object({ zone, count: whole(1, 12) })),
    stairs: tokens(edge),
  },
);

const PLACES: Readonly<Record<string, Shape>> = { zone, door: edge, hour: whole(0, 23) };

/** in a zone, on a door, or beside the board until an hour */
const lies: Shape = (value, place, problems) => {
  const where = Object.keys(PLACES).find((name) => isRecord(value) && name in value) ?? 'zone';
  object({ [where]: PLACES[where] })(value, place, problems);
};

const sentence = orElse('', text);
const texts = record(
  object(
    { title: text, brief: sentence, objectives: listOf(sentence, 0, 20), rules: listOf(sentence, 0, MOST_WORDS) },
    { loseIf: listOf(sentence, 0, MOST_WORDS), setup: listOf(sentence, 0, MOST_WORDS), cards: record(sentence), notes: record(sentence) },
  ),
);

const mission = object(
  {
    id,
    edition: oneOf(EDITIONS),
    code: text,
    difficulty: oneOf(['easy', 'medium', 'hard', 'very-hard']),
    minutes: whole(1, 600),
    survivors: object({ count: whole(1, 12) }, { companions: whole(0, 12), more: flag }),
    map,
    objectives: object({ ordered: flag, list: listOf(word(), 1, 20) }),
    loseIf: words,
    setup: words,
    rules: words,
  },
  {
    module: text,
    tutorial: flag,
    cards: tokens(object({ id: text, no: whole(0, 99), lies, script: words })),
    notes: tokens(object({ id: text, no: whole(1, 99), script: words })),
    box: boxShape,
    texts,
  },
);

/** How many values JSON holds; stops counting beyond `most`. */
function countValues(value: unknown, most: number): number {
  let count = 1;
  if (typeof value !== 'object' || value === null) return count;
  for (const inner of Object.values(value)) {
    count += countValues(inner, most - count);
    if (count > most) break;
  }
  return count;
}

/** What no single field can say: how much there is of everything together. */
function tooMuch({ map: { tiles, zombies = [] } }: MissionDef, json: unknown): ShapeProblem[] {
  const problems: ShapeProblem[] = [];
  if (tiles.flat().filter((tile) => tile !== null).length > MOST_TILES)
    problems.push({ place: 'map.tiles', reason: `at most ${MOST_TILES} tiles` });
  if (zombies.reduce((sum, { count }) => sum + count, 0) > MOST_ZOMBIES)
    problems.push({ place: 'map.zombies', reason: `at most ${MOST_ZOMBIES} zombies` });
  if (countValues(json, MOST_VALUES) > MOST_VALUES) problems.push({ place: '', reason: 'too long a mission' });
  return problems;
}

/** Reads a mission; everything wrong with it is told at once, stage by stage. */
export function parseMission(json: unknown, editions: readonly EditionContent[]): ParsedMission {
  const problems: ShapeProblem[] = [];
  mission(json, '', problems);
  if (problems.length > 0) return { ok: false, problems };
  const given = json as MissionDef;
  problems.push(...tooMuch(given, json));
  takenNames(json, '', problems);
  if (problems.length > 0) return { ok: false, problems };
  const content = new Map(editions.map((book) => [book.edition, book])).get(given.edition);
  if (content === undefined) return { ok: false, problems: [{ place: 'edition', reason: `there is no content for ${given.edition}` }] };
  const strange = boxProblems(content, given.box, 'box');
  if (strange.length > 0) return { ok: false, problems: strange };
  const unplayable = missionProblems(withBox(content, given.box), given);
  return unplayable.length > 0 ? { ok: false, problems: unplayable } : { ok: true, mission: given };
}
