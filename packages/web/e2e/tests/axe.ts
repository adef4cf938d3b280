// axe finds nothing serious on any screen, in every look, and no screen shows the key of a label in place of its words.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, PHONE, visit } from '../harness.ts';
import { atTable, finishTutorial } from '../table.ts';

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
  'missions?search=zzz',
  'room/no-such-room',
  'companion',
  'gallery',
  'workshop',
  'campaign',
];

/** A label without words shows its key: `edition.white-death`. */
const KEY =
  /\b(?:app|campaign|edition|end|error|gallery|games|home|item|kind|mission|missions|new|reason|skill|survivor|table|term|token|workshop|zone)\.[a-z][\w./-]*/g;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function check(page: Page, where: string, found: string[]): Promise<void> {
  // all of what is wrong; of what is right one example each. One document alone: it need not be gathered from frames in a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  for (const { id, impact, nodes } of violations)
    if (impact === 'serious' || impact === 'critical')
      found.push(
        `${where}: ${id} (${impact}) at ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
      );
}

const LOW_PHONE = { width: 390, height: 600 };

interface Look {
  readonly theme: string;
  readonly size: typeof DESKTOP;
  readonly places: readonly string[];
}

const at = ({ theme, size }: Look, place: string) => `${place.split(/[/?]/)[0] || 'home'} (${theme}, ${size.width})`;

async function look(house: House, wish: Look, found: string[]): Promise<void> {
  const { context, page } = await visit(house, { size: wish.size, settings: { theme: wish.theme, nick: 'Ada' } });
  for (const place of wish.places) {
    await goTo(house, page, place);
    await page.waitForTimeout(250);
    await check(page, at(wish, place), found);
    const keys = (await page.locator('body').innerText()).match(KEY) ?? [];
    if (keys.length > 0) found.push(`${at(wish, place)}: says ${keys.slice(0, 3).join(', ')}`);
    // a replay's question takes no focus: where it scrolls on a low screen, its panel must
    if (wish.size === PHONE && place.startsWith('replay/')) {
      await page.setViewportSize(LOW_PHONE);
      await page.waitForTimeout(250);
      await check(page, `${at(wish, place)}, low`, found);
      await page.setViewportSize(PHONE);
    }
  }
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await page.locator('.t-person').first().click();
  await page.locator('.t-actions').waitFor();
  await check(page, at(wish, 'table'), found);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await check(page, at(wish, 'menu'), found);
  await goTo(house, page, 'new?with=friends');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await check(page, at(wish, 'lobby'), found);
  await context.close();
}

/** A finished game that travels in its address, so that every look shows the same one. */
async function finishedGame(house: House): Promise<string> {
  const { context, page } = await visit(house);
  await finishTutorial(house, page);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link to the replay').inputValue();
  await context.close();
  return link.split('#/replay/')[1];
}

export async function axe(house: House): Promise<void> {
  const found: string[] = [];
  const game = await finishedGame(house);
  const ended = [`end/${game}`, `replay/${game}?t=20`];
  await look(house, { theme: 'dark', size: DESKTOP, places: [...PLACES, ...ended, `verify/${game}`] }, found);
  await look(house, { theme: 'light', size: PHONE, places: [...PLACES, ...ended] }, found);
  await look(house, { theme: 'contrast', size: DESKTOP, places: ['', ended[0]] }, found);
  must(found.length === 0, `\n  ${found.join('\n  ')}`);
}
