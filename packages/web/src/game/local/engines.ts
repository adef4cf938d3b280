import { createEngine, type Engine } from '@holdout/engine';
import type { EditionId } from '@holdout/engine/content';
import { loadEdition } from '../editions.ts';

const engines = new Map<EditionId, Promise<Engine>>();

export function engineFor(edition: EditionId): Promise<Engine> {
  let known = engines.get(edition);
  if (!known) {
    known = loadEdition(edition).then((content) => createEngine([content]));
    known.catch(() => engines.delete(edition));
    engines.set(edition, known);
  }
  return known;
}
