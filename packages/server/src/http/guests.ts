// Guests: a nickname and a secret that only their browser has.
import { Guest, GuestWish, Me, Problem, PushSubscription } from '@holdout/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { House } from '../rooms/house.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { hashToken, newCode, newToken } from '../secrets.ts';
import type { You } from '../socket/admit.ts';
import { Refused } from './problem.ts';

const TOKEN = /^Bearer (hs_[A-Za-z0-9_-]{43})$/;

export async function guestOf(house: House, request: FastifyRequest): Promise<You> {
  const token = TOKEN.exec(request.headers.authorization ?? '')?.[1];
  const player = token && (await house.store.players.byTokenHash(hashToken(token)));
  if (!player) throw new Refused('no-token');
  return { player: player.id, nick: player.nick };
}

/** Turn notices go only to the push services of browsers, so that nobody can make the server call other addresses. */
const PUSH_HOSTS = [/^fcm\.googleapis\.com$/, /\.push\.services\.mozilla\.com$/, /\.push\.apple\.com$/, /\.notify\.windows\.com$/];
const isPushService = (endpoint: string): boolean => PUSH_HOSTS.some((host) => host.test(new URL(endpoint).hostname));

const secured = { security: [{ guest: [] }] };

export function guestRoutes(app: FastifyInstance, house: House, rooms: Rooms): void {
  const { store, config, push } = house;

  app.post(
    '/guests',
    {
      config: { rateLimit: { max: config.guestsPerMinute, timeWindow: '1 minute' } },
      schema: { summary: 'Become a guest: the token is told once', tags: ['guests'], body: GuestWish, response: { 201: Guest } },
    },
    async (request, reply) => {
      const { nick } = request.body as z.infer<typeof GuestWish>;
      const token = newToken();
      const id = newCode();
      await store.players.add({ id, token_hash: hashToken(token), nick, created: Date.now() });
      return reply.status(201).send({ player: id, nick, token } satisfies Guest);
    },
  );

  app.get('/me', { schema: { summary: 'Who I am', tags: ['guests'], ...secured, response: { 200: Me, 401: Problem } } }, async (request) =>
    guestOf(house, request),
  );

  app.patch(
    '/me',
    { schema: { summary: 'Another nickname', tags: ['guests'], ...secured, body: GuestWish, response: { 200: Me, 401: Problem } } },
    async (request) => {
      const { player } = await guestOf(house, request);
      const { nick } = request.body as z.infer<typeof GuestWish>;
      await store.players.rename(player, nick);
      rooms.renamed(player);
      return { player, nick };
    },
  );

  app.get(
    '/push',
    {
      schema: {
        summary: 'Key for turn notices; null when they are off',
        tags: ['guests'],
        response: { 200: z.object({ key: z.nullable(z.string()) }) },
      },
    },
    async () => ({ key: push.publicKey }),
  );

  app.put(
    '/push',
    {
      schema: {
        summary: 'Tell this browser when it is my turn',
        tags: ['guests'],
        ...secured,
        body: PushSubscription,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { player } = await guestOf(house, request);
      const subscription = request.body as PushSubscription;
      if (push.publicKey === null || !isPushService(subscription.endpoint)) throw new Refused('bad-message');
      await store.players.subscribe(player, subscription);
      return reply.status(204).send();
    },
  );

  app.delete(
    '/push',
    {
      schema: {
        summary: 'No more notices to this browser',
        tags: ['guests'],
        ...secured,
        body: PushSubscription,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { player } = await guestOf(house, request);
      await store.players.unsubscribe((request.body as PushSubscription).endpoint, player);
      return reply.status(204).send();
    },
  );
}
