// What stands beside the board: goals that stay while other things are closed, advice whose buttons lie under its words, figures that stand upright,
// tools that tell their names; and a phone that is turned.
import type { Page } from 'playwright-core';
import { DESKTOP, eventually, goTo, type House, must, PHONE, photographTo, type Size, visit } from '../harness.ts';
import { asked, atTable } from '../table.ts';

/** Reach is reckoned, then the board glides there. */
const GLIDED_MS = 1200;

async function begin(house: House, mission: string, size = DESKTOP, more = {}): ReturnType<typeof visit> {
  const visitor = await visit(house, { size, settings: { nick: 'Ada', tips: false, oneClick: false, ...more } });
  await goTo(house, visitor.page, `new?edition=${mission.split('/')[0]}&mission=${mission}&seed=docked`);
  await visitor.page
    .getByRole('button', { name: /Begin|Начать/ })
    .first()
    .click();
  await atTable(visitor.page);
  await asked(visitor.page);
  return visitor;
}

const isThere = (page: Page, selector: string): Promise<boolean> => page.locator(selector).first().isVisible();
/** Keys are taken between two frames. */
const pressed = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key);
  await page.waitForTimeout(250);
};

/** Escape closes one thing at a time, and the goals only for whoever reads in them or where they lie over the board. */
async function closes(page: Page, faults: string[]): Promise<void> {
  const check = async (selector: string, wanted: boolean, when: string) => {
    if ((await isThere(page, selector)) !== wanted) faults.push(`${selector} is ${wanted ? 'gone' : 'there'} ${when}`);
  };
  await page.locator('.t-rail-card').first().click();
  await page.locator('.t-actions').waitFor();
  await pressed(page, 'e');
  await check('.t-preview', true, 'after the key of a verb');
  await pressed(page, 'Escape');
  await check('.t-preview', false, 'after the first Escape');
  await check('.t-drawer', true, 'after the first Escape');
  await pressed(page, 'Escape');
  await check('.t-drawer', true, 'after an Escape with nothing before it');
  await page.locator('.t-drawer [role="tab"][aria-selected="true"]').focus();
  await pressed(page, 'Escape');
  await check('.t-drawer', false, 'after an Escape of whoever reads in it');
  await page.setViewportSize(PHONE);
  await pressed(page, 'q');
  await check('.t-drawer', true, 'on a phone after its key');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await pressed(page, 'Escape');
  await check('.t-drawer', false, 'on a phone after Escape');
  await page.setViewportSize(DESKTOP);
  await pressed(page, 'q');
}

/** In a column there is no room beside what is advised: its buttons lie under it, whole and in the window. */
async function advice(page: Page, faults: string[]): Promise<void> {
  await adviceIn(page, 'side', DESKTOP, faults);
  await page.keyboard.press('Escape');
  // a desktop at 200 %, a phone on its side: the turn below keeps its end in the window
  const low = { width: 720, height: 450 };
  await page.setViewportSize(low);
  await adviceIn(page, 'land', low, faults);
  const end = await page.locator('.t-action[data-group="end"]').boundingBox();
  if (end === null || end.y + end.height > low.height + 1) faults.push(`with an advice the end of the turn is cut at ${end?.y}`);
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESKTOP);
  await adviceIn(page, 'side', DESKTOP, faults);
}

async function adviceIn(page: Page, layout: string, { height }: Size, faults: string[]): Promise<void> {
  await page.locator(`[data-layout="${layout}"]`).waitFor();
  await page.keyboard.press('/');
  await page.locator('.coach .coach-do button').first().waitFor();
  await page.waitForTimeout(400);
  const boxes = await page.locator('.coach').evaluate((card) => {
    const box = (one: Element | null) => one?.getBoundingClientRect().toJSON() as DOMRect | undefined;
    const buttons = [...card.querySelectorAll('.coach-do button')].map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    return { says: box(card.querySelector('.coach-says')), card: box(card), buttons };
  });
  const { says, card, buttons } = boxes;
  if (says === undefined || card === undefined || buttons.length === 0) return void faults.push('no advice');
  for (const button of buttons) {
    // long words are pushed along under the buttons, which stay at the card's lower end
    const under = Math.min(says.bottom, card.bottom - button.height - 14);
    if (button.top < under - 1) faults.push(`a button of the advice lies beside its words: ${button.top} above ${under}`);
    if (button.left < card.left || button.right > card.right || button.bottom > height) faults.push('a button of the advice is cut');
  }
  if (says.width < card.width * 0.5) faults.push(`words of the advice have ${Math.round(says.width)} px of ${Math.round(card.width)}`);
}

