// Keeps every file of this version, so that the client opens without a network; tells of turns in slow games.
export {};

declare const self: ServiceWorkerGlobalScope;

/** The build puts the list of files here. */
const { version, files } = '__HOLDOUT_FILES__' as unknown as { readonly version: string; readonly files: readonly string[] };

const KEPT = `holdout-${version}`;
const WORDS = 'holdout-words';
const TURN_WORDS = './words/your-turn';
const PAGE = './index.html';
/** A slow network is treated as none, so that the page opens. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(files.map((file) => `./${file}`)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT && name !== WORDS).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function page(request: Request): Promise<Response> {
  const kept = caches.match(PAGE);
  try {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE_MS));
    return await Promise.race([fetch(request), late]);
  } catch {
    return (await kept) ?? Response.error();
  }
}

/** What only the server can answer. */
const isServers = ({ pathname }: URL): boolean =>
  /^(api|socket|metrics|health|docs)(\/|$)/.test(pathname.slice(new URL(self.registration.scope).pathname.length));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isServers(url)) return;
  else event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});

self.addEventListener('push', (event) => {
  const { room } = (event.data?.json() ?? {}) as { room?: string };
  const words = caches
    .open(WORDS)
    .then((cache) => cache.match(TURN_WORDS))
    .then((kept) => kept?.text() ?? 'Holdout');
  event.waitUntil(words.then((title) => self.registration.showNotification(title, { icon: './icon-192.png', tag: room, data: { room } })));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { room } = event.notification.data as { room?: string };
  event.waitUntil(self.clients.openWindow(room ? `./#/room/${room}` : './'));
});
