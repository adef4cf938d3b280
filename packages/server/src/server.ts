// Everything put together: one port for pages, API and sockets.
import type { AddressInfo } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { Engine } from '@holdout/engine';
import { LIMITS } from '@holdout/protocol';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Logger, pino } from 'pino';
import { packFinished, sweep } from './admin/records.ts';
import type { Config } from './config.ts';
import { alone, type Fanout } from './fanout/fanout.ts';
import { type Measure, unmeasured } from './gallery/measure.ts';
import { campaignRoutes } from './http/campaigns.ts';
import { dailyRoutes } from './http/daily.ts';
import { apiPages, describeApi } from './http/docs.ts';
import { galleryRoutes } from './http/gallery.ts';
import { gameRoutes } from './http/games.ts';
import { guestRoutes } from './http/guests.ts';
import { invitationRoutes } from './http/invitations.ts';
import { operationRoutes } from './http/operations.ts';
import { pages, securityHeaders } from './http/pages.ts';
import { answerProblems } from './http/problem.ts';
import { rulesRoutes } from './http/rules.ts';
import { useZod } from './http/schema.ts';
import { createMetrics } from './operations/metrics.ts';
import { createPush } from './operations/push.ts';
import { previewsHere } from './previews/previews.ts';
import type { Previews } from './previews/question.ts';
import { unrehearsed } from './rehearsal/rehearsal.ts';
import type { Bots, House, Rehearsal } from './rooms/house.ts';
import { Rooms } from './rooms/rooms.ts';
import { limitedAs } from './socket/address.ts';
import { openGateway } from './socket/gateway.ts';
import type { Store } from './store/index.ts';

const SWEEP_EVERY_MS = 3_600_000;
const PACK_EVERY_MS = 60_000;
/** For pages and the API, beside the games' sockets. */
const SPARE_CONNECTIONS = 2000;

export interface ServerParts {
  readonly engine: Engine;
  /** engines of earlier rulesets, for games that are pinned to them */
  readonly olderEngines?: readonly Engine[];
  readonly bots: Bots;
  /** tries missions and sheets from outside; without one they are played as they come */
  readonly rehearsal?: Rehearsal;
  /** works out what clients ask the rules about; without one it is done here */
  readonly previews?: Previews;
  /** lets bots play what is published */
  readonly measure?: Measure;
  readonly store: Store;
  readonly config: Config;
  readonly fanout?: Fanout;
  readonly log?: Logger;
}

export interface HoldoutServer {
  readonly app: FastifyInstance;
  readonly house: House;
  readonly rooms: Rooms;
  /** Opens the port; resolves with its number. */
  listen(): Promise<number>;
  /** Lets requests end, tells clients to come back, closes the store. */
  close(): Promise<void>;
}

export async function createServer(parts: ServerParts): Promise<HoldoutServer> {
  const {
    engine,
    olderEngines = [],
    bots,
    rehearsal = unrehearsed,
    previews = previewsHere,
    measure = unmeasured,
    store,
    config,
    fanout = alone,
  } = parts;
  const log = parts.log ?? pino({ level: config.logLevel });
  const metrics = createMetrics();
  const push = createPush(config.push, store, metrics, log);
  const house: House = { engines: [engine, ...olderEngines], bots, rehearsal, previews, store, config, fanout, metrics, push, log };
  const rooms = new Rooms(house);

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: the address our own proxy saw. What stands before it in the header, anyone can write.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    requestTimeout: config.requestMs,
    http: { headersTimeout: config.requestMs / 3, connectionsCheckingInterval: config.requestMs / 30 },
    bodyLimit: LIMITS.body,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  useZod(app);
  answerProblems(app, house);
  // The route, not the address: an address may hold the code of a room.
  app.addHook('onResponse', async (request, reply) => {
    log.debug(
      { method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'http',
    );
  });
  await securityHeaders(app, config);
  await describeApi(app);
  await app.register(
    async (api) => {
      await api.register(rateLimit, { max: config.requestsPerMinute, timeWindow: '1 minute', keyGenerator: ({ ip }) => limitedAs(ip) });
      guestRoutes(api, house, rooms);
      gameRoutes(api, house, rooms);
      invitationRoutes(api, house);
      campaignRoutes(api, house, rooms);
      galleryRoutes(api, house, measure);
      dailyRoutes(api, house);
    },
    { prefix: '/api' },
  );
  const state = { draining: false };
  operationRoutes(app, house, () => state.draining);
  await apiPages(app);
  rulesRoutes(app, config);
  await pages(app, config);
  await app.ready();
  // Connections that say nothing take memory as well.
  app.server.maxConnections = config.maxSockets + SPARE_CONNECTIONS;
  const gateway = openGateway(app.server, house, rooms);

  /** What has been kept long enough goes, a little every hour; of several servers each does some. */
  const sweeper = setInterval(() => {
    sweep(store.database, config.keep, Date.now())
      .then(() => rooms.look())
      .catch((error) => log.warn({ problem: String(error) }, 'what is old could not be removed'));
  }, SWEEP_EVERY_MS);
  sweeper.unref();
  const packer = setInterval(() => {
    packFinished(store, Date.now()).catch((error) => log.warn({ problem: String(error) }, 'games that are over could not be packed'));
  }, PACK_EVERY_MS);
  packer.unref();

  let closing: Promise<void> | null = null;
  let resuming: Promise<void> = Promise.resolve();
  return {
    app,
    house,
    rooms,
    listen: async () => {
      await app.listen({ port: config.port, host: config.host });
      // Games that go on by themselves are read while people already come in.
      measure.wake();
      resuming = rooms.resume().catch((error) => log.error({ problem: String(error) }, 'games that were under way could not be read'));
      return (app.server.address() as AddressInfo).port;
    },
    close: () => {
      closing ??= (async () => {
        state.draining = true;
        clearInterval(sweeper);
        clearInterval(packer);
        await gateway.close();
        await rooms.close();
        await resuming;
        await app.close();
        await bots.close();
        await rehearsal.close();
        await previews.close();
        await measure.close();
        await fanout.close();
        await store.close();
      })();
      return closing;
    },
  };
}
