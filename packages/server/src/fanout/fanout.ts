// Several processes over one database tell each other what changed. The database stays the truth; a notice only says "look again".
import type { ChatLine, ServerMessageOf } from '@holdout/protocol';

export type Notice =
  /** an answer or an undo was stored */
  | { readonly kind: 'tick' }
  /** seats, people, settings or phase changed */
  | { readonly kind: 'room' }
  | { readonly kind: 'votes' }
  | { readonly kind: 'declined'; readonly message: ServerMessageOf<'rewind'> }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  | { readonly kind: 'point'; readonly message: ServerMessageOf<'point'> }
  | { readonly kind: 'nudge'; readonly message: ServerMessageOf<'nudge'> }
  /** who is connected through that process */
  | { readonly kind: 'presence'; readonly process: string; readonly players: readonly string[]; readonly watching: number };

export interface Fanout {
  /** this process, as others name it */
  readonly process: string;
  publish(game: string, notice: Notice): void;
  /** Notices of other processes about this game, until the returned function is called. Resolves when they are being heard. */
  subscribe(game: string, hear: (notice: Notice) => void): Promise<() => void>;
  /** Called when notices may have been missed. */
  onGap(look: () => void): void;
  /** How it stands with the others: none to tell, told at once, or only by the database. */
  state(): 'alone' | 'linked' | 'away';
  close(): Promise<void>;
}

/** One process alone has nobody to tell. */
export const alone: Fanout = {
  process: 'alone',
  publish: () => {},
  subscribe: async () => () => {},
  onGap: () => {},
  state: () => 'alone',
  close: async () => {},
};
