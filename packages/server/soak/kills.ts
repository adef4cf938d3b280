// kill -9 in the middle of play, again and again, and a tally of all runs that is kept:
//   npm run soak:kills -- --kills 100 --seed 1 [--database sqlite|postgres|both] [--tally FILE]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../test/support/config.ts';
import { killAgainAndAgain } from '../test/support/killing.ts';
import { startPostgres } from '../test/support/postgres.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'both' },
    tally: { type: 'string', default: fileURLToPath(new URL('./kills.json', import.meta.url)) },
  },
});

interface Run {
  readonly database: string;
  readonly seed: number;
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
}

const kept = (): Run[] => (existsSync(values.tally) ? (JSON.parse(readFileSync(values.tally, 'utf8')) as Run[]) : []);

let failed = false;

async function killing(database: string, environment: Record<string, string>): Promise<void> {
  const seed = Number(values.seed);
  const from = Date.now();
  const { kills, acknowledged, lost } = await killAgainAndAgain(environment, Number(values.kills), seed);
  if (lost.length > 0) failed = true;
  const run: Run = { database, seed, kills, acknowledged, lost: lost.length };
  // Read again: another run may have been written down meanwhile.
  const runs = [...kept(), run];
  writeFileSync(values.tally, `${JSON.stringify(runs, null, 2)}\n`);
  const same = runs.filter((one) => one.database === database);
  const sum = (of: (one: Run) => number) => same.reduce((all, one) => all + of(one), 0);
  console.log(
    `${lost.length === 0 ? 'ok  ' : 'FAIL'} ${database}, seed ${seed}: killed ${kills} times in ${Math.round((Date.now() - from) / 1000)} s, ` +
      `${acknowledged} acknowledged, ${lost.length} lost; all runs: ${sum((one) => one.kills)} kills, ` +
      `${sum((one) => one.acknowledged)} acknowledged, ${sum((one) => one.lost)} lost`,
  );
  for (const one of lost.slice(0, 10)) console.log(`     ${one}`);
}

if (values.database !== 'postgres') {
  const folder = temporaryFolder();
  await killing('sqlite', { SQLITE_FILE: join(folder.path, 'kill.sqlite') });
  folder.remove();
}
if (values.database !== 'sqlite') {
  const cluster = await startPostgres({ durable: true });
  await killing('postgres', { DATABASE_URL: await cluster.database() });
  await cluster.stop();
}
process.exit(failed ? 1 : 0);
