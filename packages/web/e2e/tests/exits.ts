// An exit that stands open while goals are left, and a turn that ends where zombies come up: both are warned of with what may come of them,
// staying is what shines, and leaving takes two presses.
import { deflateRawSync } from 'node:zlib';
import { editions } from '@holdout/content';
import { createEngine, type GameSetup } from '@holdout/engine';
import type { MissionDef } from '@holdout/engine/content';
import type { Page } from 'playwright-core';
import { DESKTOP, eventually, goTo, type House, must, photographTo, visit } from '../harness.ts';
import { faultsOf } from '../reachable.ts';
import { asked, atTable } from '../table.ts';

const SMALL = { width: 360, height: 640 };
/** Games are played to their end for it, in a thread that shares a busy machine. */
const RECKONED_MS = 90_000;

interface Begins {
  /** everybody begins where zombies come up */
  readonly at?: string;
  /** a car that drives stands where everybody begins; two are in it */
  readonly car?: boolean;
}

/** As in missions that are left by car: at the end of the driver's turn, with nobody dead at the exit. */
const BY_CAR: NonNullable<MissionDef['rules']> = [
  { cars: { drive: true } },
  { 'exit-rule': { who: 'car', moment: 'end-of-driver-turn', needs: { none: { what: 'zombie', zone: 'exit' } } } },
];

/** The first mission without its order: its exit, where everybody begins, is open from the first turn on. */
function exitSetup({ at, car = false }: Begins = {}): GameSetup {
  const book = editions.find(({ edition }) => edition === 'second-edition');
  const first = book?.missions.find(({ id }) => id === 'second-edition/m00');
  if (!book || !first) throw new Error('no first mission');
  return {
    edition: book.edition,
    mission: {
      ...first,
      id: 'own/exit',
      tutorial: false,
      map: {
        ...first.map,
        ...(at !== undefined && { places: { ...first.map.places, start: [at] } }),
        ...(car && { cars: [{ kind: 'muscle', zone: '@4,0' }] }),
        // near enough to come and strike in one phase, not so near that nobody may leave
        zombies: [...(first.map.zombies ?? []), { zone: '@4,2', kind: 'runner', count: 1 }],
      },
      ...(car && { rules: [...(first.rules ?? []).filter((rule) => !('exit-rule' in rule)), ...BY_CAR] }),
      objectives: { ...first.objectives, ordered: false },
    },
    seats: [book.survivors.slice(0, 6).map(({ id }) => id)],
    options: {},
    seed: 'exits',
  };
}

/** What those in the car do before the moment a person plays on from: one takes the back seat, the next one the wheel. */
const INTO_CAR = ['enter:0:passenger', 'end', 'enter:0:driver'];

function begun(how?: Begins): { readonly id: string; readonly step: number } {
  const setup = exitSetup(how);
  const engine = createEngine(editions);
  const made = engine.setup(setup);
  if (!made.ok) throw new Error(made.refusal.reason);
  const answers: string[] = [];
  const wanted = how?.car === true ? [...INTO_CAR] : [];
  while (made.state.ask?.kind !== 'turn' || wanted.length > 0) {
    const options = engine.options(made.state);
    const option = options.find(({ key }) => key === wanted[0]) ?? options[0];
    if (option === undefined || !engine.answer(made.state, option.key).ok) throw new Error('the game does not begin');
    if (option.key === wanted[0]) wanted.shift();
    answers.push(option.key);
  }
  // one answer more: at a record's very end nothing is to be played on
  const packed = deflateRawSync(JSON.stringify({ v: 1, setup, players: ['Ada'], answers: [...answers, 'end'] }));
  return { id: `z.${packed.toString('base64url')}`, step: answers.length };
}

