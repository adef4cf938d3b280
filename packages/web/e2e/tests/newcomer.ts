// Somebody who never read a rulebook: from the home page to the end of the tutorial.
import type { Page } from 'playwright-core';
import { goTo, type House, must, type Size, visit } from '../harness.ts';
import { atTable, isOver, letBotPlay, takeHint, untilEnd } from '../table.ts';

const HINTS = 6;

/** What the signs mean is found by a finger, too, which has its gestures there instead of keys. */
async function signs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rules', exact: true }).first().tap();
  await page.getByRole('button', { name: 'Signs and gestures' }).tap();
  const help = page.getByRole('dialog', { name: 'Help' });
  for (const part of ['Touch', 'Signs on the board', 'Signs on cards']) await help.getByRole('heading', { name: part }).waitFor();
  must((await help.locator('.t-key').count()) === 0, 'a finger is told no keys');
  await help.getByRole('button', { name: 'Close' }).tap();
  await help.waitFor({ state: 'detached' });
  await page.locator('.t-drawer').getByRole('button', { name: 'Close' }).tap();
}

export async function newcomer(house: House, size: Size): Promise<void> {
  const { context, page, complaints } = await visit(house, { size });
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  if (size.width < 600) await signs(page);

  // By pointing: a survivor, the verb, a place; what can be taken back is done at once. Then back again.
  const before = await page.locator('.game').getAttribute('data-tick');
  await page.locator('.t-person').first().click();
  await page.locator('.t-action[data-group="move"]').click();
  const ways = page.locator('.t-choices button');
  await page.waitForFunction(
    (was) =>
      Number(document.querySelector('.game')?.getAttribute('data-tick')) >= Number(was) + 2 || document.querySelector('.t-choices button'),
    before,
  );
  // with one way only there is nothing to choose
  if (await ways.first().isVisible()) await ways.first().click();
  await page.waitForFunction((was) => Number(document.querySelector('.game')?.getAttribute('data-tick')) >= Number(was) + 2, before);
  const undo = page.locator('.t-undo');
  await page.waitForFunction(() => !(document.querySelector('.t-undo') as HTMLButtonElement | null)?.disabled);
  await undo.click();

  for (let n = 0; n < HINTS && !isOver(page); n++) await takeHint(page, true);
  if (!isOver(page)) await letBotPlay(page);
  await untilEnd(page);
  await page.getByRole('heading', { level: 1, name: /Won|Lost/ }).waitFor();
  must((await page.locator('.plot svg').count()) === 5, 'five plots');
  must((await page.locator('.end-people > li').count()) === 6, 'six survivors');
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
