import type { SeatView } from '@holdout/engine';
import type { MissionDef } from '@holdout/engine/content';

/** Is there anything left to do besides leaving? */
export function goalsAreOpen(view: SeatView, mission: MissionDef | null): boolean {
  const list = mission?.objectives.list ?? [];
  return view.lines.some((line) => !line.met && !('exited' in (list[line.line] ?? {})));
}

/** Who stays behind alone when these leave the board; -1: nobody, or more than one. */
export function leftAlone(view: SeatView, leave: readonly number[]): number {
  const others = view.survivors.filter((s) => !leave.includes(s.index) && s.alive && !s.out && s.zone >= 0);
  return others.length === 1 ? others[0].index : -1;
}
