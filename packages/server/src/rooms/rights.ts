// Who may answer for whom, and whose rules are played. Pure questions over seats and setup.
import { type Asked, botOfSurvivors, type PublicSetup } from '@holdout/protocol';
import type { SeatRow, VoteRow } from '../store/tables.ts';

export const TEAM = -1;

/** The person who plays a seat now; null when a bot or nobody does. */
export const personAt = (seat: SeatRow): string | null => (seat.bot === null ? (seat.lent_to ?? seat.owner) : null);

/** Bots that play some of a seat's survivors while its person plays the rest. */
export const survivorBotsOf = (seat: SeatRow): Readonly<Record<string, string>> =>
  seat.survivor_bots === null ? {} : (JSON.parse(seat.survivor_bots) as Record<string, string>);

/** The bot that plays all of those the question is about. */
const survivorBot = (seat: SeatRow, asked: Asked): string | null =>
  seat.survivor_bots === null ? null : botOfSurvivors(survivorBotsOf(seat), asked);

/** People who have a say in team choices: everyone who plays at least one seat now. */
export const voters = (seats: readonly SeatRow[]): readonly string[] => [
  ...new Set(seats.map(personAt).filter((person) => person !== null)),
];

export function mayAnswer(seats: readonly SeatRow[], asked: Asked, player: string): boolean {
  if (asked.by === TEAM) return voters(seats).includes(player);
  const seat = seats[asked.by];
  return seat !== undefined && personAt(seat) === player && survivorBot(seat, asked) === null;
}

/** The bot that answers: the seat's own, the survivor's, or any bot for the team when no person plays at all. */
export function botFor(seats: readonly SeatRow[], asked: Asked): string | null {
  if (asked.by !== TEAM) {
    const seat = seats[asked.by];
    return seat === undefined ? null : (seat.bot ?? survivorBot(seat, asked));
  }
  return voters(seats).length > 0 ? null : (seats.find((seat) => seat.bot !== null)?.bot ?? null);
}

/** The seat whose eyes a person looks through: the first they play, else the first they own; -1 for onlookers. */
export function eyesOf(seats: readonly SeatRow[], player: string | null): number {
  if (player === null) return TEAM;
  const played = seats.find((seat) => personAt(seat) === player) ?? seats.find((seat) => seat.owner === player);
  return played?.seat ?? TEAM;
}

/** Somebody's own mission, campaign sheet, cards or people: nothing in it was tried by us. The sheet of a room's campaign was written by the rules. */
export const fromOutside = (setup: PublicSetup, campaign: string | null = null): boolean =>
  typeof setup.mission !== 'string' || setup.box !== undefined || (setup.campaign !== undefined && campaign === null);

/** When a vote was given, later than any seen before it: clocks that differ or jump do not change the order. */
export const nextVote = ({ votes }: { readonly votes: readonly VoteRow[] }): number =>
  Math.max(Date.now(), ...votes.map((vote) => vote.at + 1));
