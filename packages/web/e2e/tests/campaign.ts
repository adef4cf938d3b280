// A campaign of a room in short form: three missions with bots on the seats, cards kept, a reward, knock-outs; in between a reload, a
// server killed with -9, somebody new at the table. It begins with a campaign file one box short of a reward for everybody.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TableBot } from '@holdout/bots/levels';
import type { Page } from 'playwright-core';
import { searched } from '../aside.ts';
import { goTo, type House, must, ownServer, PHONE, photographTo, visit } from '../harness.ts';
import { atTable, letBotsPlay, untilEnd } from '../table.ts';
import { checkBoth } from './axe.ts';

const FILE = fileURLToPath(new URL('../files/campaign-at-z07.json', import.meta.url));
/** The draws are such that the first try is won with a reward and a card kept; where a bot's choice fell out otherwise, the file is opened again, as people would. */
const TRIES = 8;
const MISSION_MS = 400_000;

interface Sheet {
  readonly xp: number;
  readonly skills: readonly string[];
  readonly bonusActions: number;
  readonly kept: readonly string[];
}
interface Saved {
  readonly chapters: readonly {
    readonly mission: string;
    readonly result: string;
    readonly rescued: readonly string[];
    readonly died: readonly string[];
  }[];
  readonly sheet: { readonly survivors: Readonly<Record<string, Sheet>> };
}

const rewards = ({ sheet }: Saved): number =>
  Object.values(sheet.survivors).reduce((sum, own) => sum + own.skills.length + own.bonusActions, 0);
const kept = ({ sheet }: Saved): number => Object.values(sheet.survivors).reduce((sum, own) => sum + own.kept.length, 0);
const read = (file: string): Saved => JSON.parse(readFileSync(file, 'utf8')) as Saved;

async function bring(house: House, page: Page, file: string): Promise<void> {
  await goTo(house, page, 'campaign');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file with friends' }).click();
  await (await chooser).setFiles(file);
  await page.getByRole('button', { name: 'Start the mission' }).waitFor();
}

/** The campaign as a file, by its button. */
async function save(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  return (await download).path();
}

/**
 * In by the room's link, on whatever seat is left. Seats are kept for those who held the survivors before: where few are left and somebody who is
 * not there holds the last one, the host frees it.
 */
async function comeTo(page: Page, host: Page, nick: string): Promise<void> {
  await page.goto(host.url());
  const name = page.getByLabel('Your name');
  await Promise.race([name.waitFor(), page.locator('.lobby-seat').first().waitFor()]);
  if (await name.isVisible()) {
    await name.fill(nick);
    await page.getByRole('button', { name: 'Come in' }).click();
  }
  // the last free seat is taken by itself; of several one is chosen
  const mine = page.locator('.lobby-seat[data-mine="true"]').first();
  const free = page.getByRole('button', { name: 'Sit down' }).first();
  const full = page.getByText('Every seat is taken');
  await mine.or(free).or(full).first().waitFor();
  if (await full.isVisible()) await host.getByRole('button', { name: 'Free the seat' }).first().click();
  await mine.or(free).first().waitFor();
  await page.waitForTimeout(300);
  if (!(await mine.isVisible())) await free.click();
  await mine.waitFor();
}

/** Whoever falls may be taken up again before anybody looks: the page itself notes it. */
const WATCH_THE_FALLEN = `(() => {
  const look = () => { if (document.querySelector('[data-fallen]')) window.sawFallen = true; };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-fallen'] });
})()`;
const sawFallen = (page: Page): Promise<boolean> => page.evaluate('window.sawFallen === true');

/** The host starts, then every seat is given to a bot; all see the end. */
async function playOut(host: Page, all: readonly Page[], bot: TableBot): Promise<void> {
  await host.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(all.map((page) => atTable(page)));
  await host.evaluate(WATCH_THE_FALLEN);
  await letBotsPlay(host, bot);
  await Promise.all(all.map((page) => untilEnd(page, MISSION_MS)));
}

async function toCampaign(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the campaign' }).click();
  await page.locator('.road').waitFor();
}

const wonNow = (page: Page) => page.locator('.road li[data-state="won"]').count();

export async function campaign(shared: House): Promise<void> {
  const { house, server } = await ownServer(shared, {
    env: { KNOWN_DRAWS: await searched('campaignDraws', FILE) },
    before: new URL('../known-draws.mjs', import.meta.url),
  });
  await threeMissions(house, server.killAndRestart).finally(server.close);
}

