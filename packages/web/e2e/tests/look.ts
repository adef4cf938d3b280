// What the table looks like, measured: wide windows are used, figures of a crowd can be told and counted, marks are readable on snow and by day,
// walkways have borders, Washington has daylight, buttons have names, and what the mouse shows lies over what is only read.
import type { Page } from 'playwright-core';
import { searched } from '../aside.ts';
import { eventually, goTo, type House, must, photographTo, type Size, visit } from '../harness.ts';
import { type Box, contrast, type Picture, pictureOf, share } from '../pixels.ts';
import { asked, atTable } from '../table.ts';

const DRAWN_MS = 1500;
const WIDE: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** Of the room between rail, bar and panels the board takes so much in one direction at least. */
const FILLED = 0.9;
const SMALLEST_FIGURE = 30;
const SMALLEST_LETTER = 11;
/** What a mark must stand out from the ground with: 3 is asked of graphics. */
const READABLE = 3;
/** Light of a street: night in the city has a tenth of it. */
const DAYLIGHT = 0.15;
const BORDER = 1.25;

interface Seen {
  readonly board: Box;
  readonly room: Box;
  readonly named: number;
  readonly tools: number;
  readonly goals: boolean;
}

const boardNow = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.board-zone-shape')].map((one) => one.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))];
    const [right, bottom] = [Math.max(...boxes.map((b) => b.right)), Math.max(...boxes.map((b) => b.bottom))];
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const from = box('.t-rail-card')?.right ?? 0;
    const drawer = box('.t-drawer');
    // what lies beside it bounds it on the right, what lies under it below
    const beside = drawer !== undefined && drawer.top < bottom;
    const to = beside ? drawer.left : innerWidth;
    const under = box('.t-top')?.bottom ?? 0;
    const floor = Math.min(
      innerHeight,
      ...['.t-drawer', '.t-dock > *'].map((one) => box(one)?.top ?? innerHeight).filter((y) => y >= bottom - 8),
    );
    const tools = [...document.querySelectorAll('.t-top-tools .t-tool')];
    const named = tools.filter((one) => {
      const name = one.querySelector('.t-tool-name');
      return name !== null && name.getBoundingClientRect().width > 8 && Number.parseFloat(getComputedStyle(name).fontSize) >= 11;
    });
    return {
      board: { x: left, y: top, width: right - left, height: bottom - top },
      room: { x: from, y: under, width: to - from, height: floor - under },
      named: named.length,
      tools: tools.length,
      goals: document.querySelector('.t-drawer [role="tab"][aria-selected="true"]')?.textContent?.includes('Goals') === true,
    };
  });

