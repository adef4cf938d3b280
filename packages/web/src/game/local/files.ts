// Records that came as files: kept in this browser to be watched again.
import type { GameFile } from '@holdout/protocol';
import { database } from './saves.ts';

export async function keepFile(file: GameFile): Promise<string> {
  const id = `f-${file.commitment.slice(0, 10)}`;
  await (await database()).put('files', { id, file });
  return id;
}

export const keptFile = async (id: string): Promise<GameFile | null> => (await (await database()).get('files', id))?.file ?? null;

export const keptFiles = async (): Promise<readonly { readonly id: string; readonly file: GameFile }[]> =>
  (await database()).getAll('files');

export const dropFile = async (id: string): Promise<void> => (await database()).delete('files', id);
