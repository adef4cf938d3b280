// The tutorial with the keyboard alone.
import type { Page } from 'playwright-core';
import { goTo, type House, must, visit } from '../harness.ts';
import { atTable, isOver } from '../table.ts';

/** Less to paint: the many steps go faster. */
const SMALL = { width: 1024, height: 700 };
const MOST_TABS = 120;
const WITHIN_MS = 300_000;
/** Two presses closer than this count as one. */
const TWIN_MS = 400;
const HINT_MS = 8_000;

/** Presses Tab until the focus is where `there` says. */
async function tabTo(page: Page, there: string): Promise<void> {
  for (let n = 0; n < MOST_TABS; n++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, there)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${there}`);
}

/** One choice: the first survivor who may act, else what the hint says. False: the question was over before the key was pressed. */
async function choose(page: Page): Promise<boolean> {
  const kind = await page.locator('.t-dock[data-may]').getAttribute('data-kind');
  if (kind === 'order') {
    await page.keyboard.press('1');
    return true;
  }
  await page.keyboard.press('/');
  const hint = page.locator('.t-notice[data-tone="hint"]').waitFor({ timeout: HINT_MS });
  if (
    !(await hint.then(
      () => true,
      () => false,
    ))
  )
    return false;
  // the first shows the advised answer, the second gives it
  await page.keyboard.press('Enter');
  await page.locator('.t-notice[data-tone="hint"]').waitFor({ state: 'detached' });
  if (kind === 'turn') await page.locator('.t-preview').waitFor();
  await page.keyboard.press('Enter');
  if (await page.locator('.t-deadly[data-armed]').isVisible()) {
    await page.waitForTimeout(TWIN_MS);
    await page.keyboard.press('Enter');
  }
  return true;
}

/** What tells one question from the next. */
const moment = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.game')?.getAttribute('data-tick') ?? null);

export async function keyboard(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { size: SMALL });
  await goTo(house, page);
  await tabTo(page, '.hero .button.main');
  await page.keyboard.press('Enter');
  await atTable(page);
  const until = Date.now() + WITHIN_MS;
  while (!isOver(page)) {
    must(Date.now() < until, 'the tutorial takes too long by keyboard');
    const before = await moment(page);
    await page.waitForFunction(() => location.hash.startsWith('#/end') || document.querySelector('.t-dock[data-may]'));
    if (isOver(page)) break;
    if (!(await choose(page))) continue;
    await page.waitForFunction((was) => document.querySelector('.game')?.getAttribute('data-tick') !== was, before);
  }
  await page.getByRole('heading', { level: 1, name: /Won|Lost/ }).waitFor();
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
