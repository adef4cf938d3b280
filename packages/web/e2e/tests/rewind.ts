// One's own game goes back to an earlier moment and says so; the log of a replay leads to its moments; a running game branches.
import { DESKTOP, goTo, type House, must, PHONE, photographTo, visit } from '../harness.ts';
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

  // one line of buttons, also with all four things to do about a moment
  const row = await page.locator('.transport-more').boundingBox();
  must(row !== null && row.height < 60, `the replay's buttons are ${row?.height} px high`);
  // a phone's log lies over the board: the moment it leads to is seen at once
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: /^Log/ }).first().click();
  await lines.nth(2).click();
  await page.locator('.t-drawer').waitFor({ state: 'detached' });
  await photographTo(page, 'rewind-phone');
  await page.setViewportSize(DESKTOP);
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
