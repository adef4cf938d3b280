// Improves the planner's weights by play: every step plays the same seeds with the weights shaken one way and the other.
import { existsSync, writeFileSync } from 'node:fs';
import { botRandom, WEIGHTS } from '@holdout/bots';
import type { Command } from '../commands.ts';
import { progress, shareOut } from '../crew.ts';
import { type Given, usage } from '../flags.ts';
import { keptIn, missionNamed, missionsOf } from '../library.ts';
import { drawn, type Effect, effects, type Screened, shaken } from './screen.ts';
import { type Step, spsa } from './spsa.ts';
import type { Tuned, TuneJob } from './tune.worker.ts';

const WORKER = new URL('./tune.worker.ts', import.meta.url);

interface Screening {
  readonly names: readonly string[];
  readonly games: readonly Screened[];
  readonly effects: readonly Effect[];
}

const isScreening = (json: unknown): json is Screening =>
  typeof json === 'object' && json !== null && 'names' in json && Array.isArray(json.names) && 'games' in json && Array.isArray(json.games);

/** Every game with weights low or high by chance; games are kept as they end, a run that was stopped goes on where it was. */
async function screen(given: Given): Promise<number> {
  const file = given.text('out') ?? 'docs/tuning.json';
  const names = Object.keys(WEIGHTS);
  const seed = given.text('seed') ?? 'screen';
  const before: Screening = existsSync(file) ? keptIn(file, isScreening, 'a file of `tune --screen`') : { names, games: [], effects: [] };
  if (before.names.join() !== names.join()) usage(`${file} is about other weights`);
  const games: Screened[] = [...before.games];
  const known = new Set(games.map((game) => game.seed));
  const jobs: TuneJob[] = [];
  const levels = new Map<string, string>();
  const missions = missionsFrom(given);
  for (let i = 0; i < given.number('games', 40, 1); i++)
    for (const mission of missions) {
      const name = `${seed} ${mission} ${i}`;
      if (known.has(name)) continue;
      const random = botRandom(name);
      const high = drawn(names, (n) => random.below(n));
      levels.set(name, high);
      jobs.push({ mission, seed: name, nth: i, weights: shaken({ ...WEIGHTS }, high), level: 'swift' });
    }
  const missionOf = new Map(jobs.map((job) => [job.seed, job.mission]));
  const save = (): void => {
    const rows = games.map((game) => JSON.stringify(game)).join(',\n');
    writeFileSync(
      file,
      `{"names":${JSON.stringify(names)},\n"effects":${JSON.stringify(effects(names, games))},\n"games":[\n${rows}\n]}\n`,
    );
  };
  const shown = progress(jobs.length);
  await shareOut<TuneJob, Tuned>(
    WORKER,
    jobs,
    (result) => {
      games.push({ ...result, mission: missionOf.get(result.seed) ?? '', high: levels.get(result.seed) ?? '' });
      if (games.length % 20 === 0) save();
      shown.step();
    },
    given.number('threads', 0, 1) || undefined,
  );
  shown.done();
  save();
  console.log(`${games.length} games, ${games.filter((game) => game.won).length} won`);
  for (const { name, effect, sigmas } of effects(names, games).slice(0, 12))
    console.log(`${name.padEnd(12)} ${effect >= 0 ? '+' : ''}${effect.toFixed(3)}  ${sigmas.toFixed(1)} standard errors`);
  return 0;
}

function missionsFrom(given: Given): string[] {
  const named = given.text('missions');
  return named === undefined ? missionsOf(undefined).map((m) => m.id) : named.split(',').map((id) => missionNamed(id).id);
}

async function run(given: Given): Promise<number> {
  if (given.has('screen')) return screen(given);
  const missions = missionsFrom(given);
  const games = given.number('games', 40, 1);
  const seed = given.text('seed') ?? 'tune';
  const threads = given.number('threads', 0, 1) || undefined;
  const judge = async (weights: Readonly<Record<string, number>>, step: number): Promise<number> => {
    const jobs = Array.from(
      { length: games },
      (_, i): TuneJob => ({
        mission: missions[(step * games + i) % missions.length] ?? '',
        seed: `${seed} ${step} ${i}`,
        nth: i,
        weights,
        level: 'quick',
      }),
    );
    let sum = 0;
    await shareOut<TuneJob, Tuned>(WORKER, jobs, ({ score }) => (sum += score), threads);
    return sum / games;
  };
  const file = given.text('out') ?? 'tuning-steps.json';
  const of = { seed, games, missions };
  const before = existsSync(file) ? keptIn(file, isRun, 'a file of `tune`') : { ...of, history: [] };
  if (JSON.stringify({ seed: before.seed, games: before.games, missions: before.missions }) !== JSON.stringify(of))
    usage(`${file} is about other games: name another file by --out, or the same --seed, --games and --missions`);
  const signs = new Map<number, ReturnType<typeof botRandom>>();
  const history = await spsa(
    { ...WEIGHTS },
    {
      steps: given.number('steps', 20, 1),
      rate: 0.4,
      shake: 0.15,
      before: before.history,
      judge,
      // each step has dice of its own: a run that was stopped goes the same way on
      sign(step) {
        const random = signs.get(step) ?? botRandom(`${seed} signs ${step}`);
        signs.set(step, random);
        return random.below(2) === 0 ? -1 : 1;
      },
      kept: (steps) => writeFileSync(file, `${JSON.stringify({ ...of, history: steps, values: rounded(steps) }, null, 1)}\n`),
    },
  );
  for (const { step, plus, minus } of history) console.log(`step ${step}: ${plus.toFixed(3)} against ${minus.toFixed(3)}`);
  console.log(JSON.stringify(rounded(history), null, 2));
  return 0;
}

interface Run {
  readonly seed: string;
  readonly games: number;
  readonly missions: readonly string[];
  readonly history: readonly Step[];
}

const isRun = (json: unknown): json is Run => typeof json === 'object' && json !== null && 'history' in json && Array.isArray(json.history);

const rounded = (history: readonly Step[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(history.at(-1)?.values ?? WEIGHTS).map(([name, value]): [string, number] => [name, Number(value.toPrecision(4))]),
  );

export const tuneCommand: Command = {
  summary: "improves the planner's weights by play (SPSA); prints them for mind/weights.ts",
  flags: {
    missions: { type: 'string', value: 'LIST', help: 'missions, by commas (all in turn)' },
    games: { type: 'string', value: 'N', help: 'games for each of the two plays of a step (40)' },
    screen: {
      type: 'boolean',
      help: 'which weights matter: every game draws each low or high; --games of every mission, kept in docs/tuning.json',
    },
    steps: { type: 'string', value: 'N', help: 'steps (20)' },
    seed: { type: 'string', value: 'TEXT', help: 'another set of games' },
    out: {
      type: 'string',
      value: 'FILE',
      help: 'where seeds, steps and result are kept as JSON (tuning-steps.json; with --screen docs/tuning.json): goes on where it was stopped',
    },
    threads: { type: 'string', value: 'N', help: 'worker threads (all cores)' },
  },
  run,
};
