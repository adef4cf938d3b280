// Golden games: finished games kept under `golden/` that must replay to the same end.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed } from '../bots.ts';
import type { Command } from '../commands.ts';
import { progress, shareOut } from '../crew.ts';
import { type Given, usage } from '../flags.ts';
import { editionNamed, engine, missionNamed, missionsOf, optionsNamed } from '../library.ts';
import type { FindJob, Found } from './golden.worker.ts';
import { checkPlaythrough } from './playthrough.ts';

export const FOLDER = 'golden';
const WORKER = new URL('./golden.worker.ts', import.meta.url);

export function goldenFiles(folder = FOLDER): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(folder, name));
}

export const checkGolden = (file: string): string | null => {
  try {
    return checkPlaythrough(engine, readFileSync(file, 'utf8'));
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
};

function check(files: readonly string[]): number {
  let wrong = 0;
  for (const file of files) {
    const problem = checkGolden(file);
    if (problem === null) continue;
    wrong++;
    console.log(`${file}: ${problem}`);
  }
  console.log(`${files.length - wrong} golden games replay, ${wrong} do not`);
  return wrong === 0 ? 0 : 1;
}

/** Plays on until each kind of end asked for has been seen, and keeps the shortest game of each. */
async function find(given: Given): Promise<number> {
  const named = given.text('edition');
  const edition = named === undefined ? undefined : editionNamed(named);
  const mission = given.text('mission');
  const missions = mission === undefined ? missionsOf(edition) : [missionNamed(mission, edition)];
  const bot = given.text('bot') ?? 'sensible';
  botNamed(bot);
  optionsNamed(given.text('options'));
  const tries = given.number('tries', 40);
  const seed = given.text('seed') ?? 'golden';
  const batch = given.has('deep') ? 1 : 4;
  const jobs: FindJob[] = [];
  for (const m of missions) {
    for (let from = 0; from < tries; from += batch) {
      jobs.push({
        mission: m.id,
        bot,
        options: given.text('options') ?? 'none',
        players: given.number('players', 1),
        seeds: Array.from({ length: Math.min(batch, tries - from) }, (_, i) => `${seed} ${from + i}`),
        only: given.text('end') ?? '',
        deep: given.number('deep', 0),
      });
    }
  }
  const best = new Map<string, Found>();
  const shown = progress(jobs.length);
  await shareOut<FindJob, Found[]>(WORKER, jobs, (found) => {
    for (const game of found) {
      const file = `${game.mission}-${game.end}-${game.reason}`;
      const before = best.get(file);
      if (before === undefined || game.text.length < before.text.length) best.set(file, game);
    }
    shown.step(`${best.size} ends`);
  });
  shown.done();
  for (const [name, game] of [...best].sort()) {
    const file = join(FOLDER, `${name}.txt`);
    mkdirSync(join(file, '..'), { recursive: true });
    const kept = existsSync(file) && checkGolden(file) === null && !given.has('again');
    if (!kept) writeFileSync(file, game.text);
    console.log(`${kept ? 'kept   ' : 'written'} ${file}`);
  }
  const won = missions.filter((m) => ![...best.values()].some((game) => game.mission === m.id && game.end === 'won'));
  if (won.length > 0) console.log(`no victory found: ${won.map((m) => m.id).join(', ')}`);
  return 0;
}

async function run(given: Given): Promise<number> {
  const [what = 'check', ...files] = given.words;
  if (what === 'check') return check(files.length > 0 ? files : goldenFiles());
  if (what === 'find') return find(given);
  return usage(`golden check or golden find, not ${what}`);
}

export const goldenCommand: Command = {
  summary: 'golden check [FILE...]: replays kept games; golden find: plays until every end is seen and keeps one game of each',
  flags: {
    mission: { type: 'string', value: 'ID', help: 'find: this mission only' },
    edition: { type: 'string', value: 'ID', help: 'find: missions of this edition' },
    bot: { type: 'string', value: 'NAME', help: 'find: who plays (sensible)' },
    tries: { type: 'string', value: 'N', help: 'find: games of each mission (40)' },
    end: { type: 'string', value: 'won|lost', help: 'find: keep only such games' },
    players: { type: 'string', value: 'N', help: 'find: seats (1)' },
    options: { type: 'string', value: 'LIST', help: 'find: optional modes' },
    seed: { type: 'string', value: 'TEXT', help: 'find: other games' },
    deep: { type: 'string', value: 'ROUNDS', help: 'find: search for victories with open cards, so many rounds deep' },
    again: { type: 'boolean', help: 'find: replace games that still replay' },
  },
  run,
};
