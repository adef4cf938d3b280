// A stored game under analysis: run to the end, a turning point jumped to, a what-if begun, and nothing run twice.
import { type House, must, photographTo, visit } from '../harness.ts';
import { asked, atTable, finishTutorial } from '../table.ts';
import { checkBoth } from './axe.ts';

/** A game of some forty turns on a slow machine. */
const ANALYSIS_MS = 240_000;

export async function analysis(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { settings: { nick: 'Ada' } });
  await finishTutorial(house, page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const button = page.getByRole('button', { name: 'Analysis', exact: true });
  await button.click();
  const start = page.getByRole('button', { name: 'Analyse this game' });

  // it can be stopped
  await start.click();
  // by key: a short game may be analysed before a pointer has found a button at rest
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await start.click();
  await page.locator('.chance-line').waitFor({ timeout: ANALYSIS_MS });
  const turns = page.locator('.turning-points button');
  must((await page.locator('.analysis-figures').innerText()).includes('%'), 'accuracy is told');
  await photographTo(page, 'analysis');
  await checkBoth(page, 'analysis');

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
