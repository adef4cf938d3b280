// The editor's state: the draft with its history, the engine's word on it, and its place on the shelf.
import type { MissionDef } from '@holdout/engine/content';
import { useCallback, useEffect, useRef, useState } from 'react';
import { engineWorker } from '../game/local/worker.ts';
import type { Checked } from '../game/local/workshop.ts';
import { begin, change, type History, redo, undo } from './model/history.ts';
import { byZoneNames } from './model/references.ts';
import { type OwnMission, saveOwn } from './shelf.ts';

export interface Editor {
  readonly mission: MissionDef;
  /** the last state of the draft that the engine has looked at */
  readonly checked: Checked | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saved: 'yes' | 'saving' | 'no';
  edit(next: (mission: MissionDef) => MissionDef): void;
  /** the same for changes of the tiles: zones keep their names while cells shift */
  editTiles(next: (mission: MissionDef) => MissionDef): void;
  undo(): void;
  redo(): void;
}

const SAVE_AFTER_MS = 300;

export function useEditor(own: OwnMission): Editor {
  const [history, setHistory] = useState<History<MissionDef>>(() => begin(own.mission));
  const [checked, setChecked] = useState<Checked | null>(null);
  const [saved, setSaved] = useState<Editor['saved']>('yes');
  const mission = history.now;

  useEffect(() => {
    let stale = false;
    void engineWorker()
      .checkMission(mission)
      .then((result) => {
        if (!stale) setChecked(result);
      });
    return () => {
      stale = true;
    };
  }, [mission]);

  const first = useRef(true);
  const latest = useRef(mission);
  latest.current = mission;
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    setSaved('saving');
    const timer = setTimeout(() => {
      saveOwn(own, mission).then(
        () => setSaved('yes'),
        () => setSaved('no'),
      );
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [mission, own]);
  // Leaving before the timer is up must not lose the last change.
  useEffect(() => () => void saveOwn(own, latest.current).catch(() => {}), [own]);

  const edit = useCallback((next: (mission: MissionDef) => MissionDef) => setHistory((known) => change(known, next(known.now))), []);
  const editTiles = useCallback(
    (next: (mission: MissionDef) => MissionDef) => edit((now) => next(checked ? byZoneNames(now, checked.draft) : now)),
    [edit, checked],
  );
  return {
    mission,
    checked,
    saved,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit,
    editTiles,
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
  };
}
