// The coach's advice with its numbers and its plan on the board; and somebody who only ever presses "Do it" wins the tutorial, where what
// is advised was rehearsed as long as nothing else was done.
import type { Page } from 'playwright-core';
import { goTo, type House, must, photographTo, visit } from '../harness.ts';
import { asked, atTable, isOver } from '../table.ts';

/** A question of one's own that is still open, or the end. */
const MOST_ANSWERS = 600;
const ADVICE_MS = 15_000;
const MOST_TRIES = 6;

/** Asks until it is told: a table whose question stands there just now may not hear a key yet. */
async function askCoach(page: Page, shown: string): Promise<void> {
  const told = page.locator(shown);
  for (let tries = 0; tries < MOST_TRIES && !(await told.isVisible()); tries++) {
    await page.keyboard.press('/');
    await told.waitFor({ timeout: ADVICE_MS }).catch(() => {});
  }
  await told.waitFor();
}

/** Gives the advised answer; false when the game ended meanwhile. */
async function followCoach(page: Page): Promise<boolean> {
  const tick = await page.locator('.game').getAttribute('data-tick');
  const doIt = page.locator('.coach-main');
  await askCoach(page, '.coach-main');
  await doIt.click();
  // what may cost lives is laid out and asked twice
  const deadly = page.locator('.t-preview .t-deadly');
  const moved = async (or = '.nothing') => {
    await page.waitForFunction(
      ({ was, selector }) =>
        document.querySelector('.game')?.getAttribute('data-tick') !== was || document.querySelector(selector)?.checkVisibility(),
      { was: tick, selector: or },
    );
    return page.evaluate((was) => document.querySelector('.game')?.getAttribute('data-tick') !== was, tick);
  };
  if (await moved('.t-preview .t-deadly')) return !isOver(page);
  await deadly.click();
  await page.waitForTimeout(400);
  await deadly.click();
  return moved();
}

export async function coach(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, page, 'new?edition=second-edition&mission=second-edition/m01&seed=coach');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  await asked(page);

  // shown first: numbers, and the plan as numbered arrows; showing answers nothing
  await askCoach(page, '.coach-numbers');
  must((await page.locator('.plan-part').count()) > 1, 'the plan is drawn on the board');
  must((await page.locator('.plan-part[data-order="1"] .plan-number').textContent()) === '1', 'the plan is numbered');
  await photographTo(page, 'coach');
  const tick = await page.locator('.game').getAttribute('data-tick');
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.locator('.coach').waitFor({ state: 'detached' });
  must((await page.locator('.game').getAttribute('data-tick')) === tick, '"Show me" only shows');

  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await asked(page);

  let answers = 0;
  while (!isOver(page) && answers < MOST_ANSWERS) {
    await Promise.race([asked(page, 60_000), page.waitForURL(/#\/end\//, { timeout: 60_000 })]);
    if (isOver(page) || !(await followCoach(page))) break;
    answers++;
  }
  await page.waitForURL(/#\/end\//);
  await page.getByRole('heading', { level: 1, name: /Won|Lost/ }).waitFor();
  must(
    (await page.getByRole('heading', { level: 1, name: 'Won' }).count()) === 1,
    `the coach's advice lost the tutorial after ${answers} answers`,
  );
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
