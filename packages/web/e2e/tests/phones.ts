// Phones by finger: what lies over the board is closed by Back, what is asked about is not hidden by its own sheet, a phone that is turned keeps
// its board in sight, a zone that is lit up keeps its price, what cannot be taken back asks first; and three phones in one room settle the first
// cards while the server is killed.
import type { Page } from 'playwright-core';
import { searched } from '../aside.ts';
import { eventually, goTo, type House, must, ownServer, PHONE, photographTo, visit } from '../harness.ts';
import { playFrom } from '../shelf.ts';
import { asked, atRest, atTable } from '../table.ts';

const SMALL = { width: 360, height: 640 };
const ASIDE = { width: 844, height: 390 };
const HELD_MS = 700;
/** Two taps of one place sooner than this are one. */
const TWIN_MS = 400;

const zone = (page: Page, name: RegExp) => page.locator('.board').getByRole('button', { name }).first();

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  must(box !== null, `nothing at ${selector}`);
  return box;
};

async function begin(house: House, page: Page, mission: string): Promise<void> {
  await goTo(house, page, `new?edition=${mission.split('/')[0]}&mission=${mission}&seed=phones`);
  await page.getByRole('button', { name: 'Begin' }).first().tap();
  await atTable(page);
  await asked(page);
}

async function press(page: Page, name: string): Promise<void> {
  await page.locator('.t-question button', { hasText: name }).first().tap();
  await page.locator('.t-actions').waitFor();
}

/** A finger that stays where it came down. */
async function hold(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = await boxOf(page, selector);
  const hand = await page.context().newCDPSession(page);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 3, y: y + height / 2 }] });
  await page.waitForTimeout(HELD_MS);
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await hand.detach();
}

/** How much of a zone is seen above the sheet and below the bars, of one. */
async function seen(page: Page, zones: readonly string[]): Promise<number> {
  const [window, sheet] = [await boxOf(page, '.t-board'), await boxOf(page, '.t-low')];
  const parts = await Promise.all(
    zones.map(async (one) => {
      const { y, height } = await boxOf(page, `.board-zones [data-zone="${one}"]`);
      return Math.max(0, Math.min(y + height, sheet.y) - Math.max(y, window.y)) / height;
    }),
  );
  return Math.min(...parts);
}

