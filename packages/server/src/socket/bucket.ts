/** So much may be spent a second, with a burst of twice as much; `take` says whether it may. */
export class Bucket {
  #tokens: number;
  #at = performance.now();

  constructor(private readonly perSecond: number) {
    this.#tokens = perSecond * 2;
  }

  take(cost = 1): boolean {
    this.#fill();
    // Something dearer than the whole bucket may still be had from a full one.
    if (this.#tokens < Math.min(cost, this.perSecond)) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Nothing was taken for so long that it says no more than a new one would. */
  get full(): boolean {
    this.#fill();
    return this.#tokens >= this.perSecond * 2;
  }

  #fill(): void {
    const now = performance.now();
    this.#tokens = Math.min(this.perSecond * 2, this.#tokens + ((now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
  }
}

/** One bucket for each guest or address, shared by all their connections; forgotten when it is full again. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();
  #swept = performance.now();

  constructor(private readonly perSecond: number) {}

  take(who: string, cost: number): boolean {
    this.#sweep();
    let bucket = this.#buckets.get(who);
    if (!bucket) {
      bucket = new Bucket(this.perSecond);
      this.#buckets.set(who, bucket);
    }
    return bucket.take(cost);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #sweep(): void {
    const now = performance.now();
    if (now - this.#swept < 10_000) return;
    this.#swept = now;
    for (const [who, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(who);
  }
}
