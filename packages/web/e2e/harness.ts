// The real server on a free port with a file of its own, a real browser, and the few steps every test needs.
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export type Size = typeof DESKTOP;

/** The shell without windows first: it computes a fifth less for the same pages. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Without these the browser looks for the network of its maker at every start. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface House {
  readonly address: string;
  readonly browser: Browser;
  /** every page opened for a test, to be photographed when it fails */
  readonly pages: Page[];
  /** every step is recorded for Playwright's viewer: a failed test's second look */
  readonly traced?: boolean;
  close(): Promise<void>;
}

const run = (...args: string[]): boolean =>
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

export function build(): void {
  if (!run('scripts/build-web.mjs')) throw new Error('the client does not build');
}

/** The server as people run it, of this run alone; in the package's folder, where its dependencies are found. */
const builtServer = join(root, `packages/server/dist/browsed-${process.pid}`);

function buildServer(): void {
  if (!run('scripts/build-server.mjs', '--out', builtServer)) throw new Error('the server does not build');
  process.once('exit', () => rmSync(builtServer, { recursive: true, force: true }));
}

interface Server {
  readonly port: number;
  /** `npm run admin` beside it, as whoever runs a server would */
  admin(...words: string[]): void;
  /** kill -9, and the same again on the same port with the same file */
  killAndRestart(): Promise<void>;
  close(): Promise<void>;
}

/** What a test's own server has that others have not: settings, and a file loaded before it. */
interface ServerWish {
  readonly env?: Readonly<Record<string, string>>;
  readonly before?: URL;
}

