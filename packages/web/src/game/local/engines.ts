import { createEngine, ENGINE_API, type Engine } from '@holdout/engine';
import type { EditionId } from '@holdout/engine/content';
import { loadEdition } from '../editions.ts';

const engines = new Map<EditionId, Promise<Engine>>();

const older = new Map<string, Promise<Engine>>();

/** What the server keeps of earlier versions (`/rules/…`): the same file its own older games are played by. */
async function fetchOlder(ruleset: string): Promise<Engine> {
  const file = (await import(/* @vite-ignore */ `${self.location.origin}/rules/${ruleset}`)) as { api: unknown; openEngine(): Engine };
  if (file.api !== ENGINE_API) throw new Error(`${ruleset} speaks to pages otherwise`);
  return file.openEngine();
}

/** The engine a saved game began with; null when it is neither this page's nor to be had from the server. */
export async function engineOf(edition: EditionId, ruleset: string): Promise<Engine | null> {
  const own = await engineFor(edition);
  if (own.ruleset(edition) === ruleset) return own;
  const known = older.get(ruleset) ?? fetchOlder(ruleset);
  older.set(ruleset, known);
  return known.catch(() => {
    older.delete(ruleset);
    return null;
  });
}

export function engineFor(edition: EditionId): Promise<Engine> {
  let known = engines.get(edition);
  if (!known) {
    known = loadEdition(edition).then((content) => createEngine([content]));
    known.catch(() => engines.delete(edition));
    engines.set(edition, known);
  }
  return known;
}
