// npm start ends here: the server with the real games, configured by the environment.
import { networkInterfaces } from 'node:os';
import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import { pino } from 'pino';
import { botThreads } from './bots/threads.ts';
import { type Config, readConfig } from './config.ts';
import { alone } from './fanout/fanout.ts';
import { redisFanout } from './fanout/redis.ts';
import { measureWith } from './gallery/measure.ts';
import { previewThread } from './previews/previews.ts';
import { rehearse } from './rehearsal/rehearsal.ts';
import { olderEngines } from './rules/older.ts';
import { createServer, type HoldoutServer } from './server.ts';
import { openStore } from './store/index.ts';
import { Sole } from './store/sole.ts';

declare const BUNDLED: boolean | undefined;
/** The rules of this version in one file; from the sources there is none to leave behind. */
const BUILT_RULES = typeof BUNDLED !== 'undefined' && BUNDLED ? new URL('./rules.mjs', import.meta.url) : null;

/** Longest wait for an orderly end. */
const END_WITHIN_MS = 10_000;

/** A bot that thinks fast plays published missions, many games each; a game that takes it longer is no game. */
const measuredBy = (config: Config) => ({
  games: config.publishedBotGames,
  limitMs: 300_000,
  megabytes: config.rehearsalMegabytes,
  bot: 'swift',
});

function addresses(config: Config, port: number): string[] {
  if (config.publicUrl) return [config.publicUrl];
  if (config.host !== '0.0.0.0' && config.host !== '::') return [`http://${config.host}:${port}`];
  const near = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => `http://${address.address}:${port}`);
  return [`http://localhost:${port}`, ...near];
}

function problemOf(error: unknown, config: Config): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return `Port ${config.port} is taken. Set PORT to another one, for example: PORT=3001 npm start`;
  if (code === 'EACCES') return `Port ${config.port} needs more rights. Set PORT to one above 1023.`;
  if (code === 'ECONNREFUSED') return 'The database or Redis does not answer: check DATABASE_URL and REDIS_URL.';
  return message ?? String(error);
}

function endOnSignal(server: HoldoutServer, sole: Sole | null): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
      server.close().then(
        () => {
          sole?.release();
          process.exit(0);
        },
        () => process.exit(1),
      );
    });
}

async function run(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel });
  process.on('unhandledRejection', (error) => log.error({ problem: String(error) }, 'unhandled'));
  const store = await openStore(config);
  const sole = config.databaseUrl === null ? Sole.take(config.sqliteFile) : null;
  if (config.databaseUrl === null && !sole) {
    await store.close();
    throw new Error(`Another server has ${config.sqliteFile}. Several servers need PostgreSQL and Redis: DATABASE_URL, REDIS_URL.`);
  }
  const engine = createEngine(editions);
  const server = await createServer({
    engine,
    olderEngines: await olderEngines(config.rulesFolder, BUILT_RULES, engine, log),
    bots: botThreads({ count: config.botThreads, limitMs: config.botLimitMs }),
    rehearsal: rehearse({ limitMs: config.rehearsalLimitMs, megabytes: config.rehearsalMegabytes, log }),
    previews: previewThread({ limitMs: config.rehearsalLimitMs }),
    measure: measureWith(store, measuredBy(config), log),
    store,
    config,
    fanout: config.redisUrl ? await redisFanout(config.redisUrl, log) : alone,
    log,
  });
  endOnSignal(server, sole);
  const port = await server.listen();
  const [first, ...others] = addresses(config, port);
  console.log(`Holdout is open at ${first}`);
  for (const other of others) console.log(`           also at ${other}`);
  process.send?.({ port });
}

const read = readConfig(process.env);
if (!read.ok) {
  for (const problem of read.problems) console.error(`Configuration: ${problem}`);
  process.exit(1);
}
run(read.config).catch((error) => {
  console.error(problemOf(error, read.config));
  process.exit(1);
});
