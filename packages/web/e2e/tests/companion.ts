// Beside a cardboard table, on a phone: a board mirrored, the dead act and ask, cards, odds, trackers; a reload keeps it, Back closes sheets.
import type { Page } from 'playwright-core';
import { goTo, type House, must, PHONE, photographTo, visit } from '../harness.ts';
import { keptForOffline } from '../table.ts';
import { check } from './axe.ts';

const LOW = { width: 844, height: 390 };
const SMALL = { width: 360, height: 640 };
/** 44 without its borders */
const LEAST_TAP = 42;

/** On the smallest of phones what answers a question is in sight, and on the trackers no word lies over another. */
async function smallest(page: Page, what: 'question' | 'team'): Promise<void> {
  await page.setViewportSize(SMALL);
  if (what === 'question') {
    const [commit, tabs] = [await page.locator('.t-question .t-commit').boundingBox(), await page.locator('.c-tabs').boundingBox()];
    must(
      commit !== null && tabs !== null && commit.y + commit.height <= tabs.y + 1,
      `the answer's button lies at ${commit?.y} of ${tabs?.y}`,
    );
  } else {
    const [name, label] = [page.locator('.c-team b'), page.locator('.c-tracks .label')].map((one) => one.first());
    const [one, two] = [await name.boundingBox(), await label.boundingBox()];
    must(
      one !== null && two !== null && one.y + one.height <= two.y + 1,
      `a name at ${JSON.stringify(one)}, what is counted at ${JSON.stringify(two)}`,
    );
    const least = await page
      .locator('.c-team button')
      .evaluateAll((all) => Math.min(...all.map((button) => Math.min(button.clientWidth, button.clientHeight))));
    must(least >= LEAST_TAP, `a tracker's button is ${least} px`);
  }
  await photographTo(page, `companion-small-${what}`);
  await page.setViewportSize(PHONE);
}

export async function companion(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { size: PHONE, kept: true });
  const found: string[] = [];
  await goTo(house, page, 'companion');
  await photographTo(page, 'companion-set');
  await page.getByLabel('Mission on the table').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.locator('.c-board [data-zone]').first().waitFor();
  // the box is opened where there is no network: from here on everything goes on without one
  await keptForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('.c-board [data-zone]').first().waitFor();

  // somebody's zone gets a walker
  await page.locator('.c-board [data-zone][aria-label*="Amy"]').first().click({ force: true });
  const sheet = page.locator('dialog[open]');
  await sheet.waitFor();
  await sheet.getByRole('button', { name: 'Walker: one more' }).click();
  await check(page, 'companion, zone', found);
  await photographTo(page, 'companion-zone');
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  must(page.url().includes('#/companion'), 'Back closed the sheet and stayed');

  await page.getByRole('button', { name: 'What will they do?' }).click();
  await page.getByText('attack').first().waitFor();
  await photographTo(page, 'companion-intent');
  await page.getByRole('button', { name: 'The dead act' }).click();
  await page.locator('.t-question').waitFor();
  await photographTo(page, 'companion-question');
  await smallest(page, 'question');
  await page.reload();
  await page.locator('.t-question .t-commit').click();
  await page.locator('.c-steps li').first().waitFor();
  await page.getByRole('button', { name: 'The dead act' }).waitFor();
  await check(page, 'companion, board', found);
  await photographTo(page, 'companion-board');

  await page.getByRole('tab', { name: 'Deck' }).click();
  await page.getByRole('button', { name: 'Turn a card' }).click();
  await page.locator('.c-cards li').first().waitFor();
  await photographTo(page, 'companion-deck');

  await page.getByRole('tab', { name: 'Odds' }).click();
  await page.getByText('Clears the zone: 25 %').waitFor();
  await page.getByRole('button', { name: 'Dice: one more' }).click();
  await page.getByText('Clears the zone: 50 %').waitFor();
  await check(page, 'companion, odds', found);
  await photographTo(page, 'companion-odds');

  await page.getByRole('tab', { name: 'Team' }).click();
  const wounded = await page.locator('.c-team output').allInnerTexts();
  must(wounded.includes('1'), 'the wound that was taken stands on the tracker');
  for (let n = 0; n < 7; n++)
    await page
      .getByRole('button', { name: /Adrenaline \(AP\): one more/ })
      .first()
      .click();
  await page.getByText('Round 1 · Yellow').waitFor();
  await check(page, 'companion, team', found);
  await smallest(page, 'team');
  await photographTo(page, 'companion-team');
  await page.reload();
  await page.getByText('Round 1 · Yellow').waitFor();
  await page.setViewportSize(LOW);
  await page.getByRole('tab', { name: 'Board' }).click();
  await photographTo(page, 'companion-low');
  // every spot of the board can be pressed: what brings it nearer is in the bar
  must((await page.locator('.c-board button:visible').count()) === 0, 'no button lies over the board');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.locator('.c-board .board:not([data-whole])').waitFor();
  await page.getByRole('button', { name: 'Show the whole board' }).click();
  await page.locator('.c-board .board[data-whole]').waitFor();
  must(found.length === 0, `\n  ${found.join('\n  ')}`);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
