// A disk that fills up and has room again under a server in play, and one that can only be read: npm run soak:disk
// On a real file system of 24 MB (tmpfs), so it must be run by somebody who may mount one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFile, GameLink } from '@holdout/protocol';
import { startChild } from '../test/support/child.ts';
import { temporaryFolder } from '../test/support/config.ts';
import { type TestGuest, toyWish, until } from '../test/support/guest.ts';
import { seatTable, type Table } from '../test/support/table.ts';

const folder = temporaryFolder();
const disk = join(folder.path, 'disk');
mkdirSync(disk);
const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'pipe' });
mount('-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk);
process.once('exit', () => {
  execFileSync('umount', ['-l', disk]);
  folder.remove();
});
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const child = await startChild({ SQLITE_FILE: join(disk, 'games.sqlite'), MESSAGES_PER_SECOND: '100000', BOT_DELAY_MS: '0' });
let ended = false;
child.process.once('exit', () => {
  ended = true;
});
let failed = false;
const report = (line: string, ok: boolean) => {
  if (!ok) failed = true;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${line}`);
};
const status = async (path: string) => (await fetch(`${child.at.http}/${path}`)).status;

const tables: Table[] = [];
for (let i = 0; i < 3; i++) tables.push(await seatTable(child.at, 1, toyWish(2, { bots: [{ seat: 1, bot: 'first' }] })));
const acknowledged = tables.map(() => new Map<number, string>());
let going = true;
const refusals = new Set<string>();
const playing = tables.map(async ({ links }, i) => {
  const [link] = links as [GameLink];
  for (let turn = 0; going; turn++) {
    const { options, tick, view, status: line } = link.state;
    if (line === 'open' && options && view?.ask?.by !== -1) {
      const key = options[turn % options.length]?.key ?? 'pass';
      const reply = await link.request({ t: 'answer', tick, key });
      if (reply.ok) acknowledged[i]?.set(tick + 1, key);
      else refusals.add(reply.code);
    } else if (line === 'open' && options) await link.request({ t: 'decide', tick });
    await sleep(50);
  }
});
const ticks = () => tables.map(({ links }) => (links[0] as GameLink).state.tick);
const allMove = async (what: string) => {
  const before = ticks();
  await until(() => ticks().every((tick, i) => tick > (before[i] ?? 0) + 3), what, 60_000);
};

async function fault(name: string, begin: () => void, end: () => void): Promise<void> {
  await allMove('everybody plays');
  begin();
  await sleep(3000);
  const before = ticks();
  await sleep(2000);
  const still = ticks().every((tick, i) => tick === before[i]);
  const [ready, health] = [await status('ready'), await status('health')];
  end();
  await allMove(`everybody plays on after ${name}`);
  await sleep(1500);
  report(
    `${name}: play stood still ${still}, /ready ${ready}, /health ${health}, refusals ${[...refusals]}; after it bots and people go on, /ready ${await status('ready')}`,
    still && ready === 503 && health === 200 && !ended && !refusals.has('internal') && (await status('ready')) === 200,
  );
  refusals.clear();
}

const ballast = join(disk, 'ballast');
/** Whatever is left, to the last byte. */
function fill(): void {
  for (let size = 1 << 20; size >= 1; )
    try {
      writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
    } catch {
      size >>= 1;
    }
}
for (const name of ['disk full', 'disk full once more']) await fault(name, fill, () => rmSync(ballast));
going = false;
await Promise.all(playing);
let lost = 0;
for (const [i, table] of tables.entries()) {
  const [host] = table.guests as [TestGuest];
  const { body } = await host.call('GET', `/games/${table.code}/replay`);
  const stored = new Map((body as unknown as GameFile).steps.map((step) => [step.tick, step.key]));
  for (const [tick, key] of acknowledged[i] ?? []) if (stored.get(tick) !== key) lost++;
  if ((table.links[0]?.state.tick ?? 0) > stored.size) lost++;
  table.leave();
}
report(`${acknowledged.reduce((sum, one) => sum + one.size, 0)} answers acknowledged, ${lost} lost or shown and not stored`, lost === 0);
await child.end();
mount('-o', 'remount,ro', disk);
const refused = await startChild({ SQLITE_FILE: join(disk, 'games.sqlite') }).then(
  () => 'it started',
  (error: Error) => error.message,
);
report(`read-only from the start: ${refused}`, refused.includes('ended at once with 1'));
process.exit(failed ? 1 : 0);
