// Who may do what with a seat and with hosting. The server decides by these questions, and a page asks them before it offers a button.
import type { ErrorCode } from './codes.ts';
import type { SeatInfo } from './room.ts';

/** What has to be known of a room. */
export interface TableRights {
  readonly host: string;
  readonly phase: 'lobby' | 'running' | 'finished' | 'frozen';
  readonly listed: boolean;
  readonly seats: readonly SeatInfo[];
  isHere(player: string): boolean;
  isOnline(player: string): boolean;
  /** gone for so long that the table need not wait for them */
  hasLeft(player: string): boolean;
  /** the host has been gone for so long that hosting may be taken over */
  hostHasLeft(): boolean;
}

export interface SeatWords {
  readonly seat: number;
  readonly do: 'claim' | 'leave' | 'free' | 'bot' | 'lend' | 'back';
  readonly to?: string | undefined;
  readonly survivor?: string | undefined;
}

/** The person who plays a seat now; null when a bot or nobody does. */
const personAt = (seat: SeatInfo): string | null => (seat.bot === null ? (seat.lentTo ?? seat.owner) : null);
const plays = (room: TableRights, player: string): boolean => room.seats.some((seat) => personAt(seat) === player);

/** Why not; null: they may. Whether a bot of that name exists is not asked here. */
export function seatRefusal(room: TableRights, player: string, wish: SeatWords): ErrorCode | null {
  const seat = room.seats[wish.seat];
  if (seat === undefined) return 'no-seat';
  if (room.phase === 'finished') return 'finished';
  const host = player === room.host;
  const owner = player === seat.owner;
  switch (wish.do) {
    case 'claim':
      if (owner) return null;
      if (seat.owner !== null) return 'seat-taken';
      // In a game under way that strangers can find, a bot's seat is the host's to give.
      return seat.bot !== null && room.phase === 'running' && room.listed && !host && !plays(room, player) ? 'not-host' : null;
    case 'leave':
      return owner ? null : 'not-yours';
    case 'free':
      return host ? null : 'not-host';
    case 'bot': {
      if (wish.survivor !== undefined) return oneRefusal(seat, player, host, wish.survivor);
      return owner || host ? null : helpRefusal(room, seat, player);
    }
    case 'lend':
      if (wish.to === undefined || !room.isHere(wish.to)) return 'no-player';
      if (owner || host) return null;
      // Whoever plays may play for somebody who is gone, but gives the seat to nobody else.
      return wish.to === player ? helpRefusal(room, seat, player) : 'not-yours';
    case 'back':
      if (wish.survivor !== undefined) return oneRefusal(seat, player, host, wish.survivor);
      return owner || host || player === seat.lentTo ? null : 'not-yours';
  }
}

/** One survivor of a seat: whoever plays the seat, its owner, or the host. */
function oneRefusal(seat: SeatInfo, player: string, host: boolean, survivor: string): ErrorCode | null {
  if (!seat.survivors.includes(survivor)) return 'no-seat';
  return host || player === seat.owner || player === personAt(seat) ? null : 'not-yours';
}

/** A seat nobody sits on, or whose person is gone: whoever plays, or lent their own seat, may see to it that the game goes on. */
function helpRefusal(room: TableRights, seat: SeatInfo, player: string): ErrorCode | null {
  if (!plays(room, player) && !room.seats.some((one) => one.owner === player)) return 'not-yours';
  if (seat.bot !== null) return 'not-yours';
  const person = personAt(seat);
  return person === null || room.hasLeft(person) ? null : 'not-away';
}

/** The host hands hosting on. From a host who is gone, whoever plays may take it; if nobody who plays is there, anyone of the room. */
export function hostRefusal(room: TableRights, player: string, to: string): ErrorCode | null {
  if (!room.isHere(to)) return 'no-player';
  if (player === room.host) return null;
  if (to !== player) return 'not-host';
  const someoneThere = room.seats.some((seat) => {
    const person = personAt(seat);
    return person !== null && room.isOnline(person);
  });
  if (!plays(room, player) && someoneThere) return 'not-host';
  return room.hostHasLeft() ? null : 'not-away';
}
