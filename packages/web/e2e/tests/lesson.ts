// A newcomer who follows the tips wins the first game: presses what they point at, then what advice shows. Presses are counted.
import type { Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, PHONE, photographTo, type Size, visit } from '../harness.ts';
import { asked, atTable, isOver, roundNow, takeHint } from '../table.ts';

const MOST_STEPS = 220;
/** Two presses closer than this count as one. */
const TWIN_MS = 400;
const REST_MS = 900;

const tickNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.game')?.getAttribute('data-tick') ?? null);

/** The tip never lies over the thing it points at. */
async function liesBeside(page: Page, at: string): Promise<boolean> {
  const [tip, thing] = [await page.locator('.t-tip').boundingBox(), await page.locator(at).first().boundingBox()];
  if (tip === null || thing === null) return true;
  const w = Math.min(tip.x + tip.width, thing.x + thing.width) - Math.max(tip.x, thing.x);
  const h = Math.min(tip.y + tip.height, thing.y + thing.height) - Math.max(tip.y, thing.y);
  // rounded corners may share a few pixels
  return w <= 4 || h <= 4;
}

async function moved(page: Page, before: string | null, within: number): Promise<boolean> {
  return page
    .waitForFunction(
      (was) => location.hash.startsWith('#/end') || document.querySelector('.game')?.getAttribute('data-tick') !== was,
      before,
      { timeout: within },
    )
    .then(() => true)
    .catch(() => false);
}

/** Does what the tip says next; returns how many presses it took. */
async function follow(page: Page, finger: boolean, name: string): Promise<number> {
  const before = await tickNow(page);
  const at = await page.locator('.t-next').getAttribute('data-at');
  must(at !== null, 'the tip says where');
  const named = (await page.locator('.t-next').innerText()).replace(/^Next: /, '').trim();
  // it moves out of the way as soon as it knows what is where
  for (let tries = 0; tries < 5 && !(await liesBeside(page, at)); tries++) await page.waitForTimeout(200);
  must(await liesBeside(page, at), `the tip lies over ${at}`);
  const thing = page.locator(at).first();
  let presses = 0;
  if (at === '.t-question') {
    await page.locator('.t-next').click();
    presses++;
  } else {
    if (finger) {
      // the camera comes to rest first
      await page.waitForTimeout(REST_MS);
      await thing.tap({ force: true });
    } else {
      await thing.hover({ force: true });
      const attacks = (await page.locator('.t-next').innerText()).includes('shoot');
      if (attacks)
        await page
          .locator('.t-hover')
          .waitFor({ timeout: 1000 })
          .catch(() => {});
      await thing.click({ force: true });
    }
    presses++;
    // done at once, or laid out first: slow machines take their time for either
    await Promise.race([
      moved(page, before, 8000),
      page
        .locator('.t-preview .t-commit')
        .waitFor({ timeout: 8000 })
        .catch(() => {}),
    ]);
    if ((await tickNow(page)) !== before) return presses;
  }
  // a verb with several answers: the one that was named
  if ((await page.locator('.t-preview .t-commit, .t-question').count()) === 0) {
    // what was laid out by the pointer alone may be gone because the press has done it
    if (await moved(page, before, 2000)) return presses;
    await page.locator('.t-choices button').filter({ hasText: named }).first().click();
    presses++;
    await Promise.race([
      moved(page, before, 8000),
      page
        .locator('.t-preview .t-commit')
        .waitFor({ timeout: 8000 })
        .catch(() => {}),
    ]);
    if ((await tickNow(page)) !== before) return presses;
  }
  // shown, not done yet: what is marked or laid out before the button is given
  const marked = page.locator('.t-question [data-advised]');
  const shown = (await marked.count()) > 0 ? marked : page.locator('.t-preview .t-commit, .t-question .t-commit');
  await photographTo(page, `lesson-${name}-shown`);
  await page.waitForTimeout(TWIN_MS);
  await shown.first().click();
  must(await moved(page, before, 6000), `nothing happens at ${at}`);
  return presses + 1;
}

/** Asks for advice and takes it: three presses. */
async function advised(page: Page): Promise<number> {
  await takeHint(page);
  return 3;
}

async function play(house: House, size: Size, name: string): Promise<void> {
  const { page, context, complaints } = await visit(house, { size, settings: { nick: 'Ada' } });
  const finger = size.width < 600;
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  let presses = 1;
  let steps = 0;
  for (; steps < MOST_STEPS && !isOver(page); steps++) {
    // the rest is the same by finger
    if (finger && (await roundNow(page)) > 2) break;
    await Promise.race([asked(page).catch(() => {}), page.waitForURL(/#\/end\//).catch(() => {})]);
    if (isOver(page)) break;
    const back = page.locator('.t-back');
    const first = (await roundNow(page)) === 1;
    if (first && (await page.locator('.t-dock').getAttribute('data-kind')) === 'order') {
      // looked at one after the other: the round may have ended meanwhile
      const [backs, people] = [await back.count(), await page.locator('.t-person').count()];
      if ((await roundNow(page)) > 1) continue;
      must(backs === 1, 'the others hold back in the first round');
      must(people <= 2, 'two survivors to begin with');
    }
    const next = page.locator('.t-next');
    if ((await roundNow(page)) <= 2) await next.waitFor({ timeout: 4000 }).catch(() => {});
    if (steps < 12) await photographTo(page, `lesson-${name}-${steps}`);
    if (first && (await back.count()) === 1 && (await page.locator('.t-person').count()) === 0) {
      await page.locator('.t-question .t-commit').click();
      presses++;
      await page.locator('.t-back').waitFor({ state: 'detached' });
      continue;
    }
    const led = await next.isVisible();
    // a sheet with a question leaves no room for the tip on a phone
    must(led || finger || (await roundNow(page)) > 2, `the lesson is left at answer ${steps}`);
    presses += led ? await follow(page, finger, name) : await advised(page);
  }
  if (!finger) await page.getByRole('heading', { level: 1, name: /Won/ }).waitFor();
  console.log(`       the first game by its tips, ${name}: ${finger ? 'two rounds' : 'won'} after ${steps} answers and ${presses} presses`);
  await photographTo(page, `lesson-${name}-end`);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}

export async function lesson(house: House): Promise<void> {
  await play(house, DESKTOP, 'desktop');
  await play(house, PHONE, 'phone');
}
