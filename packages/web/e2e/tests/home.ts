// Pages on the smallest of phones: nothing is cut at the window's edge or scrolls sideways, and whoever comes back finds the running game without scrolling.
import type { Page } from 'playwright-core';
import { goTo, type House, must, photographTo, visit } from '../harness.ts';
import { asked, atTable } from '../table.ts';

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
] as const;
/** A window of 1280 px at 400 % zoom. */
const NARROWEST = { width: 320, height: 640 };
/** A phone on its side: what a page is there for is seen without scrolling, and what stays in sight leaves room for the rest. */
const ON_ITS_SIDE = { width: 844, height: 390 };
const MOST_KEPT = 0.2;
const PAGES = ['', 'missions', 'new', 'games', 'join', 'settings', 'credits', 'companion', 'campaign', 'workshop', 'gallery', 'simulator'];
/** What is loaded after the page stands, the day's mission above all. */
const LOADED_MS = 900;
const LATE_MS = 1500;

/** Words and controls that reach over the window's edge. A list that scrolls by itself may; a picture that is only there to be seen may be cut. */
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const scrolls = (one: Element): boolean => {
      for (let up = one.parentElement; up; up = up.parentElement) if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
      return false;
    };
    for (const one of document.querySelectorAll('a, button, input, select, h1, h2, h3, p, li, dt, dd, label, summary')) {
      const { left, right, width } = one.getBoundingClientRect();
      if (width < 2 || (left >= -1 && right <= innerWidth + 1) || !one.checkVisibility() || scrolls(one)) continue;
      found.push(`${one.tagName} “${(one.textContent ?? '').trim().slice(0, 30)}” from ${Math.round(left)} to ${Math.round(right)}`);
    }
    return found;
  });

/** The line of a running game with all of it in the window. */
async function goesOn(page: Page, at: string): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Go on playing' });
  await heading.waitFor();
  const game = page.locator('.game-line').first();
  await game.waitFor();
  await page.waitForTimeout(LOADED_MS);
  const { height } = page.viewportSize() ?? { height: 0 };
  const [above, box] = [await heading.boundingBox(), await game.boundingBox()];
  must(above !== null && box !== null, `a running game stands there ${at}`);
  must(above.y >= 0 && box.y >= 0 && box.y + box.height <= height, `the running game ends at ${Math.round(box.y + box.height)} ${at}`);
}

/** A small laptop at 200 %: the ways into the client stand in one row of one line each, and the first button is there without scrolling. */
async function zoomed(house: House, page: Page): Promise<void> {
  const size = { width: 640, height: 360 };
  await page.setViewportSize(size);
  await goTo(house, page);
  await page.waitForTimeout(LOADED_MS);
  const first = await page.locator('main').getByText('Learn by playing', { exact: true }).boundingBox();
  must(
    first !== null && first.y + first.height <= size.height,
    `the first button ends at ${first && first.y + first.height} of ${size.height}`,
  );
  const header = await page.locator('.header').boundingBox();
  must(header !== null && header.height <= size.height / 5, `the header takes ${header?.height} of ${size.height}`);
  await photographTo(page, 'home-640');
}

async function onItsSide(house: House, page: Page): Promise<void> {
  await page.setViewportSize(ON_ITS_SIDE);
  for (const [hash, name] of [
    ['', 'Learn by playing'],
    ['mission/second-edition/m04', 'Play this mission'],
    ['new', 'Begin'],
  ] as const) {
    await goTo(house, page, hash);
    await page.waitForTimeout(LOADED_MS);
    const box = await page.locator('main').getByText(name, { exact: true }).boundingBox();
    must(
      box !== null && box.y + box.height <= ON_ITS_SIDE.height,
      `“${name}” is below the window of ${ON_ITS_SIDE.width} × ${ON_ITS_SIDE.height}`,
    );
  }
  await zoomed(house, page);
  await page.setViewportSize(ON_ITS_SIDE);
  await goTo(house, page, 'new');
  await page.waitForTimeout(LOADED_MS);
  const foot = await page.locator('.begin').boundingBox();
  must(foot !== null && foot.height <= ON_ITS_SIDE.height * MOST_KEPT, `what stays in sight of a new game is ${foot?.height} px high`);
}

/** An address of another mission, put in while the page of a new game stands, is followed. */
async function follows(house: House, page: Page): Promise<void> {
  for (const [mission, title] of [
    ['second-edition/m04', 'Drive-By Shooting'],
    ['second-edition/m02', 'Y-Zone'],
    ['black-plague/q02', 'The Black Book'],
  ] as const) {
    await goTo(house, page, `new?edition=${mission.split('/')[0]}&mission=${mission}`);
    await page.locator('.begin h2').getByText(title, { exact: true }).waitFor();
  }
}

/** What comes late, like the table of the day over a slow line, moves nothing that somebody may be about to press. */
async function staysPut(house: House, page: Page): Promise<void> {
  await page.route('**/api/daily/**', async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.continue();
  });
  await goTo(house, page, 'credits');
  await goTo(house, page);
  const button = page.getByRole('button', { name: 'Come in' });
  const at = (await button.boundingBox())?.y;
  await page.getByRole('heading', { name: 'Table of the day' }).waitFor();
  const then = (await button.boundingBox())?.y;
  must(at !== undefined && at === then, `“Come in” went from ${at} to ${then} when the table of the day came`);
  await page.unroute('**/api/daily/**');
}

export async function home(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { size: PHONES[0], settings: { nick: 'Ada', tips: false } });
  const faults: string[] = [];
  for (const size of [...PHONES, NARROWEST]) {
    await page.setViewportSize(size);
    for (const hash of PAGES) {
      await goTo(house, page, hash);
      await page.waitForTimeout(LOADED_MS);
      faults.push(...(await cut(page)).map((one) => `${hash || 'home'} at ${size.width}: ${one}`));
      if (hash === '') await photographTo(page, `home-${size.width}`);
    }
  }
  must(faults.length === 0, `${faults.length} faults\n  ${faults.join('\n  ')}`);
  await onItsSide(house, page);
  await page.setViewportSize(PHONES[0]);
  await follows(house, page);
  await staysPut(house, page);

  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await asked(page);
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await goTo(house, page);
    await goesOn(page, `at ${size.width}×${size.height}`);
    await photographTo(page, `home-back-${size.width}`);
    must((await cut(page)).length === 0, `and nothing is cut: ${await cut(page)}`);
  }
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
