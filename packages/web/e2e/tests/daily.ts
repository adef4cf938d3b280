// The mission of the day: one try, whose result goes on the table of the day; a second person reads it there, and a try ended offline follows later.
import { goTo, type House, must, ownServer, PHONE, photographTo, visit } from '../harness.ts';
import { unpainted } from '../reachable.ts';
import { atTable, keptForOffline, letBotPlay, untilEnd } from '../table.ts';
import { checkBoth } from './axe.ts';

export async function daily(shared: House): Promise<void> {
  // a table nobody else has sat at
  const { house, server } = await ownServer(shared);
  const ann = await visit(house);
  await unpainted(ann.page);
  await goTo(house, ann.page);
  await ann.page.getByRole('heading', { name: 'Table of the day' }).waitFor();
  await ann.page.getByText('Nobody has put a try on the table yet.').waitFor();
  await ann.page.getByRole('button', { name: 'Play it', exact: true }).click();
  await atTable(ann.page);
  await letBotPlay(ann.page);
  await untilEnd(ann.page, 240_000);

  // Nothing has left this browser yet: it has no name on the server.
  const put = ann.page.getByRole('button', { name: 'Put mine on the table' });
  await put.waitFor();
  must(await put.isDisabled(), 'a try without a name is not sent');
  await ann.page.getByLabel('Your name').fill('Ann');
  await put.click();
  // what is told to others gives nothing away: squares by wounds, a button that copies them
  must((await ann.page.locator('.daily-squares i').count()) > 0, 'a square for every round');
  await ann.page.getByRole('button', { name: 'Copy the line' }).waitFor();
  const own = ann.page.locator('.daily-lines li[data-mine]');
  await own.waitFor();
  must(/Ann[\s\S]*(held out|overrun)[\s\S]*with a bot/.test(await own.innerText()), `the line says how it went: ${await own.innerText()}`);
  await photographTo(ann.page, 'daily-end');
  await goTo(house, ann.page);
  await own.waitFor();
  must((await ann.page.getByRole('button', { name: 'Play it', exact: true }).count()) === 0, 'there is one try');
  await ann.page.locator('.daily').scrollIntoViewIfNeeded();
  await photographTo(ann.page, 'daily-home');
  await checkBoth(ann.page, 'home after the mission of the day');
  must(ann.complaints.length === 0, `the page complained: ${ann.complaints.join('; ')}`);

  // Somebody else, on a phone, with a name on the server and no network when the game ends.
  const bob = await visit(house, { size: PHONE, settings: { nick: 'Bob' }, kept: true });
  await unpainted(bob.page);
  await goTo(house, bob.page, 'new?with=friends');
  await bob.page.getByRole('button', { name: 'Open the room' }).click();
  await bob.page.getByRole('button', { name: 'Start the game' }).waitFor();
  await goTo(house, bob.page);
  const lines = bob.page.locator('.daily-lines li');
  await lines.first().waitFor();
  must((await lines.count()) === 1 && (await lines.first().innerText()).includes('Ann'), 'others read what is on the table');
  await bob.page.getByRole('button', { name: 'Play it', exact: true }).click();
  await atTable(bob.page);
  await keptForOffline(bob.page);
  await bob.context.setOffline(true);
  await letBotPlay(bob.page);
  await untilEnd(bob.page, 240_000);
  await bob.page.getByText('Your result goes on the table of the day when the server can be reached.').waitFor();
  await bob.context.setOffline(false);
  await bob.page.locator('.daily-lines li[data-mine]').waitFor();
  must((await lines.count()) === 2, 'it is sent when there is a network again');
  await goTo(house, bob.page);
  await bob.page.locator('.daily-lines li[data-mine]').waitFor();
  await bob.page.locator('.daily').scrollIntoViewIfNeeded();
  await photographTo(bob.page, 'daily-phone');
  await bob.page.getByLabel('Yesterday').check();
  await bob.page.getByText('Nobody has put a try on the table yet.').waitFor();
  await bob.context.close();
  await ann.context.close();
  await server.close();
}
