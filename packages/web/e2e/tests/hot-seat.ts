// Two people on one device: the table stays open, and says whose turn it is once everything was shown.
import { goTo, type House, must, visit } from '../harness.ts';
import { asked, atTable, takeHint } from '../table.ts';

const MOST_CHOICES = 60;

export async function hotSeat(house: House): Promise<void> {
  const { context, page } = await visit(house);
  await goTo(house, page, 'new?with=hot-seat');
  await page.getByLabel('Name for seat 1').fill('Ewa');
  await page.getByLabel('Name for seat 2').fill('Olek');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  const bar = page.locator('.t-next-person');
  const name = async () => (await bar.innerText()).split(',')[0].trim();
  await bar.waitFor();
  const first = await name();
  must(['Ewa', 'Olek'].includes(first), `the bar names who begins, not ${first}`);
  must((await page.locator('dialog[open]').count()) === 0, 'nothing covers the table');
  await takeHint(page);
  await bar.waitFor({ state: 'detached' });
  for (let n = 0; n < MOST_CHOICES && !(await bar.isVisible()); n++) {
    await takeHint(page);
    // who is next is said with the question
    await asked(page);
    await page.waitForTimeout(150);
  }
  const second = await name();
  must(first !== second && ['Ewa', 'Olek'].includes(second), `${first} hands over to ${second}`);
  await asked(page);
  await context.close();
}
