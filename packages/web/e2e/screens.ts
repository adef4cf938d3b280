// npm run screens: pictures of the main screens, written to docs/screens.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { crowdedMoment } from './crowd.ts';
import { build, DESKTOP, goTo, type House, openHouse, PHONE, type Size, visit } from './harness.ts';
import { atTable, finishTutorial, takeHint } from './table.ts';

const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));
/** Boards are drawn in a worker: time for them to come. */
const DRAWN_MS = 1800;

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(DRAWN_MS);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`  ${name}`);
}

interface Look {
  readonly size?: Size;
  readonly language?: string;
  readonly theme?: string;
}

async function place(
  house: House,
  name: string,
  hash: string,
  { size = DESKTOP, language = 'en', theme = 'dark' }: Look = {},
): Promise<void> {
  const { context, page } = await visit(house, { size, settings: { language, theme, nick: 'Ada' } });
  await goTo(house, page, hash);
  await picture(page, name);
  await context.close();
}

/** The thick of a game: played by bots until so many zombies are about, then an attack in preview. */
async function battle(house: House, name: string, mission: string, zombies: number): Promise<void> {
  const { id, step } = crowdedMoment(mission, zombies);
  const { context, page } = await visit(house);
  await goTo(house, page, `replay/${id}?t=${step}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/play\//);
  await atTable(page);
  await page.locator('.t-actions').waitFor();
  await page.keyboard.press('a');
  const ways = page.locator('.t-choices button');
  if (await ways.first().isVisible()) await ways.first().click();
  // who has nothing to attack with is seen before a walk
  if (await page.locator('.t-notice[data-tone="bad"]').isVisible()) await page.keyboard.press('m');
  await picture(page, name);
  await context.close();
}

/** Starts a mission by its page and plays so many hints. */
async function table(
  house: House,
  name: string,
  mission: string,
  hints: number,
  { size = DESKTOP, theme = 'dark' }: Look = {},
): Promise<void> {
  const { context, page } = await visit(house, { size, settings: { theme } });
  await goTo(house, page, `new?edition=${mission.split('/')[0]}&mission=${mission}&seed=screens`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  for (let n = 0; n < hints; n++) await takeHint(page);
  const tip = page.getByRole('button', { name: 'No more tips' });
  if (await tip.isVisible()) await tip.click();
  await picture(page, name);
  await context.close();
}

async function ended(house: House): Promise<void> {
  const { context, page } = await visit(house);
  await finishTutorial(house, page);
  await picture(page, 'end');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  // a short game has fewer rounds
  const next = page.getByRole('button', { name: 'Next round' });
  for (let n = 0; n < 3 && (await next.isEnabled()); n++) await next.click();
  await picture(page, 'replay');
  await goTo(house, page, 'games');
  await picture(page, 'games');
  await context.close();
}

async function lobby(house: House): Promise<void> {
  const host = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, host.page, 'new?edition=white-death&with=friends');
  await host.page.getByRole('button', { name: 'Open the room' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).waitFor();
  const friend = await visit(house);
  await friend.page.goto(host.page.url());
  await friend.page.getByLabel('Your name').fill('Bob');
  await friend.page.getByRole('button', { name: 'Come in' }).click();
  // the last free seat is taken by itself
  await host.page.getByText('Bob').first().waitFor();
  await picture(host.page, 'lobby');
  await friend.context.close();
  await host.context.close();
}

mkdirSync(folder, { recursive: true });
build();
const house = await openHouse();
try {
  await place(house, 'home', '');
  await place(house, 'home-phone', '', { size: PHONE, language: 'ru' });
  await place(house, 'new-game', 'new?edition=black-plague');
  await place(house, 'missions', 'missions', { language: 'pl' });
  await place(house, 'mission', 'mission/white-death/w01', { theme: 'light' });
  await battle(house, 'table', 'second-edition/m02', 30);
  await battle(house, 'table-plague', 'black-plague/q03', 25);
  await battle(house, 'table-snow', 'white-death/w01', 60);
  await battle(house, 'table-capital', 'washington/z02', 20);
  await table(house, 'table-phone', 'second-edition/m00', 8, { size: PHONE });
  await table(house, 'table-light', 'second-edition/m00', 8, { theme: 'light' });
  await lobby(house);
  await ended(house);
} finally {
  await house.close();
}
