// Campaigns over HTTP: begin or bring one, look at it, open its next mission, see to the dead.
import { CampaignList, CampaignReply, CampaignWish, HeirWish, MissionWish, Problem, RoomReply } from '@holdout/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { campaignInfo, chooseHeir, createCampaign, giveUpMission, openMission } from '../rooms/campaign.ts';
import type { Failed } from '../rooms/done.ts';
import type { House } from '../rooms/house.ts';
import { roomInfo } from '../rooms/info.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { CampaignRow } from '../store/tables.ts';
import { guestOf } from './guests.ts';
import { Refused } from './problem.ts';

const Params = z.object({ campaign: z.string().regex(/^[0-9a-hjkmnp-tv-z]{16}$/) });
const tags = ['campaigns'];
const security = [{ guest: [] }];
const problems = { 400: Problem, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem };

function orThrow<T extends { readonly ok: true }>(got: T | Failed): T {
  if (!got.ok) throw new Refused(got.code, got.reason);
  return got;
}

export function campaignRoutes(app: FastifyInstance, house: House, rooms: Rooms): void {
  const { campaigns } = house.store;

  const rowOf = async (request: FastifyRequest): Promise<CampaignRow> => {
    const row = await campaigns.byId((request.params as z.infer<typeof Params>).campaign);
    if (!row) throw new Refused('no-campaign');
    return row;
  };
  /** The campaign, and the guest as one of its people. */
  const memberOf = async (request: FastifyRequest) => {
    const { player } = await guestOf(house, request);
    const row = await rowOf(request);
    if (!(await campaigns.people(row.id)).some((one) => one.player === player)) throw new Refused('not-yours');
    return { row, player };
  };
  const reply = async (id: string, player: string | null) => {
    const row = await campaigns.byId(id);
    if (!row) throw new Refused('no-campaign');
    return { campaign: await campaignInfo(house, row, player) };
  };

  app.post(
    '/campaigns',
    {
      config: { rateLimit: { max: house.config.gamesPerMinute, timeWindow: '1 minute' } },
      schema: {
        summary: 'Begin a campaign, or bring one as a file',
        tags,
        security,
        body: CampaignWish,
        response: { 201: CampaignReply, ...problems },
      },
    },
    async (request, response) => {
      const { player } = await guestOf(house, request);
      const { id } = orThrow(await createCampaign(house, player, request.body as CampaignWish));
      return response.status(201).send(await reply(id, player));
    },
  );

  app.get(
    '/campaigns',
    { schema: { summary: 'My campaigns', tags, security, response: { 200: CampaignList, 401: Problem } } },
    async (request) => {
      const { player } = await guestOf(house, request);
      const rows = await campaigns.mine(player);
      return { campaigns: await Promise.all(rows.map((row) => campaignInfo(house, row, player))) };
    },
  );

  app.get(
    '/campaigns/:campaign',
    {
      schema: { summary: 'A campaign, for everyone who has its link', tags, params: Params, response: { 200: CampaignReply, ...problems } },
    },
    async (request) => {
      const row = await rowOf(request);
      const you = request.headers.authorization === undefined ? null : (await guestOf(house, request)).player;
      return { campaign: await campaignInfo(house, row, you) };
    },
  );

  app.post(
    '/campaigns/:campaign/mission',
    {
      schema: {
        summary: 'Open the room of the next mission, or find the one that is open',
        tags,
        security,
        params: Params,
        body: MissionWish,
        response: { 200: RoomReply, ...problems },
      },
    },
    async (request) => {
      const { row, player } = await memberOf(request);
      const { seats } = request.body as z.infer<typeof MissionWish>;
      const { game } = orThrow(await openMission(house, rooms, row, player, seats));
      const room = await rooms.get(game);
      if (!room) throw new Refused('no-room');
      return { room: roomInfo(room, true) };
    },
  );

  app.delete(
    '/campaigns/:campaign/mission',
    {
      schema: {
        summary: 'Give the mission under way up (host)',
        tags,
        security,
        params: Params,
        response: { 200: CampaignReply, ...problems },
      },
    },
    async (request) => {
      const { row, player } = await memberOf(request);
      orThrow(await giveUpMission(house, row, player));
      return reply(row.id, player);
    },
  );

  app.post(
    '/campaigns/:campaign/heirs',
    {
      schema: {
        summary: 'Who takes the place of a dead survivor',
        tags,
        security,
        params: Params,
        body: HeirWish,
        response: { 200: CampaignReply, ...problems },
      },
    },
    async (request) => {
      const { row, player } = await memberOf(request);
      const { dead, heir } = request.body as z.infer<typeof HeirWish>;
      orThrow(await chooseHeir(house, row, dead, heir));
      return reply(row.id, player);
    },
  );

  app.delete(
    '/campaigns/:campaign',
    { schema: { summary: 'Remove a campaign (host)', tags, security, params: Params, response: { 204: z.null(), ...problems } } },
    async (request, response) => {
      const { row, player } = await memberOf(request);
      if (player !== row.host) throw new Refused('not-host');
      await campaigns.remove(row.id);
      return response.status(204).send();
    },
  );
}
