// Going back. One's own answers that revealed nothing: at once. Others' answers, or past a die, a card or a token: with consent.
import type { ServerMessageOf } from '@holdout/protocol';
import { type Done, done, fail } from './done.ts';
import { applyUndo } from './play.ts';
import { nextVote, voters } from './rights.ts';
import type { Room } from './room.ts';

interface Request {
  readonly by: string;
  readonly back: number;
  readonly target: number;
  /** present people whose word it needs, without the one who asks */
  readonly needs: readonly string[];
}

type Wished = { readonly ok: true; readonly request: Request } | ReturnType<typeof fail>;

function wish(room: Room, by: string, back: number): Wished {
  const { play } = room;
  if (!play) return fail('not-started');
  const way = play.trail.back(back);
  if (!way) return fail('undo-nothing');
  const revealed = play.trail.at(way.target).info !== play.state.info;
  if (revealed && room.game.rewind === 0) return fail('undo-revealed');
  const present = room.presence.present();
  const others = voters(room.seats).filter((player) => player !== by && present.has(player));
  const team = way.undone.some((answer) => answer.seat < 0 && answer.bot === null);
  const authors = new Set(way.undone.map((answer) => answer.player));
  const needs = revealed || team ? others : others.filter((player) => authors.has(player));
  return { ok: true, request: { by, back, target: way.target, needs } };
}

function openRequest(room: Room): Request | null {
  const put = room.votes.find((vote) => vote.about === 'undo' && vote.proposed === 1);
  if (!put) return null;
  const wished = wish(room, put.player, Number(put.choice));
  return wished.ok ? wished.request : null;
}

const consented = (room: Room): readonly string[] =>
  room.votes.filter((vote) => vote.about === 'undo' && (vote.proposed === 1 || vote.choice === 'yes')).map((vote) => vote.player);

function messageFor(room: Room, request: Request, state: ServerMessageOf<'rewind'>['state']): ServerMessageOf<'rewind'> {
  const agreed = consented(room);
  const waiting = request.needs.filter((player) => !agreed.includes(player));
  return { t: 'rewind', tick: room.tick, back: request.back, by: request.by, agreed: [...agreed], waiting, state };
}

export function rewindMessage(room: Room): ServerMessageOf<'rewind'> | null {
  const request = openRequest(room);
  return request && messageFor(room, request, 'open');
}

/** Goes back when everyone concerned consents; otherwise shows how it stands. */
export async function countRewind(room: Room): Promise<Done> {
  const request = openRequest(room);
  if (!request) return done;
  const message = messageFor(room, request, 'open');
  if (message.waiting.length > 0) {
    // Votes are counted again whenever somebody comes or goes; nobody is told the same twice.
    const text = JSON.stringify(message);
    if (text !== room.pending.wish) room.broadcastToMembers(message);
    room.pending.wish = text;
    return done;
  }
  return applyUndo(room, request.target, request.by);
}

async function keepVote(room: Room, player: string, choice: string, proposed: 0 | 1): Promise<Done> {
  const { store, fanout } = room.house;
  await store.entries.vote({ game: room.id, tick: room.tick, about: 'undo', player, choice, proposed, at: nextVote(room) });
  room.votes = await store.entries.votes(room.id, room.tick);
  fanout.publish(room.id, { kind: 'votes' });
  return countRewind(room);
}

export async function undo(room: Room, player: string, back: number): Promise<Done> {
  if (!voters(room.seats).includes(player)) return fail('not-seated');
  const wished = wish(room, player, back);
  if (!wished.ok) return wished;
  if (wished.request.needs.length === 0) return applyUndo(room, wished.request.target, player);
  const open = openRequest(room);
  if (open && open.by !== player) return fail('no-request');
  return keepVote(room, player, String(back), 1);
}

export async function consent(room: Room, player: string, agrees: boolean): Promise<Done> {
  const request = openRequest(room);
  if (!request) return fail('no-request');
  if (!voters(room.seats).includes(player)) return fail('not-seated');
  if (player !== request.by && agrees) return keepVote(room, player, 'yes', 0);
  if (agrees) return done;
  const { store, fanout } = room.house;
  const message = messageFor(room, request, 'declined');
  await store.entries.dropVotes(room.id, room.tick, 'undo');
  room.votes = room.votes.filter((vote) => vote.about !== 'undo');
  room.pending.wish = '';
  room.broadcastToMembers(message);
  fanout.publish(room.id, { kind: 'declined', message });
  return done;
}
