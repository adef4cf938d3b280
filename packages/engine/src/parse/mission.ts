// A mission of one's own from a file, the editor or the wire: its shape first, then its map, then its words. Nothing is trusted, nothing thrown.
import type { EditionContent, MissionDef } from '../content.ts';
import { missionProblems } from '../editions/open.ts';
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
  text,
  whole,
} from './shapes.ts';

export type ParsedMission =
  | { readonly ok: true; readonly mission: MissionDef }
  | { readonly ok: false; readonly problems: readonly ShapeProblem[] };

const from = oneOf(['book', 'checked', 'one-source', 'ours']);
const colour = oneOf(['red', 'blue', 'green', 'yellow', 'purple']);
const id = named(/^[a-z0-9][a-z0-9/-]{0,79}$/, 'a short name of small letters, digits and hyphens');
const zone = text;
const edge = text;
const words = listOf(word(), 0, 100);
const MOST_TILES = 8;
const DEPTH = 12;

/** One word with its parameters; what it means is checked when the mission is compiled. */
function word(): Shape {
  return (value, place, problems) => {
    if (!isRecord(value) || Object.keys(value).length === 0) problems.push({ place, reason: 'a word with its parameters is wanted' });
    else plain(DEPTH)(value, place, problems);
  };
}

const map = object(
  {
    tiles: listOf(listOf(orElse(null, object({ face: text, turn: oneOf([0, 90, 180, 270]) })), 1, MOST_TILES), 1, MOST_TILES),
    places: record(listOf(zone)),
    spawns: listOf(object({ zone, colour: oneOf(['starting', 'red', 'blue', 'green', '1', '2', '3', '4']) }, { from })),
    from: object({ tiles: from, tokens: from }),
  },
  {
    doors: listOf(object({ at: edge }, { state: oneOf(['closed', 'open', 'broken']), colour })),
    edges: listOf(object({ at: edge, is: oneOf(['opening', 'door', 'wall', 'stairs', 'sandbags']) })),
    objectives: orElse('printed', listOf(object({ zone }, { colour }))),
    crates: orElse('printed', listOf(zone)),
    vaults: listOf(object({ colour: oneOf(['yellow', 'purple']), doors: listOf(zone) })),
    cars: listOf(object({ kind: oneOf(['muscle', 'police', 'humvee', 'wreck']), zone })),
    zombies: listOf(object({ zone, kind: text, count: whole(1, 40) })),
    guards: listOf(object({ zone, count: whole(1, 12) })),
    cauldrons: listOf(zone),
    ladders: listOf(zone),
    corruption: listOf(zone),
    stairs: listOf(edge),
  },
);

const PLACES: Readonly<Record<string, Shape>> = { zone, door: edge, hour: whole(0, 23) };

/** in a zone, on a door, or beside the board until an hour */
const lies: Shape = (value, place, problems) => {
  const where = Object.keys(PLACES).find((name) => isRecord(value) && name in value) ?? 'zone';
  object({ [where]: PLACES[where] })(value, place, problems);
};

const sentence = orElse('', text);
const texts = record(object({ title: text, brief: sentence, objectives: listOf(sentence, 0, 20), rules: listOf(sentence, 0, 100) }));

const mission = object(
  {
    id,
    edition: oneOf(['second-edition', 'washington', 'black-plague', 'white-death']),
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
    cards: listOf(object({ id: text, no: whole(0, 99), lies, script: words })),
    notes: listOf(object({ id: text, no: whole(1, 99), script: words })),
    texts,
  },
);

/** Reads a mission; everything wrong with it is told at once, stage by stage. */
export function parseMission(json: unknown, editions: readonly EditionContent[]): ParsedMission {
  const problems: ShapeProblem[] = [];
  mission(json, '', problems);
  if (problems.length > 0) return { ok: false, problems };
  const given = json as MissionDef;
  const content = new Map(editions.map((book) => [book.edition, book])).get(given.edition);
  if (content === undefined) return { ok: false, problems: [{ place: 'edition', reason: `there is no content for ${given.edition}` }] };
  const unplayable = missionProblems(content, given);
  return unplayable.length > 0 ? { ok: false, problems: unplayable } : { ok: true, mission: given };
}
