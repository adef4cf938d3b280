// What a table costs: the scripts its page loads, as they travel, and how soon the board is there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { EDITIONS } from '@holdout/engine/content';
import type { BrowserContext } from 'playwright-core';
import { goTo, type House, must, visit } from '../harness.ts';
import { atTable } from '../table.ts';

/** Of the page itself, and of page and engine's worker together. */
const PAGE_BUDGET = 150 * 1024;
const WHOLE_BUDGET = 250 * 1024;
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** What was asked for before the first question stood there; a worker has no question. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime < ((globalThis as { askedAt?: number }).askedAt ?? Number.POSITIVE_INFINITY))
    .map((entry) => new URL(entry.name).pathname);
const NOTED = `new MutationObserver((_, watch) => {
  if (document.querySelector('.t-dock') === null) return;
  globalThis.askedAt = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true });`;
const weight = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(dist + script)).length, 0);
const inKb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Opens an address in a page that has nothing cached and weighs the scripts it loads until the first question is there. */
async function weigh(context: BrowserContext, name: string, address: string): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(NOTED);
  await page.goto(address);
  await atTable(page);
  await page.locator('.t-dock').waitFor({ state: 'attached' });
  const scriptsOf = (paths: readonly string[]) => new Set(paths.filter((path) => path.endsWith('.js')).map((path) => path.slice(1)));
  const ofPage = scriptsOf(await page.evaluate(loaded));
  const ofWorkers = new Set<string>();
  for (const worker of page.workers()) {
    const entry = new URL(worker.url()).pathname;
    for (const script of scriptsOf([entry, ...(await worker.evaluate(loaded))])) ofWorkers.add(script);
    ofPage.delete(entry.slice(1));
  }
  await page.close();
  const books = [...ofWorkers].filter((script) => EDITIONS.some((edition) => script.startsWith(`assets/${edition}-`)));
  must(books.length === 0, `${name}: what the page has fetched is fetched again by its worker: ${books.join(', ')}`);
  const own = weight(ofPage);
  const whole = own + weight(ofWorkers);
  console.log(`       ${name}: ${inKb(own)} gzip of script, ${inKb(whole)} with the engine's worker`);
  must(own > 0 && own <= PAGE_BUDGET, `${name} loads ${inKb(own)} of script, at most ${inKb(PAGE_BUDGET)}`);
  must(whole <= WHOLE_BUDGET, `${name} loads ${inKb(whole)} of script with its worker, at most ${inKb(WHOLE_BUDGET)}`);
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
