// What is told of an answer: its events, and what each of them changed on the table.
import { type GameEvent, SCENE_KEYS, type Scene, type Watched } from '@holdout/engine';
import { changes, type Patch } from '@holdout/protocol';
import type { Rehang } from './gallery.ts';

/** The same for every seat. */
export interface Told {
  readonly events: readonly GameEvent[];
  readonly shown: readonly Patch[];
}

export const UNTOLD: Told = { events: [], shown: [] };

const sceneOf = (view: Scene): Scene => Object.fromEntries(SCENE_KEYS.map((key) => [key, view[key]])) as unknown as Scene;

/** Of the changes to a view, those to the table. */
function ofScene(patch: Patch): Patch {
  if (patch === 0 || Array.isArray(patch)) return patch;
  const parts = patch as Readonly<Record<string, unknown>>;
  const own = SCENE_KEYS.flatMap((key) => (Object.hasOwn(parts, key) ? [[key, parts[key]] as const] : []));
  return own.length === 0 ? 0 : Object.fromEntries(own);
}

/** The first and the last picture hang in the gallery anyway: most answers are one event, and for those nothing is drawn twice. */
export function toldOf({ events, scenes }: Extract<Watched, { ok: true }>, { before, view, patch }: Rehang): Told {
  if (events.length === 0) return UNTOLD;
  if (events.length === 1) return { events, shown: [ofScene(patch)] };
  // Rules of an earlier version always draw both ends.
  const between = scenes.length > events.length ? scenes.slice(1, -1) : scenes;
  return { events, shown: changes([sceneOf(before), ...between, sceneOf(view)]) };
}
