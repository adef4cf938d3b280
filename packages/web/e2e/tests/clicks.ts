// Few clicks: how many presses a turn of moving, attacking and ending takes with mouse and finger, and that nothing dangerous is among them.
import type { Page } from 'playwright-core';
import { DESKTOP, eventually, goTo, type House, Inn, must, PHONE, photographTo, type Size, slowness } from '../harness.ts';
import { asked, atRest, atTable } from '../table.ts';

/** A second click this soon belongs to the first. */
const TWIN_MS = 400;
const REST_MS = 900;
/** Odds are reckoned while the pointer rests. */
const ODDS_MS = 6000;
/** A spent turn that ends by itself has done so by then; where it is to, a busy machine gets more time for it. */
const ITSELF_MS = 3000;
const ITSELF_BUSY_MS = 20_000;
const DONE_MS = 30_000;
const AGAIN_MS = 3000;
/** After so long without another answer the table is looked at again. */
const ANSWERED_MS = 2500;

/** His place on the rail. */
const DOUG = 1;

const tickNow = (page: Page): Promise<string | null> => page.locator('.game').getAttribute('data-tick');

/** Presses until the game has moved on; returns how often. */
async function pressUntilDone(page: Page, press: () => Promise<void>, most: number): Promise<number> {
  const before = await tickNow(page);
  for (let n = 1; n <= most; n++) {
    // what is laid out already is done by this press, or was pressed the first of two times
    const laidOut = (await page.locator('.t-preview .t-commit').count()) > 0;
    await press();
    // done at once, or laid out first
    const moved = await page
      .waitForFunction(
        ({ was, shown }) =>
          document.querySelector('.game')?.getAttribute('data-tick') !== was || (shown && document.querySelector('.t-preview .t-commit')),
        { was: before, shown: !laidOut },
        { timeout: laidOut ? AGAIN_MS * slowness() : DONE_MS },
      )
      .then(async () => (await tickNow(page)) !== before)
      .catch(() => false);
    await page.waitForTimeout(TWIN_MS);
    if (moved) return n;
  }
  throw new Error(`not done after ${most} presses`);
}

/** How a turn comes to its end: by its button, by itself, or by pressing whoever is next where nothing is left to do. */
type Ending = 'hand' | 'itself' | 'next';

interface Wish {
  readonly name: string;
  readonly size: Size;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly ends: Ending;
  readonly most: number;
}

