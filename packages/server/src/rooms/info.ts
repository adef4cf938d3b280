import type { RoomInfo } from '@holdout/protocol';
import { survivorBotsOf } from './rights.ts';
import type { Room } from './room.ts';

/** `member` may know the code of the room link; onlookers may not. */
export function roomInfo(room: Room, member: boolean): RoomInfo {
  const { game, seats, people, presence } = room;
  const online = presence.online();
  return {
    room: member ? game.id : null,
    short: member ? game.short : null,
    watch: game.watch,
    name: game.name,
    phase: game.phase === 'running' && !room.play ? 'frozen' : game.phase,
    trouble: room.game.phase === 'running' ? room.trouble : null,
    setup: room.setup,
    ruleset: game.ruleset,
    host: game.host,
    hostAway: Math.ceil(room.house.config.hostAwayMs / 1000),
    seatAway: Math.ceil(room.house.config.seatAwayMs / 1000),
    seats: seats.map((seat) => ({
      seat: seat.seat,
      survivors: [...(room.setup.seats[seat.seat] ?? [])],
      owner: seat.owner,
      bot: seat.bot,
      lentTo: seat.lent_to,
      survivorBots: survivorBotsOf(seat),
    })),
    people: [...people].map(([player, { nick, muted }]) => ({
      player,
      nick,
      online: online.has(player),
      away: online.has(player) ? 0 : Math.floor(presence.awayMs(player) / 1000),
      muted,
    })),
    watching: presence.watching(),
    listed: game.listed === 1,
    locked: game.password_hash !== null,
    timer: game.timer,
    rewind: game.rewind === 1,
    commitment: game.commitment,
    seedChosen: game.seed_chosen === 1,
    seed: game.phase === 'finished' ? game.seed : null,
    tick: game.tick,
    next: member ? game.next : null,
    campaign: member ? game.campaign : null,
    waiting: room.waiting,
    created: game.created,
    updated: game.updated,
  };
}
