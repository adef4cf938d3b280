// The web client's files. Its places are behind the # of the address, so every page is the first page.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const YEAR = 31_536_000;

export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Over plain HTTP in a home network this would lock people out.
    strictTransportSecurity: https ? { maxAge: YEAR } : false,
    originAgentCluster: https,
    crossOriginOpenerPolicy: https,
    referrerPolicy: { policy: 'no-referrer' },
  });
}

export async function pages(app: FastifyInstance, config: Config): Promise<void> {
  const built = existsSync(join(config.webDist, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: config.webDist,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        const named = /[/\\]assets[/\\]/.test(path);
        response.setHeader('cache-control', named ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
    if (!page) return reply.status(404).send({ error: 'no-room' });
    // A redirect keeps what is behind the #; the page itself would not find its files from a deeper address.
    if (built) return reply.redirect('/');
    return reply.type('text/plain; charset=utf-8').send('The web client is not built yet: node scripts/build-web.mjs');
  });
}