async function threeMissions(house: House, killServer: () => Promise<void>): Promise<void> {
  const ada = await visit(house, { settings: { nick: 'Ada' } });
  const bob = await visit(house, { size: PHONE });
  const cy = await visit(house);
  const { page } = ada;
  const before = read(FILE);
  const wonBefore = before.chapters.length;

  // The first mission: two people, their seats then given to bots. Won, with a card kept and a reward.
  let first = before;
  for (let tries = 0; ; tries++) {
    must(tries < TRIES, 'the first mission is won with a reward in a few tries');
    await bring(house, page, FILE);
    must((await page.locator('.kept li').count()) >= 4, 'cards kept from before are on the sheets');
    await page.getByRole('button', { name: 'Start the mission' }).click();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await comeTo(bob.page, page, 'Bob');
    await playOut(page, [page, bob.page], 'swift');
    const end = page.getByRole('heading', { level: 1, name: /Won|Lost/ });
    await end.waitFor();
    // where nobody came back, nothing was
    if (/Won/.test(await end.innerText())) await page.getByRole('heading', { name: 'What was saved' }).waitFor();
    await photographTo(page, 'campaign-saves');
    await toCampaign(page);
    first = read(await save(page));
    const won = (await wonNow(page)) === wonBefore + 1;
    must(won === (first.chapters.at(-1)?.result === 'won'), 'the road and the file tell the same');
    // the next mission is for three people: so many have to be left
    const left = await page.locator('.campaign-hands option').count();
    if (won && left >= 3 && kept(first) >= 1 && rewards(first) + lostRewards(first) > rewards(before)) break;
    console.log(`       the campaign's first mission is tried again: ${won ? 'won' : 'lost'}, ${left} left`);
  }
  const file = await save(page);

  // Between missions: the server is killed, the page is loaded again, nothing is lost.
  await killServer();
  await page.reload();
  await page.locator('.road').waitFor();
  must((await wonNow(page)) === wonBefore + 1, 'what was won is still won');
  must(JSON.stringify(read(await save(page))) === JSON.stringify(first), 'the sheet is the same after kill -9');
  await photographTo(page, 'campaign-page');
  await checkBoth(page, 'a campaign');
  await page.emulateMedia({ media: 'print' });
  must(!(await page.getByRole('button', { name: 'Start the mission' }).isVisible()), 'paper has no buttons');
  await photographTo(page, 'campaign-print');
  await checkBoth(page, 'a campaign on paper');
  await page.emulateMedia({ media: null });

  // The second mission: opened by Bob for three hands; somebody new takes the free seat. Ada follows from the campaign's page.
  const address = page.url();
  await toCampaign(bob.page);
  await photographTo(bob.page, 'campaign-page-phone');
  await bob.page.getByLabel('Seats in the next mission').selectOption('3');
  await bob.page.getByRole('button', { name: 'Start the mission' }).click();
  await bob.page.getByRole('button', { name: 'Start the game' }).waitFor();
  await page.getByRole('button', { name: "To the mission's room" }).click();
  await page.locator('.lobby-seat[data-mine="true"]').first().waitFor();
  must(page.url() === bob.page.url() && page.url() !== address, 'one room');
  await comeTo(cy.page, bob.page, 'Cy');
  await playOut(bob.page, [page, bob.page, cy.page], 'sensible');
  await toCampaign(page);
  const second = read(await save(page));
  must(second.chapters.length === first.chapters.length + 1, `one chapter more: ${second.chapters.length}`);

  // The third, which nobody plays well: whoever falls lies on the board until somebody comes.
  const goesOn = await page.getByRole('button', { name: 'Start the mission' }).isVisible();
  // a campaign lost in its second mission is taken up again from the file saved before
  if (!goesOn) await bring(house, page, file);
  const chapters = goesOn ? second.chapters.length : first.chapters.length;
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await comeTo(bob.page, page, 'Bob');
  await playOut(page, [page, bob.page], 'random');
  must(await sawFallen(page), 'the fallen lay on the board');
  await toCampaign(page);
  const third = read(await save(page));
  must(third.chapters.length === chapters + 1, `three chapters: ${third.chapters.length}`);
  must(downs(third) >= 1, 'somebody was knocked out');
  for (const { context, complaints } of [ada, bob, cy]) {
    const told = complaints.filter((line) => !/WebSocket|ERR_CONNECTION_REFUSED/.test(line));
    must(told.length === 0, `a page complained: ${told.join('; ')}`);
    await context.close();
  }
}

const downs = ({ chapters }: Saved): number => {
  const last = chapters.at(-1);
  return (last?.rescued.length ?? 0) + (last?.died.length ?? 0);
};

/** Rewards of those who died went with them: six each, as the file began. */
const lostRewards = ({ chapters }: Saved): number => (chapters.at(-1)?.died.length ?? 0) * 6;
