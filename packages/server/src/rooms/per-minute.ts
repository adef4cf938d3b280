const MINUTE = 60_000;

/** When each did something dear within the last minute; a clock's full minute would give twice as many around it. */
export class PerMinute {
  readonly #times = new Map<string, number[]>();
  #swept = 0;

  allow(who: string, most: number): boolean {
    const now = Date.now();
    this.#sweep(now);
    const recent = (this.#times.get(who) ?? []).filter((at) => now - at < MINUTE);
    if (recent.length >= most) return false;
    this.#times.set(who, [...recent, now]);
    return true;
  }

  /** Who has been quiet for a minute is forgotten. */
  #sweep(now: number): void {
    if (now - this.#swept < MINUTE) return;
    this.#swept = now;
    for (const [who, times] of this.#times) if (now - (times.at(-1) ?? 0) >= MINUTE) this.#times.delete(who);
  }
}
