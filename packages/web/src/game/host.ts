// A game as the table sees it, wherever it runs: in a worker of this browser, on a server, or as a replay. The table knows only this.
import type { AttackOdds, BoardView, GameEvent, Intent, Refusal, SeatView } from '@holdout/engine';

export interface HostSnapshot {
  /** what this seat may see now; null until the first view came */
  readonly view: SeatView | null;
  readonly board: BoardView | null;
  /** told since the game began, oldest first; grows only at the end */
  readonly events: readonly { readonly tick: number; readonly event: GameEvent }[];
  readonly connection: 'local' | 'online' | 'reconnecting' | 'offline';
  /** seats this browser answers for */
  readonly mine: readonly number[];
  readonly undo: { readonly can: boolean; /** label key why it stops here */ readonly why: string };
  /** team decision under way: what is proposed, who agreed */
  readonly proposal: { readonly key: string; readonly by: number; readonly agreed: readonly number[] } | null;
  readonly presence: readonly { readonly seat: number; readonly name: string; readonly present: boolean; readonly bot: boolean }[];
}

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export interface GameHost {
  /** the same object until something changed: made for useSyncExternalStore */
  snapshot(): HostSnapshot;
  subscribe(listener: () => void): () => void;
  answer(key: string): Promise<Outcome>;
  undo(): Promise<Outcome>;
  whyNot(key: string): Promise<Refusal | null>;
  reach(survivor: number): Promise<readonly { readonly zone: number; readonly actions: number; readonly path: readonly number[] }[]>;
  sight(survivor: number): Promise<readonly { readonly zone: number; readonly range: number }[]>;
  odds(key: string): Promise<AttackOdds | null>;
  intent(): Promise<readonly Intent[]>;
  forecast(): Promise<readonly { readonly zone: number; readonly expected: Readonly<Record<string, number>>; readonly nothing: number }[]>;
  threat(): Promise<readonly number[]>;
  /** what a sensible bot would do here, and why (a label key) */
  hint(): Promise<{ readonly key: string; readonly why: string } | null>;
  close(): void;
}
