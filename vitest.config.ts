import { defineConfig } from 'vitest/config';

const testsOf = (packages: string): string[] => [`packages/${packages}/{test,src}/**/*.test.{ts,tsx}`];

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      // The rules keep nothing between games, so their files share what they import: a third less to compute. One that did keep something would show here.
      { extends: true, test: { name: 'rules', include: testsOf('{engine,content,bots,protocol,lab}'), isolate: false } },
      { extends: true, test: { name: 'apps', include: testsOf('{server,web}') } },
    ],
  },
});
