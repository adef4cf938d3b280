// Games over HTTP: make, list, join, take a seat, start, keep and watch again.
import { GameCards, GameFile, GameWish, JoinWish, LIMITS, Problem, RoomReply, RoomWish, SeatWish, SetupWish } from '@holdout/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Done } from '../rooms/done.ts';
import type { House } from '../rooms/house.ts';
import { roomInfo } from '../rooms/info.ts';
import { configure, createGame, start } from '../rooms/lobby.ts';
import { recordText } from '../rooms/record.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { changeSeat } from '../rooms/seats.ts';
import { limitedAs } from '../socket/address.ts';
import { joinRoom } from '../socket/admit.ts';
import type { Place } from '../store/games.ts';
import { cardsFor } from './cards.ts';
import { guestOf } from './guests.ts';
import { sendPacked } from './packed.ts';
import { Refused } from './problem.ts';

const Code = z.string().regex(/^[0-9a-hjkmnp-tv-z]{16}$/);
const RoomParams = z.object({ room: Code });
const SeatParams = z.object({
  room: Code,
  seat: z.coerce
    .number()
    .int()
    .min(0)
    .max(LIMITS.seats - 1),
});
/** Where the page before ended, as `next` said. */
const PageWish = z.object({ before: z.optional(z.string().regex(/^\d{1,16}-[0-9a-hjkmnp-tv-z]{16}$/)) });
const PAGE = 50;

function placeOf(request: FastifyRequest): Place | null {
  const [at, game] = (request.query as z.infer<typeof PageWish>).before?.split('-') ?? [];
  return at !== undefined && game !== undefined ? { at: Number(at), game } : null;
}

const ConfigureWish = z.strictObject({ setup: z.optional(SetupWish), room: z.optional(RoomWish) });

const tags = ['games'];
const security = [{ guest: [] }];
const problems = { 400: Problem, 401: Problem, 403: Problem, 404: Problem, 409: Problem };

const orThrow = (done: Done): void => {
  if (!done.ok) throw new Refused(done.code, done.reason);
};

