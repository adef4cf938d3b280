// Improves the planner's weights by play: every step plays the same seeds with the weights shaken one way and the other.
import { writeFileSync } from 'node:fs';
import { botRandom, WEIGHTS } from '@holdout/bots';
import type { Command } from '../commands.ts';
import { shareOut } from '../crew.ts';
import type { Given } from '../flags.ts';
import { missionNamed, missionsOf } from '../library.ts';
import { spsa } from './spsa.ts';
import type { TuneJob } from './tune.worker.ts';

const WORKER = new URL('./tune.worker.ts', import.meta.url);

async function run(given: Given): Promise<number> {
  const named = given.text('missions');
  const missions = named === undefined ? missionsOf(undefined).map((m) => m.id) : named.split(',').map((id) => missionNamed(id).id);
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
      }),
    );
    let sum = 0;
    await shareOut<TuneJob, number>(WORKER, jobs, (score) => (sum += score), threads);
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
    steps: { type: 'string', value: 'N', help: 'steps (20)' },
    seed: { type: 'string', value: 'TEXT', help: 'another set of games' },
    out: { type: 'string', value: 'FILE', help: 'keep seeds, steps and result as JSON' },
    threads: { type: 'string', value: 'N', help: 'worker threads (all cores)' },
  },
  run,
};
