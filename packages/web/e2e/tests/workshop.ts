// A mission from nothing: four tiles, two objectives and a rule, a check that fails and is mended, twenty games of bots, played, handed on by link.
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, PHONE, type Size, visit } from '../harness.ts';
import { atTable } from '../table.ts';
import { playPublished, publishHere } from './gallery.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const says = (page: Page, text: RegExp) => page.locator('.workshop-checks').getByText(text).first().waitFor();

/** Lays four tiles: the first is there already. */
async function layWith(page: Page, use: Hand['use']): Promise<void> {
  await use(button(page, 'Column right'));
  await use(button(page, 'Row below'));
  for (const [cell, face] of [
    ['Row 1, column 2: empty', '3V'],
    ['Row 2, column 1: empty', '4R'],
    ['Row 2, column 2: empty', '5R'],
  ]) {
    await use(button(page, cell));
    await use(button(page, `Lay tile ${face}`));
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

/** How somebody works the page: with a mouse, with keys alone, or with a finger. */
interface Hand {
  readonly lay: (page: Page) => Promise<void>;
  readonly use: (what: Locator) => Promise<void>;
}
const mouse: Hand = { lay: (page) => layWith(page, (what) => what.click()), use: (what) => what.click() };
const finger: Hand = { lay: (page) => layWith(page, (what) => what.tap()), use: (what) => what.tap() };
const keys: Hand = {
  lay: layByKeys,
  async use(what) {
    // a button that waits for the checks cannot be pressed yet
    await what.click({ trial: true });
    await what.focus();
    await what.press('Enter');
  },
};

async function build(page: Page, { lay, use }: Hand, title: string): Promise<void> {
  await use(button(page, 'New: Second Edition'));
  await tab(page, 'Tiles').waitFor();
  await lay(page);
  // drawn by a worker, one after the other
  await page.waitForFunction(() => document.querySelectorAll('.workshop-grid img').length === 4);

  // the start taken away: the check says so, and is content when it is back
  await use(tab(page, 'Map'));
  const zones = page.locator('.workshop-board [data-zone]');
  await zones.first().waitFor();
  const start = page.locator('.workshop-board [data-zone][aria-label*="Start"]').first();
  await start.focus();
  await page.keyboard.press('Enter');
  await use(button(page, 'One less: Start'));
  await says(page, /no start zone/);
  await use(button(page, 'Start'));
  await start.or(zones.first()).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('.workshop-checks')?.textContent?.includes('no start zone'));

  // both objectives anew, from the words; without any of them the check says so. Then a special rule.
  await use(tab(page, 'Rules'));
  const objectives = page.locator('.workshop-section').first();
  const add = (section: Locator) => use(section.locator('.workshop-add').last().getByRole('button', { name: 'Add', exact: true }));
  for (const line of [2, 1]) await use(objectives.getByRole('button', { name: `Remove line ${line}`, exact: true }));
  await says(page, /no objective/);
  for (const word of ['taken', 'exited']) {
    await page.getByLabel('A further objective').selectOption(word);
    await add(objectives);
  }
  await objectives.locator('.workshop-sentence').nth(1).waitFor();
  await page.waitForFunction(() => !document.querySelector('.workshop-checks')?.textContent?.includes('no objective'));
  await page.getByLabel('A further rule').selectOption('on-take');
  await add(page.locator('.workshop-section').last());
  await page
    .getByText(/Whoever takes blue/)
    .first()
    .waitFor();

  await use(tab(page, 'Texts'));
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.waitForFunction(() => !document.querySelector('.workshop-checks')?.textContent?.includes('keep'));
}

async function shared(page: Page): Promise<string> {
  await tab(page, 'Play and share').click();
  await page.locator('.print-sheet').waitFor();
  // a page without leave to write to the clipboard shows the link in a field instead
  await page.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })`);
  await button(page, 'Copy a link that carries it').click();
  return page.getByLabel('Copy a link that carries it').inputValue();
}

/** A change, the same games once more, both versions beside each other; then the very game the bots played, as a record. */
async function playedAgain(page: Page, title: string): Promise<void> {
  await tab(page, 'Rules').click();
  await page.getByRole('switch', { name: /in this order/i }).click();
  await tab(page, 'Bots').click();
  await button(page, '20 games').click();
  await page.getByRole('heading', { name: /version 1/ }).waitFor({ timeout: 120_000 });
  await page
    .getByText(/of 20; between/)
    .nth(1)
    .waitFor({ timeout: 120_000 });
  await button(page, 'Watch the last game').click();
  await page.waitForURL(/#\/replay\/f-/);
  await page.locator('main.game').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function one(house: House, size: Size, hand: Hand, title: string): Promise<string> {
  const { context, page, complaints } = await visit(house, { size, settings: { nick: 'Ada' } });
  await goTo(house, page, 'workshop');
  await build(page, hand, title);
  const link = await shared(page);
  await hand.use(tab(page, 'Bots'));
  await page.getByLabel('Who plays').selectOption('random');
  await hand.use(button(page, '20 games'));
  await page.getByText(/of 20; between/).waitFor({ timeout: 120_000 });
  await page.getByRole('heading', { name: 'Where it happens' }).waitFor();
  if (hand === mouse) await playedAgain(page, title);
  // nothing is lost by a reload, and everything can be undone before it
  await page.waitForFunction(() => document.body.textContent?.includes('Saved'));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await hand.use(tab(page, 'Play and share'));
  await hand.use(button(page, 'Play it now'));
  await atTable(page);
  await page.getByText(title).first().waitFor({ state: 'attached' });
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
  return link;
}

export async function workshop(house: House): Promise<void> {
  const link = await one(house, DESKTOP, mouse, 'Four Corners');
  await one(house, DESKTOP, keys, 'By Keys');
  await one(house, PHONE, finger, 'By Finger');

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
