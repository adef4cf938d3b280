import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { newCode } from '../secrets.ts';
import type { Fanout, Notice } from './fanout.ts';

interface Envelope {
  readonly from: string;
  readonly notice: Notice;
}

const channelOf = (game: string) => `holdout:game:${game}`;

export async function redisFanout(url: string, log: Logger): Promise<Fanout> {
  const process = newCode();
  const options = { lazyConnect: true, maxRetriesPerRequest: null };
  const speaker = new Redis(url, options);
  const listener = new Redis(url, options);
  const ears = new Map<string, (notice: Notice) => void>();
  const gaps: (() => void)[] = [];

  for (const connection of [speaker, listener]) connection.on('error', (error) => log.warn({ problem: error.message }, 'redis'));
  await Promise.all([speaker.connect(), listener.connect()]);
  // ioredis subscribes again by itself; what was said in between is lost, so every room looks at the database.
  listener.on('ready', () => {
    for (const look of gaps) look();
  });
  listener.on('message', (channel: string, text: string) => {
    const { from, notice } = JSON.parse(text) as Envelope;
    if (from !== process) ears.get(channel)?.(notice);
  });

  return {
    process,
    publish: (game, notice) => {
      const envelope: Envelope = { from: process, notice };
      speaker.publish(channelOf(game), JSON.stringify(envelope)).catch((error) => log.warn({ problem: error.message }, 'redis publish'));
    },
    subscribe: (game, hear) => {
      const channel = channelOf(game);
      ears.set(channel, hear);
      listener.subscribe(channel).catch((error) => log.warn({ problem: error.message }, 'redis subscribe'));
      return () => {
        ears.delete(channel);
        listener.unsubscribe(channel).catch(() => {});
      };
    },
    onGap: (look) => gaps.push(look),
    state: () => (speaker.status === 'ready' && listener.status === 'ready' ? 'linked' : 'away'),
    close: async () => {
      speaker.disconnect();
      listener.disconnect();
    },
  };
}
