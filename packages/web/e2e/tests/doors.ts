// Ways into a room and what stands in them: codes that lead nowhere, names that look like code, rooms in the list, full and finished ones,
// people put out, notices that cannot be had, and the way to the next game in sight of whoever reads the last one's end.
import type { Page } from 'playwright-core';
import { eventually, type Guest, goTo, type House, must, ownServer, PHONE, photographTo, visit } from '../harness.ts';
import { asked, atTable, letBotsPlay, untilEnd } from '../table.ts';

const SMALL = { width: 360, height: 640 };
const MARKUP = '<b onclick=x>Bo</b>';

async function openRoom(house: House): Promise<Guest & { readonly address: string; readonly code: string }> {
  const host = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, host.page, 'new?with=friends');
  await host.page.getByRole('button', { name: 'Open the room' }).click();
  const code = await host.page.locator('.room-code strong').innerText();
  return { ...host, address: host.page.url(), code };
}

/** What was typed stays, what is wrong with it is told beside it, and the next try is a new one. */
async function wrongCodes(house: House, page: Page): Promise<void> {
  for (const place of ['join', '']) {
    await goTo(house, page, place);
    const field = page.getByLabel('Link or code');
    for (const [typed, told] of [
      ['hello there', /neither a room link nor a room code/],
      ['zzzzz', /No room has the code ZZZZZ/],
    ] as const) {
      await field.fill(typed);
      await page.getByRole('button', { name: 'Come in' }).click();
      const alert = page.getByRole('alert').filter({ hasText: told });
      await alert.waitFor();
      await eventually(async () => {
        const box = await alert.boundingBox();
        const height = page.viewportSize()?.height ?? 0;
        must(box !== null && box.y + box.height <= height, `what is wrong is told in sight, not at ${box?.y} of ${height}`);
      });
      must((await field.inputValue()) === typed, 'what was typed is still there');
    }
    await field.fill('zzzz');
    must((await page.getByRole('alert').count()) === 0, 'what is typed anew is not wrong yet');
  }
  await photographTo(page, 'wrong-code');
  // by a link there is no field: the door says what may have happened, and the way to another one
  await goTo(house, page, 'room/0123456789abcdef');
  await page.getByText(/There is no such room\. The link may be cut short/).waitFor();
  await page.locator('main').getByRole('link', { name: 'Join' }).waitFor();
}

/** Codes as people write them down, and addresses that were bent on their way: each leads in, or is told to lead nowhere. */
async function bentCodes(house: House, code: string): Promise<void> {
  const { context, page, complaints } = await visit(house, { size: SMALL });
  const low = code.toLowerCase();
  for (const typed of [code.toUpperCase(), low, ` ${low.slice(0, 2)}-${code.toUpperCase().slice(2)} `]) {
    await goTo(house, page, 'join');
    await page.getByLabel('Link or code').fill(typed);
    await page.keyboard.press('Enter');
    await page.getByText('One seat is free: it will be yours.').waitFor();
  }
  await goTo(house, page, `room/${code.toUpperCase()}`);
  await page.getByText('One seat is free: it will be yours.').waitFor();
  for (const bent of [
    'room/%E0%A4%A',
    'room/',
    'room/<b>',
    'room/abc',
    'watch/',
    'watch/%',
    'watch/0123456789abcdef',
    'room/0123456789abcde',
  ]) {
    await goTo(house, page, bent);
    await page.getByRole('heading', { level: 1, name: 'The door stays shut' }).waitFor();
    await page.getByText(/There is no such room\. The link may be cut short/).waitFor();
  }
  must(complaints.length === 0, `a bent address: ${complaints.join('; ')}`);
  await context.close();
}

/** A locked room says so in the list and at its door, and nothing of who sits in it; its password opens it. */
async function lockedRoom(house: House, host: Page, list: Page): Promise<void> {
  const password = host.getByLabel('Password', { exact: false }).first();
  await password.fill('garlic');
  await password.blur();
  const tag = list.locator('.open-room .tag', { hasText: 'Password' });
  // the list looks again every ten seconds, and when its reader comes back to it
  const lookAgain = () => list.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await eventually(async () => {
    await lookAgain();
    await tag.waitFor({ timeout: 500 });
  });
  await photographTo(list, 'open-room-locked');
  const { context, page } = await visit(house, { size: SMALL });
  await page.goto(host.url());
  await page.locator('.joining .tag', { hasText: 'has a password' }).waitFor();
  must(!(await page.locator('main').innerText()).includes('Ada'), 'a locked door names nobody behind it');
  await page.getByLabel('Your name').fill('Zed');
  await page.keyboard.press('Enter');
  for (const [word, wrong] of [
    ['onion', true],
    ['garlic', false],
  ] as const) {
    await page.getByLabel('Password').fill(word);
    await page.keyboard.press('Enter');
    await (wrong ? page.getByRole('alert').filter({ hasText: /password/i }) : page.locator('.lobby')).first().waitFor();
  }
  await page.getByRole('button', { name: 'Stand up' }).click();
  await context.close();
  await host.getByRole('button', { name: 'Without a password' }).click();
  await eventually(async () => {
    await lookAgain();
    await tag.waitFor({ state: 'detached', timeout: 500 });
  });
}

