// Cards change hands: places keep where they are and how high they are while a card is picked up, laid down and swapped, with mouse and finger.
import type { Locator, Page } from 'playwright-core';
import { searched } from '../aside.ts';
import { DESKTOP, goTo, type House, must, PHONE, photographTo, type Size, visit } from '../harness.ts';
import { playFrom } from '../shelf.ts';
import { asked, atTable } from '../table.ts';

const SIZES: readonly Size[] = [DESKTOP, { width: 1280, height: 720 }, PHONE];
/** A card that is picked up rises a little; one the mouse rests on would be shown large by then. */
const SETTLED_MS = 600;

/** Places of both survivors, in reading order, without what moves a held card. */
const places = (page: Page): Promise<readonly string[]> =>
  page.locator('.t-holding .t-slot').evaluateAll((slots) => {
    const box = (one: Element) => one.getBoundingClientRect();
    // as far from the first line of what they lie in, however far that is scrolled
    const top = box(slots[0].closest('.t-spread') ?? slots[0]).top;
    return slots.map((one) => {
      const raised = one.hasAttribute('data-held') ? new DOMMatrix(getComputedStyle(one).transform).f : 0;
      const { left, top: y, width, height } = box(one);
      return [left, y - raised - top, width, height].map(Math.round).join(' ');
    });
  });

async function mustStay(page: Page, before: readonly string[], after: string): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  const now = await places(page);
  const moved = before.flatMap((one, at) => (one === now[at] ? [] : [`${at}: ${one} → ${now[at]}`]));
  must(now.length === before.length && moved.length === 0, `${after}: ${moved.join(', ')}`);
}

async function trade(house: House, size: Size): Promise<void> {
  const at = `at ${size.width}×${size.height}`;
  const { context, page, complaints } = await visit(house, { size, settings: { nick: 'Ada', tips: false } });
  await goTo(house, page, 'new?edition=second-edition&mission=second-edition/m04&seed=trade');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  await asked(page);
  await page.locator('.t-rail-card').first().click();
  await page.locator('.t-action[data-group="inventory"]').click();
  await page.locator('.t-partners button').first().click();
  const slots = page.locator('.t-holding .t-slot');
  await page.waitForFunction(() => document.querySelectorAll('.t-holding').length === 2);
  await page.waitForTimeout(SETTLED_MS);
  const before = await places(page);
  await photographTo(page, `trade-${size.width}`);
  const [card, free] = [slots.filter({ has: page.locator('.t-card') }).first(), slots.filter({ hasText: 'Backpack' }).last()];
  await card.click();
  await mustStay(page, before, `a card is picked up ${at}`);
  must((await page.locator('.t-zoom').count()) === 0, `nothing lies over the places it may go to ${at}`);
  await photographTo(page, `trade-held-${size.width}`);
  await free.click();
  await mustStay(page, before, `it lies in the other backpack ${at}`);
  await photographTo(page, `trade-given-${size.width}`);
  must(await page.locator('.t-apply .t-commit').isVisible(), `the button stands there ${at}`);
  await page.locator('.t-apply .t-cancel').click();
  await mustStay(page, before, `it is put back ${at}`);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}

/** A search that brought something: the first one of this game. */
async function newCards(house: House, page: Page): Promise<void> {
  const [moment] = await searched('momentsOf', ['keep']);
  must(moment, 'no game comes to new cards');
  await playFrom(house, page, moment);
  await page.locator('.t-question .t-spread').waitFor();
}

/** Cards that came are laid into the backpack, thrown away and taken back: no place moves or grows, and the button stays in sight. */
async function keep(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { settings: { nick: 'Ada', tips: false } });
  await newCards(house, page);
  for (const size of [...SIZES, { width: 820, height: 1180 }, { width: 844, height: 390 }]) {
    const at = `at ${size.width}×${size.height}`;
    await page.setViewportSize(size);
    await page.waitForTimeout(SETTLED_MS);
    const before = await places(page);
    const strip = page.locator('.t-discard');
    const high = async () => Math.round((await strip.boundingBox())?.height ?? 0);
    const was = await high();
    await photographTo(page, `keep-${size.width}`);
    const put = async (card: Locator, to: Locator, says: string) => {
      await card.click();
      await mustStay(page, before, `a new card is picked up ${at}`);
      await to.click();
      await page.mouse.move(2, 2);
      await mustStay(page, before, `${says} ${at}`);
      must((await high()) === was, `the strip grew from ${was} to ${await high()} px ${at}`);
      must(await page.locator('.t-question .t-commit').isVisible(), `the button stands there ${at}`);
    };
    const hands = page.locator('.t-hands .t-slot');
    const pack = page.locator('.t-pack .t-slot');
    const thrown = strip.locator('.t-slot');
    await put(hands.nth(1), pack.first(), 'it lies in the backpack');
    await put(pack.first(), thrown.last(), 'it is thrown away');
    await photographTo(page, `keep-thrown-${size.width}`);
    await put(thrown.first(), hands.nth(1), 'it is taken back');
  }
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}

export async function cards(house: House): Promise<void> {
  for (const size of SIZES) await trade(house, size);
  await keep(house);
}
