// What a member of a room may ask for, once hello is said. Everything runs in the room's queue.
import type { ClientMessage, ClientMessageOf } from '@holdout/protocol';
import { newCode } from '../secrets.ts';
import { askEngine } from './ask.ts';
import { type Done, done, fail } from './done.ts';
import { configure, start } from './lobby.ts';
import { nudge } from './nudge.ts';
import { changePerson } from './people.ts';
import { applyAnswer } from './play.ts';
import { rematch } from './rematch.ts';
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

type Act = ClientMessageOf<'answer' | 'propose' | 'agree' | 'decide' | 'undo'>;

/** Whether what stands in the log at that tick is what this message asked for when it was sent the first time. */
async function wasDone(room: Room, player: string, message: Act): Promise<boolean> {
  const entry = await room.house.store.entries.at(room.id, message.tick);
  if (!entry) return false;
  if (message.t === 'undo') return entry.kind === 'undo' && entry.player === player;
  if (entry.kind !== 'answer') return false;
  if (message.t === 'decide') return entry.seat === TEAM;
  return entry.key === message.key && (entry.seat === TEAM || entry.player === player);
}

async function act(room: Room, player: string, message: Act, work: () => Promise<Done> | Done): Promise<Done> {
  const acted = await inPlay(room, message.tick, work);
  if (acted.ok || !message.again || message.tick >= room.tick) return acted;
  return (await wasDone(room, player, message)) ? done : acted;
}

async function answer(room: Room, player: string, { key }: ClientMessageOf<'answer'>): Promise<Done> {
  const by = room.waiting;
  if (by === null) return fail('finished');
  if (by === TEAM) return propose(room, player, key);
  if (!room.mayAnswer(player)) return fail('not-yours');
  return applyAnswer(room, key, { seat: by, player, bot: null });
}

async function chat(room: Room, player: string, { text, once }: ClientMessageOf<'chat'>): Promise<Done> {
  const person = room.people.get(player);
  if (person?.muted) return fail('muted');
  const line = { player, nick: person?.nick ?? '', text, at: Date.now() };
  const id = once === undefined ? newCode() : `${player}:${once}`;
  if (!(await room.house.store.games.say({ id, game: room.id, player, text, at: line.at }))) return done;
  room.broadcastToMembers({ t: 'chat', line });
  room.house.fanout.publish(room.id, { kind: 'chat', line });
  return done;
}

function point(room: Room, player: string, { zone, to, mark }: ClientMessageOf<'point'>): Done {
  if (room.people.get(player)?.muted) return fail('muted');
  const message = { t: 'point' as const, player, zone, ...(to === undefined ? {} : { to }), mark };
  room.broadcast(message);
  room.house.fanout.publish(room.id, { kind: 'point', message });
  return done;
}

/** Looking changes nothing, so it does not wait in line. `who`: whose turn it is to be served. */
export async function preview(room: Room, who: string, question: ClientMessageOf<'ask'>, signal?: AbortSignal): Promise<Done> {
  return inPlay(room, question.tick, () => askEngine(room, who, question, signal));
}

/** `signal`: whoever asked is gone. */
export async function handle(room: Room, player: string, message: RoomRequest, signal?: AbortSignal): Promise<Done> {
  if (!room.people.has(player)) return fail('kicked');
  if (message.t === 'ask') return preview(room, player, message, signal);
  return room.run(() => {
    switch (message.t) {
      case 'answer':
        return act(room, player, message, () => answer(room, player, message));
      case 'propose':
        return act(room, player, message, () => propose(room, player, message.key));
      case 'agree':
        return act(room, player, message, () => agree(room, player, message.key));
      case 'decide':
        return act(room, player, message, () => decide(room, player));
      case 'undo':
        return act(room, player, message, () => undo(room, player, message.back));
      case 'consent':
        return inPlay(room, message.tick, () => consent(room, player, message.agree));
      case 'seat':
        return changeSeat(room, player, message);
      case 'person':
        return changePerson(room, player, message);
      case 'host':
        return passHost(room, player, message.to);
      case 'configure':
        return configure(room, player, message);
      case 'start':
        return start(room, player);
      case 'rematch':
        return rematch(room, player);
      case 'chat':
        return chat(room, player, message);
      case 'point':
        return point(room, player, message);
      case 'nudge':
        return inPlay(room, message.tick, () => nudge(room, player));
    }
  });
}
