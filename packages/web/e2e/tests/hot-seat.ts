// Two people on one device: the table is covered between them.
import { goTo, type House, must, visit } from '../harness.ts';
import { asked, atTable, takeHint } from '../table.ts';

const MOST_CHOICES = 40;

export async function hotSeat(house: House): Promise<void> {
  const { context, page } = await visit(house);
  await goTo(house, page, 'new?with=hot-seat');
  await page.getByLabel('Name for seat 1').fill('Ewa');
  await page.getByLabel('Name for seat 2').fill('Olek');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  const cover = page.locator('dialog.hand-over[open]');
  const take = cover.getByRole('button', { name: /^I am / });
  const name = async () => (await take.innerText()).replace('I am ', '');
  await take.waitFor();
  const first = await name();
  await take.click();
  for (let n = 0; n < MOST_CHOICES && !(await cover.isVisible()); n++) {
    await takeHint(page);
    await page.waitForTimeout(60);
  }
  const second = await name();
  must(first !== second && ['Ewa', 'Olek'].includes(second), `${first} hands over to ${second}`);
  await page.keyboard.press('Escape');
  must(await cover.isVisible(), 'Escape does not uncover the table');
  await take.click();
  await asked(page);
  await context.close();
}
