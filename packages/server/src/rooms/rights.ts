// Who may answer for whom, and whose rules are played. Pure questions over seats and setup.
import type { PublicSetup } from '@holdout/protocol';
import type { SeatRow, VoteRow } from '../store/tables.ts';

export const TEAM = -1;

/** The person who plays a seat now; null when a bot or nobody does. */
export const personAt = (seat: SeatRow): string | null => (seat.bot === null ? (seat.lent_to ?? seat.owner) : null);

/** People who have a say in team choices: everyone who plays at least one seat now. */
export const voters = (seats: readonly SeatRow[]): readonly string[] => [
  ...new Set(seats.map(personAt).filter((person) => person !== null)),
];

export function mayAnswer(seats: readonly SeatRow[], by: number, player: string): boolean {
  if (by === TEAM) return voters(seats).includes(player);
  const seat = seats[by];
  return seat !== undefined && personAt(seat) === player;
}

/** The bot that answers: the seat's own, or any bot for the team when no person plays at all. */
export function botFor(seats: readonly SeatRow[], by: number): string | null {
  if (by !== TEAM) return seats[by]?.bot ?? null;
  return voters(seats).length > 0 ? null : (seats.find((seat) => seat.bot !== null)?.bot ?? null);
}

/** The seat whose eyes a person looks through: the first they play, else the first they own; -1 for onlookers. */
export function eyesOf(seats: readonly SeatRow[], player: string | null): number {
  if (player === null) return TEAM;
  const played = seats.find((seat) => personAt(seat) === player) ?? seats.find((seat) => seat.owner === player);
  return played?.seat ?? TEAM;
}

/** Somebody's own mission or campaign sheet: nothing in it was tried by us. */
export const fromOutside = (setup: PublicSetup): boolean => typeof setup.mission !== 'string' || setup.campaign !== undefined;

/** When a vote was given, later than any seen before it: clocks that differ or jump do not change the order. */
export const nextVote = ({ votes }: { readonly votes: readonly VoteRow[] }): number =>
  Math.max(Date.now(), ...votes.map((vote) => vote.at + 1));
