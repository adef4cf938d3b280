import type { Refusal } from '@holdout/engine';
import type { ErrorCode, Problem } from '@holdout/protocol';
import type { FastifyInstance } from 'fastify';
import type { House } from '../rooms/house.ts';
import { isStoreTrouble } from '../store/index.ts';
import { statusOf } from './schema.ts';

/** Thrown by a route to answer with a code. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly code: ErrorCode,
    readonly reason?: Refusal,
  ) {
    super(code);
  }
}

function codeOf(error: unknown): ErrorCode {
  const { validation, statusCode } = error as { validation?: unknown; statusCode?: number };
  if (statusCode === 413) return 'too-large';
  if (statusCode === 429) return 'too-fast';
  if (isStoreTrouble(error)) return 'unavailable';
  if (validation || (statusCode !== undefined && statusCode >= 400 && statusCode < 500)) return 'bad-message';
  return 'internal';
}

/** Every failure leaves as a code; what went wrong inside stays in the log. */
export function answerProblems(app: FastifyInstance, house: House): void {
  app.setErrorHandler((error, request, reply) => {
    const code = error instanceof Refused ? error.code : codeOf(error);
    if (code === 'internal' || code === 'unavailable')
      house.log.error({ problem: String(error), route: request.routeOptions.url }, 'a request failed');
    house.metrics.errors.inc({ code });
    const problem: Problem = { error: code, ...(error instanceof Refused && error.reason ? { reason: error.reason } : {}) };
    return reply.status(statusOf(code)).send(problem);
  });
}
