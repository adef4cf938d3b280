import { parentPort } from 'node:worker_threads';
import { tryFile } from './try-file.ts';

parentPort?.on('message', (seed: string) => parentPort?.postMessage(tryFile(seed)));
