// A campaign of a room in short form: three missions with bots on the seats, cards kept, a reward, knock-outs; in between a reload, a
// server killed with -9, somebody new at the table. It begins with a campaign file four fifths of the way to the capital's bunker.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { goTo, type House, must, ownServer, PHONE, photographTo, visit } from '../harness.ts';
import { atTable, untilEnd } from '../table.ts';

const FILE = fileURLToPath(new URL('../files/campaign-at-z06.json', import.meta.url));
/** Bots may lose a mission and the campaign with it: then the file saved before is opened again, as people would. */
const TRIES = 5;
const MISSION_MS = 240_000;

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

/** In by the room's link, on whatever seat is left. */
async function comeTo(page: Page, room: string, nick: string): Promise<void> {
  await page.goto(room);
  const name = page.getByLabel('Your name');
  await Promise.race([name.waitFor(), page.locator('.lobby-seat').first().waitFor()]);
  if (await name.isVisible()) {
    await name.fill(nick);
    await page.getByRole('button', { name: 'Come in' }).click();
  }
  await page.locator('.lobby-seat[data-mine="true"]').first().waitFor();
}

/** The host starts, then every seat is given to a bot; all see the end. */
async function playOut(host: Page, all: readonly Page[], between: () => Promise<void> = async () => {}): Promise<void> {
  await host.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(all.map((page) => atTable(page)));
  await host.getByRole('button', { name: 'Game menu' }).click();
  await host.getByText('Seats and bots').click();
  await host.locator('.seat-line').first().waitFor();
  for (let n = 0; n < 6 && (await host.getByRole('button', { name: 'Let a bot play' }).count()) > 0; n++) {
    await host.getByRole('button', { name: 'Let a bot play' }).first().click();
    await host.waitForTimeout(400);
  }
  await host.keyboard.press('Escape');
  await between();
  await Promise.all(all.map((page) => untilEnd(page, MISSION_MS)));
}

async function toCampaign(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the campaign' }).click();
  await page.locator('.road').waitFor();
}

const wonNow = (page: Page) => page.locator('.road li[data-state="won"]').count();

export async function campaign(shared: House): Promise<void> {
  const { house, server } = await ownServer(shared);
  await threeMissions(house, server.killAndRestart).finally(server.close);
}

async function threeMissions(house: House, killServer: () => Promise<void>): Promise<void> {
  const ada = await visit(house, { settings: { nick: 'Ada' } });
  const bob = await visit(house, { size: PHONE });
  const cy = await visit(house);
  let seen = { rewards: rewards(read(FILE)), downs: 0 };
  let file = FILE;

  // The first mission: two people, their seats then given to bots.
  for (let tries = 0; ; tries++) {
    must(tries < TRIES, 'the first mission is won in a few tries');
    await bring(house, ada.page, file);
    must((await ada.page.locator('.kept li').count()) >= 4, 'cards kept from before are on the sheets');
    await ada.page.getByRole('button', { name: 'Start the mission' }).click();
    await ada.page.getByRole('button', { name: 'Start the game' }).waitFor();
    await comeTo(bob.page, ada.page.url(), 'Bob');
    await playOut(ada.page, [ada.page, bob.page]);
    await ada.page.getByRole('heading', { name: 'What was saved' }).waitFor();
    await photographTo(ada.page, 'campaign-saves');
    await toCampaign(ada.page);
    if ((await wonNow(ada.page)) === 6) break;
  }
  file = await save(ada.page);
  const first = read(file);
  must(first.chapters.at(-1)?.result === 'won' && kept(first) >= 1, `a card was kept: ${kept(first)}`);
  seen = { rewards: rewards(first), downs: downs(first) };

  // Between missions: the server is killed, the page is loaded again, nothing is lost.
  await killServer();
  await ada.page.reload();
  await ada.page.locator('.road').waitFor();
  must((await wonNow(ada.page)) === 6, 'what was won is still won');
  must(JSON.stringify(read(await save(ada.page))) === JSON.stringify(first), 'the sheet is the same after kill -9');
  await photographTo(ada.page, 'campaign-page');
  await ada.page.emulateMedia({ media: 'print' });
  must(!(await ada.page.getByRole('button', { name: 'Start the mission' }).isVisible()), 'paper has no buttons');
  await photographTo(ada.page, 'campaign-print');
  await ada.page.emulateMedia({ media: null });

  // The second mission: opened by Bob for three hands; somebody new takes the free seat. Ada follows from the campaign's page.
  const page = ada.page;
  for (let tries = 0; ; tries++) {
    must(tries < TRIES, 'the second mission is won in a few tries');
    const address = page.url();
    if (tries === 0) {
      await toCampaign(bob.page);
      await photographTo(bob.page, 'campaign-page-phone');
      await bob.page.getByLabel('Seats in the next mission').selectOption('3');
      await bob.page.getByRole('button', { name: 'Start the mission' }).click();
      await bob.page.getByRole('button', { name: 'Start the game' }).waitFor();
      await page.getByRole('button', { name: "To the mission's room" }).click();
      await page.locator('.lobby-seat[data-mine="true"]').first().waitFor();
      must(page.url() === bob.page.url() && page.url() !== address, 'one room');
      await comeTo(cy.page, bob.page.url(), 'Cy');
      await playOut(bob.page, [page, bob.page, cy.page]);
    } else {
      await bring(house, page, file);
      await page.getByRole('button', { name: 'Start the mission' }).click();
      await page.getByRole('button', { name: 'Start the game' }).waitFor();
      await comeTo(bob.page, page.url(), 'Bob');
      await playOut(page, [page, bob.page]);
    }
    await toCampaign(page);
    if ((await wonNow(page)) === 7) break;
  }
  file = await save(page);
  const second = read(file);
  seen = { rewards: Math.max(seen.rewards, rewards(second)), downs: seen.downs + downs(second) };

  // The third: whoever falls lies on the board with the rounds that are left.
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await bring(house, page, file);
    await page.getByRole('button', { name: 'Start the mission' }).click();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await comeTo(bob.page, page.url(), 'Bob');
    await playOut(page, [page, bob.page], async () => {
      await page.locator('[data-fallen]').first().waitFor({ state: 'attached', timeout: MISSION_MS });
      await photographTo(page, 'campaign-fallen');
    });
    await toCampaign(page);
    const third = read(await save(page));
    seen = { rewards: Math.max(seen.rewards, rewards(third) + lostRewards(third)), downs: seen.downs + downs(third) };
    must(third.chapters.length >= 8, `three chapters more: ${third.chapters.length}`);
    if (seen.rewards > rewards(read(FILE))) break;
  }
  must(seen.downs >= 1, 'somebody was knocked out');
  must(seen.rewards > rewards(read(FILE)), 'somebody was rewarded');
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
