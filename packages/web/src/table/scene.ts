// Everything components of the table share: the game as it stands, names in the reader's language, and how to act.
import type { AskView, BoardView, EditionContent, EditionId, SeatView } from '@holdout/engine';
import type { ItemDef, MissionDef } from '@holdout/engine/content';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { GameHost, HostSnapshot, Outcome } from '../game/host.ts';
import type { Names } from './model/names.ts';
import type { Show, Shown } from './show/player.ts';
import { type Ui, type UiStore, useUi } from './store.ts';

export interface TableScene {
  readonly host: GameHost;
  readonly snapshot: HostSnapshot;
  readonly view: SeatView;
  readonly board: BoardView;
  readonly edition: EditionId;
  readonly content: EditionContent;
  readonly mission: MissionDef | null;
  readonly items: ReadonlyMap<string, ItemDef>;
  readonly names: Names;
  readonly ui: UiStore;
  readonly show: Show;
  /** may this browser answer the pending question? */
  readonly may: boolean;
  /** gives the answer; shows why not when it is refused */
  answer(key: string): Promise<boolean>;
}

export const SceneContext = createContext<TableScene | null>(null);

export function useScene(): TableScene {
  const scene = use(SceneContext);
  if (scene === null) throw new Error('this part of the table is used outside a table');
  return scene;
}

export const usePick = <T>(pick: (ui: Ui) => T): T => useUi(useScene().ui, pick);

export function useShown(): Shown {
  const { show } = useScene();
  return useSyncExternalStore(show.subscribe, show.shown);
}

/** Whatever is refused says why. */
export function tellRefusal({ ui }: Pick<TableScene, 'ui'>, wish: Promise<Outcome> | undefined): void {
  void wish?.then((outcome) => {
    if (!outcome.ok) ui.set({ refusal: outcome.refusal });
  });
}

export const mayAnswer = (snapshot: HostSnapshot, ask: AskView | null): boolean =>
  ask !== null && snapshot.mine.length > 0 && (ask.by < 0 || (snapshot.mine.includes(ask.by) && ask.options.length > 0));

/** An answer of the game's oracles, asked again whenever the game or the question changes; the old one goes at once. */
export function useOracle<T>(name: string | null, ask: () => Promise<T>): T | null {
  const { view } = useScene();
  const key = name === null ? null : `${view.tick} ${name}`;
  const [reply, setReply] = useState<{ readonly key: string; readonly value: T } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the question
  useEffect(() => {
    if (key === null) return;
    let stale = false;
    ask().then(
      (value) => {
        if (!stale) setReply({ key, value });
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [key]);
  return reply !== null && reply.key === key ? reply.value : null;
}
