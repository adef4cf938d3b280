import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed } from '../bots.ts';
import type { Command } from '../commands.ts';
import { progress, shareOut } from '../crew.ts';
import { type Given, usage } from '../flags.ts';
import { editionNamed, missionNamed, missionsOf, optionsNamed, teamOf } from '../library.ts';
import { table } from '../table.ts';
import { compare, compareText, csvOf, type PlayedSet } from './compare.ts';
import { heatMap, reportPage } from './report.ts';
import { type KeptGame, labelsOf, nameOf, readKept, type Setting, settingsOf } from './settings.ts';
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

type SetSummary = Summary & { readonly setting: string };

function rowOf(s: SetSummary): string[] {
  return [
    s.mission,
    s.setting,
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

const HEAD = ['mission', 'setting', 'games', 'won', '95 %', 'lost', 'unfinished', 'rounds', 'kills', 'killed by', 'ends', 'ms'];

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
  const games = given.number('games', given.has('all') ? 20 : 100, 1);
  const settings = settingsOf(given);
  const bot = [...new Set(settings.map((setting) => setting.bot))].join(' against ');
  for (const setting of settings) {
    botNamed(setting.bot);
    optionsNamed(setting.options);
    for (const mission of setting.mission === undefined ? missions : [setting.mission]) teamOf(missionNamed(mission), 0, setting.team);
  }
  if (settings[1]?.mission !== undefined && missions.length > 1) usage('--vs-mission needs one --mission to be compared with');
  const seed = given.text('seed') ?? 'simulate';
  const file = given.text('file');
  const kept = file !== undefined && existsSync(file) ? readKept(readFileSync(file, 'utf8')) : new Map<string, GameResult>();
  const play = async ({ mission: other, ...setting }: Setting): Promise<GameResult[]> => {
    const found: GameResult[] = [];
    const jobs: SimulateJob[] = [];
    for (const mission of other === undefined ? missions : [other]) {
      const job = { mission, ...setting, rounds: given.number('rounds', 120, 1), sameTeam: given.has('same-team') };
      for (let from = 0; from < games; from++) {
        const one = `${seed} ${from}`;
        const known = kept.get(nameOf(job, one));
        const before = jobs.at(-1);
        if (known !== undefined) found.push(known);
        // games in a row travel together, so that messages cost little
        else if (before?.mission === mission && before.seeds.length < BATCH && before.from + before.seeds.length === from)
          jobs[jobs.length - 1] = { ...before, seeds: [...before.seeds, one] };
        else jobs.push({ ...job, seeds: [one], from });
      }
    }
    const shown = progress(jobs.length);
    const got = (batch: GameResult[]): void => {
      found.push(...batch);
      if (file !== undefined) appendFileSync(file, batch.map((result) => `${JSON.stringify(keptAs(jobs, result))}\n`).join(''));
      shown.step(batch[0]?.mission ?? '');
    };
    await shareOut<SimulateJob, GameResult[]>(WORKER, jobs, got, given.number('threads', 0, 1) || undefined);
    shown.done();
    return found.sort((x, y) => Number(x.seed.slice(seed.length)) - Number(y.seed.slice(seed.length)));
  };
  const labels = labelsOf(settings);
  const sets: PlayedSet[] = [];
  for (const [i, setting] of settings.entries()) sets.push({ setting, label: labels[i] ?? '', results: await play(setting) });
  const results = sets.flatMap((set) => set.results);
  const summaries = sets.flatMap((set) =>
    [...new Set(set.results.map((r) => r.mission))].map((mission) => ({
      setting: set.label,
      ...summarise(
        mission,
        set.results.filter((r) => r.mission === mission),
      ),
    })),
  );
  const [first, second] = sets;
  const versus = first !== undefined && second !== undefined ? compare(first.results, second.results) : null;
  const said = versus === null ? '' : compareText(versus, labels);
  const told = { bot, seed, missions: summaries, ...(versus === null ? {} : { versus }) };
  if (given.has('json')) console.log(JSON.stringify(told, null, 2));
  else console.log(table(...withoutEmpty(HEAD, summaries.map(rowOf))));
  if (versus !== null && !given.has('json')) console.log(said);
  const csv = given.text('csv');
  if (csv !== undefined) writeFileSync(csv, `${csvOf(sets)}\n`);
  const page = given.text('page');
  if (page !== undefined) writeFileSync(page, reportPage(`${games} games of ${bot}, seeds "${seed}"`, sets, said));
  const heat = given.text('heat');
  if (heat !== undefined) for (const set of sets) writeMaps(heat, set);
  const out = given.text('out');
  if (out !== undefined) {
    const every = sets.flatMap((set) => set.results.map((r) => ({ setting: set.label, ...r })));
    writeFileSync(out, `${JSON.stringify({ ...told, games: every }, null, 1)}\n`);
  }
  for (const failed of results.filter((r) => r.end === 'failed').slice(0, 5))
    console.log(`${failed.mission} seed "${failed.seed}": ${failed.reason}`);
  return results.some((r) => r.end === 'failed') ? 1 : 0;
}

/** A column nobody has anything in is left out. */
function withoutEmpty(head: readonly string[], rows: readonly string[][]): [string[], string[][]] {
  const full = head.map((_, i) => rows.some((row) => row[i] !== ''));
  return [head.filter((_, i) => full[i]), rows.map((row) => row.filter((_, i) => full[i]))];
}

/** Two maps a mission: where survivors died, and where turns ended. */
function writeMaps(folder: string, { label, results }: PlayedSet): void {
  const which = label === '' ? '' : `-${label.replaceAll(/[^\w.]+/g, '-')}`;
  for (const mission of new Set(results.map((r) => r.mission)))
    for (const of of ['deaths', 'turns'] as const) {
      const file = join(folder, `${mission.replaceAll('/', '-')}${which}-${of}.svg`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        file,
        heatMap(
          mission,
          results.filter((r) => r.mission === mission),
          of,
        ),
      );
    }
}

function keptAs(jobs: readonly SimulateJob[], result: GameResult): KeptGame {
  const job = jobs.find((one) => one.mission === result.mission && one.seeds.includes(result.seed));
  return { name: job === undefined ? '' : nameOf(job, result.seed), result };
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
      help: 'random, eager, sensible, swift (default), quick, strong, patient or coach (advice, followed to the letter)',
    },
    players: { type: 'string', value: 'N', help: 'seats the survivors are dealt to (1)' },
    team: { type: 'string', value: 'N|LIST', help: 'survivors in the team, or who they are, by commas (as many as the mission asks for)' },
    'same-team': { type: 'boolean', help: 'the first survivors of the box every game' },
    options: { type: 'string', value: 'LIST', help: 'optional modes: darkZones,clock=20' },
    rounds: { type: 'string', value: 'N', help: 'stop a game after so many rounds (120)' },
    seed: { type: 'string', value: 'TEXT', help: 'another set of games' },
    threads: { type: 'string', value: 'N', help: 'worker threads (all cores)' },
    'vs-bot': { type: 'string', value: 'NAME', help: 'the same games again with this bot, compared in pairs' },
    'vs-options': { type: 'string', value: 'LIST', help: 'the same with these optional modes' },
    'vs-team': { type: 'string', value: 'N|LIST', help: 'the same with a team of so many survivors, or of these' },
    'vs-players': { type: 'string', value: 'N', help: 'the same with so many seats' },
    'vs-mission': { type: 'string', value: 'FILE', help: 'the same seeds in another mission or another version of it' },
    file: { type: 'string', value: 'FILE', help: 'keep every game in it as it ends (a line each), and go on where a run was stopped' },
    page: { type: 'string', value: 'FILE', help: 'write one page of plots and maps (HTML)' },
    heat: { type: 'string', value: 'FOLDER', help: 'write maps of deaths and of turns by zone (SVG)' },
    csv: { type: 'string', value: 'FILE', help: 'write a line a game' },
    json: { type: 'boolean', help: 'print JSON instead of a table' },
    out: { type: 'string', value: 'FILE', help: 'write everything as JSON' },
  },
  run,
};
