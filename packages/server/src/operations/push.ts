// Turn notices for slow games. Off unless the three VAPID settings are there.
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Store } from '../store/index.ts';
import type { Metrics } from './metrics.ts';

export interface Push {
  readonly publicKey: string | null;
  /** Tells a player who is not looking that a game waits for them. */
  yourTurn(player: string, game: string): void;
}

const GONE = new Set([404, 410]);
const DAY = 86_400;

export function createPush(keys: Config['push'], store: Store, metrics: Metrics, log: Logger): Push {
  if (!keys) return { publicKey: null, yourTurn: () => {} };
  const vapidDetails = { subject: keys.subject, publicKey: keys.publicKey, privateKey: keys.privateKey };

  async function notify(player: string, game: string): Promise<void> {
    const payload = JSON.stringify({ kind: 'your-turn', room: game });
    for (const { endpoint, keys: stored } of await store.players.subscriptions(player)) {
      try {
        await webPush.sendNotification({ endpoint, keys: JSON.parse(stored) }, payload, { vapidDetails, TTL: DAY, timeout: 10_000 });
        metrics.pushes.inc({ result: 'sent' });
      } catch (error) {
        metrics.pushes.inc({ result: 'failed' });
        if (GONE.has((error as { statusCode?: number }).statusCode ?? 0)) await store.players.unsubscribe(endpoint, player);
      }
    }
  }

  return {
    publicKey: keys.publicKey,
    yourTurn: (player, game) => {
      notify(player, game).catch((error) => log.warn({ problem: String(error) }, 'push'));
    },
  };
}
