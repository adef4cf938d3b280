// Rules of earlier versions for pages: a game kept in a browser is played on by the version it began with, too.

import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { rulesetsIn } from '../rules/older.ts';

export function rulesRoutes(app: FastifyInstance, config: Config): void {
  app.get<{ Params: { ruleset: string } }>('/rules/:ruleset', { schema: { hide: true } }, async (request, reply) => {
    const names = await readdir(config.rulesFolder).catch(() => []);
    // looked up, never put together from what was asked
    const name = names.sort().findLast((file) => rulesetsIn(file).includes(request.params.ruleset));
    if (name === undefined) return reply.status(404).send({ error: 'no-rules' });
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(createReadStream(join(config.rulesFolder, name)));
  });
}
