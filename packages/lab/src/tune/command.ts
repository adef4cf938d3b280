// Improves the planner's weights by play: every step plays the same seeds with the weights shaken one way and the other.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { botRandom, WEIGHTS } from '@holdout/bots';
import type { Command } from '../commands.ts';
import { progress, shareOut } from '../crew.ts';
import { type Given, usage } from '../flags.ts';
import { missionNamed, missionsOf } from '../library.ts';
import { drawn, type Effect, effects, type Screened, shaken } from './screen.ts';
import { spsa } from './spsa.ts';
import type { Tuned, TuneJob } from './tune.worker.ts';

const WORKER = new URL('./tune.worker.ts', import.meta.url);

interface Screening {
  readonly names: readonly string[];
  readonly games: readonly Screened[];
  readonly effects: readonly Effect[];
}

/** Every game with weights low or high by chance; games are kept as they end, a run that was stopped goes on where it was. */
async function screen(given: Given): Promise<number> {
  const file = given.text('out') ?? 'docs/tuning.json';
  const names = Object.keys(WEIGHTS);
  const seed = given.text('seed') ?? 'screen';
  const before: Screening = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Screening) : { names, games: [], effects: [] };
  if (before.names.join() !== names.join()) usage(`${file} is about other weights`);
  const games: Screened[] = [...before.games];
  const known = new Set(games.map((game) => game.seed));
  const jobs: TuneJob[] = [];
  const levels = new Map<string, string>();
  const missions = missionsFrom(given);
  for (let i = 0; i < given.number('games', 40); i++)
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
    given.number('threads', 0) || undefined,
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
  const games = given.number('games', 40);
  const seed = given.text('seed') ?? 'tune';
  const random = botRandom(seed);
  const threads = given.number('threads', 0) || undefined;
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
  const history = await spsa(
    { ...WEIGHTS },
    { steps: given.number('steps', 20), rate: 0.4, shake: 0.15, sign: () => (random.below(2) === 0 ? -1 : 1), judge },
  );
  for (const { step, plus, minus } of history) console.log(`step ${step}: ${plus.toFixed(3)} against ${minus.toFixed(3)}`);
  const values = Object.fromEntries(
    Object.entries(history.at(-1)?.values ?? WEIGHTS).map(([name, value]) => [name, Number(value.toPrecision(4))]),
  );
  console.log(JSON.stringify(values, null, 2));
  const file = given.text('out');
  if (file !== undefined) writeFileSync(file, `${JSON.stringify({ seed, games, missions, history, values }, null, 1)}\n`);
  return 0;
}

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
    out: { type: 'string', value: 'FILE', help: 'keep seeds, steps and result as JSON' },
    threads: { type: 'string', value: 'N', help: 'worker threads (all cores)' },
  },
  run,
};