/** Faces of the fantasy worlds have figures that hang like letters: a nought would read as an o. */
async function noughts(page: Page, faults: string[]): Promise<void> {
  const hanging = await page.evaluate(() => {
    const walk = document.createTreeWalker(document.querySelector('.t-table') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    let seen = 0;
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const part = node.parentElement;
      if (part === null || !/\d/.test(node.textContent ?? '') || !part.checkVisibility()) continue;
      seen++;
      if (!getComputedStyle(part).fontVariantNumeric.includes('lining-nums'))
        found.push(`${part.className || part.tagName}: ${node.textContent}`);
    }
    return seen < 10 ? ['too few figures were looked at'] : found;
  });
  faults.push(...hanging.map((one) => `hanging figures in ${one}`));
}

/** Tools tell their name and key under the mouse and to whoever comes by keyboard, whole in the window; the browser's own tips stay away. */
async function toolTips(page: Page, faults: string[]): Promise<void> {
  const tip = page.locator('.t-tip-of-tool');
  if ((await page.locator('.t-top [title]').count()) > 0) faults.push("a tool has the browser's own tip");
  for (const tool of await page.locator('.t-top .t-tool:not(:disabled):visible').all()) {
    const name = (await tool.getAttribute('aria-label')) ?? '';
    await page.mouse.move(5, DESKTOP.height - 5);
    await tip.waitFor({ state: 'detached' });
    await tool.hover();
    await tip.waitFor();
    const said = (await tip.textContent()) ?? '';
    const key = (await tool.getAttribute('aria-keyshortcuts')) ?? '';
    if (name === '' || !said.startsWith(name + key.toUpperCase())) faults.push(`the tip of ${name} (${key}) says ${said}`);
    const [box, from] = [await tip.boundingBox(), await tool.boundingBox()];
    if (box === null || from === null || box.x < 0 || box.x + box.width > DESKTOP.width || box.y < from.y + from.height)
      faults.push(`the tip of ${name} lies outside or over its tool`);
  }
  // who goes over to the tip may read it as long as they like; Escape puts it away and nothing else
  await tip.hover();
  await page.waitForTimeout(600);
  if ((await tip.count()) === 0) faults.push('a tip goes when the mouse comes to it');
  await page.keyboard.press('Escape');
  if ((await tip.count()) > 0) faults.push('a tip stays after Escape');
  await page.mouse.move(5, DESKTOP.height - 5);
  await page.locator('.t-advice').focus();
  await page.keyboard.press('Tab');
  await tip.waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.locator('.t-tip-of-tool', { hasText: (await page.locator('.t-advice').getAttribute('aria-label')) ?? '' }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** A zone at the window's edge stays where it is pressed: the second press of the same place means the same zone. Whoever comes to it by key sees it brought in. */
async function still(page: Page, faults: string[]): Promise<void> {
  const stage = () => page.locator('.board-stage').evaluate((one) => (one as HTMLElement).style.transform);
  for (let times = 0; times < 4; times++) await page.locator('.board-zoom button').first().click();
  await page.waitForTimeout(GLIDED_MS);
  /** a place at the rail's edge where a zone lies bare */
  const at = await page.evaluate(() => {
    const edge = (document.querySelector('.t-rail')?.getBoundingClientRect().right ?? 0) + 8;
    for (let y = innerHeight * 0.3; y < innerHeight * 0.8; y += 10) {
      const zone = document.elementFromPoint(edge, y)?.closest('.board-zones [data-zone]')?.getAttribute('data-zone');
      if (zone) return { x: edge, y, zone };
    }
    return null;
  });
  if (at === null) return void faults.push("no zone lies at the window's edge");
  const before = await stage();
  await page.mouse.click(at.x, at.y);
  await page.waitForTimeout(GLIDED_MS);
  if ((await stage()) !== before) faults.push('a zone slides from under the press');
  const { zone } = at;
  await page.locator('.t-advice').focus();
  await page.keyboard.press('Tab');
  await page.locator(`[data-zone="${zone}"]`).focus();
  await page.waitForTimeout(GLIDED_MS);
  if ((await stage()) === before) faults.push('a zone a key comes to is not brought in');
}

/** A phone turned in the middle of a turn shows whoever acts as near as before it was turned. */
async function turned(house: House, faults: string[]): Promise<void> {
  const { context, page } = await begin(house, 'second-edition/m01', PHONE);
  await page.locator('.t-rail-card').first().click();
  await page.locator('.t-actions').waitFor();
  const wide = async () => {
    await page.waitForTimeout(GLIDED_MS);
    const from = await page.locator('.board-zones').boundingBox();
    return from?.width ?? 0;
  };
  const upright = await wide();
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  const lying = await wide();
  // this board is as high as it is wide: seen whole it is no wider than the window is high
  if (lying <= PHONE.width) faults.push(`a turned phone shows the whole board, ${Math.round(lying)} px wide, not whoever acts`);
  await page.setViewportSize(PHONE);
  const again = await wide();
  if (Math.abs(again - upright) > 2) faults.push(`a phone turned back shows the board ${again} px wide, not ${upright}`);
  await context.close();
}

/** The longest title there is, in the narrowest bar of each layout: whole, and no higher than its bar. */
async function title(house: House, faults: string[]): Promise<void> {
  const { context, page } = await begin(house, 'washington/z05', DESKTOP, { language: 'ru' });
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [667, 375],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cut = () =>
      page.locator('.t-title h1').evaluate((one) => {
        const [box, bar] = [one.getBoundingClientRect(), one.closest('.t-top')?.getBoundingClientRect()];
        // letters stand out of a tight line by a few pixels
        const whole = one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 5;
        return whole && bar !== undefined && box.top >= bar.top && box.bottom <= bar.bottom ? '' : `${one.textContent}`;
      });
    await eventually(async () => must((await cut()) === '', 'cut')).catch(() => faults.push(`a title is cut at ${width}×${height}`));
  }
  await context.close();
}

/** A fantasy backpack has five places: they stand in one row. */
async function backpack(page: Page, faults: string[]): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.locator('.t-rail-card').first().click({ button: 'right' });
  const places = page.locator('.t-sheet .t-pack .t-slot');
  await places.first().waitFor();
  const rows = new Set(await places.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y))));
  if (rows.size > 1) faults.push(`the ${await places.count()} places of a backpack stand in ${rows.size} rows`);
}

