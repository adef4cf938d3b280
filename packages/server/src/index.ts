export { type Config, type ReadConfig, readConfig } from './config.ts';
export { alone, type Fanout } from './fanout/fanout.ts';
export { redisFanout } from './fanout/redis.ts';
export { previewThread } from './previews/previews.ts';
export { rehearse } from './rehearsal/rehearsal.ts';
export type { Bots, Rehearsal } from './rooms/house.ts';
export { createServer, type HoldoutServer, type ServerParts } from './server.ts';
export { openStore, type Store, type StoreOptions } from './store/index.ts';
