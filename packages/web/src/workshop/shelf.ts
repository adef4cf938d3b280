// Missions of one's own, kept in this browser as they are made.
import type { EditionId, MissionDef } from '@holdout/engine/content';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { randomText } from '../game/random-text.ts';

export interface OwnMission {
  readonly id: string;
  readonly mission: MissionDef;
  /** the mission it was copied from; '' for one made from nothing */
  readonly origin: string;
  readonly created: number;
  readonly updated: number;
}

interface Tables extends DBSchema {
  missions: { key: string; value: OwnMission };
}

let opened: Promise<IDBPDatabase<Tables>> | null = null;

function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>('holdout-workshop', 1, {
    upgrade(db) {
      db.createObjectStore('missions', { keyPath: 'id' });
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

export const newMissionId = (edition: EditionId): string =>
  `${edition}/own-${randomText(8)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, 'x')}`;

export const listOwn = async (): Promise<readonly OwnMission[]> =>
  (await (await database()).getAll('missions')).sort((a, b) => b.updated - a.updated);

export const loadOwn = async (id: string): Promise<OwnMission | null> => (await (await database()).get('missions', id)) ?? null;

export async function addOwn(mission: MissionDef, origin: string): Promise<OwnMission> {
  const now = Date.now();
  const own = { id: mission.id, mission, origin, created: now, updated: now };
  await (await database()).put('missions', own);
  return own;
}

export async function saveOwn(own: OwnMission, mission: MissionDef): Promise<void> {
  await (await database()).put('missions', { ...own, mission, updated: Date.now() });
}

export async function removeOwn(id: string): Promise<void> {
  await (await database()).delete('missions', id);
}
