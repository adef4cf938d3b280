// The gallery over HTTP: publish, list, open, tell of a game played alone, report, take back.
import { GALLERY_ORDERS, GalleryCard, GalleryEntry, GalleryPage, PlayWish, Problem, PublishWish, ReportWish } from '@holdout/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Measure } from '../gallery/measure.ts';
import { cardOf, publish } from '../gallery/publish.ts';
import type { House } from '../rooms/house.ts';
import { guestOf } from './guests.ts';
import { sendPacked } from './packed.ts';
import { Refused } from './problem.ts';

const Params = z.object({ id: z.string().regex(/^[0-9a-hjkmnp-tv-z]{16}$/) });
const Query = z.object({
  order: z.enum(GALLERY_ORDERS).default('newest'),
  edition: z.string().max(40).optional(),
  mine: z.literal('1').optional(),
  from: z.coerce.number().int().min(0).max(100_000).default(0),
});
const PAGE = 24;

const tags = ['gallery'];
const security = [{ guest: [] }];
const problems = { 400: Problem, 401: Problem, 403: Problem, 404: Problem, 409: Problem };

export function galleryRoutes(app: FastifyInstance, house: House, measure: Measure): void {
  const { store, config } = house;
  const idOf = (request: FastifyRequest): string => (request.params as z.infer<typeof Params>).id;
  const cardFor = async (id: string) => {
    const card = await store.gallery.card(id);
    if (!card) throw new Refused('no-mission');
    return card;
  };

  app.post(
    '/gallery',
    {
      config: { rateLimit: { max: config.publishedPerHour, timeWindow: '1 hour' } },
      schema: {
        summary: 'Publish a mission',
        tags,
        security,
        body: PublishWish,
        response: { 201: GalleryCard, 422: Problem, ...problems },
      },
    },
    async (request, reply) => {
      const { player } = await guestOf(house, request);
      const published = await publish(house, player, request.body as PublishWish);
      if (!published.ok) throw new Refused(published.code, published.reason);
      measure.wake();
      return reply.status(201).send(cardOf(await cardFor(published.id)));
    },
  );

  app.get(
    '/gallery',
    { schema: { summary: 'Published missions', tags, querystring: Query, response: { 200: GalleryPage, ...problems } } },
    async (request) => {
      const { order, edition = null, mine, from } = request.query as z.infer<typeof Query>;
      const owner = mine === undefined ? null : (await guestOf(house, request)).player;
      const rows = await store.gallery.list({ order, edition, owner, from, most: PAGE + 1 });
      return { missions: rows.slice(0, PAGE).map(cardOf), more: rows.length > PAGE };
    },
  );

  app.get(
    '/gallery/:id',
    { schema: { summary: 'One version, with its mission', tags, params: Params, response: { 200: GalleryEntry, ...problems } } },
    async (request, reply) => {
      const id = idOf(request);
      const [card, mission] = await Promise.all([store.gallery.card(id), store.gallery.mission(id)]);
      if (!card || mission === undefined) throw new Refused('no-mission');
      const you = request.headers.authorization === undefined ? null : await guestOf(house, request).catch(() => null);
      const latest = await store.gallery.latest(card.work);
      return sendPacked(request, reply, {
        card: cardOf(card),
        mission: JSON.parse(mission) as object,
        mine: you !== null && you.player === card.owner,
        newer: latest && latest.version > card.version ? latest.id : null,
      });
    },
  );

  app.post(
    '/gallery/:id/plays',
    {
      schema: {
        summary: 'A game of it was begun or ended in this browser',
        tags,
        security,
        params: Params,
        body: PlayWish,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const { player } = await guestOf(house, request);
      const { game, finished } = request.body as z.infer<typeof PlayWish>;
      const card = await cardFor(idOf(request));
      await store.gallery.played(card.id, player, game, finished);
      return reply.status(204).send();
    },
  );

  app.post(
    '/gallery/:id/report',
    {
      schema: {
        summary: 'Something is wrong with it: whoever runs the server should look',
        tags,
        security,
        params: Params,
        body: ReportWish,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const { player } = await guestOf(house, request);
      const card = await cardFor(idOf(request));
      await store.gallery.report({ published: card.id, player, why: (request.body as z.infer<typeof ReportWish>).why, at: Date.now() });
      return reply.status(204).send();
    },
  );

  app.delete(
    '/gallery/:id',
    { schema: { summary: 'Take one’s own mission back', tags, security, params: Params, response: { 204: z.null(), ...problems } } },
    async (request, reply) => {
      const { player } = await guestOf(house, request);
      const card = await cardFor(idOf(request));
      if (card.owner !== player) throw new Refused('not-yours');
      if (!(await store.gallery.remove(card.id))) throw new Refused('no-mission');
      return reply.status(204).send();
    },
  );
}