/** Guards and guests in the row of a low screen: the seventh is seen whole, nobody's name touches the border of their card, and each of a dozen can be brought in. */
async function guests(house: House, faults: string[]): Promise<void> {
  for (const [mission, inSight] of [
    ['white-death/w02', true],
    ['second-edition/m14', false],
  ] as const) {
    const { context, page } = await begin(house, mission, { width: 844, height: 390 });
    const cards = page.locator('.t-rail-card');
    if ((await page.locator('.t-rail-guest').count()) === 0 || (await cards.count()) < 7) faults.push(`${mission} has no guests`);
    for (const card of await cards.all()) {
      if (!inSight) await card.scrollIntoViewIfNeeded();
      const { name, box, rail, word } = await card.evaluate((one) => {
        const label = one.querySelector('.t-rail-name b');
        const range = document.createRange();
        if (label !== null) range.selectNodeContents(label);
        const places = [one, one.closest('.t-rail'), range].map((part) => part?.getBoundingClientRect().toJSON() as DOMRect);
        return { name: label?.textContent ?? '', box: places[0], rail: places[1], word: places[2] };
      });
      const at = `the card of ${name} in ${mission}`;
      if (box === undefined || rail === undefined || word === undefined) return void faults.push(`${at} is not drawn`);
      const [top, bottom] = [Math.max(rail.top, 0), Math.min(rail.bottom, 390)];
      if (box.top < top - 1 || box.bottom > bottom + 1) faults.push(`${at} is cut: ${box.top} to ${box.bottom} of ${top} to ${bottom}`);
      if (word.left < box.left + 1 || word.right > box.right - 1) faults.push(`${at}: the name touches its border`);
      if (word.top < box.top || word.bottom > box.bottom) faults.push(`${at}: the name juts out`);
    }
    await context.close();
  }
}

