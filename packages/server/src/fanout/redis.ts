import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { newCode } from '../secrets.ts';
import { type Envelope, envelopeOf } from './envelope.ts';
import type { Fanout, Notice } from './fanout.ts';

const channelOf = (game: string) => `holdout:game:${game}`;
/** Longest wait for Redis when a room begins to listen; after that the room looks at the database by itself. */
const LISTENING_WITHIN_MS = 1000;

export async function redisFanout(url: string, log: Logger): Promise<Fanout> {
  const process = newCode();
  // Nothing is kept for later: a notice that could not be sent is old news by then, and every room looks at the database anyway.
  const options = {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    connectTimeout: 3000,
    retryStrategy: (tries: number) => Math.min(tries * 200, 2000),
  };
  const speaker = new Redis(url, { ...options, enableOfflineQueue: false });
  const listener = new Redis(url, { ...options, maxRetriesPerRequest: null });
  const ears = new Map<string, (notice: Notice) => void>();
  const gaps: (() => void)[] = [];

  for (const connection of [speaker, listener]) connection.on('error', (error) => log.warn({ problem: error.message }, 'redis'));
  await Promise.all([speaker.connect(), listener.connect()]);
  // ioredis subscribes again by itself before it says ready; what was said in between is lost, so every room looks at the database.
  listener.on('ready', () => {
    for (const look of gaps) look();
  });
  listener.on('message', (channel: string, text: string) => {
    const envelope = envelopeOf(text);
    if (!envelope) log.warn({ channel: 'holdout:game' }, 'a notice nobody understands');
    else if (envelope.from !== process)
      try {
        ears.get(channel)?.(envelope.notice);
      } catch (error) {
        log.error({ problem: String(error) }, 'a notice could not be followed');
      }
  });

  return {
    process,
    publish: (game, notice) => {
      if (speaker.status !== 'ready') return;
      const envelope: Envelope = { from: process, notice };
      speaker.publish(channelOf(game), JSON.stringify(envelope)).catch((error) => log.warn({ problem: error.message }, 'redis publish'));
    },
    subscribe: async (game, hear) => {
      const channel = channelOf(game);
      ears.set(channel, hear);
      const limit = new Promise((resolve) => setTimeout(resolve, LISTENING_WITHIN_MS).unref());
      const listening = listener.subscribe(channel).catch((error) => log.warn({ problem: error.message }, 'redis subscribe'));
      await Promise.race([listening, limit]);
      return () => {
        ears.delete(channel);
        listener.unsubscribe(channel).catch(() => {});
      };
    },
    onGap: (look) => gaps.push(look),
    state: () => (speaker.status === 'ready' && listener.status === 'ready' ? 'linked' : 'away'),
    close: async () => {
      // what was said last is still on its way
      const said = speaker.status === 'ready' ? speaker.quit().catch(() => {}) : null;
      await Promise.race([said, new Promise((resolve) => setTimeout(resolve, LISTENING_WITHIN_MS).unref())]);
      speaker.disconnect();
      listener.disconnect();
    },
  };
}
