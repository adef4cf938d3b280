// A thread that plays games until it has found what a test asks for (`aside.ts`).
import { parentPort, workerData } from 'node:worker_threads';
import { campaignDraws } from './campaign-draws.ts';
import { crowdedMoment } from './crowd.ts';
import { greatMoments, momentsOf, playedOut, turnsOf } from './moments.ts';

const searches = { campaignDraws, crowdedMoment, greatMoments, momentsOf, playedOut, turnsOf };
export type Searches = typeof searches;

const { name, wanted } = workerData as { readonly name: keyof Searches; readonly wanted: readonly never[] };
parentPort?.postMessage((searches[name] as (...args: readonly never[]) => unknown)(...wanted));
