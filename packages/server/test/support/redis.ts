import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';

export interface RedisServer {
  readonly url: string;
  /** Ends it; `start` brings it back on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;
  const start = async () => {
    const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
    server = child;
    process.once('exit', () => child.kill('SIGKILL'));
    const failed = new Promise<never>((_, reject) =>
      child.once('error', () => reject(new Error('These tests need Redis: run `node scripts/setup.mjs --test` or install redis-server.'))),
    );
    const client = new Redis(url, { maxRetriesPerRequest: null });
    client.on('error', () => {});
    await Promise.race([client.ping(), failed]).finally(() => client.disconnect());
  };
  await start();
  return {
    url,
    start,
    stop: async () => {
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      server?.kill('SIGTERM');
      await ended;
    },
  };
}
