// A phone with a notch and a bar of its own, upright and on its side: no word and no control lies under them, on pages, at the table, in what
// opens over it; and whoever types at the table sees what they type above the keyboard.
import type { Page } from 'playwright-core';
import { eventually, goTo, type House, must, PHONE, photographTo, visit } from '../harness.ts';
import { asked, atTable } from '../table.ts';

interface Held {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly insets: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

const UPRIGHT: Held = { name: 'upright', size: PHONE, insets: { top: 47, right: 0, bottom: 34, left: 0 } };
/** On its side both ends keep clear: nobody knows which way it is turned. */
const ASIDE: Held = { name: 'aside', size: { width: 844, height: 390 }, insets: { top: 0, right: 47, bottom: 21, left: 47 } };

/**
 * Runs in the page: words and controls that reach under an edge. What scrolls may lie under the lower one, bars may not. The board and
 * what is drawn on it go under on purpose.
 */
const UNDER = `({ top, right, bottom, left }) => {
  const faults = [];
  const over = document.querySelector('dialog[open]') ?? document.querySelector('.t-veil, .t-sheet, .t-drawer') ?? document.body;
  const told = (element, side, box) =>
    faults.push(side + ': ' + (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) + ' (' + [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ') + ')');
  const scrolls = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight + 1) return true;
    return document.documentElement.scrollHeight > innerHeight + 1;
  };
  const pulled = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth + 1) return true;
    return false;
  };
  const fixed = (element) => element.closest('.c-tabs, .transport, .end-next, .begin, .t-actions, .t-preview-foot, .t-say, .t-rail') !== null;
  for (const element of over.querySelectorAll('button, a[href], input, select, summary, p, h1, h2, h3, li, span, b')) {
    if (element.closest('.board, .c-board, .unseen, .skip, svg') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (!words && !element.matches('button, a, input, select')) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) continue;
    if (box.left < left - 1 && !pulled(element)) told(element, 'left', box);
    if (box.right > innerWidth - right + 1 && !pulled(element)) told(element, 'right', box);
    if (box.top < top - 1 && scrollY === 0 && !scrolls(element)) told(element, 'top', box);
    if (box.bottom > innerHeight - bottom + 1 && (fixed(element) || !scrolls(element))) told(element, 'bottom', box);
  }
  return [...new Set(faults)].slice(0, 6);
}`;

async function look(page: Page, held: Held, where: string, found: string[]): Promise<void> {
  // sheets glide in
  await page.waitForTimeout(350);
  let faults: readonly string[] = [];
  await eventually(async () => {
    faults = await page.evaluate<string[]>(`(${UNDER})(${JSON.stringify(held.insets)})`);
    must(faults.length === 0, 'something lies under an edge');
  }).catch(() => {});
  if (faults.length > 0) found.push(`${where}, ${held.name}: ${faults.join(' | ')}`);
  await photographTo(page, `notch-${held.name}-${where}`);
}

const PAGES = ['', 'new', 'missions', 'mission/second-edition/m01', 'games', 'join', 'campaign', 'workshop', 'settings', 'credits'];

async function table(page: Page, held: Held, found: string[]): Promise<void> {
  await look(page, held, 'turn', found);
  for (const panel of ['log', 'goals', 'rules']) {
    await page.locator(`[data-panel="${panel}"]`).click();
    await page.locator('.t-drawer').waitFor();
    await look(page, held, panel, found);
    await page.locator('.t-close').click();
    await page.locator('.t-drawer').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Game menu' }).click();
  await look(page, held, 'menu', found);
  await page.keyboard.press('Escape');
  await page.locator('.t-action', { hasText: 'Cards' }).click();
  await page.locator('.t-sheet').waitFor();
  await look(page, held, 'cards', found);
  await page.locator('.t-sheet .t-close').click();
}

async function companion(house: House, page: Page, held: Held, found: string[]): Promise<void> {
  await goTo(house, page, 'companion');
  const set = page.getByRole('button', { name: 'Set the table' });
  await set.or(page.locator('.c-tabs')).first().waitFor();
  if (await set.isVisible()) {
    await look(page, held, 'companion-set', found);
    await set.click();
  }
  await page.locator('.c-board [data-zone]').first().waitFor();
  for (const tab of ['Board', 'Deck', 'Odds', 'Team']) {
    await page.getByRole('tab', { name: tab }).click();
    await look(page, held, `companion-${tab}`, found);
  }
}

/** Whoever writes at a table sees the field: with a keyboard over the lower half of the window too. */
async function typing(house: House): Promise<void> {
  const host = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, host.page, 'new?with=friends');
  await host.page.getByRole('button', { name: 'Open the room' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).waitFor();
  const friend = await visit(house, { size: PHONE });
  // the browser has no keyboard to show: what it would tell the page is told by hand
  await friend.page.addInitScript(`const seen = new EventTarget();
    Object.assign(seen, { scale: 1, offsetTop: 0, under: 0 });
    Object.defineProperty(seen, 'height', { get: () => innerHeight - seen.under });
    Object.defineProperty(window, 'visualViewport', { value: seen });
    window.keyboard = (under) => { seen.under = under; seen.dispatchEvent(new Event('resize')); };`);
  await friend.page.goto(host.page.url());
  await friend.page.getByLabel('Your name').fill('Bob');
  await friend.page.keyboard.press('Enter');
  await friend.page.getByText('The last free seat is yours.').waitFor();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([atTable(host.page), atTable(friend.page)]);
  await host.page.keyboard.press('.');
  const say = host.page.getByLabel('Say something');
  for (let n = 1; n <= 12; n++) {
    await say.fill(`Line ${n}, and who opens the door?`);
    await host.page.keyboard.press('Enter');
    // one line at a time: a server takes no flood
    await host.page
      .locator('.t-said li')
      .nth(n - 1)
      .waitFor();
  }
  for (const [width, height, under] of [
    [360, 640, 280],
    [390, 844, 336],
    [844, 390, 200],
    [820, 1180, 400],
  ] as const) {
    await friend.page.setViewportSize({ width, height });
    await friend.page.locator('[data-panel="chat"]').click();
    const field = friend.page.getByLabel('Say something');
    for (const keyboard of [0, under]) {
      await friend.page.evaluate(`window.keyboard(${keyboard})`);
      await friend.page.waitForTimeout(350);
      const at = `talk at ${width}×${height} over ${keyboard} px of keyboard`;
      await eventually(async () => {
        const box = await field.boundingBox();
        must(
          box !== null && box.height >= 44 && box.y >= 0 && box.y + box.height <= height - keyboard,
          `${at}: the field at ${JSON.stringify(box)}`,
        );
        const newest = await friend.page.locator('.t-said li').last().boundingBox();
        must(newest !== null && newest.y > 0 && newest.y + newest.height <= box.y, `${at}: the newest line at ${JSON.stringify(newest)}`);
      });
      await photographTo(friend.page, `typing-${width}-${keyboard}`);
    }
    await friend.page.evaluate('window.keyboard(0)');
    await friend.page.locator('.t-close').click();
  }
  await host.context.close();
  await friend.context.close();
}

export async function notch(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { size: PHONE, settings: { nick: 'Ada' } });
  const phone = await context.newCDPSession(page);
  const hold = async ({ size, insets }: Held) => {
    await page.setViewportSize(size);
    await phone.send('Emulation.setSafeAreaInsetsOverride', { insets });
  };
  const found: string[] = [];
  for (const held of [UPRIGHT, ASIDE]) {
    await hold(held);
    for (const place of PAGES) {
      await goTo(house, page, place);
      await look(page, held, place.replaceAll('/', '-') || 'home', found);
    }
    await companion(house, page, held, found);
  }
  await goTo(house, page, 'new?edition=second-edition&mission=second-edition/m01&seed=notch');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await atTable(page);
  await asked(page);
  await page.locator('.t-rail-card').first().click();
  await page.locator('.t-actions').waitFor();
  for (const held of [UPRIGHT, ASIDE]) {
    await hold(held);
    await table(page, held, found);
  }
  const game = /play\/([^?]+)/.exec(page.url())?.[1] ?? '';
  await goTo(house, page, `replay/${game}`);
  await page.locator('.transport').waitFor();
  for (const held of [UPRIGHT, ASIDE]) {
    await hold(held);
    await look(page, held, 'replay', found);
  }
  must(found.length === 0, `\n  ${found.join('\n  ')}`);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
  await typing(house);
}
