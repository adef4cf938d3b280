// Ways that share a stretch are drawn beside each other: each gets a lane of its own, the first of them the middle one.

const stretches = (path: readonly number[]): string[] =>
  path.length < 2 ? path.map(String) : path.slice(1).map((zone, i) => [zone, path[i] ?? zone].sort((a, b) => a - b).join('-'));

/** 0, 1, -1, 2, -2 … */
const lane = (n: number): number => (n % 2 === 1 ? (n + 1) / 2 : -n / 2);

/** A lane for each path, so that no two that share a stretch (or stay in one zone) lie on each other. */
export function apart(paths: readonly (readonly number[])[]): number[] {
  const taken = new Map<string, Set<number>>();
  return paths.map((path) => {
    const own = stretches(path);
    let n = 0;
    while (own.some((stretch) => taken.get(stretch)?.has(n))) n++;
    for (const stretch of own) taken.set(stretch, (taken.get(stretch) ?? new Set()).add(n));
    return n === 0 ? 0 : lane(n);
  });
}

/** How far from a face's middle its number lies, in radii. */
const AWAY = 1.4;

/** The place of a number for whoever stays: at the face's outer side, seen from the middle of the zone, so that it covers nobody beside. */
export function outside([x, y]: readonly [number, number], [cx, cy]: readonly [number, number], radius: number): readonly [number, number] {
  const far = Math.hypot(x - cx, y - cy);
  const [dx, dy] = far < radius / 2 ? [0, -1] : [(x - cx) / far, (y - cy) / far];
  return [x + dx * radius * AWAY, y + dy * radius * AWAY];
}
