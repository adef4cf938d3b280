// Own survivors, cards, decks and tiles: made, printed, handed on by link, played alone and online.
import type { Page } from 'playwright-core';
import { goTo, type House, must, PHONE, photographTo, visit } from '../harness.ts';
import { atTable } from '../table.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function makeBox(page: Page): Promise<void> {
  await button(page, 'New box: Second Edition').click();
  await page.getByLabel('Name of the box').fill('My people');
  await button(page, 'Add a card').click();
  const cards = page.getByRole('region', { name: 'Own cards' });
  await cards.getByLabel('Name', { exact: true }).fill('Garden Rake');
  await cards.getByLabel('Dice', { exact: true }).first().fill('4');
  await cards.getByLabel('Copies in the equipment deck').fill('5');
  await button(page, 'Add a survivor').click();
  const people = page.getByRole('region', { name: 'Own survivors' });
  await people.getByLabel('Name', { exact: true }).fill('Zofia');
  await people.getByLabel('Begins with').selectOption({ label: 'Garden Rake' });
  // a skill the book never gives so early is remarked on, not forbidden
  const first = people.getByLabel('Skill 1').first();
  for (const option of await first.locator('option').all()) {
    await first.selectOption((await option.getAttribute('value')) ?? '');
    if ((await people.getByText('Unusual here').count()) > 0) break;
  }
  await people.getByText('Unusual here').first().waitFor();
  await people.getByLabel(/^Hat/).selectOption('beret');
  must((await page.getByRole('alert').count()) === 0, 'nothing is wrong with the box');
}

/** A face of one's own is made, painted, laid on the map. */
async function makeTile(page: Page): Promise<void> {
  await button(page, 'New: Second Edition').click();
  await tab(page, 'Box').click();
  await button(page, 'Add a tile').click();
  await button(page, 'Row 2, column 2: zone A').click();
  await page.getByLabel('Zone of the cell').selectOption('+');
  await page.getByLabel('Kind of the zone').selectOption('room');
  await page.getByLabel('Dark room').check();
  await page.getByLabel('Above').selectOption('door');
  await button(page, 'Row 2, column 2: zone B').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await button(page, 'Row 2, column 3: zone B').waitFor();
  await photographTo(page, 'tile-editor');
  await tab(page, 'Tiles').click();
  await button(page, 'Column right').click();
  await button(page, 'Row 1, column 2: empty').click();
  await button(page, /^Lay tile ★/).click();
  await button(page, /column 2: tile ★/).waitFor();
  await tab(page, 'Texts').click();
  await page.getByLabel('Title', { exact: true }).fill('Home made');
}

export async function boxes(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, page, 'workshop');
  await makeBox(page);
  await photographTo(page, 'box-editor');
  await page.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })`);
  await button(page, 'Copy a link that carries it').click();
  const link = await page.getByLabel('Copy a link that carries it').inputValue();
  await page.getByRole('link', { name: 'New game with it' }).click();
  await page.getByRole('checkbox', { name: /Zofia/ }).check();
  await button(page, /^Begin/).click();
  await atTable(page);
  await page.getByText('Zofia').first().waitFor({ state: 'attached' });
  // she is asked for, and has the card she begins with
  await page.locator('.t-dock').getByRole('button', { name: /Zofia/ }).click();
  await page
    .getByRole('button', { name: /^Cards/ })
    .first()
    .click();
  await page.getByText('Garden Rake').first().waitFor({ state: 'attached' });
  await photographTo(page, 'box-table');

  await goTo(house, page, 'workshop');
  await makeTile(page);
  await tab(page, 'Play and share').click();
  await button(page, 'Play it now').click();
  await atTable(page);
  await photographTo(page, 'tile-table');
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();

  // another browser, on a phone: the box comes by link and goes to an online room
  const other = await visit(house, { settings: { nick: 'Bob' }, size: PHONE });
  await other.page.goto(link);
  await other.page.getByRole('heading', { level: 1, name: 'My people' }).waitFor();
  await photographTo(other.page, 'box-phone');
  const address = new URL(other.page.url()).hash.replace('#/workshop/box/', '');
  await goTo(house, other.page, `new?edition=second-edition&with=friends&box=${address}`);
  await other.page.getByRole('checkbox', { name: /Zofia/ }).check();
  await button(other.page, 'Open the room').click();
  await button(other.page, 'Start the game').click();
  await atTable(other.page);
  await other.page.getByText('Zofia').first().waitFor({ state: 'attached' });
  must(other.complaints.length === 0, `the page complained: ${other.complaints.join('; ')}`);
  await other.context.close();
}
