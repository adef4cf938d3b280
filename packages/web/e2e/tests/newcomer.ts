// Somebody who never read a rulebook: from the home page to the end of the tutorial.
import { goTo, type House, must, type Size, visit } from '../harness.ts';
import { atTable, isOver, letBotPlay, takeHint, untilEnd } from '../table.ts';

const HINTS = 6;

export async function newcomer(house: House, size: Size): Promise<void> {
  const { context, page, complaints } = await visit(house, { size });
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);

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
