// A tour of missions on the screen: each is begun in the client, a bot answers for three rounds, and pictures are taken at the start and after
// them, on a desktop and on a phone. For whoever wants to look; not a test.
//   npm run tour -- [edition or mission …]      pictures: E2E_PHOTOS or node_modules/.cache/holdout-tour
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editions } from '@holdout/content';
import type { Page } from 'playwright-core';
import { build, DESKTOP, goTo, type House, openHouse, PHONE, visit } from './harness.ts';
import { atTable, isOver, letBotPlay, roundNow } from './table.ts';

const folder = process.env.E2E_PHOTOS ?? fileURLToPath(new URL('../../../node_modules/.cache/holdout-tour', import.meta.url));
const ROUNDS = 3;
const WITHIN_MS = 240_000;
const LOOK_EVERY_MS = 400;
const SETTLED_MS = 900;
/** Looks before the first turn, at most: start zones, starting cards. */
const MOST_LOOKS = 60;

async function picture(page: Page, name: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.waitForTimeout(SETTLED_MS);
    await page.screenshot({ path: join(folder, `${name}-${size.width}.png`) });
  }
  await page.setViewportSize(DESKTOP);
}

/** Until the first survivor may be chosen: everything asked before is left to the game. */
async function leaveSetup(page: Page): Promise<void> {
  for (let n = 0; n < MOST_LOOKS; n++) {
    const kind = await page
      .locator('.t-dock[data-may]')
      .getAttribute('data-kind', { timeout: LOOK_EVERY_MS })
      .catch(() => null);
    if (kind === 'order' || kind === 'turn') return;
    for (const button of ['.t-question .t-cancel:enabled', '.t-question .t-commit:enabled', '.t-question .t-zones button:enabled']) {
      const found = page.locator(button).first();
      if (!(await found.isVisible())) continue;
      await found.click({ timeout: 2000 }).catch(() => {});
      break;
    }
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}

async function takeBack(page: Page): Promise<void> {
  const soon = { timeout: 4000 };
  await page.getByRole('button', { name: 'Game menu' }).click(soon);
  await page.getByText('Seats and bots').click(soon);
  await page.getByRole('button', { name: 'Take back', exact: true }).first().click(soon);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(SETTLED_MS);
}

async function see(house: House, edition: string, mission: string): Promise<string> {
  const { context, page, complaints } = await visit(house, { settings: { nick: 'Ada', tips: false } });
  const name = mission.replace('/', '-');
  try {
    return await walk(house, page, complaints, edition, mission, name);
  } catch (error) {
    await page.screenshot({ path: join(folder, `${name}-stuck.png`) });
    throw error;
  } finally {
    await context.close();
  }
}

async function walk(
  house: House,
  page: Page,
  complaints: readonly string[],
  edition: string,
  mission: string,
  name: string,
): Promise<string> {
  await goTo(house, page, `new?edition=${edition}&mission=${mission}&seed=tour`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  await leaveSetup(page);
  await picture(page, `${name}-start`);
  await letBotPlay(page);
  let round = 1;
  for (const end = Date.now() + WITHIN_MS; Date.now() < end && round <= ROUNDS && !isOver(page); ) {
    await page.waitForTimeout(LOOK_EVERY_MS);
    const now = await roundNow(page).catch(() => round);
    // a game may be over before its third round is
    if (now > round) await page.screenshot({ path: join(folder, `${name}-round-${now}.png`) });
    round = now;
  }
  // the seat is taken back so that a question stands there; the bot may have ended the game meanwhile
  await takeBack(page).catch(() => {});
  await picture(page, `${name}-later`);
  const told = isOver(page) ? `over in round ${round}` : `round ${round}`;
  return complaints.length === 0 ? told : `${told}; the page complained: ${complaints.join('; ')}`;
}

const wanted = process.argv.slice(2);
const missions = editions.flatMap(({ edition, missions: all }) => all.map(({ id }) => ({ edition, id })));
mkdirSync(folder, { recursive: true });
if (process.env.E2E_BUILT !== '1') build();
const house = await openHouse();
for (const { edition, id } of missions) {
  if (wanted.length > 0 && !wanted.includes(edition) && !wanted.includes(id)) continue;
  const told = await see(house, edition, id).catch((error: unknown) => `not seen: ${String(error).split('\n').slice(0, 4).join(' ')}`);
  console.log(`${id}: ${told}`);
}
await house.close();
console.log(`pictures lie in ${folder}`);
process.exit(0);
