// A mission is published, found by somebody else, copied with its origin kept, and played online by two browsers.
import type { Page } from 'playwright-core';
import { DESKTOP, goTo, type House, must, PHONE, photographTo, visit } from '../harness.ts';
import { asked, atTable, takeHint } from '../table.ts';
import { checkBoth } from './axe.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

export async function publishHere(page: Page): Promise<string> {
  await tab(page, 'Play and share').click();
  await button(page, 'Publish in the gallery').click();
  await page.getByRole('link', { name: 'See it in the gallery' }).click({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Play with friends' }).waitFor();
  return page.url();
}

/** Two browsers at one table of a published mission. */
export async function playPublished(house: House, title: string): Promise<void> {
  const host = await visit(house, { settings: { nick: 'Bea' }, size: DESKTOP });
  await goTo(house, host.page, 'gallery');
  await host.page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await host.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await photographTo(host.page, 'gallery-entry');
  await checkBoth(host.page, 'an entry of the gallery');
  await host.page.getByRole('link', { name: 'Play with friends' }).click();
  await button(host.page, 'Open the room').click();
  await button(host.page, 'Start the game').waitFor();
  await host.page.getByRole('heading', { level: 1, name: title }).waitFor();
  const friend = await visit(house, { size: PHONE });
  await friend.page.goto(host.page.url());
  await friend.page.getByLabel('Your name').fill('Cid');
  await button(friend.page, 'Come in').click();
  await host.page.getByText('Cid').first().waitFor();
  await button(host.page, 'Start the game').click();
  await Promise.all([atTable(host.page), atTable(friend.page)]);
  await host.page.getByText(title).first().waitFor({ state: 'attached' });
  const pages = [host.page, friend.page];
  for (let n = 0; n < 3; n++) {
    const turn = await Promise.race(pages.map((page) => asked(page, 60_000).then(() => page)));
    if (await turn.locator('.t-team').isVisible())
      for (const page of pages) {
        const agree = button(page, /^Agree/).first();
        if (await agree.isVisible()) await agree.click().catch(() => {});
      }
    else await takeHint(turn);
    await turn.waitForTimeout(60);
  }
  await goTo(house, friend.page, 'gallery?order=most-played');
  await friend.page
    .getByRole('link', { name: new RegExp(`${title}.*played 1 ×`) })
    .first()
    .waitFor();
  for (const { context, complaints } of [host, friend]) {
    must(complaints.length === 0, `a page complained: ${complaints.join('; ')}`);
    await context.close();
  }
}

export async function gallery(house: House): Promise<void> {
  const maker = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, maker.page, 'workshop');
  await maker.page.getByLabel('Mission', { exact: true }).selectOption('second-edition/m00');
  await button(maker.page, 'Copy into the workshop').click();
  await tab(maker.page, 'Texts').click();
  await maker.page.getByLabel('Title', { exact: true }).fill('The long corridor');
  const address = await publishHere(maker.page);
  await maker.page.getByText('by Ada').first().waitFor();
  await photographTo(maker.page, 'gallery-own');

  await playPublished(house, 'The long corridor');

  // a fork keeps its origin, is published as another's, and the report form is there for whoever did not make it
  const other = await visit(house, { settings: { nick: 'Dan' }, size: PHONE });
  await other.page.goto(address);
  await photographTo(other.page, 'gallery-phone');
  await other.page.getByText('Report this mission').click();
  await checkBoth(other.page, 'a report to the gallery');
  await other.page.getByLabel('What is wrong with it').fill('Nothing at all');
  await button(other.page, 'Send').click();
  await other.page.getByText('Thank you.').waitFor();
  await button(other.page, 'Copy into the workshop').click();
  await tab(other.page, 'Texts').click();
  await other.page.getByLabel('Title', { exact: true }).fill('The short corridor');
  await publishHere(other.page);
  await other.page.getByText('Began as a copy of “The long corridor” by Ada').waitFor();
  // what is taken out is gone for everybody
  other.page.on('dialog', (dialog) => void dialog.accept());
  await button(other.page, 'Take it out of the gallery').click();
  await other.page.getByText('Nothing here yet').waitFor();
  await goTo(house, other.page, 'gallery');
  await other.page
    .getByRole('link', { name: /The long corridor/ })
    .first()
    .waitFor();
  await photographTo(other.page, 'gallery-list-phone');
  must((await other.page.getByText('The short corridor').count()) === 0, 'what was taken out is in no list');
  for (const { context, complaints } of [maker, other]) {
    must(complaints.length === 0, `a page complained: ${complaints.join('; ')}`);
    await context.close();
  }
}