async function playOn(house: House, page: Page, how?: Begins): Promise<void> {
  const moment = begun(how);
  await goTo(house, page, `replay/${moment.id}?t=${moment.step}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await atTable(page);
  await asked(page);
}

const tickOf = (page: Page) => page.locator('.game').getAttribute('data-tick');
const nextTick = (page: Page, was: string | null) =>
  page.waitForFunction((before) => document.querySelector('.game')?.getAttribute('data-tick') !== before, was);

/** Ends the turn of whoever acts, or of the next one, where they stand. */
async function endTurn(page: Page): Promise<void> {
  const dock = page.locator('.t-dock[data-may]');
  if ((await dock.getAttribute('data-kind')) !== 'turn') {
    await page.locator('.t-question .t-person').first().click();
    await page.locator('.t-dock[data-kind="turn"]').waitFor({ state: 'attached' });
  }
  const was = await tickOf(page);
  await page.locator('.t-action[data-group="end"]').click();
  await nextTick(page, was);
}

async function leaveEarly(page: Page, finger: boolean): Promise<void> {
  await endTurn(page);
  const question = page.locator('.t-question', { hasText: 'leave through the exit?' });
  await question.waitFor();
  await question.getByText('Goals are still open, and whoever leaves cannot come back.').waitFor();
  // a table of one's own reckons what it costs
  await question.getByText(/^Chance to win: about \d+% if \w+ leaves, \d+% if not\.$/).waitFor({ timeout: RECKONED_MS });
  const leave = question.locator('.t-deadly');
  must(/Leave the board/.test(await leave.innerText()), 'leaving is the one that is pressed twice');
  must(/Stay/.test(await question.locator('.t-commit').innerText()), 'staying shines');
  must((await question.locator('[data-advised]').count()) === 0, 'nobody advises to leave');
  const faults = await faultsOf(page, finger);
  must(faults.length === 0, `the question lies as it should: ${JSON.stringify(faults)}`);
  await photographTo(page, `exit-early-${finger ? 'finger' : 'mouse'}`);
  const was = await tickOf(page);
  await leave.click();
  await question.getByText('Press again: no way back').waitFor();
  must((await tickOf(page)) === was, 'one press leaves nobody outside');
  // two presses of one place at once are one
  await page.waitForTimeout(500);
  await leave.click();
  await nextTick(page, was);
}

/** In a room the server's bots reckon the same. */
async function inRoom(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house, { settings: { nick: 'Ada', tips: false } });
  // the mission of this test is in no book: the wish for a room is given it on its way
  await page.route('**/api/games', async (route) => {
    const body = route.request().method() === 'POST' ? route.request().postDataJSON() : null;
    if (body === null) return route.continue();
    const { mission } = exitSetup();
    await route.continue({ postData: JSON.stringify({ ...body, setup: { ...body.setup, mission } }) });
  });
  await goTo(house, page, 'new?with=friends&edition=second-edition&mission=second-edition/m00');
  await page.getByRole('button', { name: 'Open the room' }).click();
  // whoever holds the axe begins: all seats are this person's
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Sit down' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await atTable(page);
  await asked(page);
  await endTurn(page);
  const question = page.locator('.t-question', { hasText: 'leave through the exit?' });
  await question.getByText(/^Chance to win: about \d+% if \w+ leaves, \d+% if not\.$/).waitFor({ timeout: RECKONED_MS });
  await photographTo(page, 'exit-room');
  must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
  await context.close();
}

/** Five of six have left: whoever is last but one is told who stays behind alone. */
async function lastBehind(page: Page): Promise<void> {
  for (let left = 1; left < 5; left++) {
    await endTurn(page);
    const question = page.locator('.t-question', { hasText: 'leave through the exit?' });
    await question.waitFor();
    const alone = question.getByText(/^Left behind alone: /);
    if (left === 4) {
      await alone.filter({ hasText: /Left behind alone: \w+, up to \d+ wounds? next\./ }).waitFor();
      await photographTo(page, 'exit-alone');
    } else must((await alone.count()) === 0, 'several stay behind: nobody is alone');
    const was = await tickOf(page);
    const leave = question.locator('.t-deadly');
    await leave.click();
    await page.waitForTimeout(500);
    await leave.click();
    await nextTick(page, was);
  }
}

/** The last one goes with goals open: the game is lost with that, and it is said as certain. */
async function lastLoses(page: Page): Promise<void> {
  if ((await page.locator('.t-dock[data-may]').getAttribute('data-kind')) !== 'turn')
    await page.locator('.t-question .t-person').first().click();
  await page.locator('.t-action[data-group="end"]').click();
  // the last turn of a round cannot be taken back once it is over: it is laid out first
  await page.locator('.t-preview .t-commit').click();
  const question = page.locator('.t-question', { hasText: 'leave through the exit?' });
  await question.getByText('Leaving now loses the game: goals are still open.').waitFor();
  must((await question.getByText(/^Chance to win/).count()) === 0, 'what is certain has no odds');
  await photographTo(page, 'exit-loses');
}

/** Whoever drives off is told who comes along, and they are gone together. */
async function drivesOff(page: Page, finger: boolean): Promise<void> {
  await endTurn(page);
  const question = page.locator('.t-question', { hasText: 'leave through the exit?' });
  await question.getByText(/^In the car and gone with it: \w+\.$/).waitFor();
  const faults = await faultsOf(page, finger);
  must(faults.length === 0, `the question lies as it should: ${JSON.stringify(faults)}`);
  await photographTo(page, `drives-off-${finger ? 'finger' : 'mouse'}`);
  const was = await tickOf(page);
  const leave = question.locator('.t-deadly');
  await leave.click();
  await page.waitForTimeout(500);
  await leave.click();
  await nextTick(page, was);
  await eventually(async () => {
    const gone = await page.locator('.t-rail-card[data-gone="out"]').count();
    must(gone === 2, `${gone} have left`);
  });
}

/** Whoever ends where zombies come up reads how many before it is done, however quick the table is set. */
async function endsOnSpawn(page: Page): Promise<void> {
  const was = await tickOf(page);
  await page.locator('.t-action[data-group="end"]').click();
  const preview = page.locator('.t-preview');
  await preview.getByText(/Zombies spawn in this zone: \d+% that some come next, about [\d.]+ on average\./).waitFor();
  must((await tickOf(page)) === was, 'the turn is not ended at the first press');
  await photographTo(page, 'ends-on-spawn');
}

export async function exits(house: House): Promise<void> {
  const desk = await visit(house, { size: DESKTOP, settings: { nick: 'Ada', tips: false } });
  await playOn(house, desk.page);
  await leaveEarly(desk.page, false);
  await lastBehind(desk.page);
  await lastLoses(desk.page);
  await playOn(house, desk.page, { at: '@0,9' });
  await endsOnSpawn(desk.page);
  await playOn(house, desk.page, { car: true });
  await drivesOff(desk.page, false);
  await inRoom(house);
  const phone = await visit(house, { size: SMALL, settings: { nick: 'Ada', tips: false } });
  await playOn(house, phone.page);
  await leaveEarly(phone.page, true);
  await playOn(house, phone.page, { car: true });
  await drivesOff(phone.page, true);
  for (const { context, complaints } of [desk, phone]) {
    must(complaints.length === 0, `a page complained: ${complaints.join('; ')}`);
    await context.close();
  }
}
