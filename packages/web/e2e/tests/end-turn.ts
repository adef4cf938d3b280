// The turn is ended in one place: for every survivor, whatever they can do, before a preview, during it and after the deed, in every way a wide
// window is laid out.
import type { Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, photographTo, visit } from '../harness.ts';
import { unpainted } from '../reachable.ts';
import { asked, atTable } from '../table.ts';

const SIZES = [DESKTOP, { width: 1920, height: 1080 }, { width: 1280, height: 720 }];
/** Boards twice as wide as high, broad ones, and such as are as high as wide: the question lies under the first two and beside the others. */
const MISSIONS = ['second-edition/m00', 'second-edition/m22', 'second-edition/m04'];
const SURVIVORS = 2;
/** Verbs that may come to the seven everybody has; none at last. */
const MORE = [1, 4, 7, 0];

interface Seen {
  readonly where: string;
  readonly layout: string;
  readonly box: string;
}

const look = (page: Page, where: string): Promise<Seen> =>
  page.evaluate((at) => {
    const end = document.querySelector('.t-action[data-group="end"]');
    const table = document.querySelector<HTMLElement>('.t-table');
    const { left, top, right, bottom } = end?.getBoundingClientRect() ?? { left: 0, top: 0, right: 0, bottom: 0 };
    return {
      where: at,
      layout: `${table?.dataset.layout} ${table?.dataset.reads}`,
      box: [left, top, right, bottom].map(Math.round).join(' '),
    };
  }, where);

const tickOf = (page: Page) => page.locator('.game').getAttribute('data-tick');

async function begin(house: House, page: Page, mission: string): Promise<void> {
  await goTo(house, page, `new?edition=${mission.split('/')[0]}&mission=${mission}&seed=end`);
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await atTable(page);
  await asked(page);
}

/** As it is laid out for somebody with so many verbs more. */
async function withMore(page: Page, more: number): Promise<void> {
  await page.evaluate((count) => {
    for (const one of document.querySelectorAll('[data-more]')) one.remove();
    const first = document.querySelector('.t-action');
    for (let n = 0; n < count; n++) {
      const copy = first?.cloneNode(true) as HTMLElement;
      copy.dataset.more = '';
      first?.after(copy);
    }
  }, more);
}

/** Where the turn is ended at every size, by the place it is looked at from. */
async function lookAll(page: Page, where: string, seen: Map<string, Seen[]>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // the window tells its size with the next frame, and the table is laid out anew after it
    await page.evaluate(
      `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done)))))`,
    );
    const key = `${size.width}×${size.height}`;
    seen.set(key, [...(seen.get(key) ?? []), await look(page, where)]);
  }
  await page.setViewportSize(DESKTOP);
}

async function turns(house: House, mission: string, faults: string[]): Promise<Set<string>> {
  const { page, context, complaints } = await visit(house, { settings: { nick: 'Ada', tips: false, oneClick: false, warns: false } });
  const seen = new Map<string, Seen[]>();
  await unpainted(page);
  await begin(house, page, mission);
  for (let n = 0; n < SURVIVORS; n++) {
    await page.locator('.t-rail-card').nth(n).click();
    await page.locator('.t-actions').waitFor();
    const name = await page.locator('.t-turn-name').innerText();
    await lookAll(page, `${name} begins`, seen);
    if (n === 0)
      for (const more of MORE) {
        await withMore(page, more);
        if (more > 0) await lookAll(page, `${name} with ${more} verbs more`, seen);
      }
    await page.keyboard.press('m');
    await page.locator('.board-zone[data-mark="reach"]').first().waitFor({ state: 'attached' });
    await page
      .getByRole('button', { name: /actions? away/ })
      .first()
      .click({ force: true });
    await page.locator('.t-preview').waitFor();
    await lookAll(page, `${name}, a way laid out`, seen);
    if (n === 0) await photographTo(page, `end-turn-${mission.replace('/', '-')}`);
    const was = await tickOf(page);
    await page.locator('.t-preview .t-commit').click();
    await page.waitForFunction((before) => document.querySelector('.game')?.getAttribute('data-tick') !== before, was);
    await lookAll(page, `${name} has walked`, seen);
    await page.locator('.t-action[data-group="end"]').click();
    const [asks, next] = [page.locator('.t-preview .t-commit'), page.locator('.t-dock[data-kind="order"]')];
    await asks.or(next).first().waitFor({ state: 'attached' });
    if (await asks.isVisible()) await asks.click();
    await next.waitFor({ state: 'attached' });
  }
  const layouts = new Set<string>();
  for (const [size, looks] of seen) {
    for (const { layout } of looks) layouts.add(layout);
    const moved = looks.find(({ box, layout }) => box !== looks[0].box || layout !== looks[0].layout);
    if (moved)
      faults.push(`${mission} at ${size}: ${moved.where} ends at ${moved.box} (${moved.layout}), ${looks[0].where} at ${looks[0].box}`);
  }
  faults.push(...complaints);
  await context.close();
  return layouts;
}

export async function endTurn(house: House): Promise<void> {
  const faults: string[] = [];
  const layouts = new Set<string>();
  const found = await Promise.all(MISSIONS.map((mission) => turns(house, mission, faults)));
  for (const layout of found.flatMap((all) => [...all])) layouts.add(layout);
  console.log(`       the end of a turn was looked for in: ${[...layouts].join(', ')}`);
  for (const one of ['bottom column', 'bottom band', 'side column']) if (!layouts.has(one)) faults.push(`no game was laid out as ${one}`);
  must(faults.length === 0, faults.join('\n       '));
}
