// A finished game as a link: another browser opens the same moment, scrubs, and plays on from there.
import type { Page } from 'playwright-core';
import { DESKTOP, eventually, type House, must, photographTo, visit } from '../harness.ts';
import { finishedFirstGame } from '../shelf.ts';
import { asked, atTable } from '../table.ts';
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

/**
 * On a phone on its side nobody is asked in a replay: the question's column tells the game, with the moment shown in sight. And nothing that is
 * pressed lies over the board: the way back to the whole of it is in the bar.
 */
async function low(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  const here = page.locator('.t-low-log [aria-current="step"]');
  await here.waitFor();
  const [line, column] = [await here.boundingBox(), await page.locator('.t-low-log').boundingBox()];
  must(line !== null && column !== null && column.height > 120, `the game is told in ${column?.height} px`);
  must(line.y >= column.y - 1 && line.y + line.height <= column.y + column.height + 1, 'the moment shown is in sight in the column');
  const whole = page.locator('.t-whole');
  must(!(await whole.isVisible()), 'a board that is seen whole is not asked for');
  await page.locator('.board').hover();
  await page.mouse.wheel(0, -400);
  await whole.waitFor();
  must((await page.locator('.t-board button:visible').count()) === 0, 'no button lies over the board');
  await whole.click();
  await page.locator('.board[data-whole]').waitFor();
  await whole.waitFor({ state: 'hidden' });
  await page.setViewportSize(DESKTOP);
}

/** Laptops at 200 %: the bar is two rows, the title's lines are whole, and the board has half of the window. */
async function zoomed(page: Page): Promise<void> {
  for (const [width, height] of [
    [640, 360],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(600);
    await photographTo(page, `replay-${width}`);
    const { bar, board, buttons, title, top } = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
      const all = [...document.querySelectorAll('.transport-row :is(button, select)')].map((one) => one.getBoundingClientRect());
      return {
        bar: box('.transport'),
        board: box('.t-board'),
        top: box('.t-top'),
        title: box('.t-title'),
        buttons: all.map(({ top: y, left, right }) => ({ y, left, right })),
      };
    });
    const at = `at ${width}×${height}`;
    must(board.height >= height * 0.5, `the board has ${board.height} px ${at}`);
    must(bar.bottom <= height + 1, `the bar ends at ${bar.bottom} ${at}`);
    must(new Set(buttons.map(({ y }) => Math.round(y))).size === 1, `buttons of the bar stand in one row ${at}`);
    must(
      buttons.every(({ left, right }) => left >= 0 && right <= width),
      `buttons of the bar are in the window ${at}`,
    );
    must(title.top >= top.top && title.bottom <= top.bottom, `the title is whole ${at}: ${title.top} to ${title.bottom}`);
  }
  await page.setViewportSize(DESKTOP);
}

/** Everything the stage shows from now on, when it is first used, when it is empty again, and when a key was pressed: by the page's own clock. */
const watchStage = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    const times = { begun: 0, key: 0, empty: 0 };
    Object.assign(window, { seen, times });
    addEventListener(
      'keydown',
      () => {
        times.key = performance.now();
      },
      true,
    );
    const stage = document.querySelector('.t-stage');
    if (stage === null) throw new Error('there is no stage');
    const look = () => {
      for (const one of stage.children) seen.push(one.className);
      if (stage.childElementCount === 0) times.empty = performance.now();
      else if (times.begun <= times.empty) times.begun = performance.now();
    };
    new MutationObserver(look).observe(stage, { childList: true, subtree: true });
  });

const told = (page: Page): Promise<readonly string[]> => page.evaluate(() => [...(window as unknown as { seen: string[] }).seen]);
const timesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { times: { readonly begun: number; readonly key: number; readonly empty: number } }).times);
const emptied = (page: Page) => page.waitForFunction(() => document.querySelector('.t-stage')?.childElementCount === 0);
const forget = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { seen: string[] }).seen.length = 0;
  });

