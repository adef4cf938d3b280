// English names for what the engine calls by id; an id without a label is shown as words.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../content/labels/en/', import.meta.url));

let all: Map<string, string> | null = null;

function labels(): Map<string, string> {
  if (all === null) {
    all = new Map();
    for (const name of readdirSync(folder)) {
      const file: unknown = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
      for (const [key, text] of Object.entries(file as Record<string, unknown>)) if (typeof text === 'string') all.set(key, text);
    }
  }
  return all;
}

export const words = (id: string): string => id.replace(/-/g, ' ');

export const label = (kind: string, id: string): string => labels().get(`${kind}.${id}`) ?? words(id);
export const labelled = (key: string): string | undefined => labels().get(key);
