// Every kind of question on every kind of screen: nothing outside the window, nothing under something else, nothing too small for a finger.
import type { DecisionKind } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { goTo, type House, must, photographTo, visit } from '../harness.ts';
import { type Moment, momentsOf } from '../moments.ts';
import { faultsOf } from '../reachable.ts';
import { asked, atTable } from '../table.ts';

/** The form of `keep` serves `arrange` too, which no rule asks as a question of its own. */
const KINDS: readonly DecisionKind[] = [
  'order',
  'turn',
  'wounds',
  'split',
  'route',
  'hits',
  'friendly-fire',
  'reroll',
  'keep',
  'skill',
  'zone',
  'armour',
  'use',
  'option',
];

const SIZES = [
  { width: 360, height: 640, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1280, height: 720, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 1920, height: 1080, touch: false },
  // 1440 × 900 at 200 % zoom
  { width: 720, height: 450, touch: false },
] as const;

/** What a turn opens besides its own question. */
const OF_A_TURN = ['move', 'attack', 'search', 'open', 'inventory', 'end', 'skill', 'car', 'guards'] as const;
const PANELS = ['l', 'q', 'h'] as const;

/** Two frames: the window has its size, the table its layout. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

async function judge(page: Page, where: string, found: string[]): Promise<void> {
  for (const { width, height, touch } of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    // a layout may take a moment after the window changed: only what stays wrong counts
    let faults = await faultsOf(page, touch);
    if (faults.length > 0) {
      await page.waitForTimeout(400);
      faults = await faultsOf(page, touch);
    }
    for (const fault of faults) {
      found.push(`${where} at ${width}×${height}: ${fault.control} is ${fault.what} (${fault.box})`);
    }
    await photographTo(page, `sizes-${where.replace(/\W+/g, '-')}-${width}x${height}`);
  }
}

async function judgeTurn(page: Page, found: string[]): Promise<void> {
  for (const group of OF_A_TURN) {
    const verb = page.locator(`.t-action[data-group="${group}"][data-can]`);
    if (!(await verb.isVisible())) continue;
    await verb.click();
    await settled(page);
    await judge(page, `turn, ${group}`, found);
    const list = page.locator('.t-choices button').first();
    if (await list.isVisible()) {
      await list.click();
      await judge(page, `turn, ${group} chosen`, found);
    }
    for (let n = 0; n < 3; n++) await page.keyboard.press('Escape');
  }
  for (const key of PANELS) {
    await page.keyboard.press(key);
    await judge(page, `turn, panel ${key}`, found);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('?');
  await judge(page, 'turn, help', found);
  await page.keyboard.press('Escape');
}

async function judgeMoment(house: House, moment: Moment, found: string[]): Promise<void> {
  const { context, page, complaints } = await visit(house);
  await goTo(house, page, `replay/${moment.id}?t=${moment.step}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/play\//);
  await atTable(page);
  await asked(page);
  must((await page.locator('.t-dock').getAttribute('data-kind')) === moment.kind, `the question of ${moment.kind} stands there`);
  await judge(page, moment.kind, found);
  if (moment.kind === 'turn') await judgeTurn(page, found);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}

export async function sizes(house: House): Promise<void> {
  const found: string[] = [];
  const kinds = KINDS.filter((kind) => process.env.E2E_KINDS?.split(',').includes(kind) ?? true);
  const moments = momentsOf(kinds);
  must(moments.length === kinds.length, `a moment of every kind, not only ${moments.map((m) => m.kind).join(', ')}`);
  for (const moment of moments) await judgeMoment(house, moment, found);
  must(found.length === 0, `${found.length} faults\n  ${found.join('\n  ')}`);
}
