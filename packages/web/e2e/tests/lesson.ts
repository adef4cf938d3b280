// A newcomer follows the tips of the first game as long as they lead, with mouse and finger: presses what they point at. Presses are counted.
// That whoever goes on by advice wins is shown by the blind player's test, which plays the same game to its end.
import type { Page } from 'playwright-core';
import { eventually, goTo, type House, must, photographTo, type Size, visit } from '../harness.ts';
import { faultsOf } from '../reachable.ts';
import { asked, atRest, atTable, isOver, takeHint } from '../table.ts';

/** The tightest of each kind: what finds room here finds it everywhere. */
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };
const MOST_STEPS = 220;
/**
 * Two presses within 350 ms count as one: the table takes them for a double click. A person looks what the first one did; a busy page may
 * take a press later than the test gave it, so twice the time.
 */
const TWIN_MS = 700;
/** So long the tips lead, and how many answers that takes. */
const LED_ROUNDS = 2;
const LED_ANSWERS = 40;
/** By finger two turns of the second round are enough: the rest is the same. */
const FINGER_STEPS = 22;
/** After so many answers the page is opened again. */
const RELOADED = 2;
/** The tip moves out of the way as soon as it knows what is where; a busy machine takes its time. */
const ASIDE_TRIES = 100;

const DONE_MS = 30_000;
/** a tip that is not to be pressed after that has gone */
const LAID_MS = 6000;
const CHOSEN_MS = 8000;
/** So soon after the question the tip stands there; on a phone a sheet may leave no room for it. */
const TIP_MS = 30_000;
const FINGER_TIP_MS = 4000;

const tickNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.game')?.getAttribute('data-tick') ?? null);

/** The tip never lies over the thing it points at. */
async function liesBeside(page: Page, at: string): Promise<boolean> {
  const [tip, thing] = [await page.locator('.t-tip').boundingBox(), await page.locator(at).first().boundingBox()];
  if (tip === null || thing === null) return true;
  const w = Math.min(tip.x + tip.width, thing.x + thing.width) - Math.max(tip.x, thing.x);
  const h = Math.min(tip.y + tip.height, thing.y + thing.height) - Math.max(tip.y, thing.y);
  // rounded corners may share a few pixels
  return w <= 4 || h <= 4;
}

/** What stands on the board or is marked there and lies under the tip, by more than an edge; not what lies under a question anyway. */
const under = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const tip = document.querySelector('.t-tip')?.getBoundingClientRect();
    if (tip === undefined) return [];
    const asked = document.querySelector('.t-question')?.getBoundingClientRect();
    const inside = (box: DOMRect) =>
      asked !== undefined && box.top > asked.top && box.bottom < asked.bottom && box.left > asked.left && box.right < asked.right;
    const found: string[] = [];
    for (const one of document.querySelectorAll('.board-person, .board-chip, .board-sign, .board-token, .board-zone[data-mark]')) {
      const box = one.getBoundingClientRect();
      const w = Math.min(tip.right, box.right) - Math.max(tip.left, box.left);
      const h = Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top);
      if (w > 0 && h > 0 && w * h > 0.15 * box.width * box.height && !inside(box)) found.push(one.getAttribute('class') ?? '');
    }
    return found;
  });

async function moved(page: Page, before: string | null, within: number): Promise<boolean> {
  return page
    .waitForFunction(
      (was) => location.hash.startsWith('#/end') || document.querySelector('.game')?.getAttribute('data-tick') !== was,
      before,
      { timeout: within },
    )
    .then(() => true)
    .catch(() => false);
}

/** When each page was pressed last. */
const pressed = new WeakMap<Page, number>();

/** As long after the last press as a person takes. */
async function look(page: Page): Promise<void> {
  const left = (pressed.get(page) ?? Number.NEGATIVE_INFINITY) + TWIN_MS - performance.now();
  if (left > 0) await page.waitForTimeout(left);
}

/** Done at once, or laid out first, or asked which of several: slow machines take their time for either. */
const doneOrShown = async (page: Page, before: string | null, shown: string): Promise<void> => {
  // a question may take what was pressed as a choice that is given by its own button
  const own = (await page.locator('.t-question .t-commit').count()) > 0;
  await page
    .waitForFunction(
      ({ was, selector }) =>
        location.hash.startsWith('#/end') ||
        document.querySelector('.game')?.getAttribute('data-tick') !== was ||
        document.querySelector(selector)?.checkVisibility(),
      { was: before, selector: shown },
      { timeout: own ? CHOSEN_MS : DONE_MS },
    )
    .catch(() => {});
};

