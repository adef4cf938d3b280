// Great moments take the stage in real play: a level, a blast, an abomination, a death, victory and defeat. Each is seen whole, says its words, and a press goes on.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { searched } from '../aside.ts';
import { DESKTOP, goTo, type House, must, PHONE, photographTo, visit } from '../harness.ts';
import type { Great, GreatMoment } from '../moments.ts';
import { unpainted } from '../reachable.ts';
import { playFrom } from '../shelf.ts';

const LOW = { width: 844, height: 390 };
/** The look of a second press, after the time in which it would be a double click. */
const AGAIN_MS = 450;

const inShow = (what: Great | 'several'): string =>
  what === 'won' || what === 'lost' ? `[data-what="over"][data-tone="${what}"]` : `[data-what="${what}"]`;

/** As a person would by keys: the verb, then what is laid out; what may kill one's own is pressed twice. */
async function give(page: Page, answer: string): Promise<void> {
  const letter = { end: 'e', take: 't', 'shoot-car': 'a' }[answer.split(':')[0]];
  if (letter === undefined) return page.locator('.t-question .t-commit').click();
  const before = await page.locator('.game').getAttribute('data-tick');
  await page.keyboard.press(letter);
  const button = page.locator('.t-preview-foot').locator('.t-commit, .t-deadly');
  // laid out, or done: an end that loses nothing needs no more
  await page.waitForFunction(
    (was) =>
      document.querySelector('.t-preview-foot :is(.t-commit, .t-deadly)') ||
      document.querySelector('.game')?.getAttribute('data-tick') !== was,
    before,
  );
  if (!(await button.isVisible())) return;
  await button.click();
  await page.waitForTimeout(AGAIN_MS);
  if (await page.locator('.t-deadly').isVisible()) await page.locator('.t-deadly').click();
}

/** Words and picture inside the window, the words not cut, the way on in reach. */
async function judge(page: Page, what: Great | 'several', at: string): Promise<void> {
  const { faults, words } = await page.locator(`.t-moment${inShow(what)}`).evaluate((moment) => {
    const found: string[] = [];
    const parts = moment.querySelectorAll<HTMLElement>('.t-moment-picture > *, b, span');
    const told = [...moment.querySelectorAll('b, p > span')].map((one) => one.textContent ?? '');
    for (const part of parts) {
      const box = part.getBoundingClientRect();
      if (box.width < 8 || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
        found.push(`${part.className || part.tagName} at ${[box.left, box.top, box.width, box.height].map(Math.round).join(' ')}`);
    }
    const picture = moment.querySelector('.t-moment-picture')?.getBoundingClientRect();
    if (picture === undefined || picture.height < 90) found.push(`a picture of ${Math.round(picture?.height ?? 0)} px`);
    // a replay has its bar under the table
    const [over, table] = [moment, moment.closest('.t-table') ?? document.body].map((one) => one.getBoundingClientRect());
    if (over.width < table.width - 1 || over.height < table.height - 1) found.push('a part of the table is left to the board');
    if (document.querySelector('.t-skip') === null) found.push('no way on');
    return { faults: found, words: told };
  });
  must(faults.length === 0, `${what} ${at}: ${faults.join(', ')}`);
  must(
    words.length > 0 && words.every((one) => one.trim() !== '' && !/^[a-z]+(\.[a-z-]+)+$|\{\{/.test(one)),
    `${what} ${at} says “${words.join('”, “')}”`,
  );
}

/**
 * Holds the page still in the middle of the moment, the instant it is put on: a busy machine may be too late to look for it, and needs longer
 * to look at it than a person.
 */
const holdAt = (page: Page, moment: string) =>
  page.evaluate((selector) => {
    const hold = () => {
      if (document.querySelector(selector) === null) return;
      watch.disconnect();
      // its animations are there with the next style
      document.body.getBoundingClientRect();
      for (let timer = Number(setTimeout(() => {})); timer > 0; timer--) clearTimeout(timer);
      for (const one of document.getAnimations()) {
        const lasts = Number(one.effect?.getComputedTiming().activeDuration ?? 0);
        // what goes on for ever is left alone
        if (!Number.isFinite(lasts)) continue;
        one.currentTime = lasts / 2;
        one.pause();
      }
      document.documentElement.dataset.held = 'yes';
    };
    const watch = new MutationObserver(hold);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  }, moment);

const HELD_MS = 60_000;

async function staged(house: House, page: Page, moment: GreatMoment): Promise<void> {
  // in a document of its own, where nothing is held yet
  await page.setViewportSize(DESKTOP);
  await page.goto(`${house.address}sw.js`);
  await playFrom(house, page, moment);
  await holdAt(page, `.t-moment${inShow(moment.what)}`);
  await give(page, moment.answer);
  await page.locator('html[data-held]').waitFor({ state: 'attached', timeout: HELD_MS });
  for (const size of [DESKTOP, PHONE, LOW]) {
    await page.setViewportSize(size);
    await judge(page, moment.what, `at ${size.width}×${size.height}`);
    await photographTo(page, `stage-${moment.what}-${size.width}`);
  }
  await page.locator('.t-skip').click();
  await page.locator('.t-moment').waitFor({ state: 'detached' });
}

/** Three deaths and two abominations. */
const CROWDED = (kind: string) => [
  { t: 'phase', phase: 'zombies' },
  ...[0, 1, 2].map((who) => ({ t: 'died', who, by: 'zombies' })),
  ...[1, 2].map((zone) => ({ t: 'spawned', zone, kind, count: 1, how: 'card' })),
  { t: 'phase', phase: 'end' },
  { t: 'phase', phase: 'players' },
];

/** More than four in one phase hardly ever come in play: a record says they did. Without its seed nothing is played again, and it tells what it kept. */
async function shared(house: House, page: Page, ended: GreatMoment): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await goTo(house, page, `end/${ended.id}`);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  const file = JSON.parse(readFileSync(await saved.path(), 'utf8'));
  const [kind] = Object.entries<{ base: string }>(file.view.kinds).find(([, one]) => one.base === 'abomination') ?? [''];
  const last = file.steps.length - 1;
  file.seed = null;
  file.steps[last].events = CROWDED(kind);
  await goTo(house, page, 'games');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'crowded.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
  await page.waitForURL(/#\/(replay|end)\/f-/);
  const id = /(f-[^?]+)/.exec(page.url())?.[1] ?? '';
  await goTo(house, page, `replay/${id}?t=${last}`);
  await page.locator('.board-zone-shape').first().waitFor({ state: 'attached' });
  await holdAt(page, '.t-moment[data-what="several"]');
  await page.getByRole('button', { name: 'Next step', exact: true }).click();
  await page.locator('html[data-held]').waitFor({ state: 'attached', timeout: HELD_MS });
  for (const size of [DESKTOP, PHONE, LOW]) {
    await page.setViewportSize(size);
    await judge(page, 'several', `at ${size.width}×${size.height}`);
    await photographTo(page, `stage-several-${size.width}`);
  }
}

export async function stage(house: House): Promise<void> {
  const moments = await searched('greatMoments');
  const { context, page, complaints } = await visit(house, { motion: true, settings: { speed: 1, nick: 'Ada', tips: false } });
  await unpainted(page);
  await goTo(house, page);
  for (const moment of moments) await staged(house, page, moment);
  const ended = moments.find(({ what }) => what === 'lost');
  must(ended !== undefined, 'a game was lost');
  // nor is anything held here
  await page.goto(`${house.address}sw.js`);
  await shared(house, page, ended);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
