import { writeFileSync } from 'node:fs';
import { botNamed } from '../bots.ts';
import type { Command } from '../commands.ts';
import { progress, shareOut } from '../crew.ts';
import { type Given, usage } from '../flags.ts';
import { editionNamed, missionNamed, missionsOf, optionsNamed } from '../library.ts';
import { table } from '../table.ts';
import type { SimulateJob } from './simulate.worker.ts';
import { type GameResult, type Summary, summarise } from './tally.ts';

const WORKER = new URL('./simulate.worker.ts', import.meta.url);
/** games handed out at a time */
const BATCH = 5;

const percent = (share: number): string => `${Math.round(100 * share)}%`;

const most = (counts: Readonly<Record<string, number>>, n: number): string =>
  Object.entries(counts)
    .sort((a, b) => b[1] - a[1])
    .slice(0, n)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function rowOf(s: Summary): string[] {
  return [
    s.mission,
    String(s.games),
    percent(s.rate),
    `${percent(s.low)}-${percent(s.high)}`,
    String(s.lost),
    String(s.unfinished),
    s.rounds.toFixed(1),
    s.killsPerGame.toFixed(1),
    most(s.deaths, 2),
    most(s.reasons, 2),
    s.msPerGame.toFixed(0),
  ];
}

const HEAD = ['mission', 'games', 'won', '95 %', 'lost', 'unfinished', 'rounds', 'kills', 'killed by', 'ends', 'ms'];

function missionsFrom(given: Given): string[] {
  const named = given.text('edition');
  const edition = named === undefined ? undefined : editionNamed(named);
  const mission = given.text('mission');
  if (mission !== undefined) {
    const { id } = missionNamed(mission, edition);
    // workers read a file of one's own again by its path
    return [mission.endsWith('.json') ? mission : id];
  }
  if (!given.has('all')) return usage('simulate needs --mission ID, or --all (with --edition for one edition)');
  return missionsOf(edition).map((m) => m.id);
}

async function run(given: Given): Promise<number> {
  const missions = missionsFrom(given);
  const games = given.number('games', given.has('all') ? 20 : 100);
  const bot = given.text('bot') ?? 'sensible';
  botNamed(bot);
  optionsNamed(given.text('options'));
  const seed = given.text('seed') ?? 'simulate';
  const jobs: SimulateJob[] = [];
  for (const mission of missions) {
    for (let from = 0; from < games; from += BATCH) {
      const seeds = Array.from({ length: Math.min(BATCH, games - from) }, (_, i) => `${seed} ${from + i}`);
      jobs.push({
        mission,
        bot,
        players: given.number('players', 1),
        options: given.text('options') ?? 'none',
        rounds: given.number('rounds', 120),
        seeds,
        sameTeam: given.has('same-team'),
      });
    }
  }
  const results: GameResult[] = [];
  const shown = progress(jobs.length);
  await shareOut<SimulateJob, GameResult[]>(
    WORKER,
    jobs,
    (batch) => {
      results.push(...batch);
      shown.step(batch[0]?.mission ?? '');
    },
    given.number('threads', 0) || undefined,
  );
  shown.done();
  const summaries = missions.map((mission) =>
    summarise(
      mission,
      results.filter((r) => r.mission === mission),
    ),
  );
  if (given.has('json')) console.log(JSON.stringify({ bot, seed, missions: summaries }, null, 2));
  else console.log(table(HEAD, summaries.map(rowOf)));
  const file = given.text('out');
  if (file !== undefined) writeFileSync(file, `${JSON.stringify({ bot, seed, missions: summaries, games: results }, null, 1)}\n`);
  for (const failed of results.filter((r) => r.end === 'failed').slice(0, 5))
    console.log(`${failed.mission} seed "${failed.seed}": ${failed.reason}`);
  return results.some((r) => r.end === 'failed') ? 1 : 0;
}

export const simulateCommand: Command = {
  summary: 'plays many games with a bot and counts wins, rounds, kills and what killed',
  flags: {
    mission: { type: 'string', value: 'ID', help: 'one mission' },
    edition: { type: 'string', value: 'ID', help: 'of this edition' },
    all: { type: 'boolean', help: 'a row for every mission' },
    games: { type: 'string', value: 'N', help: 'games of each mission (100; with --all 20)' },
    bot: { type: 'string', value: 'NAME', help: 'random, eager, sensible (default), quick, strong or patient' },
    players: { type: 'string', value: 'N', help: 'seats the survivors are dealt to (1)' },
    'same-team': { type: 'boolean', help: 'the first survivors of the box every game' },
    options: { type: 'string', value: 'LIST', help: 'optional modes: darkZones,clock=20' },
    rounds: { type: 'string', value: 'N', help: 'stop a game after so many rounds (120)' },
    seed: { type: 'string', value: 'TEXT', help: 'another set of games' },
    threads: { type: 'string', value: 'N', help: 'worker threads (all cores)' },
    json: { type: 'boolean', help: 'print JSON instead of a table' },
    out: { type: 'string', value: 'FILE', help: 'write everything as JSON' },
  },
  run,
};
