// What an address of the simulator asks for, and what of it cannot be had.
import { TABLE_BOTS } from '@holdout/bots/levels';
import { type EditionContent, type EditionId, playable } from '@holdout/engine/content';
import { EDITIONS, isEdition } from '../game/editions.ts';
import { type Draft, MOST_SURVIVORS } from '../new-game/draft.ts';
import { PLAYTEST_BOTS } from '../workshop/play/run.ts';

export const GAMES = [10, 50, 200] as const;

/** What the label `simulator.fault.<about>` tells. */
export interface Fault {
  readonly about: 'edition' | 'mission' | 'bot' | 'games' | 'team';
  readonly value: string;
}

export interface Asked {
  readonly edition: EditionId;
  /** as it was written: only the book knows its missions and people */
  readonly mission: string | null;
  readonly team: readonly string[] | null;
  readonly bot: string;
  readonly games: number;
  readonly series: string;
  readonly faults: readonly Fault[];
}

export const USUAL_SERIES = 'playtest';
const LONGEST_SERIES = 40;
/** A wrong word of an address is told, but not a page of it. */
const LONGEST_VALUE = 60;

export function askedIn(query: URLSearchParams): Asked {
  const faults: Fault[] = [];
  const given = <T>(about: Fault['about'], read: (text: string) => T | null | undefined, usual: T): T => {
    const text = query.get(about);
    if (text === null || text === '') return usual;
    const found = read(text);
    if (found !== null && found !== undefined) return found;
    faults.push({ about, value: text.slice(0, LONGEST_VALUE) });
    return usual;
  };
  const mission = query.get('mission') || null;
  const book = mission?.split('/')[0];
  return {
    edition: given('edition', (text) => (isEdition(text) ? text : null), isEdition(book) ? book : EDITIONS[0]),
    mission,
    team: query.get('team')?.split(',').filter(Boolean) ?? null,
    bot: given('bot', (text) => TABLE_BOTS.find((one) => one === text), PLAYTEST_BOTS[0]),
    games: given('games', (text) => GAMES.find((one) => String(one) === text), GAMES[0]),
    series: (query.get('luck') ?? '').slice(0, LONGEST_SERIES),
    faults,
  };
}

/** The same against the book: what it does not have is told, and the draft stays as it is usual. */
export function withAsked(draft: Draft, content: EditionContent, { mission, team }: Asked): { draft: Draft; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  if (mission !== null && draft.mission !== mission) faults.push({ about: 'mission', value: mission.slice(0, LONGEST_VALUE) });
  if (team === null) return { draft, faults };
  const known = new Set(playable(content).map((one) => one.id));
  const strangers = team.filter((id) => !known.has(id));
  if (strangers.length > 0 || team.length === 0 || team.length > MOST_SURVIVORS || new Set(team).size < team.length) {
    faults.push({ about: 'team', value: (strangers.length > 0 ? strangers : team).join(', ').slice(0, LONGEST_VALUE) });
    return { draft, faults };
  }
  return { draft: { ...draft, team: team.map((id) => ({ id, seat: 0 })) }, faults };
}
