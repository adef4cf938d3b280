// Every kind of question on every kind of screen: nothing outside the window, nothing under something else, nothing too small for a finger
// or for the eye; and with letters of twice the size.
import type { DecisionKind } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { GROUPS } from '../../src/table/model/choices.ts';
import { searched } from '../aside.ts';
import { DESKTOP, type House, must, photographTo, visit } from '../harness.ts';
import type { Moment, TurnMoment } from '../moments.ts';
import { faultsOf, unpainted } from '../reachable.ts';
import { playFrom } from '../shelf.ts';

/** The form of `keep` serves `arrange` too, which no rule asks as a question of its own. */
const KINDS: readonly DecisionKind[] = [
  'order',
  'turn',
  'wounds',
  'split',
  'route',
  'hits',
  'friendly-fire',
  'reroll',
  'keep',
  'skill',
  'zone',
  'armour',
  'use',
  'option',
];

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** From the one a table is opened with to the next of its kind: where the layout changes altogether, everything is reckoned anew; what is open stays open. */
const SIZES: readonly Screen[] = [
  { width: 1440, height: 900, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 1280, height: 720, touch: false },
  { width: 820, height: 1180, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 640, touch: true },
  { width: 844, height: 390, touch: true },
  // 1440 × 900 at 200 % zoom
  { width: 720, height: 450, touch: false },
];
const LETTERS = 16;
/** One of every layout, the tightest of it: for what lies in a place that was judged at all sizes already. */
const TIGHTEST = SIZES.filter(({ width }) => [1280, 768, 360, 844, 720].includes(width));

/** Whatever a turn can do. */
const VERBS = GROUPS.map((group) => group.id);
const PANELS = ['l', 'q', 'h'] as const;

/** Where the turn is ended on a screen that is touched: for whoever it is, whatever they can do, whatever is open. */
const endsAt = new Map<string, { readonly box: string; readonly where: string }>();

async function judgeEnd(page: Page, size: string, where: string, found: string[]): Promise<void> {
  const box = await page.evaluate(() => {
    const end = document.querySelector('.t-action[data-group="end"]');
    if (!end?.checkVisibility()) return null;
    const { left, top, right, bottom } = end.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round).join(' ');
  });
  if (box === null) return;
  const known = endsAt.get(size);
  if (known === undefined) endsAt.set(size, { box, where });
  else if (known.box !== box) found.push(`${where} at ${size}: the turn is ended at ${box}, with “${known.where}” at ${known.box}`);
}

/** From the size it stands at to the other end of the list: going back to the first one each time is a whole layout for nothing. */
function fromHere(page: Page, sizes: readonly Screen[]): readonly Screen[] {
  const here = page.viewportSize();
  const at = SIZES.findIndex(({ width, height }) => width === here?.width && height === here.height);
  return at >= SIZES.length / 2 ? [...sizes].reverse() : sizes;
}

async function judge(page: Page, where: string, found: string[], sizes = SIZES): Promise<void> {
  // in the corner, where nothing answers a mouse at any size: the tip of a tool it happens to rest on is meant to lie over others, and a board that is pointed at is drawn anew
  await page.mouse.move(0, 0);
  for (const { width, height, touch } of fromHere(page, sizes)) {
    await page.setViewportSize({ width, height });
    for (const fault of await faultsOf(page, touch))
      found.push(`${where} at ${width}×${height}: ${fault.control} is ${fault.what} (${fault.box})`);
    if (touch && !where.includes('large text')) await judgeEnd(page, `${width}×${height}`, where, found);
    await photographTo(page, `sizes-${where.replace(/\W+/g, '-')}-${width}x${height}`);
  }
}

async function judgeVerbs(page: Page, groups: readonly string[], found: string[]): Promise<void> {
  for (const group of groups) {
    await page.locator(`.t-action[data-group="${group}"][data-can]`).click();
    await judge(page, `turn, ${group}`, found);
    if (group === 'attack' && (await page.locator('.t-choices button:not(.t-unfold)').count()) > 1)
      await page.locator('.t-choices small', { hasText: '%' }).first().waitFor();
    const list = page.locator('.t-choices button').first();
    if (await list.isVisible()) {
      await list.click();
      await judge(page, `turn, ${group} chosen`, found, TIGHTEST);
    }
    for (let n = 0; n < 3; n++) await page.keyboard.press('Escape');
  }
}

