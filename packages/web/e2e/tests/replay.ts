// A finished game as a link: another browser opens the same moment, scrubs, and plays on from there.
import type { Page } from 'playwright-core';
import { DESKTOP, type House, must, visit } from '../harness.ts';
import { asked, atTable, finishTutorial } from '../table.ts';
import { checkBoth } from './axe.ts';

/** On a small phone too every button of the record says what it does, and the board keeps the width. */
async function small(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.waitForTimeout(600);
  const { mute, outside, board } = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.board-zone-shape')].map((one) => one.getBoundingClientRect());
    const buttons = [...document.querySelectorAll<HTMLElement>('.transport button')];
    return {
      mute: [...document.querySelectorAll<HTMLElement>('.transport-more .button')]
        .filter((one) => (one.querySelector('span')?.getBoundingClientRect().width ?? 0) < 20)
        .map((one) => one.textContent),
      outside: buttons
        .filter((one) => {
          const { left, right, bottom, height } = one.getBoundingClientRect();
          return left < 0 || right > innerWidth || bottom > innerHeight || height < 43.5 || one.scrollWidth > one.clientWidth + 1;
        })
        .map((one) => one.textContent || one.getAttribute('aria-label')),
      board: Math.max(...boxes.map((b) => b.right)) - Math.min(...boxes.map((b) => b.left)),
    };
  });
  must(mute.length === 0, `buttons without words: ${mute.join(', ')}`);
  must(outside.length === 0, `buttons cut, too small or outside: ${outside.join(', ')}`);
  must(board >= 300, `the board of a replay is ${Math.round(board)} px wide of 360`);
  await page.setViewportSize(DESKTOP);
}

export async function replay(house: House): Promise<void> {
  const { context, page } = await visit(house);
  await finishTutorial(house, page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'Next round' }).click();
  await page.getByRole('button', { name: 'Next step', exact: true }).click();
  // whoever played, nobody is waited for and no bot is at work in a record; rounds are named where they begin
  must((await page.locator('.t-dock .t-team').count()) === 0, 'a replay waits for nobody');
  must((await page.locator('.scrubber-marks b').first().innerText()) === '2', 'rounds have their numbers');
  await small(page);
  const moment = /[?&]t=(\d+)/.exec(page.url())?.[1];
  must(moment && Number(moment) > 1, 'the address follows the moment');
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  const link = await page.getByLabel('Link to the replay').inputValue();
  await checkBoth(page, 'a link to a moment');
  await context.close();

  const other = await visit(house);
  await other.page.goto(link);
  const scrubber = other.page.getByRole('slider', { name: 'Moment' });
  await scrubber.waitFor();
  must((await scrubber.inputValue()) === moment, 'the link leads to the same moment');
  await scrubber.press('ArrowRight');
  must((await scrubber.inputValue()) === String(Number(moment) + 1), 'the scrubber goes on');
  await other.page.getByRole('button', { name: 'Play on from here' }).click();
  await other.page.waitForURL(/#\/play\//);
  await atTable(other.page);
  await asked(other.page);
  must(other.complaints.length === 0, `the page complained: ${other.complaints.join('; ')}`);
  await other.context.close();
}
