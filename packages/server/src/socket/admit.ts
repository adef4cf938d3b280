// Who may come in: onlookers by the watching link, people with a token by the room link, and its password where there is one.
import type { ClientMessageOf } from '@holdout/protocol';
import { type Failed, fail } from '../rooms/done.ts';
import type { House } from '../rooms/house.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatsChanged } from '../rooms/seats.ts';
import { checkPassword, hashToken } from '../secrets.ts';

const MOST_PEOPLE = 30;
const MOST_WATCHING = 200;

export interface You {
  readonly player: string;
  readonly nick: string;
}

export type Admitted = { readonly ok: true; readonly room: Room; readonly you: You | null } | Failed;

export async function admit(house: House, rooms: Rooms, hello: ClientMessageOf<'hello'>, address: string): Promise<Admitted> {
  if (hello.watch !== undefined) {
    const room = await rooms.byWatch(hello.watch);
    if (!room) return fail('no-room');
    return room.presence.watching() < MOST_WATCHING ? { ok: true, room, you: null } : fail('room-full');
  }
  if (hello.token === undefined) return fail('no-token');
  if (hello.room === undefined) return fail('no-room');
  const player = await house.store.players.byTokenHash(hashToken(hello.token));
  if (!player) return fail('no-token');
  const room = await rooms.get(hello.room);
  if (!room) return fail('no-room');
  const joined = await joinRoom(house, room, player.id, hello.password, address);
  return joined.ok ? { ok: true, room, you: { player: player.id, nick: player.nick } } : joined;
}

/** Makes the player one of the room's people; who already is needs no password. */
export function joinRoom(
  house: House,
  room: Room,
  player: string,
  password: string | undefined,
  address: string,
): Promise<{ readonly ok: true } | Failed> {
  return room.run(async () => {
    if (room.people.has(player)) return { ok: true } as const;
    const stored = room.game.password_hash;
    if (stored !== null) {
      if (password === undefined) return fail('password');
      if (!guesses.allow(address, house.config.passwordsPerMinute)) return fail('too-fast');
      if (!(await checkPassword(password, stored))) return fail('password');
    }
    if (room.people.size >= MOST_PEOPLE) return fail('room-full');
    await house.store.games.join(room.id, player, Date.now());
    await seatsChanged(room);
    return { ok: true } as const;
  });
}

/** Password guesses by address in the present minute. */
const guesses = {
  minute: 0,
  counts: new Map<string, number>(),
  allow(address: string, most: number): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.counts.clear();
    }
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    return count <= most;
  },
};
