import { startChild } from '../test/support/child.ts';
import { load } from './load.ts';

const child = await startChild(
  {
    SQLITE_FILE: `/tmp/hprof/x-${Date.now()}.sqlite`,
    MESSAGES_PER_SECOND: '100000',
    MAX_CONNECTIONS_PER_ADDRESS: '100000',
    REQUESTS_PER_MINUTE: '10000000',
    GUESTS_PER_MINUTE: '10000000',
    GAMES_PER_MINUTE: '10000000',
  },
  new URL('./server.ts', import.meta.url).pathname,
);
let lag: number[] = [];
let last = performance.now();
setInterval(() => {
  const n = performance.now();
  lag.push(n - last - 10);
  last = n;
}, 10);
const m = async () =>
  (await (await fetch(child.at.http + '/metrics')).text())
    .split('\n')
    .filter((l) => /holdout_(answer|store)_seconds|eventloop_lag|holdout_answers/.test(l) && !l.startsWith('#'))
    .join('\n');
let before = '';
const r = await load(child.at, 200, 1000, 10, async () => {
  before = await m();
  lag = [];
});
console.log(before, '\n-----\n', await m());
lag.sort((a, b) => a - b);
console.log('client lag p50/p95/max', lag[lag.length >> 1], lag[Math.floor(lag.length * 0.95)], lag.at(-1));
console.log(r);
await child.end();
process.exit(0);
