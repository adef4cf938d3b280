// Two small phones at one table share out wounds: who proposed what is in sight, the main button agrees, nothing lies outside the window; a free seat is taken there.
import type { Page } from 'playwright-core';
import { goTo, type House, must, photographTo, visit } from '../harness.ts';
import { faultsOf } from '../reachable.ts';
import { asked, atTable } from '../table.ts';

const SMALL = { width: 360, height: 640 };
/** Nobody moves: the dead have been among them long before. */
const MOST_ANSWERS = 150;

const DONE_MS = 20_000;
const AGAIN_MS = 3000;
const MOVED = ({ was, selector }: { readonly was: string | null; readonly selector: string }) =>
  document.querySelector('.game')?.getAttribute('data-tick') !== was || document.querySelector(selector) !== null;

async function openRoom(house: House): Promise<readonly [Page, Page]> {
  const host = await visit(house, { size: SMALL, settings: { nick: 'Ada', tips: false } });
  await goTo(house, host.page, 'new?with=friends');
  await host.page.getByRole('button', { name: 'Open the room' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).waitFor();
  const friend = await visit(house, { size: SMALL, settings: { tips: false } });
  await friend.page.goto(host.page.url());
  await friend.page.getByLabel('Your name').fill('Bob');
  await friend.page.getByRole('button', { name: 'Come in' }).click();
  await host.page.getByText('Bob').first().waitFor();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([atTable(host.page), atTable(friend.page)]);
  return [host.page, friend.page];
}

/** Everyone ends their turn until both are asked about the same wounds. */
async function untilWounds(pages: readonly Page[]): Promise<void> {
  const shared = '.t-dock[data-may][data-kind="wounds"] .t-team';
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const page = await Promise.race(pages.map((one) => asked(one, 20_000).then(() => one)));
    const kind = await page.locator('.t-dock').getAttribute('data-kind');
    if (kind === 'wounds' && (await page.locator(shared).isVisible())) {
      await Promise.all(pages.map((one) => one.locator(shared).waitFor()));
      return;
    }
    const tick = await page.locator('.game').getAttribute('data-tick');
    await page.keyboard.press(kind === 'turn' ? 'e' : '1');
    // done at once, or laid out before the button
    const laidOut = '.t-preview :is(.t-commit, .t-deadly), .t-question .t-commit';
    await page.waitForFunction(MOVED, { was: tick, selector: laidOut }, { timeout: DONE_MS }).catch(() => {});
    if ((await page.locator('.game').getAttribute('data-tick')) === tick) await page.keyboard.press('Enter');
    // what may cost lives is pressed twice
    await page.waitForFunction(MOVED, { was: tick, selector: '.nothing' }, { timeout: AGAIN_MS }).catch(() => {});
  }
  throw new Error('nobody was wounded');
}

const amounts = (page: Page): Promise<string> =>
  page.locator('.t-stepper').evaluateAll((all) => all.map((one) => one.getAttribute('aria-valuenow')).join());

async function mustFit(page: Page, who: string): Promise<void> {
  const faults = await faultsOf(page, true);
  must(faults.length === 0, `${who}: ${faults.map((one) => `${one.control} is ${one.what} (${one.box})`).join(', ')}`);
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  must(box !== null, `nothing at ${selector}`);
  return box;
};

/** Whoever has no seat is offered a free one at the table itself, which stays where it is. */
async function upAndDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByText('Seats and bots').click();
  await page.locator('.seat-line[data-mine="true"]').getByRole('button', { name: 'Stand up' }).click();
  await page.locator('.seat-line[data-mine="true"]').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  const take = page.locator('.t-notice', { hasText: 'is free' }).getByRole('button', { name: 'Take it' });
  await take.waitFor();
  must((await boxOf(page, '.t-table')).y === 0, 'nothing pushes the table down');
  await mustFit(page, 'the table of whoever stood up');
  await take.click();
  await take.waitFor({ state: 'detached' });
}

export async function teamPhone(house: House): Promise<void> {
  const [ada, bob] = await openRoom(house);
  await untilWounds([ada, bob]);
  await mustFit(ada, 'the suggestion on the host’s phone');
  // a wound goes from the first who has one to the last
  await ada.locator('.t-stepper button:not([disabled])').filter({ hasText: '−' }).first().click();
  await ada.locator('.t-stepper button').filter({ hasText: '+' }).last().click();
  const propose = ada.locator('.t-question .t-commit');
  must((await propose.innerText()).startsWith('Propose'), `what is changed is proposed: ${await propose.innerText()}`);
  const before = await amounts(ada);
  await propose.click();
  const status = bob.locator('.t-team [role="status"]', { hasText: 'Proposed by Ada' });
  await status.waitFor();
  await bob.waitForFunction(
    (wanted) => [...document.querySelectorAll('.t-stepper')].map((one) => one.getAttribute('aria-valuenow')).join() === wanted,
    before,
  );
  await Promise.all([mustFit(ada, 'the proposal on the phone of whoever made it'), mustFit(bob, 'the proposal on the other phone')]);
  const [said, list, agree] = [await boxOf(bob, '.t-team'), await boxOf(bob, '.t-stepper'), await boxOf(bob, '.t-question .t-commit')];
  must(said.y >= 0 && said.y + said.height <= list.y + 1, 'who proposed stands above the list');
  must(agree.y + agree.height <= SMALL.height, 'the button is in the window');
  must((await bob.locator('.t-question .t-commit').innerText()).startsWith('Agree'), 'the main button agrees');
  await photographTo(bob, 'team-phone');
  const tick = await bob.locator('.game').getAttribute('data-tick');
  await bob.locator('.t-question .t-commit').click();
  for (const page of [ada, bob])
    await page.waitForFunction((was) => document.querySelector('.game')?.getAttribute('data-tick') !== was, tick);
  await upAndDown(bob);
  await Promise.all([ada.context().close(), bob.context().close()]);
}
