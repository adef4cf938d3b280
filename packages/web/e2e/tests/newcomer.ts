// Somebody who never read a rulebook: from the home page to the end of the tutorial.
import { goTo, type House, must, type Size, visit } from '../harness.ts';
import { atTable, isOver, letBotPlay, takeHint, untilEnd } from '../table.ts';

const HINTS = 6;

export async function newcomer(house: House, size: Size): Promise<void> {
  const { context, page, complaints } = await visit(house, { size });
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);

  // By pointing: a survivor, the verb, a place, the deed; then back again.
  await page.locator('.t-person').first().click();
  await page.locator('.t-action[data-group="move"]').click();
  // With one way only, it is chosen at once.
  const ways = page.locator('.t-choices button');
  await ways.or(page.locator('.t-preview')).first().waitFor();
  if (await ways.first().isVisible()) await ways.first().click();
  await page.locator('.t-preview .t-commit').click();
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