export function gameRoutes(app: FastifyInstance, house: House, rooms: Rooms): void {
  const { store, config } = house;

  const roomOf = async (request: FastifyRequest): Promise<Room> => {
    const room = await rooms.get((request.params as { room: string }).room);
    if (!room) throw new Refused('no-room');
    return room;
  };
  /** The room, and the guest as one of its people. */
  const memberOf = async (request: FastifyRequest) => {
    const { player } = await guestOf(house, request);
    const room = await roomOf(request);
    if (!room.people.has(player)) throw new Refused('not-yours');
    return { room, player };
  };
  const reply = (room: Room) => ({ room: roomInfo(room, true) });

  app.post(
    '/games',
    {
      config: { rateLimit: { max: config.gamesPerMinute, timeWindow: '1 minute' } },
      schema: { summary: 'Make a game', tags, security, body: GameWish, response: { 201: RoomReply, 422: Problem, ...problems } },
    },
    async (request, response) => {
      const { player } = await guestOf(house, request);
      const created = await createGame(house, player, request.body as GameWish);
      if (!created.ok) throw new Refused(created.code, created.reason);
      const room = await rooms.get(created.id);
      if (!room) throw new Refused('internal');
      return response.status(201).send(reply(room));
    },
  );

  app.get(
    '/games',
    {
      schema: {
        summary: 'My games, those that wait for me marked; those that are over come last, in pages',
        tags,
        security,
        querystring: PageWish,
        response: { 200: GameCards, 400: Problem, 401: Problem },
      },
    },
    async (request) => {
      const { player } = await guestOf(house, request);
      const before = placeOf(request);
      const open = before ? [] : await store.games.mine(player);
      const ended = await store.games.mineEnded(player, before, PAGE);
      const last = ended.length < PAGE ? undefined : ended.at(-1);
      return {
        games: await cardsFor(store, [...open, ...ended], player),
        next: last ? `${last.ended}-${last.id}` : null,
      };
    },
  );

  app.get(
    '/lobby/finished',
    {
      schema: {
        summary: 'Listed games that are over, to watch, in pages',
        tags,
        querystring: PageWish,
        response: { 200: GameCards, 400: Problem },
      },
    },
    async (request) => {
      const rows = await store.games.shown(placeOf(request), PAGE);
      const last = rows.length < PAGE ? undefined : rows.at(-1);
      return { games: await cardsFor(store, rows, null), next: last ? `${last.updated}-${last.id}` : null };
    },
  );

  app.get('/lobby', { schema: { summary: 'Games that are listed', tags, response: { 200: GameCards } } }, async () => ({
    games: await cardsFor(store, await store.games.listed(), null),
  }));

  app.get(
    '/games/:room',
    { schema: { summary: 'The room', tags, security, params: RoomParams, response: { 200: RoomReply, ...problems } } },
    async (request) => reply((await memberOf(request)).room),
  );

  app.post(
    '/games/:room/join',
    { schema: { summary: 'Come in', tags, security, params: RoomParams, body: JoinWish, response: { 200: RoomReply, ...problems } } },
    async (request) => {
      const { player } = await guestOf(house, request);
      const room = await roomOf(request);
      const { password } = request.body as z.infer<typeof JoinWish>;
      orThrow(await joinRoom(house, room, player, password, limitedAs(request.ip)));
      return reply(room);
    },
  );

  app.post(
    '/games/:room/seats/:seat',
    {
      schema: {
        summary: 'Claim, leave, free or hand over a seat',
        tags,
        security,
        params: SeatParams,
        body: SeatWish,
        response: { 200: RoomReply, ...problems },
      },
    },
    async (request) => {
      const { room, player } = await memberOf(request);
      const { seat } = request.params as z.infer<typeof SeatParams>;
      const wish = { seat, ...(request.body as z.infer<typeof SeatWish>) };
      orThrow(await room.run(() => changeSeat(room, player, wish)));
      return reply(room);
    },
  );

  app.patch(
    '/games/:room',
    {
      schema: {
        summary: 'Change setup or settings (host)',
        tags,
        security,
        params: RoomParams,
        body: ConfigureWish,
        response: { 200: RoomReply, 422: Problem, ...problems },
      },
    },
    async (request) => {
      const { room, player } = await memberOf(request);
      orThrow(await room.run(() => configure(room, player, request.body as z.infer<typeof ConfigureWish>)));
      return reply(room);
    },
  );

  app.post(
    '/games/:room/start',
    { schema: { summary: 'Begin (host)', tags, security, params: RoomParams, response: { 200: RoomReply, 422: Problem, ...problems } } },
    async (request) => {
      const { room, player } = await memberOf(request);
      orThrow(await room.run(() => start(room, player)));
      return reply(room);
    },
  );

  /** Whole games are long: each address may read so many a minute. */
  const readLimit = { rateLimit: { max: config.replaysPerMinute, timeWindow: '1 minute' } };

  /** By the room link for its people, by the watching link for everyone who has it. */
  const record = async (request: FastifyRequest) => {
    const { room: code } = request.params as { room: string };
    const watched = await store.games.idOfWatch(code);
    // The watching link of a locked room shows nothing without its password; its people have the room link.
    if (watched && watched.password_hash !== null) throw new Refused('password');
    const file = await recordText(store, watched?.id ?? (await memberOf(request)).room.id);
    if (!file) throw new Refused('not-started');
    return file;
  };

  app.get(
    '/games/:room/replay',
    {
      config: readLimit,
      schema: { summary: 'The game so far, to watch', tags, params: RoomParams, response: { 200: GameFile, ...problems } },
    },
    async (request, response) => sendPacked(request, response, (await record(request)).text),
  );

  app.get(
    '/games/:room/export',
    {
      config: readLimit,
      schema: {
        summary: 'The game as a file; with its seed once it is over',
        tags,
        params: RoomParams,
        response: { 200: GameFile, ...problems },
      },
    },
    async (request, response) => {
      const file = await record(request);
      response.header('content-disposition', `attachment; filename="holdout-${file.commitment.slice(0, 8)}.json"`);
      return sendPacked(request, response, file.text);
    },
  );
}
