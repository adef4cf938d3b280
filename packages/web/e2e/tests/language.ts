// Another language in the middle of a game, at once.
import { goTo, type House, must, visit } from '../harness.ts';
import { atTable } from '../table.ts';

export async function language(house: House): Promise<void> {
  const { context, page } = await visit(house);
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
    must((await page.locator('html').getAttribute('lang')) === tag, `the page says it is ${tag}`);
    const left = await page.locator('.t-table').innerText();
    must(!/Who acts next|Players Phase/.test(left), `English is left over in ${tag}`);
  }
  await context.close();
}
