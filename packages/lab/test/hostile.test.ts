import { expect, test } from 'vitest';
import { hostileSeeds, LIMIT_MS, tryFiles } from '../src/hostile/run.ts';

/** Others every day: in a year a hundred thousand files have been tried. */
const TODAY = `day-${Math.floor(Date.now() / 86_400_000)}`;

test(`hostile files (${TODAY}) are answered with a message or a game, none hangs, none crashes`, { timeout: 300_000 }, async () => {
  const report = await tryFiles(hostileSeeds(TODAY, 300));
  expect(report.failures).toEqual([]);
  expect(report.longest).toBeLessThanOrEqual(LIMIT_MS);
  // the files are of both kinds, or nothing is shown
  expect(report.messages).toBeGreaterThan(60);
  expect(report.played).toBeGreaterThan(30);
  expect(report.answers).toBeGreaterThan(1000);
});
