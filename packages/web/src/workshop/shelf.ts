// Missions of one's own, kept in this browser as they are made.
import type { EditionId, MissionDef, OwnBox } from '@holdout/engine/content';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { randomText } from '../game/random-text.ts';

export interface OwnMission {
  readonly id: string;
  readonly mission: MissionDef;
  /** the mission it was copied from; '' for one made from nothing */
  readonly origin: string;
  /** the version of it that was published last */
  readonly published?: string;
  readonly created: number;
  readonly updated: number;
}

/** Cards, people and decks of one's own, under one name. */
export interface OwnBoxRecord {
  readonly id: string;
  readonly edition: EditionId;
  readonly name: string;
  readonly box: OwnBox;
  readonly updated: number;
}

interface Tables extends DBSchema {
  missions: { key: string; value: OwnMission };
  boxes: { key: string; value: OwnBoxRecord };
}

let opened: Promise<IDBPDatabase<Tables>> | null = null;

function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>('holdout-workshop', 2, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('missions', { keyPath: 'id' });
      db.createObjectStore('boxes', { keyPath: 'id' });
    },
    blocking() {
      // Another tab wants the newer shelf: this one lets go and opens it again when it is needed.
      void opened?.then((db) => db.close());
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

/** A few letters that nobody else has. */
export const ownName = (): string =>
  randomText(8)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, 'x');

export const newMissionId = (edition: EditionId): string => `${edition}/own-${ownName()}`;

export const listOwn = async (): Promise<readonly OwnMission[]> =>
  (await (await database()).getAll('missions')).sort((a, b) => b.updated - a.updated);

export const loadOwn = async (id: string): Promise<OwnMission | null> => (await (await database()).get('missions', id)) ?? null;

export async function addOwn(mission: MissionDef, origin: string): Promise<OwnMission> {
  const now = Date.now();
  const own = { id: mission.id, mission, origin, created: now, updated: now };
  await (await database()).put('missions', own);
  return own;
}

/** What else is kept about it, such as where it was published, stays as it is. */
export async function saveOwn(own: OwnMission, mission: MissionDef): Promise<void> {
  const db = await database();
  const known = (await db.get('missions', own.id)) ?? own;
  await db.put('missions', { ...known, mission, updated: Date.now() });
}

export async function notePublished(id: string, published: string): Promise<void> {
  const db = await database();
  const known = await db.get('missions', id);
  if (known) await db.put('missions', { ...known, published });
}

export async function removeOwn(id: string): Promise<void> {
  await (await database()).delete('missions', id);
}

export const listBoxes = async (): Promise<readonly OwnBoxRecord[]> =>
  (await (await database()).getAll('boxes')).sort((a, b) => b.updated - a.updated);

export const loadBox = async (id: string): Promise<OwnBoxRecord | null> => (await (await database()).get('boxes', id)) ?? null;

export const newBoxId = (): string => `box-${ownName()}`;

export async function saveBox(record: OwnBoxRecord): Promise<void> {
  await (await database()).put('boxes', { ...record, updated: Date.now() });
}

export async function removeBox(id: string): Promise<void> {
  await (await database()).delete('boxes', id);
}
