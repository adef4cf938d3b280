// Seats change hands. The store decides who was first; everyone is shown the result.
import type { ClientMessageOf } from '@holdout/protocol';
import type { SeatRow } from '../store/tables.ts';
import { type Done, done, fail } from './done.ts';
import { countRewind } from './rewind.ts';
import { voters } from './rights.ts';
import type { Room } from './room.ts';
import { showWhole } from './show.ts';
import { countTeam } from './team.ts';

export type SeatWish = Pick<ClientMessageOf<'seat'>, 'seat' | 'do' | 'bot' | 'to'>;

const EMPTY = { owner: null, bot: null, lent_to: null };
const OWN = { bot: null, lent_to: null };

export async function changeSeat(room: Room, player: string, wish: SeatWish): Promise<Done> {
  const seat = room.seats[wish.seat];
  if (!seat) return fail('no-seat');
  if (room.game.phase === 'finished') return fail('finished');
  const { store, bots } = room.house;
  if (wish.do === 'claim') {
    if (seat.owner === player) return done;
    return (await store.games.claim(room.id, seat.seat, player)) ? seatsChanged(room) : fail('seat-taken');
  }
  const host = player === room.game.host;
  const owner = player === seat.owner;
  const change = (row: Partial<SeatRow>) => store.games.setSeat(room.id, seat.seat, row).then(() => seatsChanged(room));
  switch (wish.do) {
    case 'leave':
      return owner ? change(EMPTY) : fail('not-yours');
    case 'free':
      return host ? change(EMPTY) : fail('not-host');
    case 'bot': {
      if (!owner && !host) return fail('not-yours');
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
  room.people = new Map(members.map((member) => [member.player, member.nick]));
  if (mine) fanout.publish(room.id, { kind: 'room' });
  room.showRoom();
  for (const { viewer, eyes, may } of before)
    if (room.eyes(viewer) !== eyes || room.mayAnswer(viewer.player) !== may) showWhole(room, viewer, []);
  room.changed(mine);
  const counted = await countRewind(room);
  if (counted.ok) await countTeam(room);
  return done;
}

/** The host hands hosting on. When the host has been gone for long, whoever plays may take it over. */
export async function passHost(room: Room, player: string, to: string): Promise<Done> {
  const { game, presence, house } = room;
  const orphaned = presence.awayMs(game.host) >= house.config.hostAwayMs && voters(room.seats).includes(player) && to === player;
  if (player !== game.host && !orphaned) return fail('not-host');
  if (!room.people.has(to)) return fail('no-player');
  await room.house.store.games.update(room.id, { host: to });
  room.game = { ...room.game, host: to };
  return seatsChanged(room);
}