/** What is laid out in the lesson can be seen and pressed: shots into a mixed zone have buttons no other walk comes to. */
async function fits(page: Page, named: string): Promise<void> {
  const faults = await faultsOf(page, true);
  must(faults.length === 0, `“${named}” laid out: ${faults.map((one) => `${one.control} is ${one.what} (${one.box})`).join(', ')}`);
}

/** Does what the tip says next; returns how many presses it took. */
async function follow(page: Page, finger: boolean, name: string): Promise<number> {
  const before = await tickNow(page);
  const at = await page.locator('.t-next').getAttribute('data-at');
  must(at !== null, 'the tip says where');
  const named = (await page.locator('.t-next').innerText()).replace(/^Next: /, '').trim();
  for (let tries = 0; tries < ASIDE_TRIES && !(await liesBeside(page, at)); tries++) await page.waitForTimeout(200);
  must(await liesBeside(page, at), `the tip lies over ${at}`);
  for (let tries = 0; tries < ASIDE_TRIES && (await under(page)).length > 0; tries++) await page.waitForTimeout(200);
  const covered = await under(page);
  must(covered.length === 0, `the tip of “${named}” lies over ${covered.join(', ')}`);
  // whoever only presses the button that is there stays on the rehearsed path
  const laid = page.locator('.t-question [role="radio"][aria-checked="true"]');
  if ((await laid.count()) > 0)
    await eventually(async () => must((await laid.innerText()).includes(named), `“${named}” is next, another answer is laid out`));
  const thing = page.locator(at).first();
  let presses = 0;
  if (at === '.t-question') {
    // where the question leaves no room for the tip, its answer is laid out by itself
    const told = await page
      .locator('.t-next')
      .click({ timeout: LAID_MS })
      .then(() => true)
      .catch(() => false);
    if (told) presses++;
    else must((await laid.count()) > 0, `neither is the tip of “${named}” to be seen nor its answer laid out`);
  } else {
    if (finger) await atRest(page, thing);
    else {
      await thing.hover({ force: true });
      // odds that were shown before the press make it one press
      if (named.includes('shoot'))
        await page
          .locator('.t-hover .t-odds')
          .waitFor({ timeout: 2000 })
          .catch(() => {});
    }
    await look(page);
    await (finger ? thing.tap({ force: true }) : thing.click({ force: true }));
    pressed.set(page, performance.now());
    presses++;
    await doneOrShown(page, before, '.t-preview .t-commit, .t-choices button');
    if ((await tickNow(page)) !== before) return presses;
  }
  // a verb with several answers: the one that was named
  if ((await page.locator('.t-preview .t-commit, .t-question').count()) === 0) {
    // what was laid out by the pointer alone may be gone because the press has done it
    await doneOrShown(page, before, '.t-choices button');
    if ((await tickNow(page)) !== before) return presses;
    await page.locator('.t-choices button').filter({ hasText: named }).first().click();
    presses++;
    await doneOrShown(page, before, '.t-preview .t-commit');
    if ((await tickNow(page)) !== before) return presses;
  }
  // shown, not done yet: what is marked or laid out before the button is given
  const marked = page.locator('.t-question [data-advised]');
  const shown = (await marked.count()) > 0 ? marked : page.locator('.t-preview .t-commit, .t-question .t-commit');
  await photographTo(page, `lesson-${name}-shown`);
  if (finger) await fits(page, named);
  await look(page);
  await shown.first().click();
  pressed.set(page, performance.now());
  must(await moved(page, before, DONE_MS), `nothing happens at ${at}`);
  return presses + 1;
}

interface Now {
  readonly kind: string;
  readonly round: number;
  readonly backs: number;
  readonly people: number;
}

const LOOK = `(() => ({
  kind: document.querySelector('.t-dock')?.getAttribute('data-kind') ?? '',
  round: Number(/\\d+/.exec(document.querySelector('.t-title p')?.textContent ?? '')?.[0] ?? 0),
  backs: document.querySelectorAll('.t-back').length,
  people: document.querySelectorAll('.t-person').length,
}))()`;

