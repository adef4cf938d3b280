// axe finds nothing serious on any screen, in every look.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, PHONE, visit } from '../harness.ts';
import { atTable, letBotPlay, untilEnd } from '../table.ts';

const PLACES = [
  '',
  'new',
  'missions?edition=black-plague',
  'mission/second-edition/m01',
  'games',
  'join',
  'settings',
  'credits',
  'nowhere',
];

async function check(page: Page, where: string, found: string[]): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, impact, nodes } of violations)
    if (impact === 'serious' || impact === 'critical')
      found.push(
        `${where}: ${id} (${impact}) at ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
      );
}

async function look(house: House, theme: string, size: typeof DESKTOP, places: readonly string[], found: string[]): Promise<void> {
  const { context, page } = await visit(house, { size, settings: { theme, nick: 'Ada' } });
  const at = (place: string) => `${place || 'home'} (${theme}, ${size.width})`;
  for (const place of places) {
    await goTo(house, page, place);
    await page.waitForTimeout(250);
    await check(page, at(place), found);
  }
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await check(page, at('table'), found);
  await page.locator('.t-person').first().click();
  await page.locator('.t-actions').waitFor();
  await check(page, at('turn'), found);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await check(page, at('menu'), found);
  await page.keyboard.press('Escape');
  await letBotPlay(page);
  await untilEnd(page);
  await page.getByRole('heading', { level: 1, name: /Won|Lost/ }).waitFor();
  await check(page, at('end'), found);
  const id = page.url().split('#/end/')[1];
  for (const place of [`replay/${id}?t=20`, `verify/${id}`]) {
    await goTo(house, page, place);
    await page.waitForTimeout(500);
    await check(page, at(place.split('/')[0]), found);
  }
  await goTo(house, page, 'new?with=friends');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await check(page, at('lobby'), found);
  await context.close();
}

export async function axe(house: House): Promise<void> {
  const found: string[] = [];
  await look(house, 'dark', DESKTOP, PLACES, found);
  await look(house, 'light', PHONE, PLACES.slice(0, 3), found);
  await look(house, 'contrast', DESKTOP, PLACES.slice(0, 2), found);
  must(found.length === 0, `\n  ${found.join('\n  ')}`);
}
