import type { SeatView } from '@holdout/engine';
import { settings } from '../app/settings.ts';
import { FIRST_PAIR } from '../game/first-steps.ts';
import type { TableScene } from '../table/scene.ts';

const NOBODY: readonly string[] = [];

/** Survivors who do not act this round: the first one of the lesson is for two. */
export function heldBack({ mission, host }: Pick<TableScene, 'mission' | 'host'>, view: SeatView): readonly string[] {
  if (mission?.tutorial !== true || host.lesson === undefined || view.round > 1 || view.seats > 1 || !settings().tips) return NOBODY;
  if (!FIRST_PAIR.every((id) => view.survivors.some((s) => s.id === id))) return NOBODY;
  return view.survivors.filter((s) => s.role === 'played' && !FIRST_PAIR.includes(s.id)).map((s) => s.id);
}
