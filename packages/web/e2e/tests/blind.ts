// A blind player's first game: what is read aloud and the keyboard, nothing else. No mouse, no selectors, no looking at the board.
import type { Locator, Page } from 'playwright-core';
import { goTo, type House, must, slowness, visit } from '../harness.ts';

/** Less to paint: the many steps go faster. */
const SMALL = { width: 1024, height: 700 };
const WITHIN_MS = 900_000;
const MOST_TABS = 60;
/** Two presses closer than this count as one. */
const TWIN_MS = 400;
/** In the first rounds a tip comes so soon after the question. */
const TIP_MS = 4000;
/** What is not done so soon after a press wants a second one. */
const AGAIN_MS = 1000;

const focused = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => element.contains(document.activeElement)).catch(() => false);

/** Goes on by Tab, or back by Shift+Tab, until this thing has the focus. */
async function tabTo(page: Page, thing: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let n = 0; n < MOST_TABS; n++) {
    if ((await thing.count()) > 0 && (await focused(thing.first()))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${thing}`);
}

const CLOCK = `document.querySelector('main')?.getAttribute('data-tick') ?? null`;
/** Names and roles of a whole page are reckoned anew at every look: at first soon again, then with more patience. */
const LOOK_MS = 40;
const MOST_LOOK_MS = 160;

/** The table as it is read. */
class Reader {
  heard = '';

  constructor(readonly page: Page) {}

  /** The whole page in words. */
  read = (): Promise<string> => this.page.getByRole('main').ariaSnapshot();
  /** what the live region said last */
  async listen(): Promise<string> {
    const said = await this.page.getByRole('status').allInnerTexts();
    this.heard = said.join(' ');
    return this.heard;
  }
  question = (): Locator => this.page.getByRole('region').filter({ has: this.page.getByRole('heading', { level: 2 }) });
  turn = (): Locator => this.page.getByRole('region', { name: /^Turn of / });
  /** the game's clock, which is the test's own: nobody reads it */
  clock = (): Promise<string | null> => this.page.evaluate(CLOCK);
  isOver = (): boolean => this.page.url().includes('#/end/');

  async until(what: () => Promise<boolean>, name: string): Promise<void> {
    let pause = LOOK_MS;
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      if (this.isOver() || (await what())) return;
      await this.page.waitForTimeout(pause);
      pause = Math.min(MOST_LOOK_MS, pause * 1.5);
    }
    throw new Error(`${name}\nread:\n${await this.read()}\nheard: ${this.heard}`);
  }

  async movedOn(was: string | null): Promise<void> {
    await this.until(async () => (await this.clock()) !== was, 'nothing happens');
  }
}

interface Seen {
  odds: number;
  targets: number;
  away: number;
  intents: number;
}

const ODDS = /% (to clear the zone|at least one kill)/;

/** By the verb's letter, then the line's number in the list that was read; what is laid out is done by Enter. */
async function byVerb(reader: Reader, letter: string, wanted: string): Promise<boolean> {
  const { page } = reader;
  const was = await reader.clock();
  await page.keyboard.press(letter);
  const list = page.getByRole('group', { name: /: choose$/ });
  const laidOut = page.getByRole('button', { name: /^Do it/ });
  // a turn that was over by then: the verb came too late
  const isOver = async (): Promise<boolean> => (await reader.clock()) !== was || (await reader.turn().count()) === 0;
  await reader.until(async () => (await isOver()) || (await list.count()) > 0 || (await laidOut.count()) > 0, `${letter} does nothing`);
  if (await isOver()) return true;
  if ((await laidOut.count()) === 0) {
    const lines = await list.getByRole('button').allInnerTexts();
    const at = lines.findIndex((line) => line.includes(wanted));
    if (at < 0 || at > 8) {
      await page.keyboard.press('Escape');
      return false;
    }
    await page.keyboard.press(String(at + 1));
  }
  await reader.until(async () => (await reader.clock()) !== was || (await laidOut.count()) > 0, `${wanted} is not laid out`);
  if ((await reader.clock()) === was) {
    // the odds of an attack are told before anything is done
    if (letter === 'a') await reader.until(async () => ODDS.test(await reader.listen()), 'no odds are heard');
    await page.keyboard.press('Enter');
  }
  await reader.movedOn(was);
  return true;
}

const VERBS: readonly (readonly [RegExp, string])[] = [
  [/^Move: (.+)$/, 'm'],
  [/shoot, (.+)$/, 'a'],
  [/^End turn()$/, 'e'],
];

/** The next step of the lesson, read from the tip. */
async function followTip(reader: Reader, tip: string, seen: Seen): Promise<void> {
  const { page } = reader;
  const was = await reader.clock();
  const people = page.getByRole('region', { name: 'Who acts next?' });
  if ((await people.count()) > 0) {
    const names = await people.getByRole('button').allInnerTexts();
    const at = names.findIndex((name) => tip.includes(name.trim().split(/\s/)[0]));
    await page.keyboard.press(String(Math.max(0, at) + 1));
    return reader.movedOn(was);
  }
  if ((await reader.turn().count()) > 0) {
    const [found, letter] = VERBS.map(([form, key]) => [form.exec(tip), key] as const).find(([match]) => match !== null) ?? [null, ''];
    if (found !== null) {
      const done = await byVerb(reader, letter, found[1]);
      if (letter === 'a' && ODDS.test(reader.heard)) seen.odds++;
      if (done) return;
    }
  }
  // the tip's own button lays it out; where the table has moved on since it was read, there is another by now
  const next = page.getByRole('button', { name: `Next: ${tip}` });
  if ((await next.count()) === 0) return;
  await tabTo(page, next, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await give(reader, was);
}

/** What is laid out or marked is given: Enter, a second time where somebody may die. */
async function give(reader: Reader, was: string | null): Promise<void> {
  const { page } = reader;
  const slow = slowness();
  for (let n = 0; n < 3 && (await reader.clock()) === was && !reader.isOver(); n++) {
    await page.waitForTimeout(n === 0 ? 60 : TWIN_MS);
    await page.keyboard.press('Enter');
    // done, or to be pressed once more
    const end = Date.now() + AGAIN_MS * slow;
    while (Date.now() < end && (await reader.clock()) === was) await page.waitForTimeout(40);
  }
  await reader.movedOn(was);
}

/** Advice is asked for by its key, read, laid out and taken. */
async function takeAdvice(reader: Reader): Promise<void> {
  const { page } = reader;
  const was = await reader.clock();
  const show = page.getByRole('button', { name: 'Show me' });
  // asked again after a while, as people do: the table may not have been ready
  for (let tries = 0; tries < 10 && (await show.count()) === 0; tries++) {
    await page.keyboard.press('/');
    await show.waitFor({ timeout: 6000 }).catch(() => {});
  }
  must((await show.count()) > 0, 'advice comes');
  await page.keyboard.press('Enter');
  await reader.until(async () => (await show.count()) === 0, 'advice is not laid out');
  await give(reader, was);
}

/** Looked into once: the question before the board, the focus in it, marks in the zones' names, a dialog that keeps the focus and gives it back. */
async function lookAround(reader: Reader): Promise<void> {
  const { page } = reader;
  const text = await reader.read();
  const [turn, board] = [text.indexOf('region "Turn of'), text.indexOf('group "Board"')];
  must(turn >= 0 && board > turn, `the question is read before the board: ${turn} and ${board}`);
  must(await focused(reader.turn()), 'the focus is where the question is');
  must(/button "[^"]*\d actions? away/.test(text), 'zones say how far they are');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.waitFor();
  for (let n = 0; n < 6; n++) {
    await page.keyboard.press('Tab');
    must(await focused(keys), 'Tab stays in the dialog');
  }
  const words = await keys.innerText();
  must(!/Enchant|Guards|Cauldron|Ladder/.test(words), `only keys of this game: ${words}`);
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  must(await focused(reader.turn()), 'the focus is back where it was');
  // a panel is read when it is opened, and leaves the reader where it was
  await page.keyboard.press('l');
  const log = page.getByRole('tabpanel', { name: 'Log' });
  await log.waitFor();
  must(await focused(log), 'the log has the focus');
  await page.keyboard.press('l');
  await log.waitFor({ state: 'detached' });
  must(await focused(reader.turn()), 'the focus is back after the log');
  await page.keyboard.press('v');
  await reader.until(async () => /Sight: shown/.test(await reader.listen()), 'an overlay says that it is shown');
  await reader.until(async () => /in sight, range/.test(await reader.read()), 'zones say what is in sight');
  await page.keyboard.press('v');
}

export async function blind(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { size: SMALL });
  const reader = new Reader(page);
  await goTo(house, page);
  await tabTo(page, page.getByRole('button', { name: 'Learn by playing' }), 'Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Who acts next?' }).waitFor();
  const next = page.getByRole('button', { name: /^Next: / }).first();
  const seen: Seen = { odds: 0, targets: 0, away: 0, intents: 0 };
  let looked = false;
  let answers = 0;
  const until = Date.now() + WITHIN_MS;
  for (; !reader.isOver(); answers++) {
    must(Date.now() < until, 'the first game takes too long by keyboard');
    await reader.until(async () => (await reader.turn().count()) > 0 || (await reader.question().count()) > 0, 'no question comes');
    if (reader.isOver()) break;
    let text = await reader.read();
    // in the first rounds a tip says what is next; it comes a moment after the question
    const passes = /Let the dead come/.test(text);
    if (!passes && /Round [12] /.test(text) && !/button "Next: /.test(text)) {
      await next.waitFor({ timeout: TIP_MS }).catch(() => {});
      if (reader.isOver()) break;
      text = await reader.read();
    }
    if (/button "[^"]*, target/.test(text)) seen.targets++;
    if (/action(s)? away/.test(text)) seen.away++;
    if (/: (sees survivors in|hears noise in|attacks here)/.test(text)) seen.intents++;
    if (!looked && (await reader.turn().count()) > 0) {
      await lookAround(reader);
      looked = true;
    }
    if (passes) {
      const was = await reader.clock();
      await page.keyboard.press('Enter');
      await reader.movedOn(was);
      continue;
    }
    const tip = /button "Next: ([^"]+)"/.exec(text)?.[1];
    if (tip !== undefined) await followTip(reader, tip, seen);
    else await takeAdvice(reader);
  }
  await page.getByRole('heading', { level: 1, name: /Won/ }).waitFor();
  console.log(`       a blind player wins the first game after ${answers} answers; odds heard ${seen.odds} times`);
  must(seen.odds >= 1, 'odds were heard before a shot');
  must(seen.targets >= 1 && seen.away >= 5 && seen.intents >= 1, `marks are in the zones' names: ${JSON.stringify(seen)}`);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}
