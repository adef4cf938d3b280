// The simulator: bad addresses are told, bots play and can be stopped, what they played stays when one comes back, and a game opens as a replay.
import type { Page } from 'playwright-core';
import { goTo, type House, must, visit } from '../harness.ts';
import { checkBoth } from './axe.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const MISSION = 'mission=second-edition/m00&bot=swift';

async function fits(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    must(wide <= size.width, `${what} is ${wide} px wide at ${size.width} × ${size.height}`);
  }
  await page.setViewportSize(SIZES[0]);
}

async function badAddress(house: House, page: Page): Promise<void> {
  await goTo(house, page, 'simulator?edition=third&mission=second-edition/m99&bot=genius&games=7&team=nobody');
  for (const said of [/book “third”/, /mission “second-edition\/m99”/, /bot “genius”/, /“7” games/, /survivors “nobody”/])
    await page.getByRole('alert').getByText(said).waitFor();
  await page.getByText('Nothing has been played yet.').waitFor();
  await checkBoth(page, 'the simulator with a bad address');
}

/** A list cannot show more of a title than it is wide: the longest of them stands beside the board in full. */
async function longTitle(house: House, page: Page): Promise<void> {
  await goTo(house, page, 'simulator?mission=washington/z02');
  await page.setViewportSize({ width: 1280, height: 720 });
  const title = page.locator('.simulator-title strong');
  await title.waitFor();
  const cut = await title.evaluate((one) => one.scrollWidth > one.clientWidth || getComputedStyle(one).textOverflow === 'ellipsis');
  must((await title.innerText()).length > 3 && !cut, 'the mission of the simulator is named in full');
  await page.setViewportSize(SIZES[0]);
}

async function stops(house: House, page: Page): Promise<void> {
  await goTo(house, page, `simulator?${MISSION}&games=200`);
  await button(page, 'Play 200 games').click();
  await page.locator('.simulator-games tbody tr').first().waitFor();
  await button(page, 'Stop').click();
  await page.getByText('Stopped. What was played counts.').waitFor();
  const played = await page.locator('.simulator-progress progress').evaluate((bar: HTMLProgressElement) => bar.value);
  must(played > 0 && played < 200, `a stopped run has ${played} games`);
  // a second is enough for games that are still counted to show themselves
  await page.waitForTimeout(1000);
  const later = await page.locator('.simulator-progress progress').evaluate((bar: HTMLProgressElement) => bar.value);
  must(later === played, `a stopped run grew from ${played} to ${later} games`);
}

async function plays(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '10', exact: true }).check();
  await page.getByLabel('How many go').selectOption('2');
  must(/games=10/.test(page.url()) && /team=/.test(page.url()), `the address follows the form: ${page.url()}`);
  await button(page, 'Play 10 games').click();
  await page.getByText('All games are played.').waitFor();
  must((await page.locator('.simulator-games tbody tr').count()) === 10, 'ten games are listed');
  const rate = await page.locator('.workshop-rate').first().innerText();
  must(/^\d+ % won$/.test(rate), `the share won is told: ${rate}`);
  await page.getByRole('img', { name: /Games by rounds until the end: round \d+/ }).waitFor();
  await fits(page, 'the simulator with results');
  await checkBoth(page, 'the simulator with results');
}

export async function simulator(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { settings: { nick: 'Ada', tips: false } });
  await badAddress(house, page);
  await longTitle(house, page);
  await stops(house, page);
  await plays(page);
  must((await page.locator('.simulator-run').count()) === 2, 'the run before stands in the list');
  // a game that ends as the list says, and back to what was played
  const rounds = await page.locator('.simulator-games tbody tr').nth(2).locator('td').nth(1).innerText();
  await button(page, 'Watch game 3').click();
  await page.locator('.transport').waitFor();
  await page.locator('.scrubber input').press('End');
  await page.locator('.transport-at', { hasText: `Round ${rounds} ` }).waitFor();
  await page.goBack();
  await page.getByText('All games are played.').waitFor();
  must((await page.locator('.simulator-games tbody tr').count()) === 10, 'what was played is there again');
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
