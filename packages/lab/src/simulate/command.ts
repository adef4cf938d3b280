import { writeFileSync } from 'node:fs';
import { botNamed } from '../bots.ts';
import type { Command } from '../commands.ts';
import { progress, shareOut } from '../crew.ts';
import { type Given, usage } from '../flags.ts';
import { editionNamed, missionNamed, missionsOf, optionsNamed } from '../library.ts';
import { table } from '../table.ts';
import { compare, compareText, csvOf } from './compare.ts';
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

/** The same games with another bot, other options or other seats. */
interface Setting {
  readonly bot: string;
  readonly options: string;
  readonly players: number;
}

function settingsOf(given: Given): Setting[] {
  const first: Setting = {
    bot: given.text('bot') ?? 'sensible',
    options: given.text('options') ?? 'none',
    players: given.number('players', 1),
  };
  const other = ['vs-bot', 'vs-options', 'vs-players'].some((name) => given.text(name) !== undefined);
  if (!other) return [first];
  return [
    first,
    {
      bot: given.text('vs-bot') ?? first.bot,
      options: given.text('vs-options') ?? first.options,
      players: given.number('vs-players', first.players),
    },
  ];
}

async function run(given: Given): Promise<number> {
  const missions = missionsFrom(given);
  const games = given.number('games', given.has('all') ? 20 : 100);
  const settings = settingsOf(given);
  const bot = settings.map((setting) => setting.bot).join(' against ');
  for (const setting of settings) {
    botNamed(setting.bot);
    optionsNamed(setting.options);
  }
  const seed = given.text('seed') ?? 'simulate';
  const play = async (setting: Setting): Promise<GameResult[]> => {
    const jobs: SimulateJob[] = [];
    for (const mission of missions) {
      for (let from = 0; from < games; from += BATCH) {
        const seeds = Array.from({ length: Math.min(BATCH, games - from) }, (_, i) => `${seed} ${from + i}`);
        jobs.push({ mission, ...setting, rounds: given.number('rounds', 120), seeds, from, sameTeam: given.has('same-team') });
      }
    }
    const found: GameResult[] = [];
    const shown = progress(jobs.length);
    const got = (batch: GameResult[]): void => {
      found.push(...batch);
      shown.step(batch[0]?.mission ?? '');
    };
    await shareOut<SimulateJob, GameResult[]>(WORKER, jobs, got, given.number('threads', 0) || undefined);
    shown.done();
    return found;
  };
  const played: GameResult[][] = [];
  for (const setting of settings) played.push(await play(setting));
  const results = played.flat();
  const summaries = played.flatMap((set) =>
    missions.map((mission) =>
      summarise(
        mission,
        set.filter((r) => r.mission === mission),
      ),
    ),
  );
  const [first, second] = played;
  const versus = first !== undefined && second !== undefined ? compare(first, second) : null;
  if (given.has('json')) console.log(JSON.stringify({ bot, seed, missions: summaries, ...(versus === null ? {} : { versus }) }, null, 2));
  else console.log(table(HEAD, summaries.map(rowOf)));
  if (versus !== null && !given.has('json')) console.log(compareText(versus));
  const csv = given.text('csv');
  if (csv !== undefined) writeFileSync(csv, `${csvOf(results)}\n`);
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
    bot: {
      type: 'string',
      value: 'NAME',
      help: 'random, eager, sensible (default), quick, strong, patient or coach (advice, followed to the letter)',
    },
    players: { type: 'string', value: 'N', help: 'seats the survivors are dealt to (1)' },
    'same-team': { type: 'boolean', help: 'the first survivors of the box every game' },
    options: { type: 'string', value: 'LIST', help: 'optional modes: darkZones,clock=20' },
    rounds: { type: 'string', value: 'N', help: 'stop a game after so many rounds (120)' },
    seed: { type: 'string', value: 'TEXT', help: 'another set of games' },
    threads: { type: 'string', value: 'N', help: 'worker threads (all cores)' },
    'vs-bot': { type: 'string', value: 'NAME', help: 'the same games again with this bot, compared in pairs' },
    'vs-options': { type: 'string', value: 'LIST', help: 'the same with these optional modes' },
    'vs-players': { type: 'string', value: 'N', help: 'the same with so many seats' },
    csv: { type: 'string', value: 'FILE', help: 'write a line a game' },
    json: { type: 'boolean', help: 'print JSON instead of a table' },
    out: { type: 'string', value: 'FILE', help: 'write everything as JSON' },
  },
  run,
};
