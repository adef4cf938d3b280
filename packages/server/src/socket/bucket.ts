/** Lets so many things happen a second, with a burst of twice as many; `take` says whether one more may. */
export class Bucket {
  #tokens: number;
  #at = performance.now();

  constructor(private readonly perSecond: number) {
    this.#tokens = perSecond * 2;
  }

  take(): boolean {
    const now = performance.now();
    this.#tokens = Math.min(this.perSecond * 2, this.#tokens + ((now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
