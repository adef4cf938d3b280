// Is anybody still there? A socket can be dead for minutes without a word: the heartbeat asks when it has been quiet, and says so.

export interface Beats {
  /** quiet for so long, and we ask */
  readonly quietMs: number;
  /** after a request we ask sooner: somebody waits for it */
  readonly expectMs: number;
  /** asked and heard nothing for so long: stalled */
  readonly stalledMs: number;
  /** stalled for so long: gone */
  readonly goneMs: number;
}

/** A client is told 4 s after the last word, so that 5 s hold on a busy device too; a connection is given up after 7 s. */
export const BEATS: Beats = { quietMs: 2200, expectMs: 500, stalledMs: 1800, goneMs: 3000 };

interface Calls {
  ask(): void;
  stalled(): void;
  gone(): void;
}

export class Heartbeat {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = false;
  #soon = false;

  constructor(
    private readonly beats: Beats,
    private readonly calls: Calls,
  ) {
    this.heard();
  }

  /** Anything came: the connection lives. */
  heard(): void {
    this.#asked = false;
    this.#soon = false;
    this.#after(this.beats.quietMs, () => this.check());
  }

  /** Something was sent that wants a reply. */
  expect(): void {
    if (this.#asked || this.#soon) return;
    this.#soon = true;
    this.#after(this.beats.expectMs, () => this.check());
  }

  /** Asks now: the device woke up or changed networks. */
  check(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.calls.ask();
    this.#after(this.beats.stalledMs, () => {
      this.calls.stalled();
      this.#after(this.beats.goneMs, () => this.calls.gone());
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #after(ms: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, ms);
  }
}
