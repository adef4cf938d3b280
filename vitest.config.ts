import { defineConfig } from 'vitest/config';
import { BUILT_THREADS } from './packages/server/test/support/built.ts';

const testsOf = (packages: string): string[] => [`packages/${packages}/{test,src}/**/*.test.{ts,tsx}`];

export default defineConfig({
  test: {
    environment: 'node',
    // a fault shows itself as a wait without end; how long a busy machine takes for a game is no fault
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // tests of the server wait for timers, kills and outages: a third worker computes meanwhile on two cores
    maxWorkers: 3,
    projects: [
      // Neither rules nor apps keep anything between their tests, so files share what they import: a third less to compute. What did keep something would show here.
      { extends: true, test: { name: 'rules', include: testsOf('{engine,content,bots,protocol,lab}'), isolate: false } },
      {
        extends: true,
        define: { BUILT_THREADS: JSON.stringify(BUILT_THREADS) },
        test: { name: 'apps', include: testsOf('{server,web}'), isolate: false, globalSetup: 'packages/server/test/support/built.ts' },
      },
    ],
  },
});
