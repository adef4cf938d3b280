// A small generator of the bots' own: their dice must never touch the game's.
export interface BotRandom {
  /** a whole number from 0 to n - 1 */
  below(n: number): number;
  /** from 0 up to but not 1 */
  share(): number;
}

function hash(seed: string): number {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** mulberry32 */
export function botRandom(seed: string): BotRandom {
  let state = hash(seed);
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
  return { share, below: (n) => Math.floor(share() * n) };
}
