// What this browser looks at, apart from the game itself: chosen answers, overlays, open panels.

import type { Part } from '@holdout/bots';
import type { Refusal, ZoneId } from '@holdout/engine';
import type { Variation } from '@holdout/engine/keys';
import { useSyncExternalStore } from 'react';
import type { PathArrow, ZoneHighlight } from '../board/types.ts';
import type { Hint, PointMark } from '../game/host.ts';

export const OVERLAYS = ['reach', 'sight', 'intent', 'forecast', 'threat'] as const;
export type OverlayId = (typeof OVERLAYS)[number];
export type PanelId = 'log' | 'goals' | 'rules' | 'chat';

/** What the pending question shows on the board and does when a zone is tapped. */
export interface BoardLink {
  readonly highlights: readonly ZoneHighlight[];
  readonly arrows: readonly PathArrow[];
  /** false: it has no use for this zone, whose card is shown then */
  readonly onZone: ((zone: ZoneId) => boolean) | null;
  readonly onSurvivor?: (survivor: number) => boolean;
  readonly onDoor?: (door: number) => boolean;
  /** a thing that lies in a zone: guards, a car, a crate */
  readonly onThing?: (name: string, zone: ZoneId) => boolean;
  /** survivors that may be pressed besides those the table asks to choose from */
  readonly people?: readonly number[];
  /** nothing that it marks is still being reckoned */
  readonly known?: boolean;
}

/** What a question does with what is pointed at besides zones. */
export type OtherPointing = Pick<BoardLink, 'onSurvivor' | 'onDoor' | 'onThing'>;

export interface Walk {
  readonly zone: ZoneId;
  readonly path: readonly number[];
  readonly actions: number;
}

export interface Ui {
  /** group of the action bar that is open */
  readonly group: string | null;
  /** its answers as one list, those too that the board shows: whoever came by keys reads them there */
  readonly whole: boolean;
  /** how often the whole board was asked for from outside the board */
  readonly fits: number;
  /** zone of the piece that is to act where several of a kind could: guards, a cauldron; -1: none */
  readonly piece: number;
  /** what is to be done, where a verb can do several things to several targets; null: not said yet */
  readonly deed: string | null;
  /** answer under preview */
  readonly chosen: string | null;
  /** how the answer under preview is taken, where not in its plain manner */
  readonly varied: { readonly of: string; readonly how: Variation } | null;
  /** several Moves in a row under preview */
  readonly walk: Walk | null;
  readonly pointed: number;
  /** zone whose contents are shown, -1: none */
  readonly zone: ZoneId;
  readonly overlays: ReadonlySet<OverlayId>;
  readonly panel: PanelId | null;
  /** whose cards and skills are open, -1: nobody's */
  readonly looked: number;
  /** id of the last line of talk that was seen */
  readonly read: number;
  /** a line that goes by itself: what a sign just pressed means */
  readonly flash: string | null;
  /** what is to be said about the zone that is pressed next */
  readonly aiming: PointMark | null;
  /** zones lit up by the log */
  readonly lit: readonly number[];
  readonly refusal: Refusal | null;
  /** a deadly answer that was pressed once, and when */
  readonly armed: { readonly key: string; readonly at: number } | null;
  /** the advised answer, shown in its question */
  readonly advised: string | null;
  readonly hint: Hint | null;
  /** questions of this kind are left to the game for now */
  readonly forMe: string | null;
  /** the coach's plan on the board, in order */
  readonly plan: readonly Part[];
  readonly help: boolean;
  /** label key of the term being explained */
  readonly explained: string | null;
  readonly link: BoardLink;
}

export const NO_LINK: BoardLink = { highlights: [], arrows: [], onZone: null };

export const NO_PLAN: Ui['plan'] = [];

const FRESH: Ui = {
  group: null,
  fits: 0,
  whole: false,
  piece: -1,
  deed: null,
  chosen: null,
  varied: null,
  walk: null,
  pointed: -1,
  zone: -1,
  overlays: new Set<OverlayId>(['reach', 'intent']),
  panel: null,
  looked: -1,
  read: -1,
  flash: null,
  aiming: null,
  lit: [],
  refusal: null,
  armed: null,
  advised: null,
  hint: null,
  forMe: null,
  plan: NO_PLAN,
  help: false,
  explained: null,
  link: NO_LINK,
};

export interface UiStore {
  get(): Ui;
  set(change: Partial<Ui>): void;
  subscribe(listener: () => void): () => void;
}

export function createUi(start: Partial<Ui> = {}): UiStore {
  let now: Ui = { ...FRESH, ...start };
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(change) {
      const keys = Object.keys(change) as (keyof Ui)[];
      if (keys.every((key) => now[key] === change[key])) return;
      now = { ...now, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One part of what is looked at: a component renders again only when that part changes. */
export const useUi = <T>(store: UiStore, pick: (ui: Ui) => T): T => useSyncExternalStore(store.subscribe, () => pick(store.get()));

/** Nothing chosen, nothing open over the board. */
export const CLEARED: Partial<Ui> = {
  group: null,
  whole: false,
  piece: -1,
  deed: null,
  chosen: null,
  walk: null,
  zone: -1,
  refusal: null,
  armed: null,
  advised: null,
  hint: null,
  plan: NO_PLAN,
  aiming: null,
};

/** Twins of a double click are one press. */
const TWIN_MS = 350;

/** The first press only asks; the second one does it. */
export function pressedTwice(store: UiStore, key: string): boolean {
  const { armed } = store.get();
  const now = performance.now();
  if (armed?.key === key) return now - armed.at > TWIN_MS;
  store.set({ armed: { key, at: now } });
  return false;
}

export function toggled<T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(one)) next.add(one);
  return next;
}
