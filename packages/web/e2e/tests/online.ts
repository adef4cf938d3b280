// Two browsers in one game on the server; one reloads in the middle; both see the same end, and its seed verifies.
import type { Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, PHONE, photographTo, type Size, visit } from '../harness.ts';
import { faultsOf } from '../reachable.ts';
import { asked, atTable, isOver, letBotsPlay, roundNow, takeHint, untilEnd } from '../table.ts';

/** Whoever of the two is asked takes a hint, so many times; a choice of the whole team needs both. */
async function playTogether(pages: readonly Page[], times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const turn = await Promise.race(pages.map((page) => asked(page, 30_000).then(() => page)));
    const team = await turn.locator('.t-team').isVisible();
    if (!team) await takeHint(turn);
    else
      for (const page of pages) {
        const agree = page.getByRole('button', { name: /^Agree/ }).first();
        if (await agree.isVisible()) await agree.click().catch(() => {});
      }
    await turn.waitForTimeout(60);
  }
}

/** Those who gather write to each other, and a reload keeps the lines. */
async function talkInLobby(from: Page, to: Page): Promise<void> {
  await from.getByLabel('Say something').fill('Who takes the doctor?');
  await from.getByRole('button', { name: 'Send' }).click();
  await to.locator('.lobby-said', { hasText: 'Ada Who takes the doctor?' }).waitFor();
  must((await from.getByLabel('Say something').inputValue()) === '', 'what was sent is gone from the field');
  await to.reload();
  await to.locator('.lobby-said', { hasText: 'Who takes the doctor?' }).waitFor();
  const send = await to.getByRole('button', { name: 'Send' }).boundingBox();
  must(send !== null && send.height >= 44 && send.x + send.width <= PHONE.width, `a phone's button to send: ${JSON.stringify(send)}`);
}

/** A wish to take back what somebody else did: refused, and whoever wished is told. */
async function refuseUndo(asks: Page, refuses: Page): Promise<void> {
  // the sentences of the log come a moment after the first deed
  const wish = asks.locator('.t-tool[aria-label*="Ask the others to undo"]:not([aria-label*="the last step"])');
  const what = (await wish.getAttribute('aria-label'))?.replace(/^.*?: /, '') ?? '';
  await wish.click();
  await refuses.locator('.t-notice', { hasText: `wants to take back: ${what}` }).waitFor();
  await refuses.getByRole('button', { name: 'Refuse' }).click();
  await asks.getByText('The others would rather not go back.').waitFor();
  await refuses.getByRole('button', { name: 'Refuse' }).waitFor({ state: 'detached' });
}

/** What is said is seen by whoever looks at the board. */
async function talk(from: Page, to: Page): Promise<void> {
  await from.keyboard.press('.');
  await from.getByLabel('Say something').fill('Shoot from the street?');
  await from.keyboard.press('Enter');
  await to.locator('.t-bubble', { hasText: 'Shoot from the street?' }).waitFor();
  must((await to.locator('.t-unread').innerText()) === '1', 'one new line is counted');
  await to.locator('.t-bubble').click();
  await to.locator('.t-said', { hasText: 'Shoot from the street?' }).waitFor();
  must((await to.locator('.t-unread').count()) === 0, 'what is open is read');
  const faults = await faultsOf(to, true);
  must(faults.length === 0, `the talk of a phone: ${JSON.stringify(faults)}`);
  // Back closes the sheet and stays in the game
  await to.goBack();
  await to.locator('.t-drawer').waitFor({ state: 'detached' });
  must(to.url().includes('#/room/'), 'Back stays in the game');
  await from.keyboard.press('Escape');
  await from.keyboard.press('Escape');
}

/** The right button drawn from zone to zone is an arrow for the others; let go where it went down it opens the zone's card. */
async function drawArrow(from: Page, to: Page): Promise<void> {
  const middle = async (zone: number) => {
    const box = await from.locator(`[data-zone="${zone}"]`).first().boundingBox();
    must(box, `zone ${zone} is drawn`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [start, end] = [await middle(0), await middle(1)];
  await from.mouse.move(...start);
  await from.mouse.down({ button: 'right' });
  await from.mouse.move(...end, { steps: 6 });
  await from.mouse.up({ button: 'right' });
  await to.locator('.board-ping', { hasText: "Ada: Let's go" }).waitFor();
  must((await from.locator('.t-zone:not(.t-glance .t-zone)').count()) === 0, 'an arrow opens no card');
  await from.mouse.click(...end, { button: 'right' });
  await from.locator('.t-zone .t-quick').getByRole('button', { name: 'Danger' }).click();
  await to.locator('.board-ping', { hasText: 'Ada: Danger' }).locator('path').waitFor();
}

/** Low windows with a rail: a laptop of 768 lines less what its browser takes, one at 150 %, and the lowest that has one. */
const LOW: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 1366, height: 657 },
  { width: 960, height: 600 },
  { width: 960, height: 541 },
];

