// Exact distributions of attack dice: how many hits, how many of them sixes.

/** Chances by hits and sixes among them: `p[hits][sixes]`. */
export type Spread = readonly (readonly number[])[];

const table = (hits: number, sixes: number): number[][] => Array.from({ length: hits + 1 }, () => new Array<number>(sixes + 1).fill(0));

/** Each of n dice misses below `need`, hits from there, and is a six once in six. */
export function rollOf(n: number, need: number): Spread {
  const miss = (need - 1) / 6;
  const hit = (6 - need) / 6;
  let now = table(n, n);
  now[0][0] = 1;
  for (let die = 0; die < n; die++) {
    const next = table(n, n);
    for (let h = 0; h <= die; h++) {
      for (let x = 0; x <= h; x++) {
        const p = now[h][x];
        if (p === 0) continue;
        next[h][x] += p * miss;
        next[h + 1][x] += p * hit;
        next[h + 1][x + 1] += p / 6;
      }
    }
    now = next;
  }
  return now;
}

/** Sixes in a row that are followed up; beyond this the chance is less than one in sixty million. */
const MOST_SIXES = 10;

/** Dice earned by `sixes` sixes, each new six earning `each` more. */
export function chainOf(
  sixes: number,
  each: number,
  need: number,
): { readonly hits: number; readonly sixes: number; readonly misses: number; readonly p: number }[] {
  const miss = (need - 1) / 6;
  const hit = (6 - need) / 6;
  const done = new Map<number, { hits: number; sixes: number; misses: number; p: number }>();
  let states = new Map<string, { open: number; hits: number; sixes: number; misses: number; p: number }>();
  states.set('', { open: sixes * each, hits: 0, sixes: 0, misses: 0, p: 1 });
  while (states.size > 0) {
    const next: typeof states = new Map();
    const add = (open: number, hits: number, six: number, misses: number, p: number) => {
      const key = `${open},${hits},${six},${misses}`;
      const known = next.get(key);
      if (known) known.p += p;
      else next.set(key, { open, hits, sixes: six, misses, p });
    };
    for (const s of states.values()) {
      if (s.open === 0) {
        const key = (s.hits * 100 + s.sixes) * 100 + s.misses;
        const known = done.get(key);
        if (known) known.p += s.p;
        else done.set(key, { hits: s.hits, sixes: s.sixes, misses: s.misses, p: s.p });
        continue;
      }
      add(s.open - 1, s.hits, s.sixes, s.misses + 1, s.p * miss);
      add(s.open - 1, s.hits + 1, s.sixes, s.misses, s.p * hit);
      add(s.open - 1 + (s.sixes < MOST_SIXES ? each : 0), s.hits + 1, s.sixes + 1, s.misses, s.p / 6);
    }
    states = next;
  }
  return [...done.values()];
}