async function judgePanels(page: Page, found: string[]): Promise<void> {
  for (const key of PANELS) {
    await page.keyboard.press(key);
    await judge(page, `turn, panel ${key}`, found);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('?');
  await judge(page, 'turn, help', found);
  await page.keyboard.press('Escape');
}

/** With large letters on a desktop too the mission's name is whole, the last survivor of six is in the window, and the goals are in sight. */
async function judgeNames(page: Page, found: string[]): Promise<void> {
  for (const { width, height } of SIZES.filter((size) => [1280, 1440].includes(size.width))) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    const { cut, below, goals } = await page.evaluate(() => {
      const title = document.querySelector('.t-title h1');
      const last = Math.max(...[...document.querySelectorAll('.t-rail-card')].map((card) => card.getBoundingClientRect().bottom));
      const list = document.querySelector('.t-drawer .t-goal-list');
      const shown = list?.closest('.t-drawer-body')?.getBoundingClientRect();
      return {
        cut: (title?.scrollWidth ?? 0) - (title?.clientWidth ?? 0),
        below: last - innerHeight,
        goals: shown === undefined || list === null ? 0 : Math.min(shown.bottom, innerHeight) - list.getBoundingClientRect().top,
      };
    });
    if (goals < 24) found.push(`large text at ${width}×${height}: ${Math.round(goals)} px of the goals are in sight`);
    if (cut > 0) found.push(`large text at ${width}×${height}: the mission's name is cut by ${cut} px`);
    if (below > 0) found.push(`large text at ${width}×${height}: the last survivor lies ${Math.round(below)} px below the window`);
  }
}

/** And the smallest phone has a board to look at: what is told elsewhere makes room for it. */
const LEAST_BOARD = 200;

async function judgeBoard(page: Page, found: string[]): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.waitForTimeout(300);
  const free = await page.evaluate(() => {
    const [board, sheet] = ['.t-board', '.t-low'].map((one) => document.querySelector(one)?.getBoundingClientRect().top ?? 0);
    return sheet - board;
  });
  if (free < LEAST_BOARD) found.push(`large text at 360×640: ${Math.round(free)} px of the board are in sight`);
}

/** The browser's own letter size, as people set it. */
async function judgeLargeText(page: Page, kind: DecisionKind, found: string[]): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  await hand.send('Page.setFontSizes', { fontSizes: { standard: LETTERS * 2 } });
  await judge(page, `${kind}, large text`, found, TIGHTEST);
  if (kind === 'order') {
    await judgeNames(page, found);
    await judgeBoard(page, found);
  }
  await hand.send('Page.setFontSizes', { fontSizes: { standard: LETTERS } });
  await hand.detach();
}

/** One page for all of them: code, pictures and the engine's thread are there already. */
async function openMoment(house: House, page: Page, moment: Moment): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await playFrom(house, page, moment);
  must((await page.locator('.t-dock').getAttribute('data-kind')) === moment.kind, `the question of ${moment.kind} stands there`);
}

/** The look itself is looked at: a button outside the window, under something, too small for a finger, each is found. */
async function mustNotice(page: Page): Promise<void> {
  const button = '.t-top button:first-of-type';
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('div'), { id: 'over-it' }));
  });
  for (const [what, style] of [
    ['outside', `${button} { position: fixed !important; left: -30px !important }`],
    ['covered', '#over-it { position: fixed; inset: 0 0 auto; height: 60px; z-index: 99999 }'],
    ['small', `${button} { min-width: 0 !important; width: 30px !important; padding: 0 !important }`],
  ] as const) {
    // the page takes no style of others in its text
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, style);
    const faults = await faultsOf(page, true);
    must(
      faults.some((fault) => fault.what === what),
      `a button that is ${what} is found, not only ${faults.map((fault) => fault.what).join(', ') || 'nothing'}`,
    );
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  }
}

async function walk(house: House, look: (page: Page, found: string[]) => Promise<void>): Promise<void> {
  const found: string[] = [];
  // every deed has its preview first, so that a turn can be walked through to its last verb
  const { context, page, complaints } = await visit(house, { settings: { oneClick: false } });
  await unpainted(page);
  await look(page, found);
  await context.close();
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  must(found.length === 0, `${found.length} faults\n  ${found.join('\n  ')}`);
}

export async function sizes(house: House): Promise<void> {
  const kinds = KINDS.filter((kind) => process.env.E2E_KINDS?.split(',').includes(kind) ?? true);
  const moments = await searched('momentsOf', kinds);
  must(moments.length === kinds.length, `a moment of every kind, not only ${moments.map((m) => m.kind).join(', ')}`);
  await walk(house, async (page, found) => {
    for (const moment of moments) {
      await openMoment(house, page, moment);
      await judge(page, moment.kind, found);
      await judgeLargeText(page, moment.kind, found);
      if (moment === moments[0]) await mustNotice(page);
    }
  });
}

/** Whatever can be done and opened in a turn: as much again as all other questions, so it is a test beside them. */
export async function sizesOfTurns(house: House): Promise<void> {
  const turns: readonly TurnMoment[] = await searched('turnsOf', VERBS);
  await walk(house, async (page, found) => {
    for (const [at, turn] of turns.entries()) {
      await openMoment(house, page, turn);
      await judge(page, `turn with ${turn.groups.join(' ')}`, found);
      if (at === 0) await judgePanels(page, found);
      await judgeVerbs(page, turn.groups, found);
    }
  });
}
