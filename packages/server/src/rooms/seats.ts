// Seats change hands. The store decides who was first; everyone is shown the result.
import type { ClientMessageOf } from '@holdout/protocol';
import type { SeatRow } from '../store/tables.ts';
import { type Done, done, fail } from './done.ts';
import { peopleOf } from './load.ts';
import { countRewind } from './rewind.ts';
import { personAt, voters } from './rights.ts';
import type { Room } from './room.ts';
import { showWhole } from './show.ts';
import { countTeam } from './team.ts';

export type SeatWish = Pick<ClientMessageOf<'seat'>, 'seat' | 'do' | 'bot' | 'to'>;

const EMPTY = { owner: null, bot: null, lent_to: null };
const OWN = { bot: null, lent_to: null };

/** Whoever plays it has been away so long that the table need not wait; a free seat is nobody's to wait for. */
function deserted(room: Room, seat: SeatRow): boolean {
  if (seat.bot !== null) return false;
  const person = personAt(seat);
  return person === null || room.presence.awayMs(person) >= room.house.config.seatAwayMs;
}

export async function changeSeat(room: Room, player: string, wish: SeatWish): Promise<Done> {
  const seat = room.seats[wish.seat];
  if (!seat) return fail('no-seat');
  if (room.game.phase === 'finished') return fail('finished');
  const { store, bots } = room.house;
  const host = player === room.game.host;
  if (wish.do === 'claim') {
    if (seat.owner === player) return done;
    // In a game under way that strangers can find, a bot's seat is the host's to give.
    if (seat.bot !== null && room.game.phase === 'running' && room.game.listed === 1 && !host && !voters(room.seats).includes(player))
      return fail('not-host');
    return (await store.games.claim(room.id, seat.seat, player)) ? seatsChanged(room) : fail('seat-taken');
  }
  const owner = player === seat.owner;
  const change = (row: Partial<SeatRow>) => store.games.setSeat(room.id, seat.seat, row).then(() => seatsChanged(room));
  switch (wish.do) {
    case 'leave':
      return owner ? change(EMPTY) : fail('not-yours');
    case 'free':
      return host ? change(EMPTY) : fail('not-host');
    case 'bot': {
      const helps = voters(room.seats).includes(player) && deserted(room, seat);
      if (!owner && !host && !helps) return fail('not-yours');
      const bot = wish.bot ?? bots.levels[0] ?? '';
      return bots.levels.includes(bot) ? change({ bot, lent_to: null }) : fail('no-bot');
    }
    case 'lend':
      if (!owner && !host) return fail('not-yours');
      return wish.to !== undefined && room.people.has(wish.to) ? change({ bot: null, lent_to: wish.to }) : fail('no-player');
    case 'back':
      return owner || host || player === seat.lent_to ? change(OWN) : fail('not-yours');
  }
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

/** The host hands hosting on. From a host who is gone, whoever plays may take it; if nobody who plays is there, anyone of the room. */
export async function passHost(room: Room, player: string, to: string): Promise<Done> {
  const { game, presence, house } = room;
  const playing = voters(room.seats);
  const someoneThere = playing.some((person) => presence.online().has(person));
  const mayTake = to === player && (playing.includes(player) || !someoneThere);
  const orphaned = presence.awayMs(game.host) >= house.config.hostAwayMs;
  if (player !== game.host && !(orphaned && mayTake)) return fail('not-host');
  if (!room.people.has(to)) return fail('no-player');
  await room.house.store.games.update(room.id, { host: to });
  room.game = { ...room.game, host: to };
  return seatsChanged(room);
}
