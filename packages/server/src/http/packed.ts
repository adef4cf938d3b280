import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const pack = promisify(gzip);

/** JSON of a megabyte is a tenth of it when packed; a text is JSON already. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, value: object | string): Promise<FastifyReply> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await pack(text));
}
