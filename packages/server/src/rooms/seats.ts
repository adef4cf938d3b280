// Seats change hands. The store decides who was first; everyone is shown the result.
import { type ClientMessageOf, hostRefusal, seatRefusal, type TableRights } from '@holdout/protocol';
import type { SeatRow } from '../store/tables.ts';
import { type Done, done, fail } from './done.ts';
import { roomInfo } from './info.ts';
import { peopleOf } from './load.ts';
import { countRewind } from './rewind.ts';
import { survivorBotsOf } from './rights.ts';
import type { Room } from './room.ts';
import { showWhole } from './show.ts';
import { countTeam } from './team.ts';

export type SeatWish = Pick<ClientMessageOf<'seat'>, 'seat' | 'do' | 'bot' | 'to' | 'survivor'>;

const EMPTY = { owner: null, bot: null, lent_to: null, survivor_bots: null };
const OWN = { bot: null, lent_to: null };

/** What the rights of the table ask of a room. */
function rightsOf(room: Room): TableRights {
  const { game, presence, house } = room;
  const { seats, phase } = roomInfo(room, true);
  return {
    host: game.host,
    phase,
    listed: game.listed === 1,
    seats,
    isHere: (player) => room.people.has(player),
    isOnline: (player) => presence.online().has(player),
    hasLeft: (player) => presence.awayMs(player) >= house.config.seatAwayMs,
    hostHasLeft: () => presence.awayMs(game.host) >= house.config.hostAwayMs,
  };
}

export async function changeSeat(room: Room, player: string, wish: SeatWish): Promise<Done> {
  const refused = seatRefusal(rightsOf(room), player, wish);
  if (refused !== null) return fail(refused);
  const seat = room.seats[wish.seat];
  if (!seat) return fail('no-seat');
  const { store, bots } = room.house;
  const change = (row: Partial<SeatRow>) => store.games.setSeat(room.id, seat.seat, row).then(() => seatsChanged(room));
  switch (wish.do) {
    case 'claim':
      if (seat.owner === player) return done;
      return (await store.games.claim(room.id, seat.seat, player)) ? seatsChanged(room) : fail('seat-taken');
    case 'leave':
    case 'free':
      return change(EMPTY);
    case 'bot': {
      const bot = wish.bot ?? bots.levels[0] ?? '';
      if (!bots.levels.includes(bot)) return fail('no-bot');
      return change(wish.survivor === undefined ? { bot, lent_to: null } : withBot(seat, wish.survivor, bot));
    }
    case 'lend':
      // Handed to its own owner it is simply theirs again.
      return change({ bot: null, lent_to: wish.to === seat.owner ? null : (wish.to ?? null) });
    case 'back':
      return change(wish.survivor === undefined ? OWN : withBot(seat, wish.survivor, null));
  }
}

/** One survivor of a seat goes to a bot, or comes back to the seat's person. */
function withBot(seat: SeatRow, survivor: string, bot: string | null): Pick<SeatRow, 'survivor_bots'> {
  const { [survivor]: _, ...others } = survivorBotsOf(seat);
  const bots = bot === null ? others : { ...others, [survivor]: bot };
  return { survivor_bots: Object.keys(bots).length === 0 ? null : JSON.stringify(bots) };
}

/** Reads seats and people anew, tells everyone, and gives a fresh picture to those who now see or may do something else. */
export async function seatsChanged(room: Room, mine = true): Promise<Done> {
  const { store, fanout } = room.house;
  const before = [...room.presence.viewers].map((viewer) => ({ viewer, eyes: room.eyes(viewer), may: room.mayAnswer(viewer.player) }));
  const [seats, members] = await Promise.all([store.games.seats(room.id), store.games.members(room.id)]);
  room.seats = seats;
  room.people = peopleOf(members);
  if (mine) fanout.publish(room.id, { kind: 'room' });
  for (const { viewer } of before) if (viewer.player !== null && !room.people.has(viewer.player)) viewer.turnOut('kicked');
  room.showRoom();
  for (const { viewer, eyes, may } of before)
    if (room.eyes(viewer) !== eyes || room.mayAnswer(viewer.player) !== may) showWhole(room, viewer, []);
  room.changed(mine);
  const counted = await countRewind(room);
  if (counted.ok) await countTeam(room);
  return done;
}

export async function passHost(room: Room, player: string, to: string): Promise<Done> {
  const refused = hostRefusal(rightsOf(room), player, to);
  if (refused !== null) return fail(refused);
  await room.house.store.games.update(room.id, { host: to });
  room.game = { ...room.game, host: to };
  return seatsChanged(room);
}
