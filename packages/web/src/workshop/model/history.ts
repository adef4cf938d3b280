// Undo and redo without end: every state of the draft is kept whole, they share what did not change.
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

export const change = <T>(history: History<T>, next: T): History<T> =>
  next === history.now ? history : { past: [...history.past, history.now], now: next, future: [] };

export function undo<T>({ past, now, future }: History<T>): History<T> {
  const back = past.at(-1);
  return back === undefined ? { past, now, future } : { past: past.slice(0, -1), now: back, future: [now, ...future] };
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...later] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: later };
}