/** The table at one moment, when what it shows has stayed the same for a while: question, round and people change one after the other. */
async function settled(page: Page): Promise<Now> {
  let before = '';
  for (let tries = 0; tries < 400; tries++) {
    const now = await page.evaluate<Now>(LOOK);
    const text = JSON.stringify(now);
    if (text === before && now.kind !== '') return now;
    before = text;
    await page.waitForTimeout(60);
  }
  throw new Error(`the table does not come to rest: ${before}`);
}

/** Asks for advice and takes it: three presses. */
async function advised(page: Page, finger: boolean): Promise<number> {
  if (finger) {
    await page.locator('.t-advice').tap();
    await page.locator('.coach').waitFor();
    await fits(page, 'advice');
  }
  await takeHint(page);
  return 3;
}

/** A page that is opened again, in the middle of the lesson, goes on where it was: the same tip, the same next step, and none that was put away. */
async function survivesReload(page: Page): Promise<void> {
  const tip = page.locator('.t-tip h2');
  const next = page.locator('.t-next');
  await tip.waitFor();
  await next.waitFor();
  const [first, step] = [await tip.innerText(), await next.innerText()];
  const again = async () => {
    await page.reload();
    await atTable(page);
    await asked(page);
    await next.waitFor();
    must((await next.innerText()) === step, `after a reload the next step is ${await next.innerText()}, not ${step}`);
  };
  await again();
  await tip.waitFor();
  must((await tip.innerText()) === first, `after a reload the tip is ${await tip.innerText()}, not ${first}`);
  await page.locator('.t-tip-foot .t-commit').dispatchEvent('click');
  await page.waitForFunction((was) => document.querySelector('.t-tip h2')?.textContent !== was, first);
  const put = (await tip.count()) > 0 ? await tip.innerText() : '';
  await again();
  await settled(page);
  // the one that came in its place comes again; where the page was opened again before it came, it comes now
  if (put !== '') await page.waitForFunction((was) => document.querySelector('.t-tip h2')?.textContent === was, put);
  must((await tip.count()) === 0 || (await tip.innerText()) !== first, `a tip that was put away stays away: ${first}`);
}

async function play(house: House, size: Size, name: string): Promise<void> {
  const { page, context, complaints } = await visit(house, { size, settings: { nick: 'Ada' } });
  const finger = size.width < 600;
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  let presses = 1;
  let steps = 0;
  for (; steps < MOST_STEPS && !isOver(page); steps++) {
    if (finger && steps >= FINGER_STEPS) break;
    await Promise.race([asked(page).catch(() => {}), page.waitForURL(/#\/end\//).catch(() => {})]);
    if (isOver(page)) break;
    const now = await settled(page);
    if (now.round > LED_ROUNDS) break;
    const first = now.round === 1;
    if (first && now.kind === 'order') {
      must(now.backs === 1, 'the others hold back in the first round');
      must(now.people <= 2, 'two survivors to begin with');
    }
    const next = page.locator('.t-next');
    const passes = first && now.backs === 1 && now.people === 0;
    if (!passes) await next.waitFor({ timeout: finger ? FINGER_TIP_MS : TIP_MS }).catch(() => {});
    if (steps < 12) await photographTo(page, `lesson-${name}-${steps}`);
    if (passes) {
      // the press before may be on its way still: then there is nothing left to press, and the table is looked at again
      const gone = await page
        .locator('.t-question .t-commit')
        .click({ timeout: 4000 })
        .then(
          () => true,
          () => false,
        );
      if (!gone) continue;
      presses++;
      await page.locator('.t-back').waitFor({ state: 'detached' });
      continue;
    }
    if (steps === RELOADED) await survivesReload(page);
    const led = await next.isVisible();
    // a sheet with a question leaves no room for the tip on a phone
    must(led || finger, `the lesson is left at answer ${steps}`);
    presses += led ? await follow(page, finger, name) : await advised(page, finger);
  }
  must(finger || steps >= LED_ANSWERS, `the lesson leads through ${steps} answers only`);
  console.log(`       the first game by its tips, ${name}: followed for ${steps} answers and ${presses} presses`);
  await photographTo(page, `lesson-${name}-end`);
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}

/** People look before they press, so both play side by side. */
export async function lesson(house: House): Promise<void> {
  const done = await Promise.allSettled([play(house, DESKTOP, 'desktop'), play(house, PHONE, 'phone')]);
  for (const one of done) if (one.status === 'rejected') throw one.reason;
}
