// Turn notices through the browser's push service. The words are kept for the service worker, which has no labels of its own.
import { guest } from './guest.ts';

export const WORDS_CACHE = 'holdout-words';
export const TURN_WORDS = './words/your-turn';

/** The server's public key; null when it sends no notices or this browser cannot show any. */
export async function noticeKey(): Promise<string | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  try {
    const response = await fetch('./api/push');
    const { key } = (await response.json()) as { key?: string | null };
    return response.ok ? (key ?? null) : null;
  } catch {
    return null;
  }
}

/** A browser's push service that is out of reach may never say so. */
const PATIENCE_MS = 15_000;

/** `denied`: its reader has not allowed it; `failed`: they have, and it cannot be had just now. */
export async function subscribeToNotices(key: string, words: string): Promise<'on' | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  return (await Promise.race([subscribe(key, words).catch(() => false), late])) ? 'on' : 'failed';
}

async function subscribe(key: string, words: string): Promise<boolean> {
  const pass = guest();
  if (!pass) return false;
  await (await caches.open(WORDS_CACHE)).put(TURN_WORDS, new Response(words));
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const response = await fetch('./api/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${pass.token}` },
    body: JSON.stringify(subscription),
  });
  return response.ok;
}

/** A page that lies behind others says it through the browser, where its reader has allowed that; a second one takes the first one's place. */
export function tellHidden(words: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(words, { icon: './icon-192.png', tag: location.hash }));
}
