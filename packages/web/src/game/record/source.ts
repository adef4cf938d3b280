// Where a recorded game comes from, told by its id: this browser, a file, the address itself, or the server.
import type { GameSetup } from '@holdout/engine';
import type { GameFile } from '@holdout/protocol';
import { keptFile } from '../local/files.ts';
import type { Player } from '../local/saves.ts';
import { engineWorker } from '../local/worker.ts';
import { pack, unpack } from './pack.ts';
import { answersUpTo } from './record.ts';

interface Shared {
  readonly v: 1;
  readonly setup: GameSetup;
  readonly players: readonly (string | null)[];
  readonly answers: readonly string[];
}

const IN_ADDRESS = 'z.';

export const isLocal = (id: string): boolean => id.startsWith('l-');
export const isInAddress = (id: string): boolean => id.startsWith(IN_ADDRESS);

export const isOnline = (id: string): boolean => !/^(l-|f-|z\.)/.test(id);

/** Null when there is no such game; throws when the server cannot be asked. */
export async function loadRecord(id: string): Promise<GameFile | null> {
  if (isLocal(id)) return engineWorker().record(id);
  if (id.startsWith('f-')) return keptFile(id);
  if (isInAddress(id)) return fromAddress(id.slice(IN_ADDRESS.length));
  const { onlineRecord, problemCode } = await import('../online/api.ts');
  try {
    return await onlineRecord(id);
  } catch (error) {
    if (['no-room', 'not-started', 'not-yours', 'no-token'].includes(problemCode(error))) return null;
    throw error;
  }
}

async function fromAddress(text: string): Promise<GameFile | null> {
  const shared = (await unpack(text)) as Partial<Shared> | null;
  if (shared?.v !== 1 || !shared.setup || !Array.isArray(shared.answers)) return null;
  const names = shared.players ?? [];
  const players = shared.setup.seats.map((_, seat): Player => ({ name: names[seat] ?? '', bot: null }));
  return engineWorker()
    .film({ setup: shared.setup, players, seedChosen: true, answers: shared.answers })
    .catch(() => null);
}

/** An id that carries the whole game, for games no server knows. */
export async function addressId(file: GameFile): Promise<string | null> {
  if (file.seed === null) return null;
  const shared: Shared = {
    v: 1,
    setup: { ...file.setup, seed: file.seed },
    players: file.players,
    answers: answersUpTo(file, file.steps.length),
  };
  return IN_ADDRESS + (await pack(shared));
}
