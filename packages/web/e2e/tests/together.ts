// Two browsers at one table: in by the short code, seats lent, given to bots one survivor at a time, taken over and handed on, a dead
// connection that is said and an answer that survives it, and the next game with everybody on their seats.
import type { Page, WebSocketRoute } from 'playwright-core';
import { DESKTOP, type Guest, goTo, type House, must, PHONE, photographTo, slowness, visit } from '../harness.ts';
import { asked, atTable, takeHint, untilEnd } from '../table.ts';

/** Said within 5 s by the page's own clock; a little more for a machine that is late, and the more the busier it is. */
const NOTICED_MS = 5000;
const SLACK_MS = 1500;
const NEVER_MS = 60_000;
/** The moment a notice stands in the page: whoever looks from outside may come late. */
const NOTE_NOTICE = `new Promise((said) => {
  const look = () => {
    if (document.querySelector('.t-connection[data-state="reconnecting"]') === null) return false;
    watch.disconnect();
    said(Date.now());
    return true;
  };
  const watch = new MutationObserver(look);
  if (!look()) watch.observe(document.body, { childList: true, subtree: true, attributes: true });
})`;

async function openSeats(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByText('Seats and bots').click();
  await page.locator('.seat-line').first().waitFor();
}

const closeMenu = (page: Page) => page.keyboard.press('Escape');

/** By the code the host reads out, typed on the home page; what is joined is shown before the name. */
async function comeIn(house: House, code: string): Promise<Guest> {
  const friend = await visit(house, { size: PHONE });
  await goTo(house, friend.page);
  await friend.page.getByLabel('Link or code').fill(code.toLowerCase());
  await friend.page.getByRole('button', { name: 'Come in' }).click();
  const joining = friend.page.locator('.joining');
  await joining.waitFor();
  const told = `${await joining.innerText()} ${await friend.page.locator('.joining-what').innerText()}`;
  must(/Room of Ada/.test(told) && /One seat is free/.test(told) && /Second Edition/i.test(told), `what one joins: ${told}`);
  await photographTo(friend.page, 'door-phone');
  await friend.page.keyboard.type('Bob');
  await friend.page.keyboard.press('Enter');
  await friend.page.getByText('The last free seat is yours.').waitFor();
  return friend;
}

async function lendAndBack(host: Page, friend: Page): Promise<void> {
  await openSeats(host);
  // whoever is to play is told at once, not by a question some turns later
  const told = friend.getByText(/^You play for Ada now: /).waitFor();
  await host.getByLabel('Lend to…').first().selectOption({ label: 'Bob' });
  await told;
  await host.getByText('Bob, for now').waitFor();
  await photographTo(host, 'seats');
  await closeMenu(host);
  await host.getByText(/Bob plays for you/).waitFor();
  await openSeats(friend);
  await friend.getByText('seat of Ada').waitFor();
  await photographTo(friend, 'seats-phone');
  await closeMenu(friend);
  await host.getByRole('button', { name: 'Take back', exact: true }).click();
  await host.getByText(/Bob plays for you/).waitFor({ state: 'detached' });
}

/** After a while whoever waits may ring: it is said on the other page and in its title, until it is answered; not twice in a row. */
async function ringsOnce(one: Page, other: Page): Promise<void> {
  const slow = await Promise.race([asked(one, 30_000).then(() => one), asked(other, 30_000).then(() => other)]);
  const waits = slow === one ? other : one;
  const nudge = waits.getByRole('button', { name: 'Nudge', exact: true });
  await nudge.waitFor();
  must((await slow.getByRole('button', { name: 'Nudge', exact: true }).count()) === 0, 'nobody rings at themselves');
  await photographTo(waits, 'nudge');
  await nudge.click();
  await waits.getByText(/^Nudged: (Ada|Bob)\.$/).waitFor();
  await nudge.waitFor({ state: 'detached' });
  const nudged = slow.locator('.t-nudged', { hasText: /(Ada|Bob) waits for you\./ });
  await nudged.waitFor();
  must(/^● (Ada|Bob) waits for you/.test(await slow.title()), `the title: ${await slow.title()}`);
  await photographTo(slow, 'nudged');
  await takeHint(slow);
  await nudged.waitFor({ state: 'detached' });
}