/** A turn of the tutorial. Amy goes one street further, shoots at the walker and ends with actions left; Doug goes two and strikes: nothing is left. */
async function turn(inn: Inn, { size, settings, name, ends }: Wish): Promise<number> {
  const { page } = await inn.visit({ size, settings: { nick: 'Ada', tips: false, ...settings } });
  await goTo(inn.house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await asked(page);
  const finger = size.width < 600;
  const zone = (label: RegExp) => page.getByRole('button', { name: label });
  const press = (label: RegExp, odds: boolean) => async () => {
    const place = zone(label);
    if (finger) {
      await atRest(page, place);
      return place.tap({ force: true });
    }
    await place.hover({ force: true });
    // a person looks before pressing: at the odds where there are any
    if (odds)
      await page
        .locator('.t-hover[data-odds]')
        .waitFor({ timeout: ODDS_MS })
        .catch(() => {});
    await photographTo(page, `clicks-${name.replace(/\W+/g, '-')}`);
    await place.click({ force: true });
  };
  const [amy, doug] = [page.locator('.t-rail-card').first(), page.locator('.t-rail-card').nth(DOUG)];
  const touch = (what: typeof amy) => (finger ? what.tap() : what.click());
  let presses = await pressUntilDone(page, () => touch(ends === 'hand' ? amy : doug), 1);
  presses += await pressUntilDone(page, press(ends === 'hand' ? /^Street 11/ : /^Street 12/, false), 2);
  presses += await pressUntilDone(page, press(/^Street 12/, true), 3);
  if (ends === 'itself') must(await endsItself(page, DOUG, ITSELF_BUSY_MS), 'a spent turn ends itself');
  if (ends === 'hand') {
    const end = page.locator('.t-action[data-group="end"]');
    await end.waitFor();
    presses += await pressUntilDone(page, () => touch(end), 2);
  }
  if (ends === 'next') {
    await page.locator('.t-rail-card[data-may-go]').first().waitFor();
    // the press that begins a turn has ended the one before it: it is counted once
    await touch(amy);
    await page.locator('.t-rail-card[data-active]').first().filter({ hasText: 'Amy' }).waitFor();
  }
  return presses;
}

const ACTIVE = `[...document.querySelectorAll('.t-rail-card')].findIndex((card) => card.hasAttribute('data-active'))`;

/** Is this one's turn over without a press? It may have ended while the last press was waited for. */
const endsItself = (page: Page, who: number, within: number): Promise<boolean> =>
  page
    .waitForFunction(
      (was) => [...document.querySelectorAll('.t-rail-card')].findIndex((card) => card.hasAttribute('data-active')) !== was,
      who,
      { timeout: within },
    )
    .then(
      () => true,
      () => false,
    );

/** Everyone of six walks and acts until nothing is left: presses of a whole round by mouse, and of its dearest turn. */
async function round(inn: Inn, settings: Record<string, unknown>): Promise<{ readonly all: number; readonly dearest: number }> {
  const { page } = await inn.visit({ settings: { nick: 'Ada', tips: false, ...settings } });
  await goTo(inn.house, page, 'new?edition=second-edition&mission=second-edition/m04&seed=round');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  const kind = () => page.locator('.t-dock[data-may]').getAttribute('data-kind');
  const left = page.locator('.t-rail-card[data-may-go]');
  const turns: number[] = [];
  await asked(page);
  for (let n = 0; n < 6; n++) {
    // the last one left is not asked for
    let presses = (await kind()) === 'order' ? await pressUntilDone(page, () => left.first().click(), 2) : 0;
    await page.locator('.t-actions').waitFor();
    const who = await page.evaluate<number>(ACTIVE);
    // two zones on, one zone on, and the end where it does not come by itself
    await page
      .getByRole('button', { name: /actions? away/ })
      .first()
      .waitFor();
    let walks = 0;
    for (const far of [/2 actions away/, /1 action away/]) {
      const zone = page.getByRole('button', { name: far }).first();
      if ((await zone.count()) === 0) continue;
      presses += await pressUntilDone(page, () => zone.click({ force: true }), 2);
      walks++;
    }
    must(walks > 0, 'everyone walks');
    // where turns are ended by hand one is watched for as long as it would take, the others are not waited for
    const wished = settings.autoEnd === true;
    const itself = wished || n === 0 ? await endsItself(page, who, wished ? ITSELF_BUSY_MS : ITSELF_MS) : false;
    must(!itself || wished, 'a turn ended itself that is to be ended by hand');
    const end = page.locator('.t-action[data-group="end"]');
    if (!itself) presses += await pressUntilDone(page, () => end.click(), 2);
    turns.push(presses);
    await asked(page);
  }
  return { all: turns.reduce((sum, one) => sum + one, 0), dearest: Math.max(...turns) };
}

/** Two clicks in quick succession on a zone are one wish: the second does nothing of its own. */
async function doubleClick(inn: Inn): Promise<void> {
  const { page } = await inn.visit({ settings: { nick: 'Ada', tips: false } });
  await goTo(inn.house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await page.locator('.t-rail-card').first().click();
  await asked(page);
  const before = Number(await tickNow(page));
  await page.getByRole('button', { name: /^Street 12/ }).dblclick({ force: true });
  await page.waitForFunction((was) => Number(document.querySelector('.game')?.getAttribute('data-tick')) > was, before);
  await page.waitForTimeout(1000);
  const actions = await page.locator('.t-turn').innerText();
  must((await page.locator('.t-preview').count()) <= 1, `and does nothing else: ${actions}`);
  const log = await page.evaluate(`document.querySelector('.t-rolled') === null`);
  must(log, 'no dice were rolled by the second click of a pair');
}

const ASIDE = `(thing) => thing.setAttribute('style', 'pointer-events: none')`;
const ANEW = `(thing) => thing.parentNode.insertBefore(thing, thing.nextSibling)`;

/**
 * What lay under the pointer when it went down is meant, though it glides away before it goes up, or is put in its place anew: of that the
 * browser makes no click at all.
 */
async function pressedThing(inn: Inn, happens: string): Promise<void> {
  const { page } = await inn.visit({ settings: { nick: 'Ada', tips: false } });
  await goTo(inn.house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await page.locator('.t-rail-card').first().click();
  await page.locator('.t-actions').waitFor();
  const zone = page.getByRole('button', { name: /^Street 12/ });
  await page
    .getByRole('button', { name: /actions? away/ })
    .first()
    .waitFor();
  const before = await tickNow(page);
  const box = await zone.boundingBox();
  must(box !== null, 'the street is there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(`(${happens})(document.elementFromPoint(${x}, ${y}))`);
  await page.mouse.up();
  await page.waitForFunction((was) => document.querySelector('.game')?.getAttribute('data-tick') !== was, before);
}

const SMALL_PHONE = { width: 360, height: 640 };

/** On a phone sheets go as they came: by a tap beside them, which does nothing else, by a pull at their head, by Back. */
async function sheets(inn: Inn): Promise<void> {
  const { page } = await inn.visit({ size: SMALL_PHONE, settings: { nick: 'Ada', tips: false } });
  await goTo(inn.house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).tap();
  await atTable(page);
  await page.locator('.t-person').first().tap();
  await page.locator('.t-actions').waitFor();
  const before = await tickNow(page);
  const log = page.locator('.t-drawer');
  const open = async () => {
    await page.locator('[data-panel="log"]').tap();
    await log.waitFor();
  };
  await open();
  const top = (await log.boundingBox())?.y ?? 0;
  await page.touchscreen.tap(SMALL_PHONE.width / 2, top - 8);
  await log.waitFor({ state: 'detached' });
  must((await page.locator('.t-zone, .t-sheet, .t-preview').count()) === 0, 'a tap beside a sheet does nothing else');
  await open();
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 300, y }] });
  await touch('touchStart', top + 12);
  for (let by = 20; by <= 100; by += 20) await touch('touchMove', top + 12 + by);
  await touch('touchEnd', 0);
  await log.waitFor({ state: 'detached' });
  await open();
  await page.goBack();
  await log.waitFor({ state: 'detached' });
  must((await tickNow(page)) === before, 'nothing was done meanwhile');

  // what is aimed at lies above what is said about it, also once that has grown
  await page.getByRole('button', { name: /^Street 11/ }).tap({ force: true });
  await page.waitForFunction((was) => document.querySelector('.game')?.getAttribute('data-tick') !== was, before);
  await page.waitForTimeout(REST_MS);
  const target = page.getByRole('button', { name: /^Street 12/ });
  await atRest(page, target);
  await target.tap({ force: true });
  await page.locator('.t-preview .t-odds').waitFor();
  await page.waitForTimeout(REST_MS);
  await eventually(async () => {
    const [zone, sheet] = [await target.boundingBox(), await page.locator('.t-low').boundingBox()];
    must(zone !== null && sheet !== null && zone.y + zone.height <= sheet.y + 4, `the target is seen: ${JSON.stringify([zone, sheet])}`);
  });
}

