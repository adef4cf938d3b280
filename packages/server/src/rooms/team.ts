// Team choices: a proposal that anyone seated may change. It applies when all present agree, on the host's word, or when time is up.
import type { ServerMessageOf } from '@holdout/protocol';
import { type Done, done, fail } from './done.ts';
import { applyAnswer } from './play.ts';
import { nextVote, TEAM, voters } from './rights.ts';
import type { Room } from './room.ts';

interface Proposal {
  readonly key: string;
  /** null: the default, which nobody has proposed yet */
  readonly by: string | null;
}

export function proposal(room: Room): Proposal | null {
  const { play } = room;
  if (!play || room.waiting !== TEAM) return null;
  const put = room.votes.findLast((vote) => vote.about === 'team' && vote.proposed === 1);
  if (put) return { key: put.choice, by: put.player };
  const key = play.engine.optionKeys(play.state)[0];
  return key === undefined ? null : { key, by: null };
}

const agreedTo = (room: Room, key: string): readonly string[] => {
  const seated = new Set(voters(room.seats));
  return room.votes.filter((vote) => vote.about === 'team' && vote.choice === key && seated.has(vote.player)).map((vote) => vote.player);
};

const presentVoters = (room: Room): readonly string[] => {
  const present = room.presence.present();
  return voters(room.seats).filter((player) => present.has(player));
};

export function teamMessage(room: Room): ServerMessageOf<'team'> | null {
  const put = proposal(room);
  if (!put) return null;
  const agreed = agreedTo(room, put.key);
  const waiting = presentVoters(room).filter((player) => !agreed.includes(player));
  return { t: 'team', tick: room.tick, key: put.key, by: put.by, agreed: [...agreed], waiting, until: room.pending.until };
}

export function showTeam(room: Room): void {
  const message = teamMessage(room);
  if (message) room.broadcastToMembers(message);
}

const apply = (room: Room, put: Proposal, word: string | null): Promise<Done> =>
  applyAnswer(room, put.key, { seat: TEAM, player: put.by ?? word, bot: null });

/** Applies the proposal when everyone present has agreed to it; otherwise shows how it stands. */
export async function countTeam(room: Room): Promise<Done> {
  const put = proposal(room);
  if (!put) return done;
  const agreed = agreedTo(room, put.key);
  const present = presentVoters(room);
  if (present.length > 0 && present.every((player) => agreed.includes(player))) return apply(room, put, agreed[0] ?? null);
  showTeam(room);
  return done;
}

async function vote(room: Room, player: string, key: string, proposed: boolean): Promise<Done> {
  const alone = presentVoters(room).every((other) => other === player);
  if (alone) return apply(room, { key, by: player }, player);
  const row = {
    game: room.id,
    tick: room.tick,
    about: 'team' as const,
    player,
    choice: key,
    proposed: proposed ? 1 : 0,
    at: nextVote(room),
  };
  await room.house.store.entries.vote(row);
  room.votes = await room.house.store.entries.votes(room.id, room.tick);
  room.house.fanout.publish(room.id, { kind: 'votes' });
  return countTeam(room);
}

export async function propose(room: Room, player: string, key: string): Promise<Done> {
  if (room.waiting !== TEAM) return fail('not-team');
  if (!room.mayAnswer(player)) return fail('not-seated');
  const { play } = room;
  const refusal = play?.engine.whyNot(play.state, key);
  if (refusal) return fail('refused', refusal);
  return vote(room, player, key, true);
}

/** Agreeing names the proposal, so that nobody agrees to one they have not seen. */
export async function agree(room: Room, player: string, key: string): Promise<Done> {
  if (room.waiting !== TEAM) return fail('not-team');
  if (!room.mayAnswer(player)) return fail('not-seated');
  if (proposal(room)?.key !== key) return fail('stale');
  const mine = room.votes.find((row) => row.about === 'team' && row.player === player);
  return vote(room, player, key, mine?.choice === key && mine.proposed === 1);
}

export async function decide(room: Room, player: string): Promise<Done> {
  if (player !== room.game.host) return fail('not-host');
  const put = proposal(room);
  return put ? apply(room, put, player) : fail('not-team');
}

/** The room's timer ran out. */
export async function timeIsUp(room: Room): Promise<Done> {
  const put = proposal(room);
  return put ? apply(room, put, null) : done;
}
