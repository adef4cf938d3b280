// A game being put together: pure steps from one draft to the next.
import type { GameSetup, Options } from '@holdout/engine';
import { type EditionContent, type EditionId, type MissionDef, playable, usualSurvivors } from '@holdout/engine/content';

export type Table = 'solo' | 'hot-seat' | 'online';

/** `friend`: a free seat of an online room. */
export interface DraftSeat {
  readonly who: 'me' | 'person' | 'friend' | 'bot';
  readonly name: string;
  readonly bot: string;
}

export interface Draft {
  readonly edition: EditionId;
  readonly mission: string;
  readonly table: Table;
  readonly seats: readonly DraftSeat[];
  /** chosen survivors in order, each with its seat */
  readonly team: readonly { readonly id: string; readonly seat: number }[];
  readonly options: Options;
  /** own cards, people and decks to play with; '': the book's alone */
  readonly box: string;
  /** '' draws one */
  readonly seed: string;
}

export const MOST_SEATS = 6;
export const MOST_SURVIVORS = 12;

const even = (ids: readonly string[], seats: number): Draft['team'] =>
  ids.map((id, at) => ({ id, seat: Math.min(seats - 1, Math.floor((at * seats) / ids.length)) }));

const me: DraftSeat = { who: 'me', name: '', bot: '' };

export function newDraft(content: EditionContent, missionId: string | null, table: Table): Draft {
  const mission = content.missions.find((one) => one.id === missionId) ?? content.missions[0];
  const ids = usualSurvivors(content, mission);
  const draft: Draft = {
    edition: content.edition,
    mission: mission.id,
    table: 'solo',
    seats: [me],
    team: even(ids, 1),
    options: {},
    box: '',
    seed: '',
  };
  return setTable(draft, table);
}

/** Another mission keeps the people; the team grows or shrinks to what the mission is made for. */
export function setMission(draft: Draft, content: EditionContent, mission: MissionDef): Draft {
  return setTeamSize({ ...draft, mission: mission.id }, content, mission.survivors.count);
}

export function setTable(draft: Draft, table: Table): Draft {
  const other: DraftSeat = { who: table === 'online' ? 'friend' : 'person', name: '', bot: '' };
  const count = table === 'solo' ? 1 : Math.max(2, draft.seats.length);
  const first: DraftSeat = table === 'hot-seat' ? { ...draft.seats[0], who: 'person' } : me;
  const seats = Array.from({ length: count }, (_, at) => {
    if (at === 0) return first;
    const before = draft.seats[at];
    return before?.who === 'bot' ? before : other;
  });
  return withSeats({ ...draft, table }, seats);
}

const withSeats = (draft: Draft, seats: readonly DraftSeat[]): Draft => ({
  ...draft,
  seats,
  team: even(
    draft.team.map((one) => one.id),
    seats.length,
  ),
});

/** These people on so many seats of a room. */
export const regrouped = (draft: Draft, ids: readonly string[], count: number): Draft => ({
  ...draft,
  seats: Array.from({ length: count }, (): DraftSeat => ({ who: 'friend', name: '', bot: '' })),
  team: even(ids, count),
});

export function addSeat(draft: Draft): Draft {
  if (draft.seats.length >= Math.min(MOST_SEATS, draft.team.length)) return draft;
  const seat: DraftSeat = { who: draft.table === 'online' ? 'friend' : draft.table === 'solo' ? 'bot' : 'person', name: '', bot: '' };
  return withSeats(draft, [...draft.seats, seat]);
}

export const removeSeat = (draft: Draft, at: number): Draft =>
  draft.seats.length === 1
    ? draft
    : withSeats(
        draft,
        draft.seats.filter((_, seat) => seat !== at),
      );

export const changeSeat = (draft: Draft, at: number, change: Partial<DraftSeat>): Draft => ({
  ...draft,
  seats: draft.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat)),
});

/** Takes a survivor in or out; a newcomer goes to the seat with the fewest. */
export function toggleSurvivor(draft: Draft, id: string): Draft {
  if (draft.team.some((one) => one.id === id)) return { ...draft, team: draft.team.filter((one) => one.id !== id) };
  if (draft.team.length >= MOST_SURVIVORS) return draft;
  const counts = draft.seats.map((_, seat) => draft.team.filter((one) => one.seat === seat).length);
  return { ...draft, team: [...draft.team, { id, seat: counts.indexOf(Math.min(...counts)) }] };
}

/** So many of them: who is chosen stays, and the next of the book come. */
export function setTeamSize(draft: Draft, content: EditionContent, size: number): Draft {
  const kept = draft.team.map((one) => one.id);
  const more = playable(content)
    .map((one) => one.id)
    .filter((id) => !kept.includes(id));
  return { ...draft, team: even([...kept, ...more].slice(0, Math.min(size, MOST_SURVIVORS)), draft.seats.length) };
}

/** Another box: people who are not in it leave the team, and others of the book come in their place. */
export function setBox(draft: Draft, box: string, content: EditionContent): Draft {
  const known = content.survivors.map((one) => one.id);
  const kept = draft.team.filter((one) => known.includes(one.id)).map((one) => one.id);
  const more = playable(content)
    .map((one) => one.id)
    .filter((id) => !kept.includes(id));
  return { ...draft, box, team: even([...kept, ...more].slice(0, draft.team.length), draft.seats.length) };
}

export const giveSurvivor = (draft: Draft, id: string, seat: number): Draft => ({
  ...draft,
  team: draft.team.map((one) => (one.id === id ? { ...one, seat } : one)),
});

/** Why it cannot begin yet: a label key; null when it can. */
export function whyNotYet(draft: Draft): string | null {
  if (draft.team.length === 0) return 'new.need.survivors';
  if (draft.seats.some((_, seat) => !draft.team.some((one) => one.seat === seat))) return 'new.need.seat-empty';
  return null;
}

export const seatsOf = (draft: Draft): string[][] =>
  draft.seats.map((_, seat) => draft.team.filter((one) => one.seat === seat).map((one) => one.id));

export const setupOf = (draft: Draft, own: Pick<GameSetup, 'mission' | 'box'>, seed: string): GameSetup => ({
  edition: draft.edition,
  ...own,
  seats: seatsOf(draft),
  options: draft.options,
  seed,
});

type OptionName = keyof Options;

/** Modes that are on unless the table leaves them out: the engine's own default, shown as such. */
export const onByDefault = (edition: EditionId, name: OptionName): boolean => edition === 'washington' && name === 'risk';
