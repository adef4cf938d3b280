// For those who run the server: is it well, and how much does it do.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../rooms/house.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const STORE_ANSWERS_WITHIN_MS = 3000;

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  // A proxy on the same machine would pass everyone off as this machine.
  if (token === null) return LOOPBACK.has(request.ip) && request.headers['x-forwarded-for'] === undefined;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

export function operationRoutes(app: FastifyInstance, house: House): void {
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    const limit = new Promise<never>((_, reject) => setTimeout(reject, STORE_ANSWERS_WITHIN_MS).unref());
    const alive = await Promise.race([house.store.alive(), limit]).then(
      () => true,
      () => false,
    );
    return reply.status(alive ? 200 : 503).send({ ok: alive, store: house.store.kind });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, house.config.metricsToken)) return reply.status(403).send({ error: 'not-yours' });
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });
}
