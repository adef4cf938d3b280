// npm run measure -- [opening presses board phase]: figures of the client for docs/client.md, in a browser against the real server.
// It looks for little and by what is old, so that the same file copied with crowd.ts into a worktree of an earlier commit measures that one too:
// npm run measure -- --against FOLDER [part …] measures both in turn in one run, so that a busy machine is as busy for both.
import { spawnSync } from 'node:child_process';
import { type AddressInfo, connect, createServer } from 'node:net';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { crowdedMoment } from './crowd.ts';
import { build, goTo, type House, openHouse, type Size, visit } from './harness.ts';
import { asked, atTable } from './table.ts';

const OPENINGS = 5;
const MOST_PRESSES = 4;
const LOOK_MS = 500;
const SETTLED_MS = 1200;
const SIZES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** A board wider than high, and one higher than wide. */
const BOARDS = (process.env.MEASURE_BOARDS ?? 'second-edition/m00,second-edition/m04').split(',');
const FIGURES = 40;
const PHASE_WITHIN_MS = 90_000;

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const tell = (line: string): void => console.log(line);

/** The server's address by way of a counter: what a service worker or a worker fetches is no request of the page, but it travels. */
async function onTheWire(house: House) {
  const { hostname, port } = new URL(house.address);
  const wire = { bytes: 0 };
  const gate = createServer((near) => {
    const far = connect(Number(port), hostname);
    far.on('data', (part) => {
      wire.bytes += part.length;
    });
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((open) => gate.listen(0, hostname, open));
  return { wire, gate, house: { ...house, address: `http://${hostname}:${(gate.address() as AddressInfo).port}/` } };
}

/** A browser that was never here: home, a press, and the first question can be answered. */
async function opening(direct: House): Promise<void> {
  const { wire, gate, house } = await onTheWire(direct);
  const home: number[] = [];
  const board: number[] = [];
  let load = '';
  for (let n = 0; n < OPENINGS; n++) {
    const { page, context } = await visit(house, { motion: true, kept: true });
    let files = 0;
    page.on('requestfinished', () => {
      files++;
    });
    wire.bytes = 0;
    const from = performance.now();
    await goTo(house, page);
    const learn = page.getByRole('button', { name: 'Learn by playing' });
    await learn.waitFor();
    home.push(performance.now() - from);
    const pressed = performance.now();
    await learn.click();
    await asked(page);
    await page.locator('.board-zone-shape, [data-zone]').first().waitFor();
    board.push(performance.now() - pressed);
    await page.waitForTimeout(SETTLED_MS);
    load = `${Math.round(wire.bytes / 1024)} KB on the wire, ${files} responses to the page`;
    await context.close();
  }
  tell(`home, never here before: usable after ${seconds(median(home))}, a press to the board's first question ${seconds(median(board))}`);
  tell(`  together ${seconds(median(home.map((one, i) => one + board[i])))}, ${load} (median of ${OPENINGS})`);
  gate.close();
}

/** Whatever an answer changes is seen on the rail: who acts, actions left, hands, who is done. */
const railNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const rail = document.querySelector('.t-rail')?.cloneNode(true) as HTMLElement | undefined;
    for (const card of rail?.querySelectorAll('[aria-expanded]') ?? []) card.removeAttribute('aria-expanded');
    // a free Move is seen on the board alone
    const places = [...document.querySelectorAll('.board-person')].map(
      (one) => `${one.getAttribute('style')} ${one.getAttribute('transform')}`,
    );
    return `${rail?.innerHTML ?? ''} ${document.querySelector('.t-dock')?.getAttribute('data-kind') ?? ''} ${places.join()}`;
  });

async function pressed(page: Page, what: string, press: () => Promise<void>): Promise<number> {
  const before = await railNow(page);
  for (let n = 1; n <= MOST_PRESSES; n++) {
    await press();
    for (let looks = 0; looks < 4; looks++) {
      await page.waitForTimeout(LOOK_MS);
      if ((await railNow(page)) !== before) return n;
      if (await page.locator('.t-preview .t-commit').isVisible()) break;
    }
  }
  throw new Error(`${what}: nothing happens after ${MOST_PRESSES} presses`);
}

/** A round of the first game by mouse: everyone goes one street on and ends, Amy shoots in between. */
async function presses(house: House): Promise<void> {
  const { page, context } = await visit(house, { settings: { tips: false, nick: 'Ada' } });
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await asked(page);
  await page.waitForTimeout(SETTLED_MS);
  const tips = page.getByRole('button', { name: 'No more tips' });
  if (await tips.isVisible()) await tips.click();
  const zone = (label: RegExp) => async () => {
    const place = page.getByRole('button', { name: label }).first();
    await place.hover({ force: true });
    await page.waitForTimeout(LOOK_MS);
    await place.click({ force: true });
  };
  const sums = { choose: 0, move: 0, attack: 0, end: 0 };
  let turn = 0;
  for (const name of ['Amy', 'Doug', 'Elle', 'Josh', 'Ned', 'Wanda']) {
    await asked(page);
    const choose = page.locator('.t-question button').filter({ hasText: name }).first();
    // the last one is not always asked for
    if (await choose.isVisible()) sums.choose += await pressed(page, `choosing ${name}`, () => choose.click());
    await page.locator('.t-actions').waitFor();
    sums.move += await pressed(page, `${name}'s way`, zone(/^Street 11/));
    if (name === 'Amy') sums.attack += await pressed(page, `${name}'s shot`, zone(/^Street 12/));
    sums.end += await pressed(page, `${name}'s end`, () => page.locator('.t-action[data-group="end"]').click());
    if (name === 'Amy') turn = sums.choose + sums.move + sums.attack + sums.end;
  }
  const all = sums.choose + sums.move + sums.attack + sums.end;
  tell(`presses by mouse: choose, move, attack, end ${turn}; a round of six that walk and end, one shoots: ${all} ${JSON.stringify(sums)}`);
  await context.close();
}

