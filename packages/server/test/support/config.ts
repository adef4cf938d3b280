import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../../src/index.ts';

/** A configuration for tests: a free port, no limits in the way, bots without pauses. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const read = readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: process.env.TEST_LOG ?? 'silent', WEB_DIST: '/nowhere' });
  if (!read.ok) throw new Error(read.problems.join('; '));
  return {
    ...read.config,
    botDelayMs: 0,
    presenceGraceMs: 0,
    messagesPerSecond: 100_000,
    maxSocketsPerAddress: 100_000,
    requestsPerMinute: 1_000_000,
    guestsPerMinute: 1_000_000,
    gamesPerMinute: 1_000_000,
    codesPerMinute: 1_000_000,
    replaysPerMinute: 1_000_000,
    ...changes,
  };
}

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'holdout-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