/** Of a question about zones all of them are seen: the board makes room where one would lie under its sheet, here a tall one of large letters. */
async function madeRoom(house: House, faults: string[]): Promise<void> {
  const { context, page } = await visit(house, { size: { width: 360, height: 640 }, settings: { nick: 'Ada', tips: false } });
  const hand = await context.newCDPSession(page);
  await hand.send('Page.setFontSizes', { fontSizes: { standard: 28 } });
  await goTo(house, page, 'new?edition=washington&mission=washington/z01&seed=a');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  await asked(page);
  await page.waitForTimeout(GLIDED_MS);
  const seen = () =>
    page.evaluate(() => {
      const top = document.querySelector('.t-low')?.getBoundingClientRect().top ?? 0;
      const zones = [...document.querySelectorAll('.board-zones .board-zone[data-mark]')].map((one) => one.getBoundingClientRect());
      return { top, count: zones.length, under: zones.filter(({ bottom, height }) => bottom - top > height / 4).length };
    });
  await eventually(async () => {
    const { under, count } = await seen();
    must(count > 1 && under === 0, 'under');
  }).catch(async () => faults.push(`zones that are asked about lie under the question: ${JSON.stringify(await seen())}`));
  await context.close();
}

/** Whom a companion may go with stands in the survivor's sheet: no part of it lies over another. */
async function sheet(house: House, faults: string[]): Promise<void> {
  const { context, page } = await begin(house, 'second-edition/m11', { width: 1280, height: 720 });
  for (let tries = 0; tries < 20 && !(await page.locator('.t-actions').isVisible()); tries++) {
    const forMe = page.getByRole('button', { name: 'Choose for me' });
    if (await forMe.isVisible()) await forMe.click();
    else await page.locator('.t-question button:not([disabled])').first().click();
    await page.waitForTimeout(500);
  }
  await page.locator('.t-actions').waitFor();
  await pressed(page, 'i');
  await page.locator('.t-sheet .t-choices > button').first().waitFor();
  const over = await page.locator('.t-sheet-body').evaluate((body) => {
    // what is seen of each, not the box it was given
    const parts = [...body.children].map((part) => {
      const boxes = [part, ...part.querySelectorAll('button, li, p')].map((one) => one.getBoundingClientRect());
      return { name: part.className, top: Math.min(...boxes.map((b) => b.top)), bottom: Math.max(...boxes.map((b) => b.bottom)) };
    });
    return parts.flatMap((part, i) => (i > 0 && part.top < parts[i - 1].bottom - 1 ? [`${part.name} over ${parts[i - 1].name}`] : []));
  });
  faults.push(...over.map((one) => `in a survivor's sheet: ${one}`));
  await photographTo(page, 'sheet');
  await context.close();
}

export async function docked(house: House): Promise<void> {
  const faults: string[] = [];
  const modern = await begin(house, 'second-edition/m04');
  await toolTips(modern.page, faults);
  await closes(modern.page, faults);
  await advice(modern.page, faults);
  await still(modern.page, faults);
  const fantasy = await begin(house, 'black-plague/q01');
  await noughts(fantasy.page, faults);
  await backpack(fantasy.page, faults);
  await turned(house, faults);
  await title(house, faults);
  await guests(house, faults);
  await madeRoom(house, faults);
  await sheet(house, faults);
  for (const { context, complaints } of [modern, fantasy]) {
    faults.push(...complaints);
    await context.close();
  }
  must(faults.length === 0, faults.join('; '));
}