/** Rooms for everyone: whose, what, how far, how many seats, locked or not; looked at again without a reload. */
async function openRooms(house: House, host: Page, page: Page): Promise<void> {
  await goTo(house, page, 'join');
  await page.getByText('No room is open to everyone just now.').waitFor();
  await host.getByText('Room settings').click();
  const name = host.getByLabel('Name of the room');
  await name.fill('Night <i>shift</i>');
  await name.blur();
  await host.getByRole('switch', { name: 'Show in the list' }).click();
  const line = page.locator('.open-room');
  await line.waitFor();
  const told = await line.innerText();
  for (const wanted of ['Night <i>shift</i>', 'Room of Ada', 'Second Edition', 'Zombie Survival', 'Gathering', '1 of 2 seats free'])
    must(told.includes(wanted), `an open room tells "${wanted}": ${told}`);
  must((await line.locator('i').count()) === 0, 'a name is words, not markup');
  await photographTo(page, 'open-rooms');
}

/** Somebody whose name looks like code takes the last seat; whoever comes then is told before and after that they will watch. */
async function fullRoom(house: House, host: Page, room: string): Promise<{ readonly friend: Guest; readonly third: Guest }> {
  const friend = await visit(house, { size: PHONE, settings: { sound: true } });
  await friend.page.addInitScript(() => {
    const buzzes: unknown[] = [];
    Object.assign(window, { buzzes });
    navigator.vibrate = (pattern) => buzzes.push(pattern) > 0;
  });
  await friend.page.goto(room);
  await friend.page.getByText('One seat is free: it will be yours.').waitFor();
  await friend.page.getByLabel('Your name').fill(MARKUP);
  await friend.page.getByRole('button', { name: 'Come in' }).click();
  await friend.page.getByText('The last free seat is yours.').waitFor();
  await host.getByText(MARKUP).first().waitFor();
  must((await host.locator('main [onclick]').count()) === 0, 'a name is words, not markup');
  const third = await visit(house, { size: SMALL });
  await third.page.goto(room);
  await third.page.getByText('Every seat is taken: you will watch.').waitFor();
  await photographTo(third.page, 'door-of-a-full-room');
  await third.page.getByLabel('Your name').fill('Cat');
  await third.page.keyboard.press('Enter');
  await third.page.getByRole('heading', { level: 1, name: 'Night <i>shift</i>' }).waitFor();
  await third.page.getByText('Every seat is taken: you will watch.').waitFor();
  return { friend, third };
}

