// Without a network: the client opens, a game begins, and after a reload it stands where it stood.
import { goTo, type House, must, visit } from '../harness.ts';
import { atTable, keptForOffline, takeHint } from '../table.ts';

export async function offline(house: House): Promise<void> {
  const { context, page } = await visit(house, { kept: true });
  await goTo(house, page);
  await keptForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  for (let n = 0; n < 4; n++) await takeHint(page);
  // kept before it is closed
  await page.waitForTimeout(300);
  const before = await page.locator('.t-rail').innerText();
  const address = page.url();
  await page.reload();
  await atTable(page);
  must(page.url() === address, 'the same game');
  must((await page.locator('.t-rail').innerText()) === before, 'the reload stands where the game stood');
  await goTo(house, page);
  await page.getByRole('heading', { name: 'Go on playing' }).waitFor();
  await page.getByText('Your turn').first().waitFor();
  await context.close();
}
