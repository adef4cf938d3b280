// One's own game goes back to an earlier moment and says so; the log of a replay leads to its moments; a running game branches.
import { goTo, type House, must, photographTo, visit } from '../harness.ts';
import { asked, atTable, takeHint } from '../table.ts';

export async function rewind(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house);
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  for (let n = 0; n < 6; n++) await takeHint(page);
  const game = page.url();
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  must(page.url() === game, 'Back closed the menu and stayed at the table');

  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('link', { name: 'Go back to a moment…' }).click();
  const scrubber = page.getByRole('slider', { name: 'Moment' });
  await scrubber.waitFor();
  const last = Number(await scrubber.inputValue());
  must(last >= 6, 'the replay of a running game opens where the game stands');

  await page.getByRole('button', { name: /^Log/ }).first().click();
  const lines = page.locator('.t-log li button');
  await lines.first().waitFor();
  await photographTo(page, 'rewind-log');
  await lines.first().click();
  must(Number(await scrubber.inputValue()) < last, 'a line of the log leads to its moment');
  must((await lines.count()) > 3, 'what comes later stays in the log');

  await scrubber.press('ArrowRight');
  const step = await scrubber.inputValue();
  await page.getByRole('button', { name: 'Take my game back to here' }).click();
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await page.waitForURL(/#\/play\//);
  await atTable(page);
  await asked(page);
  must((await page.locator('.game').getAttribute('data-tick')) === step, 'the game stands at the moment chosen');
  must(page.url() === game, 'it is the same game');
  await goTo(house, page, 'games');
  await page.getByText('rewound once').waitFor();
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
