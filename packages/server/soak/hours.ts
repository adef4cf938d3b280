// Hours of play on one server over PostgreSQL, with faults and bad clients at random. Nothing acknowledged may be lost, and after the first
// quarter neither memory nor handles may grow.
import { type GameFile, GameLink } from '@holdout/protocol';
import { startChild } from '../test/support/child.ts';
import { attack } from '../test/support/fuzzing.ts';
import { openSocket, TestGuest, toyWish } from '../test/support/guest.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { seatTable } from '../test/support/table.ts';

const TABLES = 10;
const CYCLE_MS = 20_000;
const MOST_GROWN_MB = 60;
const MOST_HANDLES_MORE = 50;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function figures(http: string): Promise<{ readonly megabytes: number; readonly handles: number }> {
  const text = await (await fetch(`${http}/metrics`)).text();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { megabytes: of('process_resident_memory_bytes') / 1e6, handles: of('nodejs_active_handles_total') };
}

/** True: nothing was lost and nothing grew. */
export async function soakFor(hours: number, seed: number): Promise<boolean> {
  const postgres = await startPostgres({ durable: true });
  const url = await postgres.database();
  const limits = { MESSAGES_PER_SECOND: '100000', MAX_CONNECTIONS_PER_ADDRESS: '1000', REQUESTS_PER_MINUTE: '1000000' };
  const child = await startChild({ DATABASE_URL: url, ...limits });
  let crashed = false;
  child.process.once('exit', () => {
    crashed = true;
  });

  let stopped = false;
  const acknowledged = new Map<string, Map<number, string>>();
  const hosts = new Map<string, TestGuest>();
  const players: Promise<void>[] = [];
  const links: GameLink[] = [];
  for (let i = 0; i < TABLES; i++) {
    const table = await seatTable(child.at, 1, toyWish(2, { bots: [{ seat: 1, bot: 'first' }] }));
    table.leave();
    const [host] = table.guests as [TestGuest];
    const link = new GameLink({ url: child.at.socket, room: table.code, token: host.guest.token, open: openSocket, wait: 100 });
    const answers = new Map<number, string>();
    acknowledged.set(table.code, answers);
    hosts.set(table.code, host);
    links.push(link);
    players.push(
      (async () => {
        for (let turn = 0; !stopped; turn++) {
          const { status, options, tick, view } = link.state;
          if (status === 'open' && options) {
            const key = options[turn % options.length]?.key ?? 'pass';
            const reply = await link.request({ t: 'answer', tick, key });
            if (reply.ok && view?.ask?.by !== -1) answers.set(tick + 1, key);
          }
          await sleep(200);
        }
      })(),
    );
  }

  const until = Date.now() + hours * 3_600_000;
  const quarter = Date.now() + Math.min(hours * 900_000, 900_000);
  let base: Awaited<ReturnType<typeof figures>> | null = null;
  let dice = seed;
  for (let cycle = 0; Date.now() < until && !crashed; cycle++) {
    dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
    const fault = ['cut', 'restart', 'crash', 'attack'][dice % 4];
    if (fault === 'cut') await postgres.cut(url);
    if (fault === 'restart') await postgres.restart(1000);
    if (fault === 'crash') await postgres.restart(1000, true);
    if (fault === 'attack') {
      const [room = ''] = acknowledged.keys();
      const stranger = await TestGuest.come(child.at, 'Stranger');
      const plan = {
        at: child.at,
        room,
        watch: '0123456789abcdef',
        token: stranger.guest.token,
        messages: 2000,
        seed: cycle + 1,
        overheard: [],
      };
      await attack(plan);
    }
    await sleep(Math.min(CYCLE_MS, Math.max(0, until - Date.now())));
    const now = await figures(child.at.http);
    if (base === null && Date.now() > quarter) base = now;
    if (cycle % 15 === 0) console.log(`     ${fault}: ${now.megabytes.toFixed(0)} MB, ${now.handles} handles`);
  }

  stopped = true;
  await Promise.all(players);
  const last = await figures(child.at.http);
  let lost = 0;
  let count = 0;
  for (const [code, answers] of acknowledged) {
    const { body } = await (hosts.get(code) as TestGuest).call('GET', `/games/${code}/replay`);
    const stored = new Map((body as unknown as GameFile).steps.map((step) => [step.tick, step.key]));
    count += answers.size;
    for (const [tick, key] of answers) if (stored.get(tick) !== key) lost++;
  }
  for (const link of links) link.close();
  const grown = last.megabytes - (base ?? last).megabytes;
  const handles = last.handles - (base ?? last).handles;
  const ok = !crashed && lost === 0 && count > 0 && grown < MOST_GROWN_MB && handles < MOST_HANDLES_MORE;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${hours} h, seed ${seed}: crashed ${crashed}, ${count} acknowledged, ${lost} lost, ` +
      `${grown.toFixed(0)} MB and ${handles} handles more than after the first quarter`,
  );
  await child.end();
  await postgres.stop();
  return ok;
}
