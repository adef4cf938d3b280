// A thread in which bots play published missions, one game a job: their win rate is the server's own finding, not what a publisher says.
import { botRandom, playerNamed, seatAsked } from '@holdout/bots';
import { editions } from '@holdout/content';
import { createEngine, usualSurvivors } from '@holdout/engine';
import { serveJobs } from '../threads/serve.ts';
import type { Trial, TrialEnd } from './measure.ts';

const engine = createEngine(editions);
const MOST_ROUNDS = 50;
const MOST_ANSWERS = 12_000;

serveJobs(({ mission, seed, bot: level }: Trial): TrialEnd => {
  const content = editions.find((book) => book.edition === mission.edition);
  const bot = playerNamed(level);
  if (!content || !bot) throw new Error('no such edition or bot');
  const opened = engine.setup({ edition: content.edition, mission, seats: [usualSurvivors(content, mission)], options: {}, seed });
  if (!opened.ok) throw new Error(opened.refusal.reason);
  const { state } = opened;
  const random = botRandom(seed);
  for (let answers = 0; state.over === null && state.round <= MOST_ROUNDS && answers < MOST_ANSWERS; answers++)
    engine.answer(state, bot.choose(engine, state, seatAsked(state), random).key, true);
  return { won: state.over?.result === 'won', rounds: state.round };
});
