// Rings at whoever the table waits for. Whoever plays may, but nobody is rung at twice within a while, whoever wants it.
import type { Nudged, ServerMessageOf } from '@holdout/protocol';
import { type Done, fail } from './done.ts';
import { botFor, personAt, TEAM, voters } from './rights.ts';
import type { Room } from './room.ts';
import { teamMessage } from './team.ts';

const NOT_AGAIN_FOR_MS = 20_000;

/** People whose word is missing; of a choice of the team, those who are there. */
function waitedFor(room: Room): readonly string[] {
  const { asked } = room;
  if (asked === null || botFor(room.seats, asked) !== null) return [];
  if (asked.by === TEAM) return teamMessage(room)?.waiting ?? [];
  const seat = room.seats[asked.by];
  const person = seat === undefined ? null : personAt(seat);
  return person === null ? [] : [person];
}

export async function nudge(room: Room, player: string): Promise<Done> {
  if (room.people.get(player)?.muted) return fail('muted');
  if (!voters(room.seats).includes(player)) return fail('not-seated');
  const waited = waitedFor(room);
  if (waited.length === 0 || waited.includes(player)) return fail('not-waited');
  const now = performance.now();
  const { nudged } = room.pending;
  const to = waited.filter((other) => now - (nudged.get(other) ?? Number.NEGATIVE_INFINITY) >= NOT_AGAIN_FOR_MS);
  if (to.length === 0) return fail('just-nudged');
  const message = { t: 'nudge' as const, tick: room.tick, player, to };
  ring(room, message);
  room.house.fanout.publish(room.id, { kind: 'nudge', message });
  const reached = await Promise.all(to.map(async (other) => [other, await reach(room, other)] as const));
  return { ok: true, value: Object.fromEntries(reached) satisfies Nudged };
}

/** Those who are named hear it; the rest of the table need not. */
export function ring(room: Room, message: ServerMessageOf<'nudge'>): void {
  const text = JSON.stringify(message);
  for (const player of message.to) room.pending.nudged.set(player, performance.now());
  for (const viewer of room.presence.viewers) if (viewer.player !== null && message.to.includes(viewer.player)) viewer.send(text);
}

async function reach(room: Room, player: string): Promise<Nudged[string]> {
  const { push, store } = room.house;
  if (room.presence.online().has(player)) return 'here';
  if (push.publicKey === null || (await store.players.subscriptions(player)).length === 0) return 'away';
  push.yourTurn(player, room.id);
  return 'notice';
}
