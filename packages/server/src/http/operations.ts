// For those who run the server: does it live, can it work, and how much does it do.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../rooms/house.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const STORED_WITHIN_MS = 3000;
/** However often it is asked, a row is written at most so often. */
const ASKED_AGAIN_AFTER_MS = 1000;
/** A proxy on the same machine would pass everyone off as this machine. */
const PROXIED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return LOOPBACK.has(request.ip) && PROXIED.every((header) => request.headers[header] === undefined);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Whether a row can be written, asked at most once a second. */
function storeWatch({ store }: House): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let known: Promise<boolean> = Promise.resolve(false);
  return () => {
    const now = performance.now();
    if (now - asked < ASKED_AGAIN_AFTER_MS) return known;
    asked = now;
    const limit = new Promise<never>((_, reject) => setTimeout(reject, STORED_WITHIN_MS).unref());
    known = Promise.race([store.writable(), limit]).then(
      () => true,
      () => false,
    );
    return known;
  };
}

export function operationRoutes(app: FastifyInstance, house: House, draining: () => boolean): void {
  const writable = storeWatch(house);

  // Alive: a process that answers. A database that is away is no reason to end it.
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => reply.send({ ok: true, store: house.store.kind }));

  // Ready: people may be sent here. Not while nothing can be stored, and not while it says goodbye.
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    const stores = await writable();
    const ok = stores && !draining();
    house.metrics.ready.set(ok ? 1 : 0);
    return reply.status(ok ? 200 : 503).send({ ok, stores, draining: draining(), others: house.fanout.state() });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, house.config.metricsToken)) return reply.status(403).send({ error: 'not-yours' });
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });
}
