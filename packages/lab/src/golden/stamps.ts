// A stamp for each edition: its version and the golden games played by it. A game that plays otherwise means other rules, and other rules
// have another version: a running game is played on by the version it began with.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EditionId } from '@holdout/engine';
import { engine } from '../library.ts';
import { FOLDER, goldenFiles, OPEN } from './kept.ts';

export interface Stamp {
  readonly version: number;
  /** file to fingerprint */
  readonly games: Readonly<Record<string, string>>;
}

const stampFile = (edition: string): string => join(FOLDER, edition, 'stamp.json');
const contentFile = (edition: string): string => join('packages/content/src', edition, 'index.ts');

/** Setup, answers, end and state; comments and the version it was recorded with are about the game, not of it. */
export function fingerprintOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#') && !line.startsWith('ruleset:'));
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

function gamesOf(edition: string): Record<string, string> {
  // a campaign still being hunted grows from day to day: it must replay, but is no witness yet
  const files = goldenFiles(join(FOLDER, edition)).filter((file) => basename(file) !== OPEN);
  return Object.fromEntries(files.map((file) => [basename(file), fingerprintOf(readFileSync(file, 'utf8'))]));
}

const readStamp = (edition: string): Stamp | null =>
  existsSync(stampFile(edition)) ? (JSON.parse(readFileSync(stampFile(edition), 'utf8')) as Stamp) : null;

/** Games of the stamp that are played otherwise now, or are gone. */
export const changedGames = (stamp: Stamp, games: Readonly<Record<string, string>>): string[] =>
  Object.keys(stamp.games).filter((file) => games[file] !== stamp.games[file]);

export type Standing = 'good' | 'bump' | 'stamp';

/** What a stamp asks for: another version (games changed under the same one), a new stamp (games or version are new), nothing. */
export function standingOf(stamp: Stamp | null, version: number, games: Readonly<Record<string, string>>): Standing {
  if (stamp === null) return 'stamp';
  if (stamp.version === version && changedGames(stamp, games).length > 0) return 'bump';
  return stamp.version === version && Object.keys(games).every((file) => file in stamp.games) ? 'good' : 'stamp';
}

const versionOf = (edition: EditionId): number => Number(engine.ruleset(edition).split('@')[1]);

function writeStamp(edition: string, version: number): void {
  writeFileSync(stampFile(edition), `${JSON.stringify({ version, games: gamesOf(edition) } satisfies Stamp, null, 2)}\n`);
}

/** A line for each edition whose stamp is not good, with the command that mends it. */
export function stampProblems(): string[] {
  return engine.editions.flatMap(({ edition }) => {
    const stamp = readStamp(edition);
    const games = gamesOf(edition);
    const standing = standingOf(stamp, versionOf(edition), games);
    if (standing === 'good') return [];
    if (standing === 'stamp') return [`${edition}: games or version are new: npm run lab -- golden stamp`];
    const changed = stamp === null ? [] : changedGames(stamp, games);
    return [`${edition}@${versionOf(edition)} plays ${changed.join(', ')} otherwise than it did: npm run lab -- golden bump`];
  });
}

/** Stamps what is new. False: some edition needs another version first. */
export function stampAll(): boolean {
  let good = true;
  for (const { edition } of engine.editions) {
    const standing = standingOf(readStamp(edition), versionOf(edition), gamesOf(edition));
    if (standing === 'stamp') writeStamp(edition, versionOf(edition));
    if (standing === 'bump') good = false;
  }
  return good;
}

/** The next version for these editions, or for those whose games are played otherwise. Returns what was raised. */
export function bump(named: readonly string[]): string[] {
  const due = engine.editions.filter(({ edition }) =>
    named.length > 0 ? named.includes(edition) : standingOf(readStamp(edition), versionOf(edition), gamesOf(edition)) === 'bump',
  );
  return due.map(({ edition }) => {
    const file = contentFile(edition);
    const version = versionOf(edition) + 1;
    const text = readFileSync(file, 'utf8');
    const raised = text.replace(/^ {2}version: \d+,$/m, `  version: ${version},`);
    if (raised === text) throw new Error(`${file} does not say its version on a line of its own`);
    writeFileSync(file, raised);
    writeStamp(edition, version);
    return `${edition}@${version}`;
  });
}
