// The toy game tried out in a thread, as the real one is.
import type { Refusal } from '@holdout/engine';
import type { Trial } from '../../src/rehearsal/rehearsal.ts';
import { serveJobs } from '../../src/threads/serve.ts';
import { createToyEngine } from './engine.ts';

const engine = createToyEngine();

serveJobs((trial: Trial): Refusal | null => {
  if (trial.kind === 'daily') return null;
  if (trial.kind === 'answer') engine.answer(trial.state, trial.key);
  else {
    const opened = engine.setup(trial.setup);
    if (!opened.ok) return opened.refusal;
  }
  return null;
});
