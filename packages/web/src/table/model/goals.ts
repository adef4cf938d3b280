import type { SeatView } from '@holdout/engine';
import type { MissionDef } from '@holdout/engine/content';

/** Is there anything left to do besides leaving? */
export function goalsAreOpen(view: SeatView, mission: MissionDef | null): boolean {
  const list = mission?.objectives.list ?? [];
  return view.lines.some((line) => !line.met && !('exited' in (list[line.line] ?? {})));
}
