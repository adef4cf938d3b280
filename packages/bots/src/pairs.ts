// Two settings over the same seeds: games are compared in pairs, so the luck they share drops out.

/** Two-sided binomial tail at one half: the chance of a difference at least this large if there were none. Only pairs that differ tell. */
export function signTest(a: number, b: number): number {
  const n = a + b;
  if (n === 0) return 1;
  const fewer = Math.min(a, b);
  let term = 0.5 ** n;
  let tail = term;
  for (let k = 1; k <= fewer; k++) {
    term = (term * (n - k + 1)) / k;
    tail += term;
  }
  return Math.min(1, 2 * tail);
}

/** Below this a difference is called real. */
export const REAL = 0.05;
