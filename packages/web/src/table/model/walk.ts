// Several Moves in a row, as far as nothing new comes between.
import { makeKey } from '@holdout/engine/keys';
import type { GameHost } from '../../game/host.ts';

const WAIT_MS = 3000;

/** Resolves when the game has moved on from this tick; false when it does not. */
export function movedOn(host: GameHost, tick: number): Promise<boolean> {
  if ((host.snapshot().view?.tick ?? tick) !== tick) return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = host.subscribe(() => {
      if ((host.snapshot().view?.tick ?? tick) === tick) return;
      clearTimeout(late);
      stop();
      resolve(true);
    });
    const late = setTimeout(() => {
      stop();
      resolve(false);
    }, WAIT_MS);
  });
}

/** The longest offered Move along the start of the path. */
export function stepAlong(keys: readonly string[], path: readonly number[]): { readonly key: string; readonly zones: number } | null {
  for (let n = path.length; n > 0; n--) {
    const key = makeKey({ verb: 'move', path: path.slice(0, n) });
    if (keys.includes(key)) return { key, zones: n };
  }
  return null;
}

/** Walks until the path ends, something was revealed, or another question comes. */
export async function walkAlong(
  host: GameHost,
  survivor: number,
  path: readonly number[],
  answer: (key: string) => Promise<boolean>,
): Promise<void> {
  let left = path;
  const known = host.snapshot().view?.info;
  while (left.length > 0) {
    const view = host.snapshot().view;
    if (view?.ask?.kind !== 'turn' || view.ask.survivor !== survivor || view.info !== known) return;
    const step = stepAlong(
      view.ask.options.map((o) => o.key),
      left,
    );
    if (step === null || !(await answer(step.key)) || !(await movedOn(host, view.tick))) return;
    left = left.slice(step.zones);
  }
}
