// A thread in which the rules are asked what would happen.
import { editions } from '@holdout/content';
import { createEngine } from '@holdout/engine';
import { engineOfJob } from '../rules/open-rules.ts';
import { serveJobs } from '../threads/serve.ts';
import type { Preview } from './previews.ts';
import { askRules } from './question.ts';

const engine = createEngine(editions);

serveJobs(async ({ rules, ...question }: Preview) => askRules(await engineOfJob(rules, engine), question));
