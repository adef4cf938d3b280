/** Latencies in milliseconds. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? Number.NaN };
}

export const ms = (value: number): string => value.toFixed(2).padStart(9);
export const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/** Waiting times of people who do not wait for each other: exponential around the mean. */
export const pause = (meanMs: number): number => (meanMs <= 0 ? 0 : -Math.log(1 - Math.random()) * meanMs);
