// What a table costs: the scripts its page loads, as they travel, and how soon the board is there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { goTo, type House, must, visit } from '../harness.ts';
import { atTable } from '../table.ts';

const BUDGET = 200 * 1024;
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Opens an address in a page that has nothing cached and weighs the scripts it loads until the first question is there. */
async function weigh(context: BrowserContext, name: string, address: string): Promise<void> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && !pathname.includes('worker')) scripts.add(pathname.slice(1));
  });
  await page.goto(address);
  await atTable(page);
  await page.locator('.t-dock').waitFor({ state: 'attached' });
  await page.close();
  const total = [...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(dist + script)).length, 0);
  console.log(`       ${name}: ${(total / 1024).toFixed(0)} KB gzip in ${scripts.size} scripts (at most ${BUDGET / 1024})`);
  must(total > 0 && total <= BUDGET, `${name} loads ${Math.round(total / 1024)} KB of script`);
}

export async function firstLoad(house: House): Promise<void> {
  const { context, page } = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await weigh(context, 'a game of this browser', page.url());

  await goTo(house, page, 'new?with=friends');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await atTable(page);
  await weigh(context, 'a game of the server', page.url());
  await context.close();
}
