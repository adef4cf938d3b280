// Repeatable chance for drawings: the same board always looks the same, on every machine.

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}

export interface Chance {
  /** in [0, 1) */
  next(): number;
  between(low: number, high: number): number;
  whole(below: number): number;
  pick<T>(list: readonly T[]): T;
  maybe(share: number): boolean;
}

export function chance(seed: number): Chance {
  let s = seed >>> 0;
  const next = () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), s | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[whole(list.length)],
    maybe: (share) => next() < share,
  };
}
