// "Your turn" for somebody who is not looking: asked for in the lobby, sent by the server to the browser's push service (a stand-in on this
// machine), opened with the browser's keys, handed to the service worker, shown in words, and leading back to the room.
import type { Page } from 'playwright-core';
import { eventually, goTo, type House, must, ownServer, PHONE, visit } from '../harness.ts';
import { openPushService, vapidKeys } from '../push-service.ts';
import { atTable, keptForOffline, letBotPlay } from '../table.ts';

/** Hands a notice to the page's service worker as the browser would when its push service has one. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    hand.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await hand.send('ServiceWorker.enable');
  await hand.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data });
  await hand.detach();
}

/**
 * A browser without windows shows no notices of the system: its service worker notes what it would show and where it would go. Written as
 * text, because nothing here knows a service worker's words.
 */
const NOTE = `(() => {
  self.shown = [];
  self.went = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { data, tag }) => void self.shown.push({ title, data, tag });
  clients.openWindow = async (url) => void self.went.push('open ' + url);
})()`;

/** Somebody presses the last one. */
const PRESS = `(async () => {
  let done;
  const { data } = self.shown.at(-1);
  const press = Object.assign(new Event('notificationclick'), { notification: { data, close() {} } });
  Object.defineProperty(press, 'waitUntil', { value: (work) => { done = work; } });
  dispatchEvent(press);
  await done;
  return self.went.at(-1);
})()`;

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly data: { readonly room: string };
}

function workerOf(page: Page) {
  const [worker] = page.context().serviceWorkers();
  must(worker, 'a service worker is there');
  return worker;
}

export async function notices(everyone: House): Promise<void> {
  const { publicKey, privateKey } = vapidKeys();
  const service = await openPushService(publicKey);
  const { house, server } = await ownServer(everyone, {
    env: {
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:host@example.org',
      PUSH_STAND_IN: String(service.port),
    },
    before: new URL('../to-push-service.mjs', import.meta.url),
  });
  const host = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, host.page, 'new?with=friends');
  await host.page.getByRole('button', { name: 'Open the room' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).waitFor();
  const room = host.page.url();
  const code = room.split('#/room/')[1] ?? '';

  const friend = await visit(house, { size: PHONE, kept: true });
  const origin = new URL(house.address).origin;
  await friend.context.grantPermissions(['notifications'], { origin });
  await friend.page.addInitScript(
    ({ subscription, publicKey }) => {
      PushManager.prototype.subscribe = async (wish) => {
        if (wish?.applicationServerKey !== publicKey || !wish.userVisibleOnly) throw new Error('asked for something else');
        return subscription as unknown as PushSubscription;
      };
    },
    { subscription: service.subscription, publicKey },
  );
  await friend.page.goto(room);
  await friend.page.getByLabel('Your name').fill('Bo');
  await friend.page.keyboard.press('Enter');
  await friend.page.locator('.lobby-seat[data-mine="true"]').waitFor();
  await friend.page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await friend.page.getByText('This browser will tell you when a game waits for you.').waitFor();
  await keptForOffline(friend.page);

  // somewhere else: whoever looks while they are asked needs no notice
  await goTo(house, friend.page, 'credits');
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await atTable(host.page);
  await letBotPlay(host.page);
  const notice = await service.next();
  must(JSON.stringify(JSON.parse(notice)) === JSON.stringify({ kind: 'your-turn', room: code }), `what is sent: ${notice}`);

  const worker = workerOf(friend.page);
  await worker.evaluate(NOTE);
  const shown = () => worker.evaluate<readonly Shown[]>('self.shown');
  await deliver(friend.page, origin, notice);
  await eventually(async () => {
    const [first, ...more] = await shown();
    must(first?.title === 'Holdout: your turn' && first.data.room === code && more.length === 0, `shown: ${JSON.stringify(first)}`);
    // a second notice of the same room takes the place of the first
    must(first.tag === code, `marked as ${first.tag}`);
  });
  const went = await worker.evaluate<string>(PRESS);
  must(went === `open ./#/room/${code}`, `pressed, it opens the room: ${went}`);
  for (const { context, complaints } of [host, friend]) {
    must(complaints.length === 0, `a page complained: ${complaints.join('; ')}`);
    await context.close();
  }
  await server.close();
  await service.close();
}
