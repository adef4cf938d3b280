// What a table costs: the scripts its page loads, as they travel, and how soon the board is there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { goTo, type House, must, visit } from '../harness.ts';
import { asked, atTable } from '../table.ts';

const BUDGET = 200 * 1024;
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

export async function firstLoad(house: House): Promise<void> {
  const first = await visit(house);
  await goTo(house, first.page);
  await first.page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(first.page);
  const address = first.page.url();

  // The same game in a page that has nothing cached: only the table's own scripts are loaded.
  const page = await first.context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && !pathname.includes('worker')) scripts.add(pathname.slice(1));
  });
  await page.goto(address);
  await atTable(page);
  await asked(page);
  const total = [...scripts].reduce((sum, name) => sum + gzipSync(readFileSync(dist + name)).length, 0);
  console.log(`    play route: ${(total / 1024).toFixed(0)} KB gzip in ${scripts.size} scripts`);
  must(total > 0 && total <= BUDGET, `the play route loads ${Math.round(total / 1024)} KB of script`);
  await first.context.close();
}
