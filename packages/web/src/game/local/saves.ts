// Games kept in this browser. A game is a card for lists, a body to go on with, and one row for every answer.
import type { BoardView, Campaign, GameEvent, GameSetup, SeatView, State } from '@holdout/engine';
import type { GameFile, GameStep } from '@holdout/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Who plays a seat: a person by name, or a bot; the person stays known while a bot stands in. */
export interface Player {
  readonly name: string;
  readonly bot: string | null;
  /** bots that play some of the seat's survivors while its person plays the rest, by survivor */
  readonly bots?: Readonly<Record<string, string>>;
}

/** The record and the step a game branched off from. */
export interface Branch {
  readonly of: string;
  readonly step: number;
}

export interface LocalCard {
  readonly id: string;
  readonly edition: string;
  readonly mission: string;
  readonly players: readonly Player[];
  readonly survivors: readonly string[];
  readonly tick: number;
  readonly round: number;
  /** seat that answers now; -1: the team; null: nobody */
  readonly waiting: number | null;
  readonly result: 'won' | 'lost' | null;
  readonly created: number;
  readonly updated: number;
  readonly branch?: Branch;
  /** the one try at the mission of this day */
  readonly daily?: string;
  /** how often its people went back past what was revealed */
  readonly rewound?: number;
}

export interface LocalBody {
  readonly id: string;
  readonly setup: GameSetup;
  readonly ruleset: string;
  readonly seedChosen: boolean;
  /** told before the first question; the same for everyone */
  readonly board: BoardView;
  readonly view: SeatView;
  readonly events: readonly GameEvent[];
  readonly state: State;
}

export interface LocalStep extends GameStep {
  readonly game: string;
}

export interface Saved {
  readonly card: LocalCard;
  readonly body: LocalBody;
  readonly steps: readonly LocalStep[];
}

/** A campaign: its record, who plays, the game that is running and those that are written down. */
export interface LocalCampaign {
  readonly id: string;
  readonly campaign: Campaign;
  readonly players: readonly Player[];
  readonly game: string | null;
  readonly games: readonly string[];
  readonly created: number;
  readonly updated: number;
}

export interface Saves {
  cards(): Promise<readonly LocalCard[]>;
  load(id: string): Promise<Saved | null>;
  create(saved: Saved): Promise<void>;
  /** one transaction: the answer and the game after it */
  step(step: LocalStep, state: State, card: LocalCard): Promise<void>;
  update(card: LocalCard): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Tables extends DBSchema {
  cards: { key: string; value: LocalCard };
  bodies: { key: string; value: LocalBody };
  steps: { key: [string, number]; value: LocalStep };
  files: { key: string; value: { readonly id: string; readonly file: GameFile } };
  campaigns: { key: string; value: LocalCampaign };
}

const STORES = ['cards', 'bodies', 'steps'] as const;
const stepsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

let opened: Promise<IDBPDatabase<Tables>> | null = null;

export function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>('holdout', 2, {
    upgrade(db, before) {
      if (before < 2) db.createObjectStore('campaigns', { keyPath: 'id' });
      if (before >= 1) return;
      db.createObjectStore('cards', { keyPath: 'id' });
      db.createObjectStore('bodies', { keyPath: 'id' });
      db.createObjectStore('steps', { keyPath: ['game', 'tick'] });
      db.createObjectStore('files', { keyPath: 'id' });
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

export const browserSaves: Saves = {
  cards: async () => (await (await database()).getAll('cards')).sort((a, b) => b.updated - a.updated),

  async load(id) {
    const tx = (await database()).transaction(STORES);
    const [card, body, steps] = await Promise.all([
      tx.objectStore('cards').get(id),
      tx.objectStore('bodies').get(id),
      tx.objectStore('steps').getAll(stepsOf(id)),
    ]);
    return card && body ? { card, body, steps } : null;
  },

  async create({ card, body, steps }) {
    const tx = (await database()).transaction(STORES, 'readwrite');
    await Promise.all([
      tx.objectStore('cards').put(card),
      tx.objectStore('bodies').put(body),
      ...steps.map((step) => tx.objectStore('steps').put(step)),
      tx.done,
    ]);
  },

  async step(step, state, card) {
    const tx = (await database()).transaction(STORES, 'readwrite');
    const bodies = tx.objectStore('bodies');
    const body = await bodies.get(step.game);
    if (!body) throw new Error('the save is gone');
    await Promise.all([tx.objectStore('steps').add(step), bodies.put({ ...body, state }), tx.objectStore('cards').put(card), tx.done]);
  },

  async update(card) {
    await (await database()).put('cards', card);
  },

  async remove(id) {
    const tx = (await database()).transaction(STORES, 'readwrite');
    await Promise.all([
      tx.objectStore('cards').delete(id),
      tx.objectStore('bodies').delete(id),
      tx.objectStore('steps').delete(stepsOf(id)),
      tx.done,
    ]);
  },
};
