// A thread in which bots think, so that the server never waits for them.
import { botRandom, type Parting, parting, playerNamed, seatAsked } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine, type Engine, type State } from '@holdout/engine';
import { engineOfJob } from '../rules/open-rules.ts';
import { serveJobs } from '../threads/serve.ts';
import type { Choice, Thought } from './threads.ts';

const engine = createEngine(editions);

/** Half of what a table of one's own takes: others wait for the thread. */
const SLICES = 4;

function parted(rules: Engine, state: State): Parting | null {
  if (state.ask?.kind !== 'use' || state.ask.topic !== 'exit') return null;
  const thought = parting(rules, state, seatAsked(state), SLICES);
  for (let step = thought.next(); ; step = thought.next()) if (step.done) return step.value;
}

serveJobs(async ({ level, state, seed, rules }: Thought): Promise<Choice | Parting | null> => {
  if (level === null) return parted(await engineOfJob(rules, engine), state);
  const bot = playerNamed(level);
  if (!bot) throw new Error(`unknown bot ${level}`);
  const { key, why, told } = bot.choose(await engineOfJob(rules, engine), state, seatAsked(state), botRandom(seed));
  return { key, why: `bot.why.${why}`, ...(told ? { told } : {}) };
});