/** A finger that stays tells, and does nothing: the zone's card, the card's text. */
async function longPress(inn: Inn): Promise<void> {
  const { page } = await inn.visit({ size: PHONE, settings: { nick: 'Ada', tips: false } });
  await goTo(inn.house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await page.locator('.t-rail-card').first().tap();
  await page.locator('.t-actions').waitFor();
  await page.waitForTimeout(REST_MS);
  await atRest(page, page.getByRole('button', { name: /^Street 11/ }));
  const hand = await page.context().newCDPSession(page);
  // held until it tells
  const hold = async (box: { x: number; y: number; width: number; height: number } | null, tells: string) => {
    must(box !== null, 'there is something to hold');
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.locator(tells).waitFor();
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const before = await tickNow(page);
  await hold(await page.getByRole('button', { name: /^Street 11/ }).boundingBox(), '.t-zone');
  await photographTo(page, 'held-zone');
  await page.locator('.t-zone .t-close').tap();
  await page.locator('.t-action[data-group="inventory"]').tap();
  const card = page.locator('.t-sheet .t-slot').first();
  await card.waitFor();
  await atRest(page, card);
  await hold(await card.boundingBox(), '.t-explain');
  await photographTo(page, 'held-card');
  must((await tickNow(page)) === before, 'whoever only looks does nothing');
}

/** A press on one's own zone beside a car never shoots at it; who means it reads what it does to whom, and presses twice. */
async function shotAtOwnCar(page: Page): Promise<void> {
  const before = await tickNow(page);
  await page.waitForTimeout(TWIN_MS);
  await page.getByRole('button', { name: /^Street 13/ }).click({ force: true });
  const laidOut = page.locator('.t-preview');
  await laidOut.waitFor();
  must(!/shoot/.test(await laidOut.locator('h2').innerText()), 'a press on the own zone lays out a shot at the car');
  await laidOut.getByRole('button', { name: /shoot at the car/ }).click();
  const deadly = laidOut.locator('.t-deadly');
  await deadly.waitFor();
  await laidOut
    .getByText(/Amy.*%|%.*Amy/)
    .first()
    .waitFor();
  await deadly.click();
  await page.waitForTimeout(TWIN_MS);
  must((await tickNow(page)) === before, 'one press shoots at the car');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

/** With this seed Amy has a pistol. Whoever got into a car, drove it, took that back and ended the turn leaves no zone outlined behind. */
async function drivenCar(inn: Inn): Promise<void> {
  const { page } = await inn.visit({ settings: { nick: 'Ada', tips: false } });
  await goTo(inn.house, page, 'new?edition=second-edition&mission=second-edition/m04&seed=look');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  await asked(page);
  const lit = page.locator('.board-zone[data-mark="chosen"], .board-zone-shape:focus-visible');
  const done = async (what: string, press: () => Promise<void>) => {
    await pressUntilDone(page, press, 2);
    must((await lit.count()) === 0, `a zone is still outlined after: ${what}`);
  };
  await done('the turn begins', () => page.locator('.t-rail-card').first().click());
  await done('the walk', () => page.getByRole('button', { name: /^Street 13/ }).click({ force: true }));
  await shotAtOwnCar(page);
  const [car, lines] = [page.locator('.t-action[data-group="car"]'), page.locator('.t-choices button')];
  await car.click();
  await done('getting in', () => lines.filter({ hasText: 'as driver' }).click());
  await car.click();
  // what first, then where: five lines at most, and the zones are marked on the board
  must((await lines.count()) <= 5, `the car lists ${await lines.count()} lines`);
  await photographTo(page, 'clicks-car');
  await lines.filter({ hasText: /Drive slowly: \d zones/ }).click();
  must((await lines.count()) <= 5, `driving slowly lists ${await lines.count()} lines`);
  await photographTo(page, 'clicks-car-slowly');
  const drive = lines.filter({ hasText: 'Drive slowly' }).first();
  await drive.hover();
  await lit.first().waitFor({ state: 'attached' });
  await done('the drive', () => drive.click());
  await done('taking it back', () => page.locator('.t-undo').click());
  await done('the end of the turn', () => page.locator('.t-action[data-group="end"]').click());
}

/** Starting cards of the fantasy books are dealt together, and the deal can be left to the game. */
async function dealAtOnce(inn: Inn, size: Size): Promise<void> {
  const { page } = await inn.visit({ size, settings: { nick: 'Ada' } });
  await goTo(inn.house, page, 'new?edition=black-plague&mission=black-plague/q01&seed=deal');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  await page.locator('.t-deal').waitFor();
  await photographTo(page, `deal-${size.width}`);
  const cards = page.locator('.t-deal .t-slot');
  const [first, second] = [await cards.nth(0).getAttribute('aria-label'), await cards.nth(1).getAttribute('aria-label')];
  await cards.nth(0).click();
  await page.locator('.t-deal-who').nth(1).click();
  must(
    (await cards.nth(0).getAttribute('aria-label'))?.split(': ')[1] === second?.split(': ')[1] &&
      (await cards.nth(1).getAttribute('aria-label'))?.split(': ')[1] === first?.split(': ')[1],
    'two cards change hands',
  );
  await page.locator('.t-question .t-commit').click();
  await page.locator('.t-dock[data-kind="order"]').waitFor({ state: 'attached' });
}

/** Does the game move on within the time people give it? */
const moves = (page: Page, tick: string | null): Promise<boolean> =>
  page
    .waitForFunction((was) => document.querySelector('.game')?.getAttribute('data-tick') !== was, tick, {
      timeout: ANSWERED_MS * slowness(),
    })
    .then(
      () => true,
      () => false,
    );

/** Where to start from, in Washington: one press for all of them. */
async function leftToTheGame(inn: Inn): Promise<void> {
  const { page } = await inn.visit({ settings: { nick: 'Ada' } });
  await goTo(inn.house, page, 'new?edition=washington&mission=washington/z01&seed=left');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atTable(page);
  let presses = 0;
  for (; presses < 12; presses++) {
    await asked(page);
    if ((await page.locator('.t-dock').getAttribute('data-kind')) === 'order') break;
    const before = await tickNow(page);
    const forMe = page.getByRole('button', { name: 'Choose for me' });
    if (await forMe.isVisible()) await forMe.click();
    else await page.locator('.t-question button:not([disabled])').first().click();
    // chosen only, or answered for everybody: then one answer after the other
    for (let tick = before; await moves(page, tick); ) tick = await tickNow(page);
  }
  must((await page.locator('.t-notice').count()) === 0, 'what is left to the game is answered once');
  console.log(`       Washington's first mission: ${presses} presses before the first turn`);
  must(presses <= 4, `${presses} presses before the first turn of Washington's first mission`);
}

async function turns(inn: Inn): Promise<void> {
  const spent = { autoEnd: true };
  // alike ones after each other: they need no page of their own
  const wanted: readonly Wish[] = [
    { name: 'mouse', size: DESKTOP, settings: {}, ends: 'hand', most: 4 },
    { name: 'mouse, the next one pressed after a spent turn', size: DESKTOP, settings: {}, ends: 'next', most: 3 },
    { name: 'mouse, a spent turn ends itself', size: DESKTOP, settings: spent, ends: 'itself', most: 3 },
    { name: 'mouse, asking before everything', size: DESKTOP, settings: { oneClick: false }, ends: 'hand', most: 7 },
    // dice cannot be taken back: a finger, which has seen no odds before it presses, presses twice
    { name: 'finger, the next one pressed after a spent turn', size: PHONE, settings: {}, ends: 'next', most: 4 },
    { name: 'finger, ended with actions left', size: PHONE, settings: {}, ends: 'hand', most: 5 },
    { name: 'finger, a spent turn ends itself', size: PHONE, settings: spent, ends: 'itself', most: 4 },
  ];
  for (const wish of wanted) {
    const presses = await turn(inn, wish);
    console.log(`       choose, move, attack, end by ${wish.name}: ${presses} presses`);
    must(presses <= wish.most, `${presses} presses by ${wish.name}, at most ${wish.most}`);
  }
}

async function rounds(inn: Inn): Promise<void> {
  for (const { name, settings, most } of [
    { name: 'each turn ended by hand', settings: {}, most: 24 },
    // whoever still has a free action ends by hand
    { name: 'a spent turn ends itself', settings: { autoEnd: true }, most: 20 },
  ]) {
    const { all, dearest } = await round(inn, settings);
    console.log(`       a round of six, ${name}: ${all} presses, at most ${dearest} a turn`);
    must(dearest <= 4 && all <= most, `${all} presses a round, ${dearest} a turn (${name}), at most ${most} and 4`);
  }
}

async function singly(inn: Inn): Promise<void> {
  await doubleClick(inn);
  await pressedThing(inn, ASIDE);
  await pressedThing(inn, ANEW);
  await longPress(inn);
  await sheets(inn);
  await drivenCar(inn);
  await dealAtOnce(inn, DESKTOP);
  await dealAtOnce(inn, PHONE);
  await leftToTheGame(inn);
}

/** People wait between presses, so three of them press side by side: together they compute a fifth of the time. */
export async function clicks(house: House): Promise<void> {
  const lane = async (play: (inn: Inn) => Promise<void>) => {
    const inn = new Inn(house);
    await play(inn);
    await inn.close();
  };
  const done = await Promise.allSettled([lane(turns), lane(rounds), lane(singly)]);
  for (const one of done) if (one.status === 'rejected') throw one.reason;
}
