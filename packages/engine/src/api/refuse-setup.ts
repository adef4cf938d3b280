// Why a game cannot be begun as it was agreed.
import { parseSheet } from '../campaign/parse-sheet.ts';
import type { EditionContent, EditionId, MissionDef } from '../content.ts';
import { type Refusal, refuse } from '../kernel/index.ts';
import { nearest } from '../parse/nearest.ts';
import type { GameSetup } from '../state/setup.ts';

const MOST_SEATS = 6;
const MOST_SURVIVORS = 12;

/** Why these cannot be played together; null if they can. */
export function refuseSetup(
  setup: GameSetup,
  content: ReadonlyMap<EditionId, EditionContent>,
  missions: ReadonlyMap<string, MissionDef>,
): Refusal | null {
  const book = content.get(setup.edition);
  const named = String(setup.edition);
  if (!book) return refuse('unknown-edition', { id: named, nearest: nearest(named, [...content.keys()]) });
  const mission = typeof setup.mission === 'string' ? missions.get(setup.mission) : setup.mission;
  if (!mission)
    return refuse('unknown-mission', { id: String(setup.mission), nearest: nearest(String(setup.mission), [...missions.keys()]) });
  const ofThisBook = content.get(mission.edition) === book;
  if (!ofThisBook) return refuse('mission-of-another-edition', { id: mission.id, edition: mission.edition });
  if (setup.seats.length < 1 || setup.seats.length > MOST_SEATS) return refuse('seats-out-of-range', { most: MOST_SEATS });
  const names = setup.seats.flat();
  if (names.length === 0 || setup.seats.some((seat) => seat.length === 0)) return refuse('seat-without-survivor');
  if (names.length > MOST_SURVIVORS) return refuse('too-many-survivors', { most: MOST_SURVIVORS });
  for (const name of names) {
    if (!book.survivors.some((s) => s.id === name)) {
      return refuse('unknown-survivor', {
        id: name,
        nearest: nearest(
          name,
          book.survivors.map((s) => s.id),
        ),
      });
    }
  }
  const follower = names.find((name) => book.survivors.some((s) => s.id === name && s.companionOnly === true));
  if (follower !== undefined) return refuse('companion-only', { id: follower });
  if (new Set(names).size !== names.length) return refuse('survivor-twice');
  return refuseSheet(setup, book);
}

/** The sheet in the setup is parsed like everything from outside; the dead of the campaign cannot be chosen. */
function refuseSheet(setup: GameSetup, book: EditionContent): Refusal | null {
  if (setup.campaign === undefined) return null;
  if (setup.options.campaign !== true) return refuse('campaign-sheet-without-campaign');
  const parsed = parseSheet(setup.campaign, book);
  if (!parsed.ok) {
    const { place, reason } = parsed.problems[0];
    return refuse('campaign-sheet-unreadable', { place, problem: reason });
  }
  const dead = setup.seats.flat().find((id) => Object.hasOwn(parsed.sheet.dead, id));
  return dead === undefined ? null : refuse('dead-for-the-campaign', { id: dead });
}
