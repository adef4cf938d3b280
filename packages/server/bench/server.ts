// The server to be measured, in a process of its own: real rules, a durable SQLite file or PostgreSQL.
import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import { botThreads } from '../src/bots/threads.ts';
import { createServer, openStore, readConfig } from '../src/index.ts';

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.problems.join('; '));
const { config } = read;
const server = await createServer({
  engine: createEngine(editions),
  bots: botThreads({ count: 1, limitMs: 10_000 }),
  store: await openStore(config),
  config,
});
const port = await server.listen();
// Tidying up first would hold people up while they are being measured: only where memory is asked for.
process.on('message', (asked) => {
  if (asked === 'memory') globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heapUsed, rss, cpuMs: (user + system) / 1000 });
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.send?.({ port });
process.on('disconnect', () => process.exit(0));
