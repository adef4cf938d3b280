// The host and the people of the room: out, out for good, quiet.
import type { ClientMessageOf } from '@holdout/protocol';
import { type Done, fail } from './done.ts';
import type { Room } from './room.ts';
import { seatsChanged } from './seats.ts';

export async function changePerson(room: Room, player: string, wish: ClientMessageOf<'person'>): Promise<Done> {
  if (player !== room.game.host) return fail('not-host');
  const { games, campaigns } = room.house.store;
  if (wish.do === 'unban') {
    await games.unban(room.id, wish.player);
    return seatsChanged(room);
  }
  if (!room.people.has(wish.player)) return fail('no-player');
  if (wish.player === player) return fail('not-yours');
  const out = async () => {
    await games.kick(room.id, wish.player);
    if (room.game.campaign !== null) await campaigns.leave(room.game.campaign, wish.player);
  };
  switch (wish.do) {
    case 'kick':
      await out();
      break;
    case 'ban':
      await games.ban({ scope: room.id, who: wish.player, why: 'host', at: Date.now() });
      await out();
      break;
    case 'mute':
    case 'unmute':
      await games.mute(room.id, wish.player, wish.do === 'mute');
      break;
  }
  return seatsChanged(room);
}
