// The real server with a toy game, on a free port.
import { join } from 'node:path';
import type { Engine } from '@holdout/engine';
import type { Measure } from '../../src/gallery/measure.ts';
import {
  type Bots,
  type Config,
  createServer,
  type Fanout,
  type HoldoutServer,
  openStore,
  type Rehearsal,
  type Store,
} from '../../src/index.ts';
import type { Previews } from '../../src/previews/question.ts';
import { toyBots } from '../toy/bots.ts';
import { createToyEngine } from '../toy/engine.ts';
import { temporaryFolder, testConfig } from './config.ts';

export interface TestServer {
  readonly server: HoldoutServer;
  readonly http: string;
  readonly socket: string;
  readonly config: Config;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  readonly engine?: Engine;
  readonly olderEngines?: readonly Engine[];
  readonly bots?: Bots;
  readonly rehearsal?: Rehearsal;
  readonly previews?: Previews;
  readonly measure?: Measure;
  readonly store?: Store;
  readonly config?: Partial<Config>;
  readonly fanout?: Fanout;
}

export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = temporaryFolder();
  const engine = options.engine ?? createToyEngine();
  const config = testConfig({ sqliteFile: join(folder.path, 'games.sqlite'), ...options.config });
  const server = await createServer({
    engine,
    bots: options.bots ?? toyBots(engine),
    store: options.store ?? (await openStore(config)),
    ...(options.measure ? { measure: options.measure } : {}),
    ...(options.previews ? { previews: options.previews } : {}),
    ...(options.rehearsal ? { rehearsal: options.rehearsal } : {}),
    config,
    ...(options.olderEngines ? { olderEngines: options.olderEngines } : {}),
    ...(options.fanout ? { fanout: options.fanout } : {}),
  });
  const port = await server.listen();
  return {
    server,
    config,
    http: `http://127.0.0.1:${port}`,
    socket: `ws://127.0.0.1:${port}/socket`,
    stop: async () => {
      await server.close();
      folder.remove();
    },
  };
}
