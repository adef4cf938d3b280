import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../src/index.ts';

test('nothing set is a configuration, and so are empty variables', () => {
  const read = readConfig({ DATABASE_URL: '', PORT: '', PUBLIC_URL: '' });
  expect(read).toMatchObject({ ok: true, config: { port: 3000, databaseUrl: null, redisUrl: null, push: null } });
});

test('wrong values are named', () => {
  const read = readConfig({ PORT: 'http', LOG_LEVEL: 'loud', PUBLIC_URL: 'my house' });
  expect(read.ok).toBe(false);
  if (!read.ok) for (const name of ['PORT', 'LOG_LEVEL', 'PUBLIC_URL']) expect(read.problems.join()).toContain(name);
  expect(readConfig({ VAPID_PUBLIC_KEY: 'x' })).toMatchObject({ ok: false });
});

test('every variable is in the documented table', () => {
  const docs = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8');
  const source = readFileSync(new URL('../src/config.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1]);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(docs).toContain(`\`${name}\``);
});
