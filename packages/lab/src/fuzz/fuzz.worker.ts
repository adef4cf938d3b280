import { parentPort } from 'node:worker_threads';
import { fuzzOne } from './fuzz-one.ts';

parentPort?.on('message', (spec: string) => parentPort?.postMessage(fuzzOne(spec)));
