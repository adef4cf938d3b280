// A stored game under analysis: run to the end, a turning point jumped to, a what-if begun, and nothing run twice.
import type { Page } from 'playwright-core';
import { eventually, goTo, type House, must, photographTo, type Size, visit } from '../harness.ts';
import { finishedFirstGame } from '../shelf.ts';
import { asked, atTable } from '../table.ts';
import { checkBoth } from './axe.ts';

/** A game of some forty turns on a slow machine. */
const ANALYSIS_MS = 240_000;

/** With the analysis open the board keeps so much of the window's height: most of it beside the board, under it on phones. */
const KEPT: readonly (readonly [Size, number])[] = [
  [{ width: 1440, height: 900 }, 0.7],
  [{ width: 1280, height: 720 }, 0.62],
  [{ width: 820, height: 1180 }, 0.34],
  [{ width: 390, height: 844 }, 0.26],
  [{ width: 844, height: 390 }, 0.62],
];

interface Standing {
  readonly board: number;
  /** survivors whose card is cut, what lies over what */
  readonly faults: readonly string[];
}

const standing = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const box = (of: string) => document.querySelector(of)?.getBoundingClientRect();
    const [rail, bar, found, sheet] = ['.t-rail', '.transport', '.analysis', '.t-low'].map(box);
    const board = box('.t-board');
    const covered = document.querySelector('[data-layout="phone"]') === null ? (bar?.top ?? 0) : (sheet?.top ?? 0);
    const cut = [...document.querySelectorAll('.t-rail-card')].filter((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      return rail !== undefined && (top < rail.top - 1 || bottom > rail.bottom + 1 || left < -1 || right > innerWidth + 1);
    });
    const faults = cut.map((card) => `${card.textContent} is cut`);
    if (!found || !bar || found.bottom > bar.top + 1 || found.right > innerWidth + 1 || found.height < 100)
      faults.push('the analysis has no room');
    if (bar && bar.bottom > innerHeight + 1) faults.push('the bar is cut');
    return { board: Math.min(board?.bottom ?? 0, covered) - (board?.top ?? 0), faults };
  });

/** The board is what the moments are about. */
async function mustKeepTheBoard(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [size, share] of KEPT) {
    await page.setViewportSize(size);
    await eventually(async () => {
      const { board, faults } = await standing(page);
      const at = `${size.width}×${size.height}`;
      must(board >= share * size.height, `the board is ${Math.round(board)} px high at ${at}`);
      must(faults.length === 0, `${faults.join(', ')} at ${at}`);
    });
    await photographTo(page, `analysis-${size.width}`);
  }
  if (before) await page.setViewportSize(before);
}

export async function analysis(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { settings: { nick: 'Ada' } });
  await finishedFirstGame(house, page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const button = page.getByRole('button', { name: 'Analysis', exact: true });
  await button.click();
  const start = page.getByRole('button', { name: 'Analyse this game' });

  // it can be stopped
  await start.click();
  // by key: a short game may be analysed before a pointer has found a button at rest
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await start.click();
  // it goes on while its page is left, and whoever comes back finds it open
  await page
    .getByRole('status')
    .getByText(/^Turn \d+ of/)
    .waitFor();
  const replay = page.url();
  await goTo(house, page, 'missions');
  await page.getByRole('heading', { level: 1, name: 'Missions' }).waitFor();
  await goTo(house, page, replay.slice(replay.indexOf('#/') + 2));
  await page.locator('.chance-line').waitFor({ timeout: ANALYSIS_MS });
  const turns = page.locator('.turning-points button');
  must((await page.locator('.analysis-figures').innerText()).includes('%'), 'accuracy is told');
  await photographTo(page, 'analysis');
  await checkBoth(page, 'analysis');
  // in the thick of it: wounds to come stand beside hearts
  await page.getByRole('slider', { name: 'Moment' }).fill('90');
  await page.locator('.t-expected').first().waitFor();
  await mustKeepTheBoard(page);

  const scrubber = page.getByRole('slider', { name: 'Moment' });
  const box = await page.locator('.chance-plot').boundingBox();
  must(box, 'the curve has a place');
  // at its foot: the dots of turning points lie along the line
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 3);
  const last = Number(await scrubber.getAttribute('max'));
  const middle = Number(await scrubber.inputValue());
  must(Math.abs(middle - last / 2) <= 2, `a click on the curve leads there: ${middle} of ${last}`);
  if ((await turns.count()) > 0) {
    await turns.first().click();
    await page.locator('.turning-points [aria-current]').waitFor();
  }

  // nothing is run twice
  await page.reload();
  await button.click();
  await page.locator('.chance-line').waitFor();
  await page.mouse.click(box.x + box.width / 3, box.y + box.height / 2);

  await page.getByRole('button', { name: 'I take over' }).click();
  await page.waitForURL(/#\/play\//);
  await atTable(page);
  await asked(page);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
