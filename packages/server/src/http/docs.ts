import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { documented } from './schema.ts';

export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Holdout',
        description: 'Games, seats and records. Play itself goes over the WebSocket at /socket; docs/protocol.md describes it.',
        version: '1',
      },
      components: { securitySchemes: { guest: { type: 'http', scheme: 'bearer', description: "The guest's secret token" } } },
    },
    transform: ({ schema, url }) => ({ schema: documented(schema ?? {}), url }),
  });
}

export async function apiPages(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
}
