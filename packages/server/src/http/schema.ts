// Zod validates what comes in, and the same schemas write the OpenAPI page.
import type { ErrorCode } from '@holdout/protocol';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod';

type AnySchema = z.core.$ZodType;

const isZod = (value: unknown): value is AnySchema => typeof value === 'object' && value !== null && '_zod' in value;

const jsonSchema = (value: unknown, io: 'input' | 'output'): unknown => {
  if (!isZod(value)) return value;
  const { $schema: _, ...schema } = z.toJSONSchema(value, { unrepresentable: 'any', io, target: 'openapi-3.0' });
  return schema;
};

/** For @fastify/swagger: zod schemas of a route as JSON Schema. */
export function documented(schema: FastifySchema): FastifySchema {
  const { body, params, querystring, response, ...rest } = schema;
  return {
    ...rest,
    ...(body ? { body: jsonSchema(body, 'input') } : {}),
    ...(params ? { params: jsonSchema(params, 'input') } : {}),
    ...(querystring ? { querystring: jsonSchema(querystring, 'input') } : {}),
    ...(response
      ? { response: Object.fromEntries(Object.entries(response).map(([status, value]) => [status, jsonSchema(value, 'output')])) }
      : {}),
  };
}

export function useZod(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema }) => (data) => {
    if (!isZod(schema)) return { value: data };
    const parsed = z.core.safeParse(schema, data);
    return parsed.success ? { value: parsed.data } : { error: new Error('bad-message') };
  });
  app.setSerializerCompiler(() => JSON.stringify);
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  'no-token': 401,
  password: 403,
  kicked: 403,
  banned: 403,
  muted: 403,
  'not-yours': 403,
  'not-host': 403,
  'not-seated': 403,
  'no-room': 404,
  'no-campaign': 404,
  'no-seat': 404,
  'no-player': 404,
  'no-mission': 404,
  'gallery-full': 409,
  'room-full': 409,
  'seat-taken': 409,
  started: 409,
  'not-started': 409,
  finished: 409,
  'not-over': 409,
  'not-away': 403,
  'in-campaign': 409,
  stale: 409,
  'too-large': 413,
  setup: 422,
  'campaign-file': 422,
  'too-fast': 429,
  unavailable: 503,
  internal: 500,
};
export const statusOf = (code: ErrorCode): number => STATUS[code] ?? 400;
