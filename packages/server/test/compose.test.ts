// The files operators start from: what they name exists, and what the server needs is in them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const file = (name: string) => readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8');
const compose = file('compose.yaml');
/** The lines of one service. */
const service = (name: string): string => new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';

test('several servers can stand beside each other: none of them has a port of the host', () => {
  expect(service('holdout')).not.toBe('');
  expect(service('holdout')).not.toContain('ports:');
  expect(service('nginx')).toContain('ports:');
  expect(file('ops/nginx.conf')).toMatch(/server holdout:3000/);
});

test('addresses of people come from the proxy that stands before', () => {
  expect(service('holdout')).toMatch(/TRUST_PROXY: "1"/);
  expect(file('ops/nginx.conf')).toMatch(/X-Forwarded-For/);
});

test('a password is never part of an address', () => {
  expect(service('holdout')).toMatch(/DATABASE_URL: postgres:\/\/postgres:5432\/holdout$/m);
  expect(service('holdout')).toMatch(/PGPASSWORD: \$\{POSTGRES_PASSWORD:\?/);
});

test('rules of earlier versions outlive the container they were made in, and so do games', () => {
  expect(service('holdout')).toMatch(/- rules:\/data$/m);
  expect(service('postgres')).toMatch(/- postgres:\/var\/lib\/postgresql\/data$/m);
  expect(compose).toMatch(/^volumes:\n {2}postgres:\n {2}rules:\n/m);
});

test('nothing can be written but what is meant to, and nobody gets more rights', () => {
  for (const words of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) expect(service('holdout')).toContain(words);
  expect(file('Dockerfile')).toMatch(/^USER node$/m);
  expect(file('Dockerfile')).toMatch(/^HEALTHCHECK /m);
});

test('every variable it sets is one the server reads', () => {
  const known = [...file('packages/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  const set = [...(/ {4}environment:\n((?: {6}.*\n)+)/.exec(service('holdout'))?.[1] ?? '').matchAll(/^ {6}([A-Z_]+):/gm)].map(
    ([, name]) => name,
  );
  expect(set.length).toBeGreaterThan(5);
  // The driver of PostgreSQL reads these itself.
  expect(set.filter((name) => !known.includes(name))).toEqual(['PGUSER', 'PGPASSWORD']);
});

test('board and alerts name only figures the server has', async () => {
  const { createMetrics } = await import('../src/operations/metrics.ts');
  const names = new Set((await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name));
  for (const path of ['ops/grafana.json', 'ops/alerts.yml']) {
    const used = [...file(path).matchAll(/\b((?:holdout|nodejs|process)_[a-z0-9_]+)/g)].map(([, name]) =>
      (name ?? '').replace(/_(bucket|count|sum)$/, ''),
    );
    expect(used.length).toBeGreaterThan(3);
    for (const name of used) expect(names.has(name) || names.has(`${name}_total`), `${path}: ${name}`).toBe(true);
  }
});
