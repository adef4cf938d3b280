// Is anybody still there? Asked of those only who have said nothing, and a few at a time: thousands of pings in one go would hold up everyone.

export interface Beating {
  /** Once in every beat. */
  beat(): void;
}

const SLICES = 30;

export class Heartbeat {
  readonly #slices: readonly Set<Beating>[] = Array.from({ length: SLICES }, () => new Set());
  readonly #timer: NodeJS.Timeout;
  #joining = 0;
  #now = 0;

  constructor(everyMs: number) {
    this.#timer = setInterval(() => this.#next(), everyMs / SLICES);
  }

  /** Returns how to leave. */
  join(one: Beating): () => void {
    const slice = this.#slices[this.#joining++ % SLICES];
    slice?.add(one);
    return () => slice?.delete(one);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #next(): void {
    for (const one of this.#slices[this.#now++ % SLICES] ?? []) one.beat();
  }
}
