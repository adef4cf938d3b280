// Six survivors among about sixty zombies: how soon a key shows its preview, and that the show of the zombies never takes a key away.
// The times are told, not judged: they belong to the machine.
import type { Page } from 'playwright-core';
import { searched } from '../aside.ts';
import { goTo, type House, must, visit } from '../harness.ts';
import { asked, atTable, isOver } from '../table.ts';

const TRIES = 12;

/** From the key to the frame after the preview stands in the page, in milliseconds. */
const previewTime = (page: Page, key: string): Promise<number> =>
  page.evaluate(async (pressed) => {
    const started = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, code: `Key${pressed.toUpperCase()}`, bubbles: true }));
    do await new Promise(requestAnimationFrame);
    while (!document.querySelector('.t-preview, .t-choices') && performance.now() - started < 10_000);
    return performance.now() - started;
  }, key);

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

async function measurePreviews(page: Page): Promise<number> {
  const times: number[] = [];
  const tip = page.getByRole('button', { name: 'No more tips' });
  if (await tip.isVisible()) await tip.click();
  for (let n = 0; n < TRIES; n++) {
    times.push(await previewTime(page, 'm'));
    must(await page.locator('.t-preview, .t-choices').first().isVisible(), 'a key shows its preview');
    await page.keyboard.press('Escape');
    await page.locator('.t-preview, .t-choices').first().waitFor({ state: 'detached' });
  }
  return median(times);
}

/** Runs in the page: waits for the show, then counts its frames and the keys that are answered. */
const SHOW = async () => {
  const last = performance.now() + 180_000;
  while (!document.querySelector('.t-skip') && performance.now() < last) await new Promise(requestAnimationFrame);
  const toggle = document.querySelector('.t-overlays button:last-child');
  const started = performance.now();
  let frames = 0;
  let answered = 0;
  let pressed = 0;
  while (document.querySelector('.t-skip') && performance.now() - started < 4000) {
    const before = toggle?.getAttribute('aria-pressed');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', code: 'KeyX', bubbles: true }));
    pressed++;
    for (let n = 0; n < 3; n++) {
      await new Promise(requestAnimationFrame);
      frames++;
    }
    if (toggle?.getAttribute('aria-pressed') !== before) answered++;
  }
  return { frames, ms: performance.now() - started, answered, pressed };
};

/** Ends turns until the zombies have their phase, then counts frames and answered keys while it is shown. */
async function measureShow(page: Page): Promise<{ frames: number; ms: number; answered: number; pressed: number }> {
  // the page itself notices when it begins: whoever looks from outside may come too late for it
  let begun = false;
  const show = page.evaluate(SHOW) as Promise<{ frames: number; ms: number; answered: number; pressed: number }>;
  void show.then(() => (begun = true)).catch(() => {});
  for (let n = 0; n < 80 && !begun && !isOver(page); n++) {
    await asked(page, 4000).catch(() => {});
    if (begun || (await page.locator('.t-skip').isVisible())) break;
    const order =
      (await page
        .locator('.t-dock')
        .getAttribute('data-kind', { timeout: 2000 })
        .catch(() => null)) === 'order';
    await page.keyboard.press(order ? '1' : 'e');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
  }
  return show;
}

export async function crowd(house: House): Promise<void> {
  const moment = await searched('crowdedMoment', 'white-death/w01', 60);
  must(moment.zombies >= 40, `a crowd, not ${moment.zombies} zombies`);
  const { context, page, complaints } = await visit(house, { settings: { speed: 1 }, motion: true });
  await goTo(house, page, `replay/${moment.id}?t=${moment.step}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/play\//);
  await atTable(page);
  await asked(page);
  await page.waitForTimeout(1500);
  const preview = await measurePreviews(page);
  console.log(`       ${moment.zombies} zombies: ${preview.toFixed(0)} ms from a key to its preview (aim: 50)`);
  const show = await measureShow(page);
  must(show.pressed > 0, 'the zombies have their show');
  console.log(
    `       their phase: ${((show.frames / show.ms) * 1000).toFixed(0)} frames a second, ${show.answered} of ${show.pressed} keys answered`,
  );
  must(show.answered === show.pressed, `every key is answered, not ${show.answered} of ${show.pressed}`);
  if (await page.locator('.t-skip').isVisible()) await page.keyboard.press('Space');
  await page.locator('.t-skip').waitFor({ state: 'detached' });
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
