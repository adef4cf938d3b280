// From a link to the board on a slow phone: few taps, few seconds. And a reach that is long in coming: the board waits for it, and never moves
// under a finger.
import type { Page } from 'playwright-core';
import { goTo, type House, must, PHONE, slowness, visit } from '../harness.ts';
import { asked, atTable } from '../table.ts';

/** A phone of the middle class on a poor connection: 1.6 Mbit/s, 150 ms, a processor of a quarter's speed. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWER = 4;
/** The aim is 5 s on a quiet machine; where others compute beside it, so many times longer. */
const AIM_S = 5;
const BOUND_S = 20;
const MOST_TAPS = 3;
/** A line with this latency waits for requests longer than for bytes: whatever the machine does, these can be counted. */
const MOST_REQUESTS = 65;

/** What the page itself saw, in seconds since the link was followed: whoever looks from outside computes on the same slow processor and counts itself. */
interface Seen {
  readonly form: number;
  readonly named: number;
  readonly board: number;
}

/** Runs in the page: notes when what is waited for has been painted, and when the name was given. */
function keepTimes(): void {
  const seen: Record<string, number> = {};
  Object.assign(window, { seen });
  const waited = { form: 'form input', board: '.t-table .board-zones [data-zone]' };
  const look = () => {
    for (const [name, what] of Object.entries(waited)) {
      if (name in seen || document.querySelector(what) === null) continue;
      seen[name] = Number.NaN;
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          seen[name] = performance.now() / 1000;
        };
        painted.port2.postMessage(null);
      });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  addEventListener(
    'submit',
    () => {
      seen.named = performance.now() / 1000;
    },
    true,
  );
}

/** Within the time the table waits for it, and so late that a finger is there before it on a busy machine too. */
const LATE_MS = 1500;
/** The table waits two seconds for it; after so long it moves no more. */
const NO_MORE_MS = 2600;
/** What is asked of the engine about reach sets out later; when it is marked and when the board comes close is written down in the page. */
const LATE_REACH = `const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const late = message?.call !== undefined && JSON.stringify(message).includes('"about":"reach"');
    setTimeout(() => post.call(this, message, ...rest), late ? ${LATE_MS} : 0);
  };
  window.turn = {};
  new MutationObserver(() => {
    const { turn } = window;
    if (!document.querySelector('.t-actions')) return;
    turn.marked ??= document.querySelector('.board-zone[data-mark]') ? performance.now() : undefined;
    turn.close ??= document.querySelector('.board')?.hasAttribute('data-whole') ? undefined : performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true });`;

interface Turn {
  readonly marked?: number;
  readonly close?: number;
}

/** The turn of the next survivor that may be chosen. */
async function takeTurn(page: Page): Promise<void> {
  await page.locator('.t-dock[data-may][data-kind="order"]').waitFor({ state: 'attached' });
  await page.locator('.board[data-whole]').waitFor();
  await page.evaluate('window.turn = {}');
  await page.locator('.t-person').first().tap();
  await page.locator('.t-actions').waitFor();
}

async function lateReach(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { size: PHONE, settings: { nick: 'Ada', tips: false } });
  await page.addInitScript(LATE_REACH);
  await goTo(house, page, 'new?edition=second-edition&mission=second-edition/m01&seed=late');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await atTable(page);
  await asked(page);
  await takeTurn(page);
  const seen = await page.waitForFunction(() => {
    const { turn } = window as unknown as { turn: Turn };
    return turn.marked !== undefined && turn.close !== undefined && turn;
  });
  const { marked = 0, close = 0 } = (await seen.jsonValue()) as Turn;
  must(close >= marked, `the board comes close ${Math.round(marked - close)} ms before anybody knows how far one gets`);
  await page.keyboard.press('e');
  const end = page.locator('.t-preview-foot').locator('.t-commit, .t-deadly');
  await end.or(page.locator('.t-person').first()).first().waitFor();
  if (await end.isVisible()) await end.click();
  await takeTurn(page);
  // on the bare table above the board
  const board = await page.locator('.t-board').boundingBox();
  must(board !== null, 'there is a board');
  await page.touchscreen.tap(board.x + board.width / 2, board.y + 6);
  await page.waitForFunction(() => (window as unknown as { turn: Turn }).turn.marked !== undefined);
  await page.waitForTimeout(NO_MORE_MS);
  must((await page.locator('.board[data-whole]').count()) === 1, 'a board under a finger stays where it is');
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}

/** A game that runs already, with one free seat: whoever comes in plays. */
export async function slowPhone(house: House): Promise<void> {
  const host = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, host.page, 'new?with=friends');
  await host.page.getByRole('button', { name: 'Open the room' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await atTable(host.page);
  const room = host.page.url();
  await host.context.close();

  const { context, page, complaints } = await visit(house, { size: PHONE });
  const hand = await context.newCDPSession(page);
  await hand.send('Network.enable');
  await hand.send('Network.emulateNetworkConditions', LINE);
  await hand.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests++;
  });
  await page.addInitScript(keepTimes);
  const slow = slowness();
  // the link itself is the first tap
  let taps = 1;
  await page.goto(room);
  const name = page.getByLabel('Your name');
  await name.waitFor();
  // the field has the focus: whoever comes can type at once
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await page.keyboard.type('Bob');
  await page.getByRole('button', { name: 'Come in' }).tap();
  taps++;
  await atTable(page);
  await page.locator('.board-zones [data-zone]').first().waitFor();
  const seen = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: Seen };
    return Number.isFinite(seen.board) && seen;
  });
  const { form: toForm, named, board } = (await seen.jsonValue()) as Seen;
  const toBoard = board - named;
  const whole = toForm + toBoard;
  console.log(
    `       a slow phone: the name's form after ${toForm.toFixed(1)} s, the board ${toBoard.toFixed(1)} s after the name, ${whole.toFixed(1)} s together, ${taps} taps, ${requests} requests (aim ${AIM_S} s)`,
  );
  must(requests <= MOST_REQUESTS, `${requests} requests from the link to the board, at most ${MOST_REQUESTS}`);
  must(taps <= MOST_TAPS, `${taps} taps from the link to the board`);
  must(whole <= BOUND_S * slow, `${whole.toFixed(1)} s from the link to the board`);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
  await lateReach(house);
}
