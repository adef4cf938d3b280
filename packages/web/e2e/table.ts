// Playing at the table as a person would: by pointing, by keys, or by letting a bot take the seat.
import type { TableBot } from '@holdout/bots/levels';
import type { Locator, Page } from 'playwright-core';
import { goTo, type House } from './harness.ts';

/** A bot's thread may be starting just then. */
const HINT_TRIES = 10;
const HINT_WAIT_MS = 6000;
const DONE_WAIT_MS = 30_000;
/** Of a choice of the whole table, which may wait for others. */
const TEAM_WAIT_MS = 5000;

const REST_MS = 350;

/** What tells one question from the next. */
const tickNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.game')?.getAttribute('data-tick') ?? null);

/** This browser is asked something. The dock itself may have no box of its own, so it need not be visible. */
export const asked = (page: Page, timeout?: number) => page.locator('.t-dock[data-may]').waitFor({ state: 'attached', timeout });

export const atTable = (page: Page) => page.locator('.t-top').waitFor();
export const isOver = (page: Page) => page.url().includes('#/end/');

/** The round the table shows. */
export async function roundNow(page: Page): Promise<number> {
  const text = await page.locator('.t-title p').innerText();
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}

/** Asks for a hint and takes it; `pointing` as a person with a mouse would, otherwise wherever the card lies. */
export async function takeHint(page: Page, pointing = false): Promise<void> {
  await asked(page);
  // "Show me", not the button that folds the numbers out on a small screen
  const take = page.locator('.t-notice[data-tone="hint"] button[aria-keyshortcuts="Enter"]');
  for (let tries = 0; tries < HINT_TRIES && !(await take.isVisible()); tries++) {
    await page.keyboard.press('/');
    await take.waitFor({ timeout: HINT_WAIT_MS }).catch(() => {});
  }
  if (pointing) await take.click();
  else await take.dispatchEvent('click');
  // what was shown is then given: the marked answer, or the one laid out before the button
  const marked = page.locator('.t-question [data-advised]');
  const shown =
    (await marked.count()) > 0
      ? marked
      : page.locator('.t-preview .t-commit, .t-question .t-commit, .t-preview .t-deadly, .t-apply .t-commit');
  const press = () => (pointing ? shown.first().click() : shown.first().dispatchEvent('click'));
  await shown.first().waitFor();
  const before = await tickNow(page);
  const deadly = (await shown.first().getAttribute('class'))?.includes('t-deadly');
  await press();
  if (deadly) {
    await page.waitForTimeout(400);
    await press();
  }
  // until it is done, the old question still stands there
  const timeout = (await page.locator('.t-dock .t-team').count()) > 0 ? TEAM_WAIT_MS : DONE_WAIT_MS;
  await page
    .waitForFunction((was) => document.querySelector('.game')?.getAttribute('data-tick') !== was, before, { timeout })
    .catch(() => {});
}

/** Until the camera has come to rest over what is to be pressed: a finger's table glides to whoever acts and takes no press meanwhile. */
export async function atRest(page: Page, thing: Locator): Promise<void> {
  for (let tries = 0, before = ''; tries < 60; tries++) {
    const now = JSON.stringify(await thing.boundingBox());
    if (now === before) return;
    before = now;
    await page.waitForTimeout(REST_MS);
  }
}

/** The offline copy is there and serves this page: from now on there may be no network. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
    while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 50));
  });
}

/** Hands the first seat to a bot through the menu: one that answers in a few milliseconds, unless the test wants another. */
export async function letBotPlay(page: Page, bot: TableBot = 'swift'): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByText('Seats and bots').click();
  await page.getByLabel('Bots play').selectOption(bot);
  await page.getByRole('button', { name: 'Let a bot play' }).first().click();
  await page.keyboard.press('Escape');
}

/** Hands every seat of a room to a bot, one after the other as the server says so. With the last one the end may come at once. */
export async function letBotsPlay(host: Page, bot: TableBot): Promise<void> {
  await host.getByRole('button', { name: 'Game menu' }).click();
  await host.getByText('Seats and bots').click();
  await host.getByLabel('Bots play').selectOption(bot);
  const seats = host.locator('.seat-line');
  await seats.first().waitFor();
  for (let seat = (await seats.count()) - 1; seat >= 0; seat--) {
    const give = seats.nth(seat).getByRole('button', { name: 'Let a bot play' });
    await give.click();
    await give.waitFor({ state: 'detached' });
  }
  await host.keyboard.press('Escape');
}

export const untilEnd = (page: Page, within = 240_000) => page.waitForURL(/#\/end\//, { timeout: within });

/** The tutorial from the home page to its end, played by a bot. */
export async function finishTutorial(house: House, page: Page): Promise<void> {
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await letBotPlay(page);
  await untilEnd(page);
}
