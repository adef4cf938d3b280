// Events that are one thing to a reader: kinds that walk the same way together, kinds that appear together.
import type { GameEvent } from '@holdout/engine';

export interface Told {
  readonly tick: number;
  readonly event: GameEvent;
  /** kinds that are told in one line with this one */
  readonly more?: Readonly<Record<string, number>>;
}

/** The crowd an event is about, for those that can be told together. */
export function crowdOf(event: GameEvent): Readonly<Record<string, number>> | null {
  if (event.t === 'zombies-move' || event.t === 'spawned' || event.t === 'killed' || event.t === 'removed')
    return { [event.kind]: event.count };
  return null;
}

function together(a: GameEvent, b: GameEvent): boolean {
  if (a.t === 'zombies-move' && b.t === 'zombies-move') return a.from === b.from && a.to === b.to && a.reason === b.reason;
  if (a.t === 'spawned' && b.t === 'spawned') return a.zone === b.zone && a.how === b.how;
  if (a.t === 'killed' && b.t === 'killed') return a.zone === b.zone && a.by === b.by && a.with === b.with;
  return false;
}

export function merge(events: readonly { readonly tick: number; readonly event: GameEvent }[]): Told[] {
  const told: Told[] = [];
  for (const { tick, event } of events) {
    const last = told[told.length - 1];
    const crowd = crowdOf(event);
    if (last === undefined || crowd === null || last.tick !== tick || !together(last.event, event)) {
      told.push(crowd === null ? { tick, event } : { tick, event, more: crowd });
      continue;
    }
    const more: Record<string, number> = { ...last.more };
    for (const [kind, n] of Object.entries(crowd)) more[kind] = (more[kind] ?? 0) + n;
    told[told.length - 1] = { ...last, more };
  }
  return told;
}
