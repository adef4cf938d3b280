// Configuration by environment. docs/server.md has the table.
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Kept } from './admin/records.ts';

declare const BUNDLED: boolean | undefined;
/** Built, everything is in one folder; in the sources it is the repository's. */
const built = typeof BUNDLED !== 'undefined' && BUNDLED;
const root = fileURLToPath(new URL(built ? '.' : '../../..', import.meta.url));

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const Environment = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** the address people use, where it differs: behind a proxy */
  PUBLIC_URL: z.url().optional(),
  /** more origins that may open the socket, separated by commas */
  ALLOWED_ORIGINS: z.string().default(''),
  TRUST_PROXY: flag.default(false),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_CONNECTIONS: whole(1, 200).default(10),
  SQLITE_FILE: z.string().default(join(root, 'data/holdout.sqlite')),
  /** rules of earlier versions, for games that began with them; unless given, beside the database file */
  RULES_FOLDER: z.string().min(1).optional(),
  REDIS_URL: z.string().min(1).optional(),
  WEB_DIST: z.string().default(join(root, built ? 'web' : 'packages/web/dist')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(1).optional(),
  SNAPSHOT_EVERY: whole(1, 1000).default(25),
  ROOM_IDLE_SECONDS: whole(1, 86_400).default(300),
  PRESENCE_GRACE_SECONDS: whole(0, 3600).default(15),
  HEARTBEAT_SECONDS: whole(1, 3600).default(6),
  HOST_AWAY_SECONDS: whole(0, 31_536_000).default(60),
  SEAT_AWAY_SECONDS: whole(0, 31_536_000).default(30),
  BOTS_ALONE_MINUTES: whole(0, 1_000_000).default(10),
  BOT_THREADS: whole(1, 64).default(Math.max(1, Math.min(2, cpus().length - 1))),
  BOT_DELAY_MS: whole(0, 60_000).default(350),
  BOT_LIMIT_MS: whole(10, 600_000).default(10_000),
  MISSION_LIMIT_MS: whole(10, 60_000).default(2000),
  MISSION_LIMIT_MB: whole(32, 4096).default(256),
  MAX_CONNECTIONS: whole(1, 1_000_000).default(5000),
  MAX_CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000).default(60),
  MESSAGES_PER_SECOND: whole(1, 100_000).default(25),
  REQUEST_SECONDS: whole(1, 3600).default(30),
  REQUESTS_PER_MINUTE: whole(1, 10_000_000).default(600),
  GUESTS_PER_MINUTE: whole(1, 10_000_000).default(30),
  GAMES_PER_MINUTE: whole(1, 10_000_000).default(20),
  CODES_PER_MINUTE: whole(1, 10_000_000).default(30),
  REPLAYS_PER_MINUTE: whole(1, 10_000_000).default(60),
  PASSWORDS_PER_MINUTE: whole(1, 10_000_000).default(15),
  DAILY_TRIES_PER_MINUTE: whole(0, 10_000_000).default(6),
  DAILY_TRIES_MOST: whole(0, 10_000_000).default(10_000),
  PUBLISHED_PER_HOUR: whole(0, 10_000_000).default(10),
  PUBLISHED_PER_GUEST: whole(0, 10_000_000).default(100),
  PUBLISHED_MOST: whole(0, 100_000_000).default(50_000),
  PUBLISHED_BOT_GAMES: whole(0, 1000).default(10),
  KEEP_LOBBIES_DAYS: whole(0, 100_000).default(30),
  KEEP_ABANDONED_DAYS: whole(0, 100_000).default(0),
  KEEP_FINISHED_DAYS: whole(0, 100_000).default(0),
  KEEP_GUESTS_DAYS: whole(0, 100_000).default(365),
  KEEP_CHAT_DAYS: whole(0, 100_000).default(180),
  KEEP_DAILY_DAYS: whole(0, 100_000).default(30),
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  VAPID_SUBJECT: z.string().min(1).optional(),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | null;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean;
  readonly databaseUrl: string | null;
  readonly connections: number;
  readonly sqliteFile: string;
  readonly rulesFolder: string;
  readonly redisUrl: string | null;
  readonly webDist: string;
  readonly logLevel: string;
  readonly metricsToken: string | null;
  readonly snapshotEvery: number;
  readonly roomIdleMs: number;
  /** how long someone whose connection broke still counts as present in votes */
  readonly presenceGraceMs: number;
  /** a connection that said nothing for so long is asked, and let go if it says nothing for as long again */
  readonly heartbeatMs: number;
  /** how long the host must be gone before another player may take hosting over */
  readonly hostAwayMs: number;
  /** how long a player must be gone before others may let a bot play their seat */
  readonly seatAwayMs: number;
  /** how long bots play on when nobody looks */
  readonly botsAloneMs: number;
  readonly botThreads: number;
  readonly botDelayMs: number;
  readonly botLimitMs: number;
  /** how long and how much memory one setup or answer of a mission from outside may take */
  readonly rehearsalLimitMs: number;
  readonly rehearsalMegabytes: number;
  readonly maxSockets: number;
  readonly maxSocketsPerAddress: number;
  readonly messagesPerSecond: number;
  /** a request that is not here by then is given up, its head in a third of that */
  readonly requestMs: number;
  readonly requestsPerMinute: number;
  readonly guestsPerMinute: number;
  readonly gamesPerMinute: number;
  /** looks behind a room code, of one address */
  readonly codesPerMinute: number;
  /** whole games read by one address */
  readonly replaysPerMinute: number;
  readonly passwordsPerMinute: number;
  /** tries at the mission of the day: of one address in a minute, and of everybody in a day */
  readonly dailyTriesPerMinute: number;
  readonly dailyTriesMost: number;
  /** missions in the gallery: of one address in an hour, of one guest, of everybody, and games bots play on each */
  readonly publishedPerHour: number;
  readonly publishedPerGuest: number;
  readonly publishedMost: number;
  readonly publishedBotGames: number;
  /** after how many days what goes; 0: never */
  readonly keep: Kept;
  readonly push: { readonly publicKey: string; readonly privateKey: string; readonly subject: string } | null;
}