/** One survivor of the host's goes to a bot: it acts by itself, the others are still asked for. */
async function botForOne(host: Page): Promise<void> {
  await openSeats(host);
  await host.getByLabel('Bots play').selectOption('sensible');
  const mine = host.locator('.seat-line[data-mine="true"]');
  // checked once the server has said so
  await mine.getByRole('checkbox').first().click();
  await mine.getByRole('checkbox', { checked: true }).waitFor();
  must((await mine.getByRole('checkbox', { checked: true }).count()) === 1, 'the bot plays one survivor and not the others');
  await closeMenu(host);
}

/** The host is gone: the friend is told for how long yet, then leads, and hands it back. */
async function hostGone(house: House, host: Guest, friend: Page): Promise<Page> {
  const address = host.page.url();
  await host.page.close();
  await openSeats(friend);
  await friend
    .getByText(/away for \d+ s/)
    .first()
    .waitFor();
  const lead = friend.getByRole('button', { name: 'Lead the room', exact: true });
  await lead.waitFor();
  await lead.and(friend.locator('button:not([aria-disabled])')).waitFor();
  await lead.click();
  await lead.waitFor({ state: 'detached' });
  await closeMenu(friend);
  const page = await host.context.newPage();
  house.pages.push(page);
  await page.goto(address);
  await atTable(page);
  await openSeats(friend);
  await friend.getByRole('button', { name: 'Make host' }).click();
  await friend.getByRole('button', { name: 'Make host' }).waitFor({ state: 'detached' });
  await closeMenu(friend);
  return page;
}

/** All words of the socket go nowhere while it is stalled, in both directions, and nothing is closed. */
async function stallable(page: Page): Promise<{ stall(on: boolean): void }> {
  let stalled = false;
  await page.routeWebSocket(/\/socket$/, (route: WebSocketRoute) => {
    const server = route.connectToServer();
    route.onMessage((message) => {
      if (!stalled) server.send(message);
    });
    server.onMessage((message) => {
      if (!stalled) route.send(message);
    });
  });
  return {
    stall(on) {
      stalled = on;
    },
  };
}

async function deadConnection(page: Page, other: Page): Promise<void> {
  const network = await stallable(page);
  await page.reload();
  await atTable(page);
  for (let n = 0; n < 12 && !(await page.locator('.t-dock[data-may][data-kind="turn"]').count()); n++) {
    const turn = await Promise.race([asked(page, 30_000).then(() => page), asked(other, 30_000).then(() => other)]);
    if (turn === page && (await page.locator('.t-dock[data-may][data-kind="turn"]').count())) break;
    await takeHint(turn);
  }
  await page.locator('.t-dock[data-may][data-kind="turn"]').waitFor({ state: 'attached' });
  const notice = page.evaluate<number>(NOTE_NOTICE);
  network.stall(true);
  const from = Date.now();
  const slow = slowness();
  const took = (await Promise.race([notice, page.waitForTimeout(NEVER_MS).then(() => Number.POSITIVE_INFINITY)])) - from;
  console.log(`       a dead connection is said after ${(took / 1000).toFixed(1)} s`);
  must(took <= NOTICED_MS + SLACK_MS * slow, `a dead connection is said after ${took} ms`);
  const tick = await page.locator('.game').getAttribute('data-tick');
  // an answer in the tunnel: kept, shown as waiting, sent when the network is back
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  const kept = page.locator('.t-connection', { hasText: 'Kept, and sent when it is back' });
  await kept.waitFor();
  await photographTo(page, 'kept-phone');
  await page.waitForTimeout(4000);
  must(await kept.isVisible(), 'what was chosen does not vanish');
  network.stall(false);
  await backAgain(page);
  await page.waitForFunction((was) => document.querySelector('.game')?.getAttribute('data-tick') !== was, tick);
  await inAndOut(page, network);
}

