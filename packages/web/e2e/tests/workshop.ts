// A mission from nothing: four tiles, two objectives and a rule, a check that fails and is mended, twenty games of bots, played, handed on by link.
import type { Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, PHONE, type Size, visit } from '../harness.ts';
import { atTable } from '../table.ts';
import { playPublished, publishHere } from './gallery.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const says = (page: Page, text: RegExp) => page.locator('.workshop-checks').getByText(text).first().waitFor();

/** Lays 1R 1V / 2R 2V: the first is there already. */
async function layByMouse(page: Page): Promise<void> {
  await button(page, 'Column right').click();
  await button(page, 'Row below').click();
  for (const [cell, face] of [
    ['Row 1, column 2: empty', '3V'],
    ['Row 2, column 1: empty', '4R'],
    ['Row 2, column 2: empty', '5R'],
  ]) {
    await button(page, cell).click();
    await button(page, `Lay tile ${face}`).click();
  }
}

async function layByKeys(page: Page): Promise<void> {
  const press = async (name: string | RegExp) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  await press('Column right');
  await press('Row below');
  await page.locator('#cell-0-0').focus();
  await page.keyboard.press('ArrowRight');
  await press('Lay tile 3V');
  await page.locator('#cell-0-1').focus();
  await page.keyboard.press('ArrowDown');
  await press('Lay tile 5R');
  await page.locator('#cell-1-1').focus();
  await page.keyboard.press('ArrowLeft');
  await press('Lay tile 4R');
  await page.locator('#cell-1-0').focus();
  await page.keyboard.press('r');
  await button(page, /tile 4R, turned 90°/).waitFor();
}

async function build(page: Page, lay: (page: Page) => Promise<void>, title: string): Promise<void> {
  await button(page, 'New: Second Edition').click();
  await tab(page, 'Tiles').waitFor();
  await lay(page);
  // drawn by a worker, one after the other
  await page.waitForFunction(() => document.querySelectorAll('.workshop-grid img').length === 4);

  // the start taken away: the check says so, and is content when it is back
  await tab(page, 'Map').click();
  const zones = page.locator('.workshop-board [data-zone]');
  await zones.first().waitFor();
  const start = page.locator('.workshop-board [data-zone][aria-label*="Start"]').first();
  await start.focus();
  await page.keyboard.press('Enter');
  await button(page, 'One less: Start').click();
  await says(page, /no start zone/);
  await button(page, 'Start').click();
  await start.or(zones.first()).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('.workshop-checks')?.textContent?.includes('no start zone'));

  // a third line and a special rule
  await tab(page, 'Rules').click();
  await page.getByLabel('A further objective').selectOption('killed');
  await page.locator('.workshop-section').first().getByRole('button', { name: 'Add', exact: true }).last().click();
  await page.getByText('Kill: abominations').waitFor();
  await button(page, 'Remove line 3').click();
  await page.getByLabel('A further rule').selectOption('on-take');
  await page.locator('.workshop-section').last().getByRole('button', { name: 'Add', exact: true }).last().click();
  await page.getByText(/Whoever takes blue/).waitFor();

  await tab(page, 'Texts').click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.waitForFunction(() => !document.querySelector('.workshop-checks')?.textContent?.includes('keep'));
}

async function shared(page: Page): Promise<string> {
  await tab(page, 'Play and share').click();
  await page.locator('.workshop-sheet').waitFor();
  // a page without leave to write to the clipboard shows the link in a field instead
  await page.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })`);
  await button(page, 'Copy a link that carries it').click();
  return page.getByLabel('Copy a link that carries it').inputValue();
}

async function one(house: House, size: Size, lay: (page: Page) => Promise<void>, title: string): Promise<string> {
  const { context, page, complaints } = await visit(house, { size, settings: { nick: 'Ada' } });
  await goTo(house, page, 'workshop');
  await build(page, lay, title);
  const link = await shared(page);
  if (size === DESKTOP) {
    await tab(page, 'Bots').click();
    await page.getByLabel('Who plays').selectOption('random');
    await button(page, '20 games').click();
    await page.getByText(/of 20; between/).waitFor({ timeout: 60_000 });
    await page.getByRole('heading', { name: 'Where it happens' }).waitFor();
    // the very game the bots played, as a record
    await button(page, 'Watch the last game').click();
    await page.waitForURL(/#\/replay\/f-/);
    await page.locator('main.game').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  // nothing is lost by a reload, and everything can be undone before it
  await page.waitForFunction(() => document.body.textContent?.includes('Saved'));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await tab(page, 'Play and share').click();
  await button(page, 'Play it now').click();
  await atTable(page);
  await page.getByText(title).first().waitFor({ state: 'attached' });
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
  return link;
}

export async function workshop(house: House): Promise<void> {
  const link = await one(house, DESKTOP, layByMouse, 'Four Corners');
  await one(house, PHONE, layByKeys, 'By Keys');

  // somebody else opens the link, has a copy of it, and plays it
  const { context, page, complaints } = await visit(house, { settings: { nick: 'Bea' } });
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Four Corners' }).waitFor();
  await tab(page, 'Play and share').click();
  await button(page, 'Play it now').click();
  await atTable(page);
  // published, found in the gallery by two others, and played by both at one table
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Four Corners' }).waitFor();
  await publishHere(page);
  await playPublished(house, 'Four Corners');
  // a link that carries nonsense says so and changes nothing
  await goTo(house, page, 'workshop/open?m=nonsense');
  await page.getByRole('alert').waitFor();
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
