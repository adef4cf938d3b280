// The server's HTTP side. Every failure is a `ServerProblem` with a code that has a label.
import type { Refusal } from '@holdout/engine';
import {
  type ErrorCode,
  type GameCard,
  GameCards,
  type GameFile,
  type GameWish,
  Guest,
  Invitation,
  Me,
  Problem,
  parseGameFile,
  type RoomInfo,
  RoomReply,
} from '@holdout/protocol';
import { takeAhead } from './ahead.ts';
import { type GuestPass, guest, keepGuest } from './guest.ts';

export class ServerProblem extends Error {
  override readonly name = 'ServerProblem';
  constructor(
    readonly code: ErrorCode | 'unreachable',
    readonly reason?: Refusal,
  ) {
    super(code);
  }
}

/** What to say about any failure. */
export const problemCode = (error: unknown): string => (error instanceof ServerProblem ? error.code : 'internal');

export async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const pass = guest();
  let response: Response;
  try {
    const ahead = method === 'GET' && pass === null ? takeAhead(path) : undefined;
    response = await (ahead ??
      fetch(`./api${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(pass ? { authorization: `Bearer ${pass.token}` } : {}),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      }));
  } catch {
    throw new ServerProblem('unreachable');
  }
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return json;
  const problem = Problem.safeParse(json);
  if (!problem.success) throw new ServerProblem(response.status >= 500 || response.status === 404 ? 'unreachable' : 'internal');
  throw new ServerProblem(problem.data.error, problem.data.reason as Refusal | undefined);
}

/**
 * Becomes a guest, or takes another nickname. `anew`: as somebody new, because the server does not know this browser any more. That is
 * for its reader to say: a server that lost its store may find it again, and with it the seats of the old pass.
 */
export async function beGuest(nick: string, anew = false): Promise<GuestPass> {
  const known = anew ? null : guest();
  if (known && known.nick === nick) return known;
  if (known) {
    const me = Me.parse(await call('PATCH', '/me', { nick }));
    const pass = { ...known, nick: me.nick };
    keepGuest(pass);
    return pass;
  }
  const pass = Guest.parse(await call('POST', '/guests', { nick }));
  keepGuest(pass);
  return pass;
}

export const myGames = async (): Promise<readonly GameCard[]> => GameCards.parse(await call('GET', '/games')).games;
export const listedGames = async (): Promise<readonly GameCard[]> => GameCards.parse(await call('GET', '/lobby')).games;

/** What a room code, long or short, leads to. */
export const invitation = async (code: string): Promise<Invitation> => Invitation.parse(await call('GET', `/invitations/${code}`));

export async function createRoom(wish: GameWish): Promise<RoomInfo> {
  return RoomReply.parse(await call('POST', '/games', wish)).room;
}

export async function onlineRecord(code: string): Promise<GameFile> {
  const parsed = parseGameFile(await call('GET', `/games/${code}/replay`));
  if (!parsed.ok) throw new ServerProblem('bad-message');
  return parsed.file;
}
