// What a member of a room may ask for, once hello is said. Everything runs in the room's queue.
import type { ClientMessage, ClientMessageOf } from '@holdout/protocol';
import { newCode } from '../secrets.ts';
import { askEngine } from './ask.ts';
import { type Done, done, fail } from './done.ts';
import { configure, start } from './lobby.ts';
import { applyAnswer } from './play.ts';
import { consent, undo } from './rewind.ts';
import { TEAM } from './rights.ts';
import type { Room } from './room.ts';
import { changeSeat, passHost } from './seats.ts';
import { agree, decide, propose } from './team.ts';

export type RoomRequest = Exclude<Extract<ClientMessage, { id: number }>, { t: 'look' }>;

const notPlaying = (room: Room): Done => {
  if (room.game.phase === 'lobby') return fail('not-started');
  return fail(room.game.phase === 'finished' ? 'finished' : 'frozen');
};

/** The tick is checked first: an answer to a question that is gone is stale, whoever gave it. */
function inPlay(room: Room, tick: number, work: () => Promise<Done> | Done): Promise<Done> | Done {
  if (!room.play) return notPlaying(room);
  return tick === room.tick ? work() : fail('stale');
}

async function answer(room: Room, player: string, { key }: ClientMessageOf<'answer'>): Promise<Done> {
  const by = room.waiting;
  if (by === null) return fail('finished');
  if (by === TEAM) return propose(room, player, key);
  if (!room.mayAnswer(player)) return fail('not-yours');
  return applyAnswer(room, key, { seat: by, player, bot: null });
}

async function chat(room: Room, player: string, text: string): Promise<Done> {
  const line = { player, nick: room.people.get(player) ?? '', text, at: Date.now() };
  await room.house.store.games.say({ id: newCode(), game: room.id, player, text, at: line.at });
  room.broadcast({ t: 'chat', line });
  room.house.fanout.publish(room.id, { kind: 'chat', line });
  return done;
}

function point(room: Room, player: string, { zone, to, mark }: ClientMessageOf<'point'>): Done {
  const message = { t: 'point' as const, player, zone, ...(to === undefined ? {} : { to }), mark };
  room.broadcast(message);
  room.house.fanout.publish(room.id, { kind: 'point', message });
  return done;
}

export async function handle(room: Room, player: string, message: RoomRequest): Promise<Done> {
  // Looking changes nothing, so it does not wait in line.
  if (message.t === 'ask') return inPlay(room, message.tick, () => askEngine(room, message));
  return room.run(() => {
    switch (message.t) {
      case 'answer':
        return inPlay(room, message.tick, () => answer(room, player, message));
      case 'propose':
        return inPlay(room, message.tick, () => propose(room, player, message.key));
      case 'agree':
        return inPlay(room, message.tick, () => agree(room, player, message.key));
      case 'decide':
        return inPlay(room, message.tick, () => decide(room, player));
      case 'undo':
        return inPlay(room, message.tick, () => undo(room, player, message.back));
      case 'consent':
        return inPlay(room, message.tick, () => consent(room, player, message.agree));
      case 'seat':
        return changeSeat(room, player, message);
      case 'host':
        return passHost(room, player, message.to);
      case 'configure':
        return configure(room, player, message);
      case 'start':
        return start(room, player);
      case 'chat':
        return chat(room, player, message.text);
      case 'point':
        return point(room, player, message);
    }
  });
}