/** Six survivors with the names of those who play them. */
async function allInSight(page: Page): Promise<void> {
  const cards = page.locator('.t-rail-card');
  for (const low of LOW) {
    await page.setViewportSize(low);
    await page.waitForTimeout(300);
    const [count, last] = [await cards.count(), await cards.last().boundingBox()];
    must(
      last !== null && last.y + last.height <= low.height,
      `the last of ${count} survivors ends at ${last && last.y + last.height} of ${low.height}`,
    );
    await photographTo(page, `rail-${low.width}-${low.height}`);
    const names = await page.evaluate(
      () =>
        [...document.querySelectorAll('.t-rail-card')].filter((card) => {
          const [name, seat] = ['.t-rail-name b', '.t-rail-seat'].map((part) => card.querySelector(part)?.getBoundingClientRect());
          return name && seat && name.bottom > seat.top + 2 && seat.bottom > name.top + 2 && name.right > seat.left;
        }).length,
    );
    must(names === 0, `at ${low.width}×${low.height} ${names} names lie over those who play them`);
  }
  await page.setViewportSize(DESKTOP);
}

/** Whoever comes by the link for onlookers sees the table and has no talk that nobody would hear. */
async function looksOn(house: House, address: string, talker: Page): Promise<void> {
  const { context, page, complaints } = await visit(house, {});
  await page.goto(address);
  await atTable(page);
  await page.locator('.t-rail-card').first().waitFor();
  const talk = (of: Page) => of.getByRole('button', { name: /^Talk/ });
  must((await talk(talker).count()) === 1, 'who plays has a button to talk');
  must((await talk(page).count()) === 0, 'an onlooker has none');
  const log = page.getByRole('button', { name: 'Log' }).first();
  await log.click();
  await page.getByRole('tab', { name: 'Goals' }).waitFor();
  must((await page.getByRole('tab', { name: /Talk/ }).count()) === 0, 'nor a tab for it');
  await page.keyboard.press('.');
  await page.waitForTimeout(300);
  must((await page.getByLabel('Say something').count()) === 0, 'nor by its key');
  must(complaints.length === 0, `an onlooker's page complained: ${complaints.join('; ')}`);
  await context.close();
}

export async function online(house: House): Promise<void> {
  const host = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, host.page, 'new?with=friends');
  await host.page.getByRole('button', { name: 'Open the room' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).waitFor();
  const room = host.page.url();
  await host.page.getByRole('img', { name: 'Room link as a QR code' }).waitFor();
  // where a page may not copy, what it would copy stands in a field
  await host.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await host.page.getByRole('button', { name: 'Copy the link to watch' }).click();
  const forOnlookers = await host.page.getByRole('textbox', { name: 'Copy the link to watch' }).inputValue();

  const friend = await visit(house, { size: PHONE });
  await friend.page.goto(room);
  await friend.page.getByLabel('Your name').fill('Bob');
  await friend.page.getByRole('button', { name: 'Come in' }).click();
  // the last free seat is taken by itself
  await friend.page.getByText('The last free seat is yours.').waitFor();
  await host.page.getByText('Bob').first().waitFor();
  await talkInLobby(host.page, friend.page);
  await photographTo(host.page, 'lobby-talk');
  await photographTo(friend.page, 'lobby-talk-phone');
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([atTable(host.page), atTable(friend.page)]);

  await allInSight(host.page);
  await looksOn(house, forOnlookers, host.page);
  await talk(host.page, friend.page);
  await drawArrow(host.page, friend.page);
  // whoever holds the axe begins
  const first = (page: Page, other: Page) => asked(page).then(() => ({ page, other }));
  const acting = await Promise.any([first(host.page, friend.page), first(friend.page, host.page)]);
  await takeHint(acting.page);
  await refuseUndo(acting.other, acting.page);
  await playTogether([host.page, friend.page], 5);
  const round = await roundNow(friend.page);
  await friend.page.reload();
  await atTable(friend.page);
  must((await roundNow(friend.page)) >= round, 'the reload keeps the round');
  await playTogether([host.page, friend.page], 4);

  if (!isOver(host.page)) await letBotsPlay(host.page, 'random');
  await Promise.all([untilEnd(host.page), untilEnd(friend.page)]);
  const results = await Promise.all(
    [host.page, friend.page].map((page) => page.getByRole('heading', { level: 1, name: /Won|Lost/ }).innerText()),
  );
  must(results[0] === results[1], `one result: ${results.join(' / ')}`);
  await host.page.getByRole('button', { name: 'Check the dice' }).click();
  await host.page.getByText(/All \d+ steps fit/).waitFor();
  for (const { context, complaints } of [host, friend]) {
    must(complaints.length === 0, `a page complained: ${complaints.join('; ')}`);
    await context.close();
  }
}
