// Playing at the table as a person would: by pointing, by keys, or by letting a bot take the seat.
import type { Page } from 'playwright-core';

const dock = (page: Page) => page.locator('.t-dock[data-may]');

export const atTable = (page: Page) => page.locator('.t-top').waitFor();
export const isOver = (page: Page) => page.url().includes('#/end/');

/** The round the table shows. */
export async function roundNow(page: Page): Promise<number> {
  const text = await page.locator('.t-title p').innerText();
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}

/** Asks for a hint and takes it, all by pointing. */
export async function takeHint(page: Page): Promise<void> {
  await dock(page).waitFor();
  await page.keyboard.press('/');
  const hint = page.locator('.t-notice[data-tone="hint"]');
  await hint.waitFor();
  await hint.locator('button').first().click();
  const preview = page.locator('.t-preview .t-commit');
  if (await preview.isVisible()) await preview.click();
}

/** Hands the first seat to a bot through the menu. */
export async function letBotPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByText('Seats and bots').click();
  await page.getByRole('button', { name: 'Let a bot play' }).first().click();
  await page.keyboard.press('Escape');
}

export const untilEnd = (page: Page, within = 90_000) => page.waitForURL(/#\/end\//, { timeout: within });
