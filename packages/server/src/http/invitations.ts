// What a code leads to, told before anybody says who they are.
import { Invitation, Problem, type PublicSetup, readShort, ShortCode } from '@holdout/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { House } from '../rooms/house.ts';
import type { GameRow } from '../store/tables.ts';
import { Refused } from './problem.ts';

const Params = z.object({ code: z.string().min(5).max(24) });

async function invitationOf({ store }: House, game: GameRow): Promise<Invitation> {
  const [seats, members] = await Promise.all([store.games.seats(game.id), store.games.members(game.id)]);
  const locked = game.password_hash !== null;
  const nicks = new Map(members.map((member) => [member.player, member.nick]));
  const nickOf = (player: string | null) => (locked || player === null ? null : (nicks.get(player) ?? null));
  const teams = (JSON.parse(game.setup) as PublicSetup).seats;
  return {
    room: game.id,
    name: game.name,
    phase: game.trouble === null ? game.phase : 'frozen',
    edition: game.edition,
    mission: game.mission,
    round: game.round,
    host: nickOf(game.host),
    locked,
    campaign: game.campaign !== null,
    seats: seats.map((seat) => ({
      survivors: [...(teams[seat.seat] ?? [])],
      who: nickOf(seat.lent_to ?? seat.owner),
      bot: seat.bot !== null,
      free: seat.owner === null && seat.bot === null,
    })),
  };
}

export function invitationRoutes(app: FastifyInstance, house: House): void {
  const { games } = house.store;
  app.get(
    '/invitations/:code',
    {
      // Short codes can be guessed at: not often.
      config: { rateLimit: { max: house.config.codesPerMinute, timeWindow: '1 minute' } },
      schema: {
        summary: 'What a room code, long or short, leads to',
        tags: ['games'],
        params: Params,
        response: { 200: Invitation, 404: Problem },
      },
    },
    async (request) => {
      const text = readShort((request.params as z.infer<typeof Params>).code);
      const id = ShortCode.safeParse(text).success ? (await games.idOfShort(text))?.id : text;
      const game = id === undefined ? undefined : await games.byId(id);
      if (!game) throw new Refused('no-room');
      return invitationOf(house, game);
    },
  );
}