/** The empty third: a wide window shows the goals without a press, and a larger window a larger board, whatever its shape. */
async function wide(house: House, mission: string, least: readonly number[]): Promise<void> {
  const { page, context } = await visit(house, { size: WIDE[0], settings: { nick: 'Ada', tips: false } });
  await goTo(house, page, `new?edition=second-edition&mission=${mission}&seed=look`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  await asked(page);
  let before = 0;
  for (const [i, size] of WIDE.entries()) {
    await page.setViewportSize(size);
    await page.waitForTimeout(DRAWN_MS / 2);
    before = await eventually(async () => {
      const { board, room, named, tools, goals } = await boardNow(page);
      const filled = Math.max(board.width / room.width, board.height / room.height);
      const at = `of ${mission} at ${size.width}×${size.height}`;
      must(goals, `the goals ${at} are in sight`);
      must(filled >= FILLED, `the board ${at} takes ${Math.round(filled * 100)} % of its room`);
      must(board.width >= least[i], `the board ${at} is ${Math.round(board.width)} px wide`);
      must(board.width * board.height > before * 1.2, `the board ${at} grows with the window`);
      must(tools > 8 && named === tools, `${named} of ${tools} buttons above have a name ${at}`);
      return board.width * board.height;
    });
  }
  await context.close();
}

/** A turn in the thick of a game, drawn. */
async function thick(house: House, mission: string, zombies: number): Promise<Page> {
  const { id, step } = await searched('crowdedMoment', mission, zombies);
  const { page } = await visit(house, { settings: { nick: 'Ada', tips: false } });
  await goTo(house, page, `replay/${id}?t=${step}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/play\//);
  await atTable(page);
  await page.locator('.t-actions').waitFor();
  await page.locator('.board-zone[data-mark="reach"]').first().waitFor();
  await page.waitForTimeout(DRAWN_MS);
  return page;
}

/** Nobody is too small to be told in the fullest zone, and every count can be read. */
async function figures(page: Page, mission: string): Promise<string> {
  const { small, least } = await page.evaluate(
    ([figure, letter]) => {
      const found: string[] = [];
      let smallest = Number.POSITIVE_INFINITY;
      for (const one of document.querySelectorAll('.board-chip:not(.board-plate), .board-person')) {
        const { width, height } = one.getBoundingClientRect();
        smallest = Math.min(smallest, width, height);
        if (Math.min(width, height) < figure) found.push(`${one.getAttribute('class')} of ${Math.round(Math.min(width, height))} px`);
      }
      for (const one of document.querySelectorAll<SVGTextElement>('.board-plate text')) {
        const scale = one.getScreenCTM();
        const size = Number.parseFloat(getComputedStyle(one).fontSize) * Math.hypot(scale?.a ?? 0, scale?.b ?? 0);
        if (size < letter - 0.1) found.push(`a count of ${size.toFixed(1)} px`);
      }
      return { small: found, least: Math.round(smallest) };
    },
    [SMALLEST_FIGURE, SMALLEST_LETTER] as const,
  );
  must(small.length === 0, `${mission}: ${small.join(', ')}`);
  return `the smallest figure has ${least} px`;
}

const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await page.locator(selector).first().boundingBox();
  must(box !== null, `nothing at ${selector}`);
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) };
};

/** The same zone with its mark and without: how far the mark stands out from what it lies on. */
async function marks(page: Page, mission: string): Promise<string> {
  let least = Number.POSITIVE_INFINITY;
  const zones = await page
    .locator('.board-zone[data-mark="reach"] .board-zone-shape')
    .evaluateAll((all) => all.slice(0, 4).map((one) => one.getAttribute('data-zone')));
  const boxes = await Promise.all(zones.map((zone) => boxOf(page, `.board-zone-shape[data-zone="${zone}"]`)));
  // the mouse must not lie on a zone: its outline would be measured too
  await page.mouse.move(4, 4);
  const marked: Picture[] = [];
  for (const box of boxes) marked.push(await pictureOf(page, box));
  await page.locator('.board-zone-edge, .board-zone-fill').evaluateAll((all) => {
    for (const one of all) (one as SVGElement).style.display = 'none';
  });
  for (const [i, box] of boxes.entries()) {
    const plain = await pictureOf(page, box);
    const changed = plain.light.map((light, at) => contrast(light, marked[i].light[at]));
    // dashes are a small part of a zone: the clearest twentieth of its pixels
    const best = share(changed, 0.97);
    least = Math.min(least, best);
    must(best >= READABLE, `${mission}: a mark of reach stands out by ${best.toFixed(2)} only, in zone ${zones[i]}`);
  }
  return `marks of reach stand out by ${least.toFixed(1)}`;
}

/** Between two walkways that lie side by side something is drawn that is on neither. */
async function borders(page: Page): Promise<string> {
  let least = Number.POSITIVE_INFINITY;
  const walkways = await page
    .getByRole('button', { name: /^Battlement walkway/ })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  let seen = 0;
  for (const a of walkways)
    for (const b of walkways) {
      const beside = Math.abs(a.right - b.left) < 8 && Math.abs(a.top - b.top) < 4;
      if (!beside) continue;
      seen++;
      const middle = (a.right + b.left) / 2;
      const clip = { x: Math.round(middle - 16), y: Math.round(a.top + 8), width: 32, height: Math.round(a.height - 16) };
      const { light, width, height } = await pictureOf(page, clip);
      const column = (x: number) =>
        share(
          Array.from({ length: height }, (_, y) => light[y * width + x]),
          0.5,
        );
      const ground = [2, 6, 25, 29].map(column);
      const edge = Array.from({ length: 14 }, (_, x) => column(9 + x));
      const best = Math.max(...edge.map((one) => Math.min(...ground.map((g) => contrast(one, g)))));
      least = Math.min(least, best);
      must(best >= BORDER, `two walkways look like one: ${best.toFixed(2)} at ${Math.round(middle)}`);
    }
  must(seen >= 2, `${seen} borders of walkways were looked at`);
  return `borders of walkways by ${least.toFixed(1)}`;
}

async function snow(house: House): Promise<void> {
  const page = await thick(house, 'white-death/w01', 60);
  const mission = 'white-death/w01';
  const told = [await figures(page, mission), await marks(page, mission), await borders(page)];
  console.log(`       ${mission}: ${told.join(', ')}`);
  await page.context().close();
}

async function day(house: House): Promise<void> {
  const page = await thick(house, 'washington/z01', 8);
  const mission = 'washington/z01';
  const told = [await figures(page, mission), await marks(page, mission)];
  must((await page.locator('.t-table[data-night]').count()) === 0, 'it is day in the capital');
  const streets = await page.getByRole('button', { name: /^Street/ }).evaluateAll((all) => all.map((one) => one.getAttribute('data-zone')));
  const lights: number[] = [];
  for (const zone of streets.slice(0, 6))
    lights.push(share((await pictureOf(page, await boxOf(page, `.board-zone-shape[data-zone="${zone}"]`))).light, 0.5));
  console.log(`       ${mission}: ${told.join(', ')}, light of its streets ${share(lights, 0.5).toFixed(2)}`);
  must(share(lights, 0.5) >= DAYLIGHT, `the capital's streets have daylight: ${lights.map((one) => one.toFixed(2)).join(', ')}`);
  await page.context().close();
}

/** On the narrowest phone letters make tokens grow, at the board's edge inwards: nothing of them is cut by the window. */
async function edge(house: House): Promise<void> {
  const size = { width: 360, height: 640 };
  const { page, context } = await visit(house, { size, settings: { nick: 'Ada', tips: false } });
  await goTo(house, page, 'new?edition=washington&mission=washington/z01&seed=a');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  await asked(page);
  await page.waitForTimeout(DRAWN_MS);
  await eventually(async () => {
    const cut = await page
      .locator('.board-token[data-token="noise"]')
      .evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .flatMap(({ left, right }) => (left < 0 || right > innerWidth ? [`${left} to ${right}`] : [])),
      );
    must(cut.length === 0, `a token is cut by the window: ${cut.join(', ')} of ${size.width}`);
  });
  must((await page.locator('.board-token[data-token="noise"]').count()) > 0, 'there is noise');
  await photographTo(page, 'edge');
  await context.close();
}

/** The first game, with somebody's turn begun. */
async function inTurn(house: House): ReturnType<typeof visit> {
  const visitor = await visit(house, { settings: { nick: 'Ada', tips: false } });
  const { page } = visitor;
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await asked(page);
  await page.locator('.t-rail-card').first().click();
  await page.locator('.t-actions').waitFor();
  return visitor;
}

/** Odds and zone cards of the resting mouse are seen whole: nothing lies over them. */
async function hovers(house: House): Promise<void> {
  const { page, context } = await inTurn(house);
  const over = async (label: RegExp, shown: string) => {
    await page.getByRole('button', { name: label }).first().hover({ force: true });
    await page.locator(shown).waitFor();
    const covered = await page.locator(shown).evaluate((one) => {
      // it takes no pointer, so it is asked for what lies at its place as if it did
      const box = one.getBoundingClientRect();
      (one as HTMLElement).style.pointerEvents = 'auto';
      one.removeAttribute('inert');
      const free = [0.1, 0.5, 0.9].every((y) =>
        one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height * y)),
      );
      (one as HTMLElement).style.pointerEvents = '';
      return !free;
    });
    must(!covered, `${shown} is covered`);
  };
  await over(/^Street 3/, '.t-glance');
  await page
    .getByRole('button', { name: /^Street 11/ })
    .first()
    .click({ force: true });
  await page.locator('.board-zone[data-mark="target"]').first().waitFor();
  await page.mouse.move(4, 4);
  await over(/^Street 12/, '.t-hover[data-odds]');
  // advice that comes up meanwhile stays where it is: what the mouse shows moves nothing
  await page.keyboard.press('/');
  await page.locator('.coach').waitFor();
  await page.waitForTimeout(DRAWN_MS / 2);
  await eventually(async () => {
    const places = new Set<number>();
    for (let n = 0; n < 8; n++) {
      places.add(Math.round((await page.locator('.coach').boundingBox())?.y ?? -1));
      await page.waitForTimeout(90);
    }
    must(places.size === 1, `advice jumps under the mouse: ${[...places].join(', ')}`);
  });
  await context.close();
}

