// A thread in which the rules are asked what would happen.
import { editions } from '@holdout/content';
import { createEngine, inquire } from '@holdout/engine';
import { engineOfJob } from '../rules/open-rules.ts';
import { serveJobs } from '../threads/serve.ts';
import type { Preview } from './previews.ts';

const engine = createEngine(editions);

serveJobs(async ({ rules, state, ...question }: Preview) => inquire(await engineOfJob(rules, engine), state, question));