export type ReadConfig = { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly problems: readonly string[] };

export function readConfig(environment: Readonly<Record<string, string | undefined>>): ReadConfig {
  // An empty variable in a compose file means the same as none.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
  const e = parsed.data;
  const push = [e.VAPID_PUBLIC_KEY, e.VAPID_PRIVATE_KEY, e.VAPID_SUBJECT];
  if (push.some(Boolean) && !push.every(Boolean))
    return { ok: false, problems: ['VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together'] };
  return {
    ok: true,
    config: {
      port: e.PORT,
      host: e.HOST,
      publicUrl: e.PUBLIC_URL ?? null,
      allowedOrigins: e.ALLOWED_ORIGINS.split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
      trustProxy: e.TRUST_PROXY,
      databaseUrl: e.DATABASE_URL ?? null,
      connections: e.DATABASE_CONNECTIONS,
      sqliteFile: e.SQLITE_FILE,
      rulesFolder: e.RULES_FOLDER ?? join(dirname(e.SQLITE_FILE), 'rules'),
      redisUrl: e.REDIS_URL ?? null,
      webDist: e.WEB_DIST,
      logLevel: e.LOG_LEVEL,
      metricsToken: e.METRICS_TOKEN ?? null,
      snapshotEvery: e.SNAPSHOT_EVERY,
      roomIdleMs: e.ROOM_IDLE_SECONDS * 1000,
      presenceGraceMs: e.PRESENCE_GRACE_SECONDS * 1000,
      heartbeatMs: e.HEARTBEAT_SECONDS * 1000,
      hostAwayMs: e.HOST_AWAY_SECONDS * 1000,
      seatAwayMs: e.SEAT_AWAY_SECONDS * 1000,
      botsAloneMs: e.BOTS_ALONE_MINUTES * 60_000,
      botThreads: e.BOT_THREADS,
      botDelayMs: e.BOT_DELAY_MS,
      botLimitMs: e.BOT_LIMIT_MS,
      rehearsalLimitMs: e.MISSION_LIMIT_MS,
      rehearsalMegabytes: e.MISSION_LIMIT_MB,
      maxSockets: e.MAX_CONNECTIONS,
      maxSocketsPerAddress: e.MAX_CONNECTIONS_PER_ADDRESS,
      messagesPerSecond: e.MESSAGES_PER_SECOND,
      requestMs: e.REQUEST_SECONDS * 1000,
      requestsPerMinute: e.REQUESTS_PER_MINUTE,
      guestsPerMinute: e.GUESTS_PER_MINUTE,
      gamesPerMinute: e.GAMES_PER_MINUTE,
      codesPerMinute: e.CODES_PER_MINUTE,
      replaysPerMinute: e.REPLAYS_PER_MINUTE,
      passwordsPerMinute: e.PASSWORDS_PER_MINUTE,
      dailyTriesPerMinute: e.DAILY_TRIES_PER_MINUTE,
      dailyTriesMost: e.DAILY_TRIES_MOST,
      publishedPerHour: e.PUBLISHED_PER_HOUR,
      publishedPerGuest: e.PUBLISHED_PER_GUEST,
      publishedMost: e.PUBLISHED_MOST,
      publishedBotGames: e.PUBLISHED_BOT_GAMES,
      keep: {
        lobbies: e.KEEP_LOBBIES_DAYS,
        abandoned: e.KEEP_ABANDONED_DAYS,
        finished: e.KEEP_FINISHED_DAYS,
        guests: e.KEEP_GUESTS_DAYS,
        chat: e.KEEP_CHAT_DAYS,
        daily: e.KEEP_DAILY_DAYS,
      },
      push:
        e.VAPID_PUBLIC_KEY && e.VAPID_PRIVATE_KEY && e.VAPID_SUBJECT
          ? { publicKey: e.VAPID_PUBLIC_KEY, privateKey: e.VAPID_PRIVATE_KEY, subject: e.VAPID_SUBJECT }
          : null,
    },
  };
}