/** Cards are read where they lie, places keep their height while cards move, and the rules have their chapters. */
async function reads(house: House): Promise<void> {
  const { page, context } = await inTurn(house);
  await page.keyboard.press('i');
  const card = page.locator('.t-sheet .t-slot .t-card').first();
  await card.hover();
  const zoom = page.locator('.t-zoom .t-card');
  await zoom.waitFor();
  const [small, large] = [await card.boundingBox(), await zoom.boundingBox()];
  must(small !== null && large !== null && large.width >= 1.8 * small.width, 'the card the mouse rests on is enlarged');
  must(large.x >= 0 && large.y >= 0 && large.x + large.width <= 1440 && large.y + large.height <= 900, 'the large card is whole');
  must(large.x >= small.x + small.width || large.x + large.width <= small.x, 'it does not lie over the small one');
  // the mouse may go to it over the other cards, and reads there what its numbers mean
  await eventually(async () => {
    await card.hover();
    await zoom.waitFor();
    // a busy machine may take too long for the way: the mouse sets out again
    await page.mouse.move(large.x + large.width / 2, large.y + large.height / 2, { steps: 4 });
    await page.locator('.t-zoom .t-signs').waitFor({ timeout: 3000 });
  });
  await page.waitForTimeout(900);
  must(await zoom.isVisible(), 'the large card stays under the mouse');
  await photographTo(page, 'card-zoom');
  await page.mouse.move(4, 4);
  await zoom.waitFor({ state: 'detached' });

  const places = page.locator('.t-sheet .t-holding .t-slots');
  const heights = () => places.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  const before = await heights();
  await card.click();
  await page.locator('.t-sheet .t-holding .t-slots').last().locator('.t-slot').last().click();
  await page.locator('.t-sheet .t-slots').last().waitFor();
  await page.locator('.t-sheet').getByRole('button', { name: 'Put back' }).waitFor();
  const after = await heights();
  must(
    before.every((high, at) => Math.abs(high - (after[at] ?? 0)) <= 3),
    `places keep their height: ${before.join()} → ${after.join()}`,
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.getByRole('heading', { name: 'The game', exact: true }).waitFor();
  await context.close();
}

/** Whoever has colours of their own sees every verb's sign in the colour of its word. */
async function forced(house: House): Promise<void> {
  const { page, context } = await visit(house, { settings: { nick: 'Ada', tips: false } });
  await page.emulateMedia({ forcedColors: 'active' });
  // and on the pages what is chosen and what is on
  await goTo(house, page, 'settings');
  const told = await page.evaluate(() => {
    const ground = (selector: string, part?: string) => {
      const found = document.querySelector(selector);
      return found ? getComputedStyle(found, part).backgroundColor : 'missing';
    };
    return {
      chosen: [ground('.choice input:checked + span'), ground('.choice input:not(:checked) + span')],
      on: [ground('.switch input:checked'), ground('.switch input:not(:checked)')],
      knob: [ground('.switch input:not(:checked)', '::after'), ground('.switch input:not(:checked)')],
    };
  });
  for (const [what, [one, other]] of Object.entries(told)) must(one !== other, `${what} looks like what it is not: ${one}`);
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await asked(page);
  await page.locator('.t-rail-card').first().click();
  await page.locator('.t-actions').waitFor();
  const pale = await page.locator('.t-action').evaluateAll((all) =>
    all.flatMap((verb) => {
      const sign = verb.querySelector('.t-icon');
      const name = verb.querySelector('.t-action-name');
      if (sign === null || name === null) return [];
      const [drawn, written] = [getComputedStyle(sign), getComputedStyle(name)];
      return drawn.fill === written.color && drawn.opacity === '1' ? [] : [`${name.textContent}: ${drawn.fill} at ${drawn.opacity}`];
    }),
  );
  must(pale.length === 0, `signs of verbs are paler than their words with forced colours: ${pale.join(', ')}`);
  await context.close();
}

export async function look(house: House): Promise<void> {
  const done = await Promise.allSettled([
    // twice as wide as high, and higher than wide: as large as without the goals
    wide(house, 'second-edition/m00', [820, 1120, 1480]),
    wide(house, 'second-edition/m04', [410, 525, 640]),
    snow(house),
    day(house),
    edge(house),
    hovers(house),
    reads(house),
    forced(house),
  ]);
  for (const one of done) if (one.status === 'rejected') throw one.reason;
}