/** What stands on the board, zone by zone, as it is read. */
const onBoard = (page: Page): Promise<string> =>
  page.locator('.board-zone-shape').evaluateAll((zones) => zones.map((zone) => zone.getAttribute('aria-label')?.split(',')[0]).join());

/** So long nothing is told where nothing is to be. */
const QUIET_MS = 700;

/** A step on is told as at the table and can be cut short; a jump and a step back only show where they lead. */
async function toldSteps(house: House, link: string): Promise<void> {
  const { context, page, complaints } = await visit(house, { motion: true, settings: { speed: 1 } });
  await page.goto(link);
  const moment = page.getByRole('slider', { name: 'Moment' });
  await moment.waitFor();
  await page.locator('.board-zone-shape').first().waitFor();
  await watchStage(page);
  const opened = await moment.inputValue();
  await page.getByRole('button', { name: 'Next round' }).click();
  await page.waitForFunction((was) => document.querySelector<HTMLInputElement>('.scrubber input')?.value !== was, opened);
  await page.waitForTimeout(QUIET_MS);
  const [begins, after] = [await moment.inputValue(), await onBoard(page)];
  await page.getByRole('button', { name: 'Back a step' }).click();
  await page.waitForTimeout(QUIET_MS);
  must((await told(page)).length === 0, `jumps and steps back tell nothing: ${await told(page)}`);

  // the step that begins a round brings the dead before it
  await page.getByRole('button', { name: 'Next step', exact: true }).click();
  await page.locator('.t-banner').first().waitFor();
  must((await moment.inputValue()) === begins, 'it is one step');
  await emptied(page);
  const whole = await timesOf(page);
  must((await told(page)).length > 1, `the step is told: ${await told(page)}`);
  await eventually(async () => must((await onBoard(page)) === after, 'what was told ends where a jump leads'));

  // cut short by a key, which would press a button that has the focus; arrows go back and on as everybody tries first
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction((at) => Number(document.querySelector<HTMLInputElement>('.scrubber input')?.value) < Number(at), begins);
  await page.keyboard.press('ArrowRight');
  await page.locator('.t-banner').first().waitFor();
  await page.keyboard.press('Space');
  await emptied(page);
  const cut = await timesOf(page);
  const [took, left] = [whole.empty - whole.begun, cut.empty - cut.key];
  must(took > 0 && left < took / 4, `a key cuts it short: ${Math.round(left)} ms after the key, ${Math.round(took)} ms without`);

  // playing tells each step to its end before the next
  await page.getByRole('button', { name: 'Back a step' }).click();
  await forget(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction((at) => Number(document.querySelector<HTMLInputElement>('.scrubber input')?.value) > Number(at), begins);
  must(
    (await told(page)).some((one) => one.includes('t-banner')),
    `playing tells it too: ${await told(page)}`,
  );
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}

export async function replay(house: House): Promise<void> {
  const { context, page } = await visit(house);
  await finishedFirstGame(house, page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'Next round' }).click();
  await page.getByRole('button', { name: 'Next step', exact: true }).click();
  // whoever played, nobody is waited for and no bot is at work in a record; rounds are named where they begin
  must((await page.locator('.t-dock .t-team').count()) === 0, 'a replay waits for nobody');
  must((await page.locator('.scrubber-marks b').first().innerText()) === '2', 'rounds have their numbers');
  // what was decided and who did, besides what came of it
  const chosen = page.locator('.transport-chosen');
  must(/^\S.*\bby \S/.test(await chosen.innerText()), `the answer of a step is told: ${await chosen.innerText()}`);
  const before = await chosen.innerText();
  await page.getByRole('button', { name: 'Next step', exact: true }).click();
  await page.waitForFunction((said) => document.querySelector<HTMLElement>('.transport-chosen')?.innerText !== said, before);
  await page.getByRole('button', { name: 'Back a step' }).click();
  await page.waitForFunction((said) => document.querySelector<HTMLElement>('.transport-chosen')?.innerText === said, before);
  await small(page);
  await low(page);
  await zoomed(page);
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
  await toldSteps(house, link);
}
