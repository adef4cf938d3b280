// Analyses kept in this browser, so that none is run twice. The newest ones stay.
import type { Analysis } from '@holdout/bots/findings';
import { type DBSchema, openDB } from 'idb';

interface Kept {
  readonly id: string;
  /** of the record it was made of: a longer one is analysed anew, and one of other rules */
  readonly steps: number;
  readonly ruleset: string;
  readonly made: number;
  readonly analysis: Analysis;
}

interface Tables extends DBSchema {
  analyses: { key: string; value: Kept; indexes: { made: number } };
}

const MOST = 100;

const database = () =>
  openDB<Tables>('holdout-analyses', 1, {
    upgrade: (db) => void db.createObjectStore('analyses', { keyPath: 'id' }).createIndex('made', 'made'),
  });

type Of = Pick<Kept, 'id' | 'steps' | 'ruleset'>;

/** Null where there is none, or the browser forbids keeping things. */
export async function keptAnalysis({ id, steps, ruleset }: Of): Promise<Analysis | null> {
  try {
    const kept = await (await database()).get('analyses', id);
    return kept !== undefined && kept.steps === steps && kept.ruleset === ruleset ? kept.analysis : null;
  } catch {
    return null;
  }
}

export async function keepAnalysis(of: Of, analysis: Analysis): Promise<void> {
  try {
    const db = await database();
    await db.put('analyses', { ...of, made: Date.now(), analysis });
    const names = await db.getAllKeysFromIndex('analyses', 'made');
    await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => db.delete('analyses', name)));
  } catch {
    // a browser that keeps nothing analyses again
  }
}