/** A quest of White Death: tips, objectives under their cards, and both ways of holding the phone. */
async function quest(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { size: PHONE });
  await begin(house, page, 'white-death/w00');
  await page.getByRole('button', { name: /^Deal so/ }).tap();
  const show = page.getByRole('button', { name: 'Show it', exact: true });
  await show.waitFor();

  // opened on its side and turned upright: the board lies above the tip
  await page.setViewportSize(ASIDE);
  await page.reload();
  await page.locator('[data-layout="land"]').waitFor();
  await show.waitFor();
  await page.setViewportSize(SMALL);
  await page.locator('[data-layout="phone"]').waitFor();
  const zones = await page.locator('.board-zones [data-zone]').evaluateAll((all) => all.map((one) => one.getAttribute('data-zone') ?? ''));
  await eventually(async () => {
    const part = await seen(page, zones);
    must(part > 0.75, `${Math.round(part * 100)} % of a zone lies above the tip of a phone turned upright`);
  });
  await page.setViewportSize(PHONE);

  // what a tip lights up can be walked to all the same, and says so
  await show.tap();
  await press(page, 'Jenia');
  const goal = zone(page, /^Room 2, 2 actions away, objective/);
  await goal.waitFor();
  await atRest(page, goal);
  await goal.tap({ force: true });
  await page.getByText('Look for something better').waitFor();

  // nobody picks up what is searched for, and no card is drawn by a first tap
  must((await page.locator('.t-action[data-group="take"]').count()) === 0, 'there is nothing to take');
  await page.locator('.t-action[data-group="other"]').tap();
  await page.locator('.t-preview', { hasText: 'No way back' }).waitFor();
  must((await page.locator('.t-dock').getAttribute('data-kind')) === 'turn', 'nothing is drawn yet');

  // Back gives up what was laid out, closes a zone's card, a card, the cards: one at a time, and stays at the table
  const table = page.url();
  await page.evaluate('history.back()');
  await page.locator('.t-preview').waitFor({ state: 'detached' });
  await hold(page, '.board-zones [data-zone="6"]');
  await page.locator('.t-zone').waitFor();
  await page.evaluate('history.back()');
  await page.locator('.t-zone').waitFor({ state: 'detached' });
  await page.locator('.t-action[data-group="inventory"]').tap();
  await page.locator('.t-sheet .t-card').first().waitFor();
  // a sheet that still slides in goes on under the finger
  await atRest(page, page.locator('.t-sheet .t-card').first());
  await hold(page, '.t-sheet .t-card');
  await page.locator('.t-explain', { hasText: 'Lance' }).waitFor();
  await page.evaluate('history.back()');
  await page.locator('.t-explain').waitFor({ state: 'detached' });
  must((await page.locator('.t-sheet').count()) === 1, 'the cards lie there still');
  await page.locator('.t-sheet .t-close').first().tap();
  await page.locator('.t-sheet').waitFor({ state: 'detached' });
  must(page.url() === table, 'Back stays at the table while there is something to close');
  await page.evaluate('history.back()');
  await page.waitForURL(/#\/new/);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}

/** Dice lie there for less than a second: the page itself says how far from the board. */
const ROLLED = `new Promise((said) => {
  const look = () => {
    const dice = document.querySelector('.t-tray')?.getBoundingClientRect();
    if (dice === undefined) return;
    watch.disconnect();
    said(dice.left - document.querySelector('.t-board').getBoundingClientRect().right);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
})`;

/** Among forty zombies at the smallest size: the list of attacks leaves its targets in sight, and dice do not roll over what they are rolled for. */
async function crowded(house: House): Promise<void> {
  const crowd = await searched('crowdedMoment', 'second-edition/m04', 34, 60);
  const { context, page, complaints } = await visit(house, { size: SMALL, settings: { tips: false, speed: 1 }, motion: true });
  await playFrom(house, page, crowd);
  const attack = page.locator('.t-action[data-group="attack"]');
  await page.waitForTimeout(1500);
  const reach = await boxOf(page, '.board-zones');
  await attack.tap();
  const lines = page.locator('.t-choices button[data-zone], .t-choices button:not(.t-unfold)');
  await lines.first().waitFor();
  const targets = await page
    .locator('.board-zones [data-zone][data-mark="target"], .board-zones [data-zone]')
    .evaluateAll((all) =>
      all.flatMap((one) => (/, target/.test(one.getAttribute('aria-label') ?? '') ? [one.getAttribute('data-zone') ?? ''] : [])),
    );
  must(targets.length >= 2, `targets are told: ${targets.join()}`);
  await eventually(async () => {
    const part = await seen(page, targets);
    must(part >= 0.3, `${Math.round(part * 100)} % of a target is in sight beside the list`);
  });
  await photographTo(page, 'crowd-list');
  // the list is put away: the reach is back where it was
  await page.waitForTimeout(TWIN_MS);
  await attack.tap();
  await eventually(async () => {
    const now = await boxOf(page, '.board-zones');
    must(Math.abs(now.width - reach.width) < 3, `the board is ${now.width} px wide, before the list ${reach.width}`);
  });
  // a low screen
  await page.setViewportSize(ASIDE);
  await page.locator('[data-layout="land"]').waitFor();
  await page.waitForTimeout(TWIN_MS);
  await attack.tap();
  await lines.last().waitFor();
  await lines.last().tap();
  await page.waitForTimeout(TWIN_MS);
  const rolled = page.evaluate<number>(ROLLED);
  await page.locator('.t-preview :is(.t-commit, .t-deadly)').first().tap();
  const apart = await rolled;
  must(apart >= 0, `dice lie over the board by ${-apart} px`);
  await photographTo(page, 'crowd-dice');
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}

/** Hot seat by finger: nothing covers the table, and whose turn it is stands with the question. */
async function passedOn(house: House): Promise<void> {
  const { context, page } = await visit(house, { size: SMALL, settings: { tips: false } });
  await goTo(house, page, 'new?with=hot-seat');
  await page.getByLabel('Name for seat 1').fill('Ewa');
  await page.getByLabel('Name for seat 2').fill('Olek');
  await page.getByRole('button', { name: 'Begin' }).first().tap();
  await atTable(page);
  const bar = page.locator('.t-next-person');
  await bar.waitFor();
  const names = new Set<string>();
  for (let n = 0; n < 12 && names.size < 2; n++) {
    await asked(page);
    if (await bar.isVisible()) names.add((await bar.innerText()).split(',')[0]?.trim() ?? '');
    must((await page.locator('dialog[open]').count()) === 0, 'nothing covers the table');
    if ((await page.locator('.t-dock').getAttribute('data-kind')) !== 'turn') {
      await page.locator('.t-question .t-person').first().tap();
      await page.locator('.t-actions').waitFor();
    }
    const tick = await page.locator('.game').getAttribute('data-tick');
    await page.waitForTimeout(TWIN_MS);
    await page.locator('.t-action[data-group="end"]').tap();
    const sure = page.locator('.t-preview :is(.t-commit, .t-deadly)').first();
    const over = () =>
      page.waitForFunction((was) => document.querySelector('.game')?.getAttribute('data-tick') !== was, tick, { timeout: 3000 });
    await Promise.any([sure.waitFor(), over()]);
    for (let presses = 0; presses < 2 && (await sure.isVisible()); presses++) {
      await page.waitForTimeout(TWIN_MS);
      await sure.tap();
      await over().catch(() => {});
    }
  }
  must(names.has('Ewa') && names.has('Olek'), `whose turn it was: ${[...names].join(', ')}`);
  await context.close();
}

/** Three phones: the host's code in sight among six seats, the first cards settled one by one, an agreement given while the server was dead. */
async function inOneRoom(everyone: House): Promise<void> {
  const { house, server } = await ownServer(everyone);
  const host = await visit(house, { size: SMALL, settings: { nick: 'Ada', tips: false } });
  await goTo(house, host.page, 'new?with=friends&edition=white-death&mission=white-death/w00');
  await host.page.getByRole('button', { name: 'Open the room' }).tap();
  await host.page.getByRole('button', { name: 'Start the game' }).waitFor();
  const short = await boxOf(host.page, '.lobby-short');
  must(short.y + short.height < SMALL.height && short.height >= 44, `the code at ${JSON.stringify(short)}`);
  await host.page.locator('.lobby-short').tap();
  await eventually(async () => must((await boxOf(host.page, '.qr')).y < SMALL.height / 2, 'a tap on the code leads to the invitation'));

  const guests = [];
  for (const [name, size] of [
    ['Bob', PHONE],
    ['Cat', SMALL],
  ] as const) {
    const guest = await visit(house, { size, settings: { tips: false } });
    await guest.page.goto(host.page.url());
    await guest.page.getByLabel('Your name').fill(name);
    await guest.page.keyboard.press('Enter');
    await guest.page.locator('.lobby').waitFor();
    guests.push(guest);
  }
  const [bob, cat] = guests;
  must(bob !== undefined && cat !== undefined, 'two guests');
  await host.page.getByRole('button', { name: 'Start the game' }).tap();
  const pages = [host.page, bob.page, cat.page] as const;
  await Promise.all(pages.map((page) => atTable(page)));
  // everybody reads which card it is and who is meant, whoever only watches too
  for (const page of pages) await page.locator('.t-question header', { hasText: 'one card after the other. Now: ' }).waitFor();
  await bob.page.locator('.t-question .t-person', { hasText: 'Lorna' }).tap();
  for (const page of pages) await page.locator('.t-team', { hasText: 'Proposed by Bob: Lorna.' }).waitFor();
  await photographTo(cat.page, 'team-onlooker');

  const tick = await host.page.locator('.game').getAttribute('data-tick');
  const restarted = server.killAndRestart();
  await host.page.locator('.t-connection').waitFor();
  await host.page.locator('.t-team button', { hasText: 'Agree' }).tap();
  await host.page.locator('.t-connection', { hasText: 'Kept, and sent when it is back: Lorna' }).waitFor();
  await photographTo(host.page, 'team-kept');
  await restarted;
  for (const page of pages) await page.waitForFunction((was) => document.querySelector('.game')?.getAttribute('data-tick') !== was, tick);
  await host.page.locator('.t-connection').waitFor({ state: 'detached' });
  for (const { context, complaints } of [host, bob, cat]) {
    const own = complaints.filter((line) => !/WebSocket/.test(line));
    must(own.length === 0, `a page complained: ${own.join('; ')}`);
    await context.close();
  }
  await server.close();
}

export async function phones(house: House): Promise<void> {
  await quest(house);
  await crowded(house);
  await passedOn(house);
  await inOneRoom(house);
}
