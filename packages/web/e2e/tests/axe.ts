// axe finds nothing serious on any screen, in every look, and no screen shows the key of a label in place of its words.
import axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, PHONE, visit } from '../harness.ts';
import { finishedFirstGame } from '../shelf.ts';
import { atTable } from '../table.ts';

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
  'simulator',
];

/** A label without words shows its key: `edition.white-death`. */
const KEY =
  /\b(?:app|campaign|edition|end|error|gallery|games|home|item|kind|mission|missions|new|reason|simulator|skill|survivor|table|term|token|workshop|zone)\.[a-z][\w./-]*/g;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/**
 * Runs in the page: all of what is wrong. axe is put there once for each document, no style sheet is fetched a second time for it, and of
 * what is right nothing is gathered: that would be half of what a look computes.
 */
const RUN = `(without) => axe.run(
  { include: [['html']], exclude: without.map((one) => [one]) },
  { runOnly: { type: 'tag', values: ${JSON.stringify(RULES)} }, resultTypes: ['violations'], iframes: false, preload: false },
).then(({ violations }) => violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ target }) => ({ target })) })))`;

/** `without`: what was looked at on the same screen already. */
export async function check(page: Page, where: string, found: string[], without: readonly string[] = []): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate<readonly Violation[]>(`(${RUN})(${JSON.stringify(without)})`);
  for (const { id, impact, nodes } of violations)
    if (impact === 'serious' || impact === 'critical')
      found.push(
        `${where}: ${id} (${impact}) at ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
      );
}

/** A screen another test has come to, at both sizes; the page is left as it was. */
export async function checkBoth(page: Page, where: string): Promise<void> {
  const found: string[] = [];
  const before = page.viewportSize() ?? DESKTOP;
  await check(page, `${where} (${before.width})`, found);
  const other = before.width < 600 ? DESKTOP : PHONE;
  await page.setViewportSize(other);
  await page.waitForTimeout(SETTLED_MS);
  await check(page, `${where} (${other.width})`, found);
  await page.setViewportSize(before);
  must(found.length === 0, `\n  ${found.join('\n  ')}`);
}

const SETTLED_MS = 250;
const LOW_PHONE = { width: 390, height: 600 };

interface Look {
  readonly theme: string;
  readonly size: typeof DESKTOP;
  readonly places: readonly string[];
}

const at = ({ theme, size }: Look, place: string) => `${place.split(/[/?]/)[0] || 'home'} (${theme}, ${size.width})`;

/** Everything that can be opened over a table or beside it. */
async function lookAtTable(page: Page, judge: (what: string) => Promise<void>): Promise<void> {
  for (const [key, what] of [
    ['l', 'log'],
    ['q', 'goals'],
    ['h', 'rules'],
    ['?', 'keys'],
    ['a', 'attack'],
    ['m', 'move'],
    ['e', 'end of the turn'],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForTimeout(SETTLED_MS);
    await judge(what);
    for (let n = 0; n < 2; n++) await page.keyboard.press('Escape');
  }
  await page.keyboard.press('/');
  await page.locator('.t-notice[data-tone="hint"]').waitFor();
  await judge('advice');
  await page.keyboard.press('Escape');
  await page.locator('.t-rail-card').nth(1).dispatchEvent('click');
  await page.locator('.t-sheet').waitFor();
  await judge('cards');
  await page.keyboard.press('Escape');
  await page.locator('.board-zone-shape').last().dispatchEvent('contextmenu');
  await page.locator('.t-zone').waitFor();
  await judge('zone');
  await page.locator('.t-zone .t-term').first().click();
  await page.getByRole('dialog').waitFor();
  await judge('explained');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

/** A room from both sides: its door, its talk, its seats, somebody who watches. */
async function lookAtRoom(house: House, wish: Look, found: string[]): Promise<void> {
  const guest = await visit(house, { size: wish.size, settings: { theme: wish.theme } });
  const host = await visit(house, { size: wish.size, settings: { theme: wish.theme, nick: 'Ada' } });
  const judge = (page: Page, what: string) => check(page, at(wish, what), found);
  await goTo(house, host.page, 'new?with=friends');
  await host.page.getByRole('button', { name: 'Open the room' }).click();
  await host.page.getByText('Room settings').click();
  await judge(host.page, 'lobby, settings');
  await guest.page.goto(host.page.url());
  await guest.page.locator('.joining').waitFor();
  await judge(guest.page, 'door');
  await guest.page.getByLabel('Your name').fill('Bob');
  await guest.page.getByRole('button', { name: 'Come in' }).click();
  await guest.page.getByRole('button', { name: 'Stand up' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([atTable(host.page), atTable(guest.page)]);
  await judge(guest.page, 'table, watching');
  await guest.page.keyboard.press('.');
  await guest.page.getByLabel('Say something').waitFor();
  await judge(guest.page, 'table, talk');
  await host.page.getByRole('button', { name: 'Game menu' }).click();
  await host.page.getByText('Seats and bots').click();
  await host.page.locator('.seat-line').first().waitFor();
  await judge(host.page, 'seats');
  await guest.context.close();
  await host.context.close();
}

/** The workshop's editor, every tab of it. */
async function lookAtEditor(house: House, wish: Look, found: string[]): Promise<void> {
  const { context, page } = await visit(house, { size: wish.size, settings: { theme: wish.theme, nick: 'Ada' } });
  await goTo(house, page, 'workshop');
  await page.getByLabel('Mission', { exact: true }).selectOption('second-edition/m00');
  await page.getByRole('button', { name: 'Copy into the workshop' }).click();
  const tabs = page.locator('.workshop-tabs [role="tab"]');
  await tabs.first().waitFor();
  for (let n = 0; n < (await tabs.count()); n++) {
    await tabs.nth(n).click();
    await page.waitForTimeout(SETTLED_MS);
    await check(page, at(wish, `editor, ${await tabs.nth(n).innerText()}`), found);
  }
  await context.close();
}

async function look(house: House, wish: Look, found: string[]): Promise<void> {
  const { context, page } = await visit(house, { size: wish.size, settings: { theme: wish.theme, nick: 'Ada' } });
  for (const place of wish.places) {
    await goTo(house, page, place);
    await page.waitForTimeout(SETTLED_MS);
    await check(page, at(wish, place), found);
    const keys = (await page.locator('body').innerText()).match(KEY) ?? [];
    if (keys.length > 0) found.push(`${at(wish, place)}: says ${keys.slice(0, 3).join(', ')}`);
    // a replay's question takes no focus: where it scrolls on a low screen, its panel must
    if (wish.size === PHONE && place.startsWith('replay/')) {
      await page.setViewportSize(LOW_PHONE);
      await page.waitForTimeout(SETTLED_MS);
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
  // the board stays as it was looked at just now
  await lookAtTable(page, (what) => check(page, at(wish, `table, ${what}`), found, ['.board-stage']));
  await page.getByRole('button', { name: 'Game menu' }).click();
  await check(page, at(wish, 'menu'), found);
  await goTo(house, page, 'games');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await check(page, at(wish, 'games, dropping one'), found);
  await goTo(house, page, 'new?with=friends');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await check(page, at(wish, 'lobby'), found);
  await context.close();
}

/** A finished game that travels in its address, so that every look shows the same one. */
async function finishedGame(house: House): Promise<string> {
  const { context, page } = await visit(house);
  await finishedFirstGame(house, page);
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

/** Rooms and the workshop, in the looks and sizes the other walk leaves out. */
export async function axeRooms(house: House): Promise<void> {
  const found: string[] = [];
  for (const wish of [
    { theme: 'light', size: DESKTOP, places: [] },
    { theme: 'dark', size: PHONE, places: [] },
  ]) {
    await lookAtRoom(house, wish, found);
    await lookAtEditor(house, wish, found);
  }
  must(found.length === 0, `\n  ${found.join('\n  ')}`);
}