/** Notices that the server offers and the browser's reader or its push service does not give: said in words, nothing hangs. */
async function noNotices(house: House, room: string): Promise<void> {
  const guest = await visit(house, { size: PHONE, settings: { nick: 'Dan' }, kept: true });
  await guest.page.route('**/api/push', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { key: 'BPu5YQ' } }) : route.fulfill({ status: 500, json: {} }),
  );
  await guest.page.goto(room);
  await guest.page.getByLabel('Your name').fill('Dan');
  await guest.page.keyboard.press('Enter');
  await guest.page.evaluate(() => {
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  const ask = guest.page.getByRole('button', { name: 'Tell me when it is my turn' });
  await ask.click();
  await guest.page.getByText(/does not allow notices for this page/).waitFor();
  await guest.page.evaluate(() => {
    Notification.requestPermission = () => Promise.resolve('granted');
  });
  await ask.click();
  await guest.page.getByText(/cannot be set up just now/).waitFor();
  await guest.context.close();
}

/** Whose turn it is stands in the title, and a phone says it to the hand; nobody else's page does. */
async function yourTurn(pages: readonly Page[], friend: Page): Promise<void> {
  const turn = await Promise.any(pages.map((page) => asked(page).then(() => page)));
  for (const page of pages) {
    await eventually(async () => {
      const title = await page.title();
      must(/^● /.test(title) === (page === turn), `the title of a page ${page === turn ? 'on' : 'not on'} turn: ${title}`);
    });
  }
  if (turn !== friend) return;
  await friend.waitForFunction(() => (window as unknown as { buzzes: unknown[] }).buzzes.length > 0);
}

/** Put out in the middle of a game: told by whom, not that something broke. */
async function putOut(host: Page, third: Page): Promise<void> {
  await third.getByText('You watch').waitFor();
  await host.getByRole('button', { name: 'Game menu' }).click();
  await host.getByText('Seats and bots').click();
  await host.getByText('Room settings').click();
  must(
    (await host.getByRole('combobox', { name: 'Mission', exact: true }).count()) === 0,
    'a game that has begun has no mission to choose',
  );
  await host.locator('.menu-seats li', { hasText: 'Cat' }).getByRole('button', { name: 'Put out' }).click();
  await third.getByText('The host has asked you to leave this room.').waitFor();
  await host.keyboard.press('Escape');
}

/** Where the way to the replay lies from its first picture on: a button that comes later would push it away under the pointer. */
async function watchReplayLink(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { replayLinkAt: seen });
    const look = () => {
      const box = document.querySelector('.end-head a[href*="replay/"]')?.getBoundingClientRect();
      const at = box && `${Math.round(box.left)}, ${Math.round(box.top)}`;
      if (at !== undefined && !seen.includes(at)) seen.push(at);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { readonly replayLinkAt: readonly string[] }).replayLinkAt);
}

/** The end, the same again, and whoever reads the end is offered it without scrolling; whoever comes late is told that it is over. */
async function over(house: House, host: Page, friend: Page, room: string): Promise<void> {
  const lay = await watchReplayLink(host);
  await letBotsPlay(host, 'random');
  await Promise.all([untilEnd(host), untilEnd(friend)]);
  await host.locator('.button:enabled', { hasText: 'Rematch' }).waitFor();
  const places = await lay();
  must(places.length === 1, `the way to the replay moved on the page of the end: ${places.join('; ')}`);
  const late = await visit(house, { size: SMALL });
  await late.page.goto(room);
  await late.page.getByText('The game is over: you will see how it went.').waitFor();
  await late.page.getByLabel('Your name').fill('Eve');
  await late.page.keyboard.press('Enter');
  await untilEnd(late.page);
  await host.getByRole('button', { name: 'Rematch' }).click();
  await host.getByRole('button', { name: 'Start the game' }).waitFor();
  for (const [page, words, size] of [
    [friend, 'The next game is open, and your seat is kept.', PHONE],
    [late.page, 'The next game is open.', SMALL],
  ] as const) {
    await page.locator('.end-next', { hasText: words }).waitFor();
    const way = await page.getByRole('link', { name: 'To the next game' }).boundingBox();
    must(way !== null && way.y + way.height <= size.height && way.height >= 44, `the way on lies at ${JSON.stringify(way)}`);
  }
  await photographTo(friend, 'next-game');
  await friend.getByRole('link', { name: 'To the next game' }).click();
  await friend.locator('.lobby-seat[data-mine="true"]').waitFor();
  await late.context.close();
}

export async function doors(everyone: House): Promise<void> {
  // the list of open rooms is empty at first, whoever plays beside this and however often it is tried
  const { house, server } = await ownServer(everyone);
  const stranger = await visit(house, { size: SMALL });
  await wrongCodes(house, stranger.page);
  const host = await openRoom(house);
  await bentCodes(house, host.code);
  await openRooms(house, host.page, stranger.page);
  await lockedRoom(house, host.page, stranger.page);
  const { friend, third } = await fullRoom(house, host.page, host.address);
  const full = stranger.page.locator('.open-room', { hasText: 'all 2 seats taken' });
  await full.waitFor();
  await full.getByRole('link', { name: 'Watch' }).waitFor();
  await noNotices(house, host.address);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([host, friend, third].map(({ page }) => atTable(page)));
  await yourTurn([host.page, friend.page], friend.page);
  await putOut(host.page, third.page);
  await over(house, host.page, friend.page, host.address);
  for (const { context, complaints } of [stranger, host, friend, third]) {
    must(complaints.length === 0, `a page complained: ${complaints.join('; ')}`);
    await context.close();
  }
  await server.close();
}
