// Another language in the middle of a game, at once; and every card's words have room on it in each of them.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { editions } from '@holdout/content';
import type { Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, photographTo, visit } from '../harness.ts';
import { asked, atTable } from '../table.ts';

const labels = fileURLToPath(new URL('../../../content/labels', import.meta.url));

/** Names and texts of all books' cards. */
function cardWords(language: string): { readonly names: readonly string[]; readonly texts: readonly string[] } {
  const all: Record<string, string> = {};
  for (const file of readdirSync(`${labels}/${language}`))
    Object.assign(all, JSON.parse(readFileSync(`${labels}/${language}/${file}`, 'utf8')));
  const ids = new Set(editions.flatMap(({ items }) => items.map(({ id }) => id as string)));
  const texts = [...ids].flatMap((id) => Object.keys(all).filter((key) => key.startsWith(`item.${id}.text`)));
  return { names: [...ids].map((id) => all[`item.${id}`] ?? id), texts: texts.map((key) => all[key] ?? '') };
}

/** Writes every one of them on the first card found there and says which do not fit. */
async function cutOn(page: Page, card: string, words: ReturnType<typeof cardWords>): Promise<readonly string[]> {
  await page.locator(`${card} .card`).first().waitFor();
  return page.evaluate(
    async ({ card: at, names, texts }) => {
      await document.fonts.ready;
      const found = document.querySelector<HTMLElement>(`${at} .card`);
      const [inner, name] = [found?.querySelector<HTMLElement>('.card-inner'), found?.querySelector<HTMLElement>('.card-name')];
      if (!inner || !name) return ['no card'];
      const text = inner.querySelector<HTMLElement>('.card-text') ?? inner.appendChild(document.createElement('span'));
      text.className = 'card-text';
      const faults: string[] = [];
      for (const [place, one] of [...names.map((word) => [name, word] as const), ...texts.map((word) => [text, word] as const)]) {
        if (place === text) name.textContent = '-';
        place.textContent = one;
        name.toggleAttribute('data-long', place === name && one.length > 24);
        if ([place, inner].some((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1))
          faults.push(one);
      }
      return faults;
    },
    { card, ...words },
  );
}

export async function language(house: House): Promise<void> {
  const { context, page } = await visit(house, { settings: { nick: 'Ada', tips: false } });
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  for (const [name, tag, title] of [
    ['Polski', 'pl', /Ustawienia/],
    ['Русский', 'ru', /Настройки/],
  ] as const) {
    await page.locator('.t-top [aria-haspopup="dialog"]').first().click();
    const settings = page.locator('dialog.sheet[open] details', { has: page.locator('.settings-form') }).locator('summary');
    await settings.click();
    await page.locator('dialog.sheet[open]').getByRole('radio', { name, exact: true }).check();
    await page.locator('dialog.sheet[open] summary', { hasText: title }).waitFor();
    await page.keyboard.press('Escape');
    // keys go to the table again when the menu is gone
    await page.locator('dialog.sheet[open]').waitFor({ state: 'hidden' });
    must((await page.locator('html').getAttribute('lang')) === tag, `the page says it is ${tag}`);
    const left = await page.locator('.t-table').innerText();
    must(!/Who acts next|Players Phase/.test(left), `English is left over in ${tag}`);
    await wordsFit(page, tag);
    await titleFits(page, tag);
  }
  await context.close();
}

/** The narrowest desktop has the first mission's title whole in its bar, and the goals say it whatever the bar has room for. */
async function titleFits(page: Page, tag: string): Promise<void> {
  await page.setViewportSize({ width: 960, height: 700 });
  const title = page.locator('.t-title h1');
  const [wide, has] = await title.evaluate((one) => [one.scrollWidth, one.clientWidth]);
  must(wide <= has + 1, `the title needs ${wide} px of ${has} in ${tag}`);
  const goals = page.locator('.t-goals');
  if (!(await goals.isVisible())) await page.keyboard.press('q');
  await goals.getByRole('heading', { name: (await title.textContent()) ?? '', exact: true }).waitFor();
  await page.setViewportSize(DESKTOP);
}

/** On a card in somebody's hand, and on the large one that explains it. */
async function wordsFit(page: Page, tag: string): Promise<void> {
  const words = cardWords(tag);
  await asked(page);
  if ((await page.locator('.t-dock').getAttribute('data-kind')) === 'order') await page.keyboard.press('1');
  await page.locator('.t-actions').waitFor();
  await page.keyboard.press('i');
  const held = page.locator('.t-sheet .t-slot:has(.card)').first();
  await held.click({ button: 'right' });
  const large = await cutOn(page, '.t-explain', words);
  await photographTo(page, `card-${tag}`);
  await page.keyboard.press('Escape');
  const small = await cutOn(page, '.t-sheet', words);
  await page.keyboard.press('Escape');
  await held.waitFor({ state: 'hidden' });
  must(large.length + small.length === 0, `cut on cards in ${tag}: ${[...large, '/', ...small].join('; ')}`);
}