async function openServer(wish: ServerWish = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-e2e-'));
  let running = await startServer(folder, 0, wish);
  const { port } = running;
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    // one that did not come up again has nobody to wait for
    if (running.child.exitCode !== null || running.child.signalCode !== null) return;
    const gone = new Promise((resolve) => running.child.once('exit', resolve));
    running.child.kill(signal);
    await gone;
  };
  return {
    port,
    admin: (...words) => {
      const env = { ...process.env, DATABASE_URL: '', REDIS_URL: '', SQLITE_FILE: join(folder, 'games.sqlite') };
      const { status } = spawnSync(process.execPath, [join(builtServer, 'admin.js'), ...words], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (status !== 0) throw new Error(`admin ${words.join(' ')} failed`);
    },
    killAndRestart: async () => {
      await stop('SIGKILL');
      running = await startServer(folder, port, wish);
    },
    close: async () => {
      await stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server of a test's own, which may be killed without harm to the others. */
export async function ownServer(house: House, wish: ServerWish = {}): Promise<{ readonly house: House; readonly server: Server }> {
  const server = await openServer(wish);
  return { house: { ...house, address: `http://127.0.0.1:${server.port}/` }, server };
}

async function startServer(
  folder: string,
  wished: number,
  { env = {}, before }: ServerWish,
): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const server = fork(join(builtServer, 'main.js'), {
    cwd: root,
    execArgv: before ? ['--import', before.href] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(wished),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      REDIS_URL: '',
      SQLITE_FILE: join(folder, 'games.sqlite'),
      WEB_DIST: join(root, 'packages/web/dist'),
      LOG_LEVEL: 'error',
      BOT_DELAY_MS: '0',
      SEAT_AWAY_SECONDS: '3',
      HOST_AWAY_SECONDS: '3',
      BOT_LIMIT_MS: '60000',
      MISSION_LIMIT_MS: '60000',
      GUESTS_PER_MINUTE: '1000',
      PUBLISHED_PER_HOUR: '1000',
      PUBLISHED_BOT_GAMES: '0',
      GAMES_PER_MINUTE: '1000',
      REQUESTS_PER_MINUTE: '100000',
      ...env,
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('message', (message) => resolve((message as { port: number }).port));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { child: server, port };
}

export async function openHouse(): Promise<House> {
  buildServer();
  const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUM.find((path) => existsSync(path));
  const [server, browser] = await Promise.all([openServer(), chromium.launch({ executablePath, args: QUIET })]);
  return {
    address: `http://127.0.0.1:${server.port}/`,
    browser,
    pages: [],
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  /** what the page complained about */
  readonly complaints: string[];
}

interface Wish {
  readonly size?: Size;
  /** what the browser remembers: by default English, dark, without animation and sound */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** things may move */
  readonly motion?: boolean;
  /** keeps the client for when there is no network, as every browser does: three seconds of a core for each profile, so only where a test needs it */
  readonly kept?: boolean;
}

/** A fault shows itself as a wait without end; how long a busy machine takes for a step is no fault. */
const PATIENCE_MS = 120_000;

const rememberedOf = (settings: Wish['settings']) => ({ language: 'en', theme: 'dark', speed: 0, sound: false, ...settings });

/** A new browser profile with one page, which has not gone anywhere yet. */
export async function visit(house: House, { size = DESKTOP, settings = {}, motion = false, kept = false }: Wish = {}): Promise<Guest> {
  const phone = size.width < 600;
  const context = await house.browser.newContext({
    viewport: size,
    isMobile: phone,
    hasTouch: phone,
    locale: 'en-GB',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: kept ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (house.traced) await context.tracing.start({ screenshots: true, snapshots: true });
  const remembered = rememberedOf(settings);
  await context.addInitScript((value) => {
    if (!localStorage.getItem('holdout.settings')) localStorage.setItem('holdout.settings', JSON.stringify(value));
  }, remembered);
  const page = await context.newPage();
  house.pages.push(page);
  keepJournal(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
  });
  return { context, page, complaints };
}

/**
 * Profiles for tables that are opened one after the other and need not know nothing of each other: one for mice, one for fingers. To
 * its table a new profile computes for five to seven seconds of a core, one that has been there for three and a half, a page that need not be loaded anew for two.
 */
export class Inn {
  private readonly guests = new Map<boolean, Guest & { settings: string }>();

  constructor(readonly house: House) {}

  async visit({ size = DESKTOP, settings = {} }: Pick<Wish, 'size' | 'settings'> = {}): Promise<Guest> {
    const finger = size.width < 600;
    const wanted = JSON.stringify(rememberedOf(settings));
    const known = this.guests.get(finger);
    if (known === undefined) {
      const guest = { ...(await visit(this.house, { size, settings })), settings: wanted };
      this.guests.set(finger, guest);
      return guest;
    }
    const { page } = known;
    await page.setViewportSize(size);
    if (known.settings !== wanted) {
      await page.evaluate((value) => localStorage.setItem('holdout.settings', value), wanted);
      // wishes are read when the client is loaded: out of it, and not farther than to where they may be remembered
      await page.goto(`${this.house.address}sw.js`);
    }
    known.settings = wanted;
    return known;
  }

  async close(): Promise<void> {
    for (const { context, complaints } of this.guests.values()) {
      await context.close();
      must(complaints.length === 0, `the page complained: ${complaints.join('; ')}`);
    }
  }
}

/** Goes to an address after the # and waits until its page is there. */
export async function goTo(house: House, page: Page, hash = ''): Promise<void> {
  await page.goto(`${house.address}#/${hash}`);
  await page.locator('main').first().waitFor();
}

/** What a page said, failed to fetch and went to, with the time, for whoever looks into a failure. */
const journals = new WeakMap<Page, string[]>();

function keepJournal(page: Page): void {
  const lines: string[] = [];
  journals.set(page, lines);
  const from = performance.now();
  const note = (text: string) => lines.push(`${((performance.now() - from) / 1000).toFixed(2)} s  ${text}`);
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`error: ${error.stack ?? error}`));
  page.on('requestfailed', (request) => note(`not fetched: ${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('framenavigated', (frame) => note(`at ${frame.url()}`));
  page.on('websocket', (socket) => {
    note(`socket opened: ${socket.url()}`);
    socket.on('close', () => note('socket closed'));
  });
  page.on('close', () => note('page closed'));
}

const evidence = join(root, 'node_modules/.cache/holdout-e2e');

/** What a failed test saw: a picture, the page as it is read aloud, what it said, and where it was asked for a trace. */
export async function keepEvidence(name: string, pages: readonly Page[], why: string): Promise<string> {
  mkdirSync(evidence, { recursive: true });
  for (const [at, page] of pages.entries()) {
    const place = join(evidence, `${name}-${at}`);
    const alive = !page.isClosed();
    const read = alive
      ? await page
          .locator('body')
          .ariaSnapshot()
          .catch(() => '')
      : '';
    if (alive) await page.screenshot({ path: `${place}.png` }).catch(() => {});
    writeFileSync(`${place}.log`, [why, '', ...(journals.get(page) ?? []), '', alive ? page.url() : 'closed', read].join('\n'));
  }
  const contexts = [...new Set(pages.map((page) => page.context()))];
  for (const [at, context] of contexts.entries())
    await context.tracing.stop({ path: join(evidence, `${name}-${at}.trace.zip`) }).catch(() => {});
  return evidence;
}

/** Only where somebody wants to look: `E2E_PHOTOS` names the folder. */
export async function photographTo(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PHOTOS;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}

const EVENTUALLY_MS = 20_000;

/** Looks again until it is so: a page may need a moment, and nobody knows how long a moment is on a busy machine. What stays wrong is wrong. */
export async function eventually<T>(look: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + EVENTUALLY_MS; ; ) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 150));
    }
  }
}

const WORK_MS = 100;
/** So long it is believed: finding out computes, too. */
const TOLD_MS = 15_000;
let told = { at: Number.NEGATIVE_INFINITY, slow: 1 };

/**
 * How many times longer than computing itself takes this machine lets it take just now: 1 where nobody else computes. For times a test is
 * about: they may grow with it, and with nothing else.
 */
export function slowness(): number {
  if (performance.now() - told.at < TOLD_MS) return told.slow;
  const [from, before] = [performance.now(), process.cpuUsage()];
  while (performance.now() - from < WORK_MS);
  const { user, system } = process.cpuUsage(before);
  told = { at: performance.now(), slow: Math.max(1, (performance.now() - from) / ((user + system) / 1000)) };
  return told.slow;
}

export function must(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
