// The coach's advice with its numbers and its plan on the board; and somebody who only ever presses "Do it" wins the tutorial, where what
// is advised was rehearsed as long as nothing else was done.
import type { Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, photographTo, type Size, visit } from '../harness.ts';
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

const SIZES: readonly Size[] = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1280, 720],
  [1440, 900],
].map(([width = 0, height = 0]) => ({ width, height }));
const SMALL = '(max-width: 920px), (max-height: 540px)';

/** What of an advice is cut by its card or the window, or lies under something else. */
const hiddenOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const card = part.closest('.coach')?.getBoundingClientRect();
      const box = part.getBoundingClientRect();
      const name = part.textContent?.slice(0, 20) ?? '';
      if (card === undefined || box.top < card.top || box.bottom > Math.min(card.bottom, innerHeight)) return [`${name} is cut`];
      if (box.left < card.left || box.right > card.right) return [`${name} juts out`];
      const [middle, inset] = [(box.left + box.right) / 2, 2];
      return [box.top + inset, box.bottom - inset]
        .map((y) => document.elementFromPoint(middle, y))
        .flatMap((top) => (top !== null && part.contains(top) ? [] : [`${name} lies under ${top?.className}`]));
    }),
  );

/** At every size its words and buttons are whole; on small screens numbers and plan fold out behind a button that says so. */
async function everySize(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.keyboard.press('Escape');
    await page.locator('.coach').waitFor({ state: 'detached' });
    await page.setViewportSize(size);
    await askCoach(page, '.coach-main');
    await page.waitForTimeout(400);
    const at = `${size.width}×${size.height}`;
    const hidden = await hiddenOf(page, '.coach-says > p:first-child, .coach-do button, .coach .t-close');
    must(hidden.length === 0, `advice at ${at}: ${hidden.join('; ')}`);
    await photographTo(page, `coach-${size.width}`);
    if (!(await page.evaluate((small) => matchMedia(small).matches, SMALL))) continue;
    const more = page.locator('.coach-more');
    must((await more.getAttribute('aria-expanded')) === 'false', `numbers are folded at ${at}`);
    must(((await more.boundingBox())?.height ?? 0) >= 44, `what folds them out is pressed by a finger at ${at}`);
    await more.click();
    await page.locator('.coach-numbers').waitFor();
    const covered = await hiddenOf(page, '.coach-numbers, .coach-do button, .coach .t-close');
    must(covered.length === 0, `numbers of an advice at ${at}: ${covered.join('; ')}`);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESKTOP);
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
  await everySize(page);
  await askCoach(page, '.coach-numbers');
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
