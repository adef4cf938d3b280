// Seven people come to a room of six seats: the last one is told that they watch, and everybody sees people, each once, not seats. Then
// whoever runs the server removes the room: everyone in it is told at once, in words, and nothing that was said of it is read any more.
import type { Page } from 'playwright-core';
import { DESKTOP, eventually, type Guest, goTo, type House, must, ownServer, PHONE, photographTo, visit } from '../harness.ts';
import { faultsOf } from '../reachable.ts';
import { asked, atTable } from '../table.ts';

const SMALL = { width: 360, height: 640 };
const NAMES = ['Ada', 'Bo', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil'] as const;
const SEATS = 6;

async function openSixSeats(house: House): Promise<Guest & { readonly room: string }> {
  const host = await visit(house, { size: DESKTOP, settings: { nick: NAMES[0] } });
  await goTo(house, host.page, 'new?with=friends');
  const seats = host.page.locator('.seat');
  await seats.first().waitFor();
  while ((await seats.count()) < SEATS) await host.page.getByRole('button', { name: 'Add a seat' }).click();
  await host.page.getByRole('button', { name: 'Open the room' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).waitFor();
  return { ...host, room: host.page.url() };
}

async function comeIn(house: House, room: string, name: string, size: typeof PHONE): Promise<Guest> {
  const guest = await visit(house, { size });
  await guest.page.goto(room);
  await guest.page.getByLabel('Your name').fill(name);
  await guest.page.keyboard.press('Enter');
  await guest.page.locator('.lobby').waitFor();
  return guest;
}

/** Whoever finds no free seat watches, and is told so at the door, in the lobby and at the table. */
async function seventh(house: House, room: string): Promise<Guest> {
  const guest = await visit(house, { size: SMALL });
  await guest.page.goto(room);
  await guest.page.getByText('Every seat is taken: you will watch.').waitFor();
  await guest.page.getByLabel('Your name').fill(NAMES[6]);
  await guest.page.keyboard.press('Enter');
  await guest.page.locator('.lobby').waitFor();
  await guest.page.getByText('Every seat is taken: you will watch.').waitFor();
  must((await guest.page.getByRole('button', { name: 'Sit down' }).count()) === 0, 'nothing is offered that cannot be had');
  return guest;
}

/** Everybody once, in this order of nothing in particular. */
async function mustList(page: Page, lines: string, what: string): Promise<void> {
  await eventually(async () => {
    const told = await page.locator(lines).allInnerTexts();
    for (const name of NAMES) {
      const times = told.filter((line) => line.trim().startsWith(name)).length;
      must(times === 1, `${what}: ${name} stands there ${times} times: ${told.join(' | ')}`);
    }
    must(told.length === NAMES.length, `${what}: ${told.length} lines for ${NAMES.length} people`);
  });
}

/** What a screen reader would find in the places things are said in. */
const announced = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('body > [aria-live]')].map((one) => one.textContent ?? '').join(' '));

async function mustBeTold(page: Page, name: string): Promise<void> {
  const words = 'Whoever runs this server has removed this room';
  await page.getByRole('heading', { level: 1, name: 'The door stays shut' }).waitFor({ timeout: 20_000 });
  await page.getByRole('alert').filter({ hasText: words }).waitFor();
  const said = await announced(page);
  must(!/in the room/.test(said), `${name} hears nothing of people in a room that is gone: “${said}”`);
  await page.locator('main').getByRole('link', { name: 'Join' }).waitFor();
}

/** Whoever is asked goes away: the others may nudge, stand in, let a bot play or lead, all within reach of a thumb on the smallest of phones. */
async function goesAway(house: House, guests: readonly Guest[]): Promise<Guest> {
  const gone = await Promise.any(guests.map((guest) => asked(guest.page).then(() => guest)));
  await goTo(house, gone.page, 'credits');
  const phones = guests.filter((guest) => guest !== gone && guest !== guests[0]);
  await phones[0]?.page.locator('.t-notice', { hasText: 'Let a bot play' }).waitFor();
  for (const { page } of phones) {
    const faults = await faultsOf(page, true);
    must(faults.length === 0, `somebody is away: ${JSON.stringify(faults)}`);
  }
  await photographTo((phones[2] ?? gone).page, 'somebody-away');
  return gone;
}

export async function fullHouse(everyone: House): Promise<void> {
  const { house, server } = await ownServer(everyone);
  const host = await openSixSeats(house);
  const guests: Guest[] = [host];
  for (const name of NAMES.slice(1, SEATS)) {
    const guest = await comeIn(house, host.room, name, name === 'Bo' ? PHONE : SMALL);
    // the last free seat is taken by itself
    const sit = guest.page.getByRole('button', { name: 'Sit down' });
    if (name !== NAMES[SEATS - 1]) await sit.first().click();
    await guest.page.locator('.lobby-seat[data-mine="true"]').waitFor();
    guests.push(guest);
  }
  const last = await seventh(house, host.room);
  guests.push(last);
  await mustList(host.page, '[aria-labelledby="room-people"] li > span:first-child', 'the lobby of the host');
  await mustList(last.page, '[aria-labelledby="room-people"] li > span:first-child', 'the lobby of the seventh');
  await photographTo(last.page, 'seventh-lobby');
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(guests.map(({ page }) => atTable(page)));
  await last.page.getByText('You watch').first().waitFor();
  await photographTo(last.page, 'seventh-table');
  for (const page of [host.page, last.page]) {
    await page.keyboard.press('.');
    await mustList(page, '.t-presence li', 'talk');
    await page.keyboard.press('Escape');
  }
  must((await last.page.locator('.t-dock[data-may]').count()) === 0, 'whoever watches is asked nothing');
  const gone = await goesAway(house, guests);
  server.admin('remove', 'game', host.room.split('#/room/')[1] ?? '');
  for (const [at, { page }] of guests.entries()) if (page !== gone.page) await mustBeTold(page, NAMES[at] ?? '');
  await photographTo(last.page, 'room-removed');
  // the same in a lobby, where the last thing said was how many are there
  const lobby = await openSixSeats(house);
  await eventually(async () => must((await announced(lobby.page)).includes('1 person in the room'), 'a lobby says how many are in it'));
  server.admin('remove', 'game', lobby.room.split('#/room/')[1] ?? '');
  await mustBeTold(lobby.page, 'whoever waits in a lobby');
  for (const { context, complaints } of [...guests, lobby]) {
    must(complaints.length === 0, `a page complained: ${complaints.join('; ')}`);
    await context.close();
  }
  await server.close();
}
