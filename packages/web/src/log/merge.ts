// Events that are one thing to a reader: kinds that walk the same way together, kinds that appear together.
import type { GameEvent } from '@holdout/engine';

export interface Told {
  readonly tick: number;
  readonly event: GameEvent;
  /** kinds that are told in one line with this one */
  readonly more?: Readonly<Record<string, number>>;
  /** how many events it tells */
  readonly of: number;
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
      told.push(crowd === null ? { tick, event, of: 1 } : { tick, event, more: crowd, of: 1 });
      continue;
    }
    const more: Record<string, number> = { ...last.more };
    for (const [kind, n] of Object.entries(crowd)) more[kind] = (more[kind] ?? 0) + n;
    told[told.length - 1] = { ...last, more, of: last.of + 1 };
  }
  return told;
}

/** Those without the last `left` events: a line is told when all of it is. */
export function toldSoFar(told: readonly Told[], left: number): readonly Told[] {
  let end = told.length;
  for (let rest = left; rest > 0 && end > 0; end--) rest -= told[end - 1].of;
  return told.slice(0, end);
}
