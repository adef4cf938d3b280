import type { State } from '@holdout/engine';

export interface Thought {
  readonly id: number;
  readonly level: string;
  readonly state: State;
  /** the bots' own dice; says nothing about the game's */
  readonly seed: string;
}

export type Chosen =
  | { readonly id: number; readonly key: string; readonly why: string }
  | { readonly id: number; readonly problem: string };