/** Whoever presses "Try now" once the network is there need not wait for a try that hangs from before. */
async function backAgain(page: Page): Promise<void> {
  const from = Date.now();
  const notice = page.locator('.t-connection[data-state="reconnecting"]');
  for (let n = 0; n < 40 && (await notice.count()) > 0; n++) {
    await page
      .getByRole('button', { name: 'Try now' })
      .click({ timeout: 1000 })
      .catch(() => {});
    await notice.waitFor({ state: 'detached', timeout: 1500 }).catch(() => {});
  }
  must((await notice.count()) === 0, 'the connection is back');
  console.log(`       back ${((Date.now() - from) / 1000).toFixed(1)} s after the network`);
  await page.locator('.t-connection').waitFor({ state: 'detached' });
}

/** A train with tunnels of every length: away before, while and after it is said, and every time back. */
async function inAndOut(page: Page, network: { stall(on: boolean): void }): Promise<void> {
  for (const away of [500, 3000, 5000, 8500]) {
    network.stall(true);
    await page.waitForTimeout(away);
    network.stall(false);
    await backAgain(page);
  }
}

async function again(host: Page, friend: Page): Promise<void> {
  // first the host's own seat: the game then waits for the friend, and the notice with it
  await openSeats(host);
  await host.getByLabel('Bots play').selectOption('random');
  await host.locator('.seat-line[data-mine="true"]').getByRole('button', { name: 'Let a bot play' }).click();
  await closeMenu(host);
  await host.getByText(/A bot plays for you/).waitFor();
  // then the friend's: from here on the end may come within a second
  await openSeats(host);
  await host.getByLabel('Bots play').selectOption('random');
  await host.getByRole('button', { name: 'Let a bot play' }).click();
  await Promise.all([untilEnd(host, 180_000), untilEnd(friend, 180_000)]);
  await host.getByRole('button', { name: 'Rematch' }).click();
  await host.getByRole('button', { name: 'Start the game' }).waitFor();
  await friend.getByRole('link', { name: 'To the next game' }).click();
  const mine = friend.locator('.lobby-seat[data-mine="true"]');
  await mine.waitFor();
  must(friend.url() === host.url(), 'one room for both');
  await photographTo(friend, 'rematch-phone');
}

export async function together(house: House): Promise<void> {
  const host = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, host.page, 'new?with=friends');
  await host.page.getByRole('button', { name: 'Open the room' }).click();
  const code = await host.page.locator('.room-code strong').innerText();
  must(/^[0-9A-Z]{5}$/.test(code), `a short code: ${code}`);
  // on a phone too the code is in sight beside the seats
  await host.page.setViewportSize(PHONE);
  const shown = await host.page.locator('.room-code strong').boundingBox();
  must(shown !== null && shown.y + shown.height < PHONE.height, `a host sees the code without scrolling, not at ${shown?.y}`);
  await host.page.setViewportSize(DESKTOP);
  // another mission and a seat more, and back again: whoever sits stays
  const pick = (name: string) => host.page.getByRole('combobox', { name, exact: true });
  await host.page.getByText('Room settings').click();
  await pick('Mission').selectOption('second-edition/m01');
  await host.page.getByRole('heading', { level: 1, name: 'City Blocks' }).waitFor();
  await pick('Seats').selectOption('3');
  await host.page.waitForFunction(() => document.querySelectorAll('.lobby-seat').length === 3);
  must((await host.page.locator('.lobby-seat[data-mine="true"]').count()) === 1, 'the host keeps the seat');
  await pick('Seats').selectOption('2');
  await host.page.waitForFunction(() => document.querySelectorAll('.lobby-seat').length === 2);
  await pick('Mission').selectOption('second-edition/m00');
  await host.page.getByRole('heading', { level: 1, name: 'Zombie Survival' }).waitFor();
  const friend = await comeIn(house, code);
  await photographTo(host.page, 'lobby');
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([atTable(host.page), atTable(friend.page)]);
  await ringsOnce(host.page, friend.page);
  await lendAndBack(host.page, friend.page);
  await botForOne(host.page);
  const page = await hostGone(house, host, friend.page);
  await deadConnection(friend.page, page);
  await again(page, friend.page);
  for (const { context, complaints } of [host, friend]) {
    must(complaints.length === 0, `a page complained: ${complaints.join('; ')}`);
    await context.close();
  }
}
