// Who may come in: onlookers by the watching link, people with a token by the room link, and its password where there is one.
import type { ClientMessageOf } from '@holdout/protocol';
import { type Failed, fail } from '../rooms/done.ts';
import type { House } from '../rooms/house.ts';
import { PerMinute } from '../rooms/per-minute.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatsChanged } from '../rooms/seats.ts';
import { checkPassword, hashToken } from '../secrets.ts';

const MOST_PEOPLE = 30;
const MOST_WATCHING = 200;
/** guesses at passwords, by address */
const guesses = new PerMinute();

export interface You {
  readonly player: string;
  readonly nick: string;
}

export type Admitted = { readonly ok: true; readonly room: Room; readonly you: You | null } | Failed;

export async function admit(house: House, rooms: Rooms, hello: ClientMessageOf<'hello'>, address: string): Promise<Admitted> {
  if (hello.watch !== undefined) {
    const room = await rooms.byWatch(hello.watch);
    if (!room) return fail('no-room');
    const unlocked = await unlock(house, room, hello.password, address);
    if (!unlocked.ok) return unlocked;
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
    if (await house.store.games.isBanned(room.id, [player, address])) return fail('banned');
    if (room.people.has(player)) return { ok: true } as const;
    const unlocked = await unlock(house, room, password, address);
    if (!unlocked.ok) return unlocked;
    if (room.people.size >= MOST_PEOPLE && !(await makeRoom(house, room))) return fail('room-full');
    await house.store.games.join(room.id, player, Date.now());
    // Whoever plays a mission of a campaign is one of its people.
    if (room.game.campaign !== null) await house.store.campaigns.join(room.game.campaign, player, Date.now());
    await seatsChanged(room);
    return { ok: true } as const;
  });
}

/** Locked is locked, for those who take part and for those who only look on. */
async function unlock(house: House, room: Room, password: string | undefined, address: string): Promise<{ readonly ok: true } | Failed> {
  const stored = room.game.password_hash;
  if (stored === null) return { ok: true };
  if (password === undefined) return fail('password');
  if (!guesses.allow(address, house.config.passwordsPerMinute)) return fail('too-fast');
  return (await checkPassword(password, stored)) ? { ok: true } : fail('password');
}

/** Whoever came, never sat down and went again makes room for a friend: the one who has been away longest. */
async function makeRoom(house: House, room: Room): Promise<boolean> {
  const seated = new Set(room.seats.flatMap((seat) => [seat.owner, seat.lent_to]));
  const idle = [...room.people.keys()].filter(
    (one) => !seated.has(one) && one !== room.game.host && room.presence.awayMs(one) > house.config.presenceGraceMs,
  );
  const [gone] = idle.sort((a, b) => room.presence.awayMs(b) - room.presence.awayMs(a));
  if (gone === undefined) return false;
  await house.store.games.kick(room.id, gone);
  return true;
}