/** The board as it lies in the window when a game is opened there, and how much of it nothing covers. */
async function boards(house: House): Promise<void> {
  for (const mission of BOARDS) {
    const line: string[] = [];
    for (const size of SIZES) {
      const { page, context } = await visit(house, { size, settings: { tips: false, nick: 'Ada' } });
      await goTo(house, page, `new?edition=${mission.split('/')[0]}&mission=${mission}&seed=measure`);
      await page.getByRole('button', { name: 'Begin' }).first().click();
      await atTable(page);
      await asked(page);
      await page.waitForTimeout(SETTLED_MS);
      const { w, h, free } = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('[data-zone]')].map((one) => one.getBoundingClientRect());
        const left = Math.max(0, Math.min(...boxes.map((b) => b.left)));
        const top = Math.max(0, Math.min(...boxes.map((b) => b.top)));
        const right = Math.min(innerWidth, Math.max(...boxes.map((b) => b.right)));
        const bottom = Math.min(innerHeight, Math.max(...boxes.map((b) => b.bottom)));
        let seen = 0;
        const steps = 24;
        for (let x = 0.5; x < steps; x++)
          for (let y = 0.5; y < steps; y++)
            if (
              document
                .elementFromPoint(left + ((right - left) * x) / steps, top + ((bottom - top) * y) / steps)
                ?.closest('svg.board, .board')
            )
              seen++;
        return { w: Math.round(right - left), h: Math.round(bottom - top), free: Math.round((100 * seen) / steps ** 2) };
      });
      line.push(
        `${size.width}×${size.height} ${w}×${h} (${Math.round((100 * w * h) / (size.width * size.height))} %, ${free} % uncovered)`,
      );
      await context.close();
    }
    tell(`board of ${mission}: ${line.join('; ')}`);
  }
}

/** The show of a zombies' phase at 1×, by the clock: only while it plays, not while somebody is asked. */
async function phase(house: House): Promise<void> {
  const { id, step, zombies } = crowdedMoment('white-death/w01', FIGURES - 4, FIGURES + 4);
  const { page, context } = await visit(house, { settings: { speed: 1, tips: false, nick: 'Ada' }, motion: true });
  // builders that keep names put a helper into what is sent to the page
  await context.addInitScript('globalThis.__name = (what) => what');
  await goTo(house, page, `replay/${id}?t=${step}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/play\//);
  await atTable(page);
  await asked(page);
  await page.waitForTimeout(SETTLED_MS);
  const round = () => page.evaluate(() => Number(/\d+/.exec(document.querySelector('.t-title p')?.textContent ?? '')?.[0] ?? 0));
  const before = await round();
  // everyone ends; the dead are watched from their first banner on
  await page.evaluate(() => {
    const told = { ms: 0, moments: 0, last: performance.now() };
    Object.assign(window, { told });
    const look = (now: number) => {
      if (document.querySelector('.t-skip')) told.ms += now - told.last;
      if (document.querySelector('.t-skip') && document.querySelector('.t-moment')) told.moments += now - told.last;
      told.last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const end = performance.now() + PHASE_WITHIN_MS; performance.now() < end; ) {
    if (page.url().includes('#/end/')) break;
    if (await page.locator('.t-skip').isVisible()) {
      await page.waitForTimeout(100);
      continue;
    }
    const kind = await page
      .locator('.t-dock[data-may]')
      .getAttribute('data-kind', { timeout: 500 })
      .catch(() => null);
    if (kind === 'order' && (await round()) > before) break;
    if (kind === null) continue;
    await page.keyboard.press(kind === 'turn' ? 'e' : '1');
    await page.waitForTimeout(120);
    if (!(await page.locator('.t-skip').isVisible())) await page.keyboard.press('Enter');
    await page.waitForTimeout(120);
  }
  const { ms, moments } = await page.evaluate(() => (window as unknown as { told: { ms: number; moments: number } }).told);
  const told = `${seconds(ms - moments)} of show and ${seconds(moments)} of moments that take the stage`;
  tell(`a zombies' phase of ${zombies} figures at 1×: ${told} (aim 5 s for ${FIGURES})`);
  await context.close();
}

const PARTS: Readonly<Record<string, (house: House) => Promise<void>>> = { opening, presses, board: boards, phase };
/** What depends on the machine's load is measured more than once. */
const TIMES: Readonly<Record<string, number>> = { opening: 3, phase: 3 };

function inTurn(folder: string, parts: readonly string[]): void {
  const loader = fileURLToPath(new URL('../../../scripts/ts.mjs', import.meta.url));
  for (const part of parts)
    for (let n = 0; n < (TIMES[part] ?? 1); n++)
      for (const [name, cwd] of [
        ['before', folder],
        ['now', process.cwd()],
      ]) {
        const load = loadavg()[0].toFixed(1);
        const { stdout } = spawnSync(process.execPath, ['--import', loader, 'packages/web/e2e/measure.ts', part], {
          cwd,
          encoding: 'utf8',
        });
        tell(`${name} (load ${load}) ${stdout.trim()}`);
      }
}

const [flag, folder] = process.argv.slice(2);
const wanted = process.argv.slice(flag === '--against' ? 4 : 2);
const parts = Object.keys(PARTS).filter((name) => wanted.length === 0 || wanted.includes(name));
if (flag === '--against') {
  inTurn(folder, parts);
  process.exit(0);
}
build();
const house = await openHouse();
for (const name of parts)
  await PARTS[name](house).catch((error: unknown) => tell(`${name}: not measured: ${String(error).split('\n')[0]}`));
await house.close();
process.exit(0);
