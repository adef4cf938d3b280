// The server with the toy game, as a process of its own that tests may kill.

import { pino } from 'pino';
import { createServer, openStore, readConfig, redisFanout } from '../../src/index.ts';
import { toyBots } from './bots.ts';
import { createToyEngine } from './engine.ts';

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.problems.join('; '));
const { config } = read;
const engine = createToyEngine({ length: 1_000_000 });
const fanout = config.redisUrl ? await redisFanout(config.redisUrl, pino({ level: 'silent' })) : undefined;
const server = await createServer({ engine, bots: toyBots(engine), store: await openStore(config), config, ...(fanout ? { fanout } : {}) });
const port = await server.listen();
process.send?.({ port });
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
// Nobody is left to kill it.
process.on('disconnect', () => process.exit(0));
