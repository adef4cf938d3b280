// What the board shows has words; what is asked is read before the board; dialogs keep the focus and give it back; single keys may be off;
// letters grow with their reader; colours may be the system's; and a tablet on its side, which has a desktop's table, has targets for a finger.
import type { Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, visit } from '../harness.ts';
import { faultsOf } from '../reachable.ts';
import { asked, atTable } from '../table.ts';

const TABLET = { width: 1180, height: 820 };

async function begin(house: House, page: Page, mission: string): Promise<void> {
  await goTo(house, page, `new?edition=second-edition&mission=second-edition/${mission}&seed=ears`);
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await atTable(page);
  await asked(page);
  await page.locator('.t-rail-card').first().click();
  await page.locator('.t-actions').waitFor();
}

const zone = (page: Page, name: RegExp) => page.locator('.board').getByRole('button', { name }).first();

/** Every layer of the board stands in the names of the zones it marks, only while it is on. */
async function layersHaveWords(page: Page): Promise<void> {
  await zone(page, /^Street 11, free to reach/).waitFor();
  await zone(page, /^Street 12, 1 action away.*Walker: sees survivors in Street 10 → Street 11/).waitFor();
  for (const [layer, words] of [
    ['Sight', /^Street 12, .*in sight, range 2/],
    ['Spawn forecast', /^Street 5, about [\d.]+ zombies come next/],
    ['Threat', /^Street 12, .*up to 1 wound next/],
  ] as const) {
    const tool = page.getByRole('button', { name: layer, exact: true });
    must((await zone(page, words).count()) === 0, `${layer} is not told while it is off`);
    await tool.click();
    await zone(page, words).waitFor();
    await page.locator('[aria-live]', { hasText: `${layer}: shown` }).waitFor({ state: 'attached' });
    await tool.click();
    await zone(page, words).waitFor({ state: 'detached' });
  }
  const street = zone(page, /^Street 11/);
  await street.focus();
  const about = await street.getAttribute('aria-description');
  must(/Leads to: .*Street 10.*Street 12/.test(about ?? ''), `where one gets from Street 11: ${about}`);
}

/** Tab as often as there is anything: the focus never leaves what lies over the table, and goes back to where it was. */
async function keepsFocus(page: Page): Promise<void> {
  const from = page.locator('.t-action', { hasText: 'Cards' });
  for (const [key, over] of [
    ['?', '.t-help'],
    ['i', '.t-sheet'],
  ] as const) {
    await from.focus();
    await page.keyboard.press(key);
    await page.locator(over).waitFor();
    for (let n = 0; n < 30; n++) {
      await page.keyboard.press(n % 7 === 6 ? 'Shift+Tab' : 'Tab');
      const at = await page.evaluate((selector) => document.activeElement?.closest(selector) !== null, over);
      must(at, `Tab ${n} leaves ${over}`);
    }
    await page.keyboard.press('Escape');
    await page.locator(over).waitFor({ state: 'detached' });
    must(await from.evaluate((element) => element === document.activeElement), `${over} gives the focus back`);
  }
}

async function askedBeforeBoard(page: Page): Promise<void> {
  const order = await page.evaluate(() => {
    const places = ['.t-top', '.t-dock', '.t-rail', '.t-board'].map((selector) => document.querySelector(selector));
    return places.every((place, at) => {
      const next = places[at + 1];
      return at === 3 || (place && next && (place.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
    });
  });
  must(order, 'title, question, survivors, board are read in this order');
}

/** Letters of a table in a browser whose reader has set them half as large again. */
async function lettersGrow(page: Page): Promise<void> {
  const sizes = () =>
    page.evaluate(() =>
      ['.t-title h1', '.t-rail-name b', '.t-action-name', '.t-drawer h2'].map((selector) => {
        const element = document.querySelector(selector);
        return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
      }),
    );
  const before = await sizes();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'));
  const after = await sizes();
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  must(
    before.every((size, at) => size > 0 && (after[at] ?? 0) > size * 1.4),
    `letters grow: ${before.join(', ')} → ${after.join(', ')}`,
  );
}

async function systemColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const seen = await page.evaluate(() => {
    const ground = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element).backgroundColor : 'missing';
    };
    return {
      on: ground('.t-tool[aria-pressed="true"]'),
      off: ground('.t-tool[aria-pressed="false"]'),
      dot: ground('.t-rail .t-pips i'),
      card: ground('.t-rail-card'),
    };
  });
  await page.emulateMedia({ forcedColors: null });
  must(seen.on !== seen.off && seen.on !== 'missing', `what is on looks another way: ${JSON.stringify(seen)}`);
  must(seen.dot !== 'missing' && seen.dot !== seen.card, `actions left are seen: ${JSON.stringify(seen)}`);
}

async function keysOff(page: Page): Promise<void> {
  const preview = page.locator('.t-preview');
  await page.locator('.t-actions').focus();
  await page.keyboard.press('e');
  await preview.waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByText('Settings', { exact: true }).click();
  await page.getByRole('switch', { name: /Single-key commands/ }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await page.keyboard.press('l');
  await page.waitForTimeout(400);
  must((await preview.count()) === 0, 'a letter does nothing when letters are off');
  must((await page.getByRole('tab', { name: 'Log', selected: true }).count()) === 0, 'no letter opens the log either');
}

async function fingerOnTablet(house: House): Promise<void> {
  const context = await house.browser.newContext({
    viewport: TABLET,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(() =>
    localStorage.setItem('holdout.settings', JSON.stringify({ language: 'en', speed: 0, sound: false, tips: false, oneClick: false })),
  );
  const page = await context.newPage();
  house.pages.push(page);
  await begin(house, page, 'm01');
  const found: string[] = [];
  const look = async (where: string) => {
    for (const fault of await faultsOf(page, true)) found.push(`${where}: ${fault.what} ${fault.control} ${fault.box}`);
  };
  await look('turn');
  await page.locator('.t-action', { hasText: 'Noise' }).tap();
  await page.locator('.t-preview').waitFor();
  await look('preview');
  await page.locator('.t-cancel').tap();
  for (const panel of ['log', 'rules']) {
    await page.locator(`[data-panel="${panel}"]`).tap();
    await page.locator(`.t-${panel}`).waitFor();
    await look(panel);
  }
  await page.locator('.t-action', { hasText: 'Cards' }).tap();
  await page.locator('.t-sheet').waitFor();
  await look('cards');
  must(found.length === 0, `\n  ${found.join('\n  ')}`);
  await context.close();
}

export async function ears(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { size: DESKTOP, settings: { nick: 'Ada', tips: false, oneClick: false } });
  await begin(house, page, 'm00');
  await layersHaveWords(page);
  await askedBeforeBoard(page);
  await keepsFocus(page);
  await lettersGrow(page);
  await systemColours(page);
  await keysOff(page);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
  await fingerOnTablet(house);
}
